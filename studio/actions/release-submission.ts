import { useCallback, useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '#shared/config.ts'

/**
 * Releases a submission that the server holds back because something filled in its trap: it then counts as received, and the server
 * sends the mail that its form promises at once.
 */
export const releaseSubmission: DocumentActionComponent = ({ published, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const [isUnderWay, setUnderWay] = useState(false)
  const id = published?._id
  const rev = published?._rev
  const release = useCallback(async () => {
    if (id === undefined || rev === undefined) return
    setUnderWay(true)
    try {
      await client.patch(id, { ifRevisionID: rev, set: { status: 'received' } }).commit()
      onComplete()
    } finally {
      setUnderWay(false)
    }
  }, [client, id, rev, onComplete])
  if (published?.status !== 'held') return null
  return {
    label: isUnderWay ? 'Releasing …' : 'Release',
    title: 'A person wrote this: count it as received and send the mail that its form promises.',
    tone: 'positive',
    disabled: isUnderWay,
    onHandle: () => void release(),
  }
}
