import type { Row } from '../row.ts'

const content = 'tests/src/pages/content.test.ts'
const forms = 'tests/shared/forms.test.ts'
const otherForms = 'tests/server/other-forms.test.ts'
const quoted = 'tests/specification/quoted-texts.test.ts'
const mail = 'tests/server/mail.test.ts'

const demoJourney = 'tests/journeys/demo-request.spec.ts'

/** S8, request for a demo, brochures and newsletter. */
export const formRows: readonly Row[] = [
  {
    id: 'S8.1',
    tests: [
      { file: content, title: 'has its fields and the choice of a brochure by e-mail' },
      { file: forms, title: 'require everything but the message in a request for a demo' },
      { file: otherForms, title: 'names each empty required field with its own message and takes an empty message' },
    ],
  },
  {
    id: 'S8.2',
    tests: [
      { file: quoted, title: 'are the messages of %s, for an empty and for a malformed value alike' },
      { file: otherForms, title: 'names each empty required field with its own message and takes an empty message' },
    ],
  },
  {
    id: 'S8.3',
    tests: [
      { file: mail, title: 'bring the brochure that was asked for' },
      { file: otherForms, title: 'notes the chosen brochure, or the default one, and that a mail is due' },
      { file: demoJourney, title: 'a brochure is mailed to the address of a request that asks for it, and to no other' },
    ],
  },
  {
    id: 'S8.4',
    tests: [
      {
        file: demoJourney,
        title: 'a request names what is missing, waits, thanks, and leads back to an empty form for another one',
      },
    ],
  },
  {
    id: 'S8.5',
    tests: [
      { file: content, title: 'are listed without the address of any file, behind a form' },
      { file: otherForms, title: 'gives no cookie and no link for what it refuses' },
      { file: forms, title: 'require name, e-mail and phone of a download, and the e-mail alone of the newsletter' },
    ],
  },
  { id: 'S8.6', tests: [{ file: quoted, title: 'are the messages of %s, for an empty and for a malformed value alike' }] },
  {
    id: 'S8.7',
    tests: [
      { file: content, title: 'are listed without the address of any file, behind a form' },
      { file: otherForms, title: 'stores the request and answers with a link that starts the download' },
      { file: otherForms, title: 'gives 403 for a link that was altered, is for another brochure or has expired' },
      {
        file: 'tests/journeys/brochures.spec.ts',
        title: 'a brochure comes down after three fields, and for thirty days without them, until the visitor asks to be asked',
      },
    ],
  },
  {
    id: 'S8.8',
    tests: [
      { file: forms, title: 'of other forms has 7 to 15 digits' },
      { file: otherForms, title: 'refuses the phone number %s with the one message of the field' },
    ],
  },
  {
    id: 'S8.9',
    tests: [
      { file: quoted, title: 'are the messages of %s, for an empty and for a malformed value alike' },
      { file: otherForms, title: 'refuses %j with its message' },
    ],
  },
  {
    id: 'S8.10',
    tests: [
      { file: quoted, title: 'are those of the interface, character by character: %s' },
      { file: otherForms, title: 'subscribes an address once, however it is written' },
    ],
  },
  {
    id: 'S8.11',
    tests: [
      {
        file: 'tests/journeys/newsletter.spec.ts',
        title: 'an address subscribes once, however it is written, and is told so in a toast and at the field',
      },
    ],
  },
  { id: 'S8.12', tests: [{ file: content, title: 'is subscribed to with one field on the landing page, and by a plain post' }] },
]
