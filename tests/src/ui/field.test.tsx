import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

describe('field', () => {
  it('names its control and says that it is required', () => {
    render(
      <Field label="First name" required>
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' })
    expect(input.required).toBe(true)
    expect(input.getAttribute('aria-invalid')).toBeNull()
    expect(describedBy(input)).toEqual([])
  })

  it('ties error and hint to the control, the error first', () => {
    render(
      <Field label="Phone number" hint="10 digits" error="Phone number must be exactly 10 digits" required>
        {(control) => <TextInput {...control} type="tel" />}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Phone number' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(input)).toEqual(['Phone number must be exactly 10 digits', '10 digits'])
  })

  it('keeps the place of the error line while there is no error', () => {
    const { container, rerender } = render(<Field label="City">{(control) => <TextInput {...control} />}</Field>)
    const lines = container.querySelectorAll('p').length
    rerender(
      <Field label="City" error="Please complete this required field.">
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    expect(container.querySelectorAll('p')).toHaveLength(lines)
    expect(container.querySelector('[id$="-error"]')?.className).toMatch(/min-h-/)
  })

  it('says that a field may stay empty', () => {
    render(
      <Field label="Message" optionalText="optional">
        {(control) => <TextArea {...control} />}
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: /Message\s*optional/ })).toBeDefined()
  })

  it('works with a select under a fixed id', () => {
    render(
      <Field label="Country" id="country" error="Please provide country." required>
        {(control) => (
          <Select {...control}>
            <option value="IN">India</option>
          </Select>
        )}
      </Field>,
    )
    const select = screen.getByRole('combobox', { name: 'Country' })
    expect(select.id).toBe('country')
    expect(describedBy(select)).toEqual(['Please provide country.'])
  })
})

describe('check box', () => {
  it('is named by its label and described by its hint', () => {
    render(<Checkbox label="Send the brochure" hint="PDF, 2 MB" />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send the brochure' })
    expect(describedBy(box)).toEqual(['PDF, 2 MB'])
    screen.getByText('Send the brochure').click()
    expect(box.checked).toBe(true)
  })
})
