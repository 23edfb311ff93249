import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { FieldGrid } from './field-grid.tsx'
import { InputAction } from './input-action.tsx'
import { LiveMessage } from './live-message.tsx'
import { Notice } from './notice.tsx'
import { Select } from './select.tsx'
import type { Registry } from './specimen.ts'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

const Countries = (props: ComponentProps<typeof Select>) => (
  <Select {...props}>
    <option>Germany</option>
    <option>India</option>
  </Select>
)

/** What a visitor fills in. */
export const formSpecimens: Registry = {
  field: {
    name: 'Field',
    specimens: [
      {
        state: 'default',
        render: () => (
          <Field label="First name" required>
            {(control) => <TextInput {...control} />}
          </Field>
        ),
      },
      {
        state: 'hint',
        render: () => (
          <Field label="Phone number" hint="10 digits, without the country code" required>
            {(control) => <TextInput {...control} defaultValue="9876543210" />}
          </Field>
        ),
      },
      {
        state: 'error',
        render: () => (
          <Field label="Company e-mail" error="Email is invalid" required>
            {(control) => <TextInput {...control} defaultValue="name@" />}
          </Field>
        ),
      },
      {
        state: 'optional',
        render: () => (
          <Field label="Message" optionalText="optional">
            {(control) => <TextArea {...control} rows={2} />}
          </Field>
        ),
      },
    ],
  },
  'field-grid': {
    name: 'FieldGrid',
    specimens: [
      {
        state: 'two columns',
        width: 'sheet',
        render: () => (
          <FieldGrid>
            {['First name', 'Last name'].map((label) => (
              <Field key={label} label={label} required>
                {(control) => <TextInput {...control} />}
              </Field>
            ))}
          </FieldGrid>
        ),
      },
    ],
  },
  'input-action': {
    name: 'InputAction',
    specimens: [
      {
        state: 'default',
        render: () => (
          <InputAction label="E-mail" action={<Button type="submit">Subscribe</Button>} required>
            {(control) => <TextInput {...control} type="email" autoComplete="email" />}
          </InputAction>
        ),
      },
    ],
  },
  'text-input': {
    name: 'TextInput',
    specimens: [
      { state: 'default', render: () => <TextInput aria-label="Default" /> },
      { state: 'filled', render: () => <TextInput aria-label="Filled" defaultValue="Pune" /> },
      { state: 'disabled', render: () => <TextInput aria-label="Disabled" disabled defaultValue="Pune" /> },
    ],
  },
  'text-area': {
    name: 'TextArea',
    specimens: [
      { state: 'default', render: () => <TextArea aria-label="Message" rows={3} /> },
      { state: 'error', render: () => <TextArea aria-label="Wrong message" rows={3} aria-invalid /> },
      { state: 'disabled', render: () => <TextArea aria-label="Closed message" rows={3} disabled /> },
    ],
  },
  select: {
    name: 'Select',
    specimens: [
      { state: 'default', render: () => <Countries aria-label="Country" /> },
      { state: 'error', render: () => <Countries aria-label="Wrong country" aria-invalid /> },
      { state: 'disabled', render: () => <Countries aria-label="Closed country" disabled /> },
    ],
  },
  checkbox: {
    name: 'Checkbox',
    specimens: [
      { state: 'default', render: () => <Checkbox label="Send the brochure to this e-mail" /> },
      { state: 'checked', render: () => <Checkbox label="Send the brochure to this e-mail" hint="PDF, 2 MB" defaultChecked /> },
      { state: 'error', render: () => <Checkbox label="I am over 18" aria-invalid /> },
      { state: 'disabled', render: () => <Checkbox label="Not available" disabled /> },
    ],
  },
  notice: {
    name: 'Notice',
    specimens: (['info', 'success', 'warning', 'error'] as const).map((tone) => ({
      state: tone,
      render: () => (
        <Notice tone={tone} title="This event has ended">
          Register, and we send you its material.
        </Notice>
      ),
    })),
  },
  'live-message': {
    name: 'LiveMessage',
    specimens: [{ state: 'with text', render: () => <LiveMessage>Subscribed to newsletter</LiveMessage> }],
  },
}
