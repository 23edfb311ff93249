import type { Row } from '../row.ts'

const quoted = 'tests/specification/quoted-texts.test.ts'
const events = 'tests/src/pages/events.test.ts'
const forms = 'tests/shared/forms.test.ts'
const registrations = 'tests/server/event-registrations.test.ts'
const formRoom = 'tests/src/forms/registration.test.tsx'
const journeyForm = 'tests/journeys/registration-form.spec.ts'
const field = 'tests/src/ui/field.test.tsx'
const plain = 'tests/server/plain-posts.test.ts'
const otherForms = 'tests/server/other-forms.test.ts'

/** S7, the registration form. */
export const registrationRows: readonly Row[] = [
  {
    id: 'S7.1',
    tests: [
      { file: quoted, title: 'are those of the interface, character by character: %s' },
      { file: events, title: 'of an open webinar is headed Register Now, of one that is over Watch the Recording' },
    ],
  },
  {
    id: 'S7.2',
    tests: [
      { file: forms, title: 'ask for the same eight required fields in $collection' },
      { file: events, title: 'of the known expo says that it has ended and offers the form' },
    ],
  },
  {
    id: 'S7.3',
    tests: [
      { file: quoted, title: 'are the messages of $collection' },
      { file: forms, title: 'is empty with nothing that shows: %j' },
      { file: registrations, title: 'names the empty field %s, also when it holds only blanks' },
    ],
  },
  {
    id: 'S7.4',
    tests: [
      { file: quoted, title: 'are the messages of $collection' },
      { file: forms, title: 'may not be %j' },
      { file: forms, title: 'has at most 254 characters' },
    ],
  },
  {
    id: 'S7.5',
    tests: [
      { file: quoted, title: 'are the messages of $collection' },
      { file: forms, title: 'of a registration is exactly ten digits, not %s' },
    ],
  },
  {
    id: 'S7.6',
    tests: [
      { file: formRoom, title: 'takes digits only, ten at most' },
      { file: events, title: 'takes ten characters for the phone and asks a phone for digits' },
      { file: journeyForm, title: 'takes only digits into the phone field, at most ten, and checks it while it is edited' },
    ],
  },
  {
    id: 'S7.7',
    tests: [
      { file: formRoom, title: 'a pasted %j becomes %j and is never shortened' },
      { file: journeyForm, title: 'keeps ten pasted digits without their separators, and never shortens eleven' },
    ],
  },
  {
    id: 'S7.8',
    tests: [
      { file: formRoom, title: 'says at each of the eight fields that it is required, focuses the first, and sends nothing' },
      { file: journeyForm, title: 'names each of the eight empty fields, stores nothing and moves focus to the first' },
    ],
  },
  {
    id: 'S7.9',
    tests: [
      { file: formRoom, title: 'checks the phone while it is edited, and nothing else before a submit' },
      { file: formRoom, title: 'checks each corrected field as it is edited once a submit was tried' },
      { file: journeyForm, title: 'takes only digits into the phone field, at most ten, and checks it while it is edited' },
      { file: journeyForm, title: 'shows no message on fields that one only passes through' },
    ],
  },
  {
    id: 'S7.10',
    tests: [
      { file: formRoom, title: 'says at each of the eight fields that it is required, focuses the first, and sends nothing' },
      { file: journeyForm, title: 'names each of the eight empty fields, stores nothing and moves focus to the first' },
      { file: field, title: 'ties error and hint to the control, the error first' },
    ],
  },
  {
    id: 'S7.11',
    tests: [
      { file: formRoom, title: 'sends once, however often it is submitted in one moment, and says that it is sending' },
      { file: quoted, title: 'are those of the interface, character by character: %s' },
    ],
  },
  {
    id: 'S7.12',
    tests: [
      { file: quoted, title: 'are those of the interface, character by character: %s' },
      {
        file: journeyForm,
        title: 'stores a valid registration once however often it is sent, and thanks with the three sentences',
      },
    ],
  },
  {
    id: 'S7.13',
    tests: [
      { file: formRoom, title: 'keeps every value after an answer of %i, says why, and tries again under the same uuid' },
      { file: journeyForm, title: 'keeps every value when the network fails, and succeeds when sent again' },
    ],
  },
  {
    id: 'S7.14',
    tests: [
      { file: forms, title: 'is trimmed and holds at most 200 characters, a message 5000' },
      { file: registrations, title: 'counts characters, not bytes, up to 200' },
    ],
  },
  {
    id: 'S7.15',
    tests: [
      { file: forms, title: 'is found by its code or its English name' },
      { file: forms, title: 'is named in the language %s: %s' },
      { file: events, title: 'names the countries in the visitor’s language and sends their codes' },
      { file: registrations, title: 'stores the eight values, the subject and the consent under the id of the form' },
    ],
  },
  {
    id: 'S7.16',
    tests: [
      { file: journeyForm, title: 'comes back with the messages and every typed value, then thanks with the three sentences' },
      { file: plain, title: 'is stored and leads to the page with the success view' },
      { file: plain, title: 'shows the page again with the values and what is wrong' },
      { file: otherForms, title: 'starts the download after a plain post too' },
      { file: otherForms, title: 'can be posted plainly from any page' },
    ],
  },
]
