import type { Page } from '@playwright/test'

/** Labels of the registration form in English, in the order of the page. */
export const FIELDS = [
  'First name',
  'Last name',
  'Company e-mail',
  'Company name',
  'Phone number',
  'Job title',
  'Country',
  'City',
] as const
export type FieldLabel = (typeof FIELDS)[number]

/** A registration that is accepted as it stands; the country by its code, as the list has it. */
export const VALID: Record<FieldLabel, string> = {
  'First name': 'Zoë',
  'Last name': 'O’Brien',
  'Company e-mail': 'zoe+fair@example.com',
  'Company name': 'R&D <Works>',
  'Phone number': '9876543210',
  'Job title': 'Plant manager',
  Country: 'IN',
  City: 'Pune',
}

export const registrationForm = (page: Page) => page.getByRole('main').locator('form')
export const field = (page: Page, label: FieldLabel) => registrationForm(page).getByLabel(label, { exact: true })
export const submit = (page: Page) => registrationForm(page).getByRole('button', { name: 'Submit' }).click()

/** The message that assistive technology reads for a field; empty when there is none. */
export async function messageOf(page: Page, label: FieldLabel): Promise<string> {
  return field(page, label).evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return ''
    const ids = (input.getAttribute('aria-errormessage') ?? input.getAttribute('aria-describedby') ?? '').split(' ')
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('')
  })
}

/** Puts values into the fields that it names, at once. */
export async function fill(page: Page, values: Partial<Record<FieldLabel, string>>): Promise<void> {
  for (const label of FIELDS) {
    const value = values[label]
    if (value === undefined) continue
    if (label === 'Country') await field(page, label).selectOption(value)
    else await field(page, label).fill(value)
  }
}

/** Fills the whole form as a visitor does, key by key. */
export async function typeIn(page: Page, values: Record<FieldLabel, string>): Promise<void> {
  for (const label of FIELDS) {
    if (label === 'Country') await field(page, label).selectOption(values[label])
    else await field(page, label).pressSequentially(values[label])
  }
}
