import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { Button } from './button.tsx'
import { ConsentBar } from './consent-bar.tsx'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { LinkButton } from './link-button.tsx'
import { SidePanel } from './side-panel.tsx'
import type { Registry } from './specimen.ts'
import { Spinner } from './spinner.tsx'
import { SpinnerMark } from './spinner-mark.tsx'
import { StatePicture } from './state-picture.tsx'
import { ToastHost } from './toast-host.tsx'

function OpeningDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open dialog
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Get the brochure"
        closeLabel="Close"
        actions={<Button onClick={close}>Send</Button>}
      >
        <p>We send it to the address that you give.</p>
      </Dialog>
    </>
  )
}

function OpeningPanel() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open side panel
      </Button>
      <SidePanel open={open} onClose={() => setOpen(false)} label="Side panel" closeLabel="Close menu">
        <Button variant="quiet">An item</Button>
      </SidePanel>
    </>
  )
}

function OpeningToasts() {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {(['info', 'success', 'warning', 'error'] as const).map((type) => (
          <Button key={type} variant="secondary" size="sm" onClick={() => toast('Subscribed to newsletter', { type })}>
            Show {type}
          </Button>
        ))}
      </div>
      <ToastHost label="Notifications" closeLabel="Close" />
    </>
  )
}

const noop = () => undefined

/** What stands there when something opens, is waited for, is missing or failed. */
export const stateSpecimens: Registry = {
  'consent-bar': {
    name: 'ConsentBar',
    specimens: [
      {
        state: 'asking',
        width: 'page',
        render: () => (
          <ConsentBar label="Cookies" acceptLabel="Accept" rejectLabel="Reject" onAccept={noop} onReject={noop}>
            May we count which pages are read? Without your consent nothing is counted.
          </ConsentBar>
        ),
      },
    ],
  },
  dialog: { name: 'Dialog', specimens: [{ state: 'closed, opens', render: () => <OpeningDialog /> }] },
  'side-panel': { name: 'SidePanel', specimens: [{ state: 'closed, opens', render: () => <OpeningPanel /> }] },
  'toast-host': {
    name: 'ToastHost',
    specimens: [{ state: 'empty, fills', render: () => <OpeningToasts /> }],
  },
  spinner: { name: 'Spinner', specimens: [{ state: 'default', render: () => <Spinner label="Loading" /> }] },
  'spinner-mark': { name: 'SpinnerMark', specimens: [{ state: 'default', render: () => <SpinnerMark /> }] },
  'state-picture': {
    name: 'StatePicture',
    specimens: (['not-found', 'failed', 'empty'] as const).map((state) => ({
      state,
      render: () => <StatePicture state={state} />,
    })),
  },
  'empty-state': {
    name: 'EmptyState',
    specimens: [
      {
        state: 'with action',
        width: 'sheet',
        render: () => (
          <EmptyState title="Nothing matches" action={<Button variant="secondary">Clear search</Button>}>
            No event or webinar holds these words.
          </EmptyState>
        ),
      },
    ],
  },
  'error-state': {
    name: 'ErrorState',
    specimens: [
      {
        state: 'not found',
        width: 'page',
        render: () => (
          <ErrorState mark="404" title="There is no such page" actions={<LinkButton href="/">Home</LinkButton>}>
            The address may be old, or mistyped.
          </ErrorState>
        ),
      },
    ],
  },
}
