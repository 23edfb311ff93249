import { type UserViewComponent, usePaneRouter } from 'sanity/structure'
import { companionIdOf } from '../schemas/documents/webinar-access.ts'
import styles from './webinar-access-view.module.css'

/** Tab beside the form of a webinar: says where its secret links are kept, and opens them in the next pane. */
export const WebinarAccessView: UserViewComponent = ({ documentId }) => {
  const { ChildLink } = usePaneRouter()
  return (
    <div className={styles.view}>
      <h2>Links to join and to the recording</h2>
      <p>
        They are kept apart from the webinar, so that nobody but registered people gets them. They are saved as you type;
        publishing the webinar does not touch them.
      </p>
      <div className={styles.link}>
        <ChildLink childId={companionIdOf(documentId)}>Open the links</ChildLink>
      </div>
    </div>
  )
}
