import { type CmsActions, usableActions } from '#src/cms/actions.ts'
import { contentText, useContentLanguage } from '#src/cms/content-text.tsx'
import { ActionBar } from '#src/ui/action-bar.tsx'
import { Container } from '#src/ui/container.tsx'

export interface CallToActionProps {
  heading: string | null
  text: string | null
  actions: CmsActions
}

/** A dark band with one thing to do. */
export function CallToAction({ heading, text, actions }: CallToActionProps) {
  return (
    <section className="band py-section">
      <Container className="grid grid-cols-1 items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 className="heading max-w-[16em] text-h1" dir="auto">
          {contentText(heading)}
        </h2>
        <div className="grid justify-items-start gap-7">
          {text && (
            <p className="max-w-measure text-lead leading-meta text-steel-1" dir="auto">
              {contentText(text)}
            </p>
          )}
          <ActionBar actions={usableActions(actions)} lang={useContentLanguage()} />
        </div>
      </Container>
    </section>
  )
}
