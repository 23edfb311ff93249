import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Accordion } from '#src/ui/accordion.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ChoiceGroup } from '#src/ui/choice-group.tsx'
import { ConsentBar } from '#src/ui/consent-bar.tsx'
import { ContactBlock } from '#src/ui/contact-block.tsx'
import { DateBlock } from '#src/ui/date-block.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { Statistic } from '#src/ui/statistic.tsx'
import { Table } from '#src/ui/table.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

function Scheme() {
  const [value, setValue] = useState('light')
  const choices = ['light', 'dark'].map((each) => ({ value: each, label: each }))
  return <ChoiceGroup label="Colour scheme" value={value} choices={choices} onChoose={setValue} />
}

describe('accordion', () => {
  it('opens and closes its text at its heading', async () => {
    render(<Accordion items={[{ id: 'scan', title: 'How long is a scan?', content: 'One night.' }]} />)
    const item = screen.getByRole<HTMLDetailsElement>('group')
    await userEvent.click(within(item).getByText('How long is a scan?'))
    expect(item.open).toBe(true)
    await userEvent.click(within(item).getByText('How long is a scan?'))
    expect(item.open).toBe(false)
  })
})

describe('breadcrumb', () => {
  it('leads to the pages above and marks the last as the one that is open', () => {
    render(<Breadcrumb label="You are here" trail={[{ label: 'Home', href: '/' }, { label: 'Events' }]} />)
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
    expect(trail.getAllByRole('listitem').at(-1)?.querySelector('[aria-current="page"]')?.textContent).toBe('Events')
  })
})

describe('choice group', () => {
  it('says which of a few is chosen', async () => {
    render(<Scheme />)
    const group = within(screen.getByRole('group', { name: 'Colour scheme' }))
    await userEvent.click(group.getByRole('button', { name: 'dark' }))
    expect(group.getByRole('button', { name: 'dark', pressed: true })).toBeDefined()
    expect(group.getByRole('button', { name: 'light', pressed: false })).toBeDefined()
  })
})

describe('consent bar', () => {
  it('takes either answer, and Escape as none', async () => {
    const said: string[] = []
    const say = (word: string) => () => said.push(word)
    const texts = { label: 'Cookies', acceptLabel: 'Accept', rejectLabel: 'Reject' }
    render(
      <ConsentBar {...texts} onAccept={say('accept')} onReject={say('reject')} onDismiss={say('nothing')}>
        May we?
      </ConsentBar>,
    )
    const bar = within(screen.getByRole('region', { name: 'Cookies' }))
    await userEvent.click(bar.getByRole('button', { name: 'Reject' }))
    await userEvent.click(bar.getByRole('button', { name: 'Accept' }))
    await userEvent.keyboard('{Escape}')
    expect(said).toEqual(['reject', 'accept', 'nothing'])
  })
})

describe('table', () => {
  it('heads its columns and rows, and can be scrolled with the keyboard', () => {
    const columns = [
      { key: 'part', label: 'Part' },
      { key: 'time', label: 'Cycle time', numeric: true },
    ]
    render(<Table caption="Cycle times" columns={columns} rows={[{ key: 'a', cells: { part: 'Gearbox', time: '42 s' } }]} />)
    expect(screen.getByRole('region', { name: 'Cycle times' }).tabIndex).toBe(0)
    const table = within(screen.getByRole('table', { name: 'Cycle times' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Part', 'Cycle time'])
    expect(table.getByRole('rowheader').textContent).toBe('Gearbox')
    expect(table.getByRole('cell').textContent).toBe('42 s')
  })
})

describe('date block and statistic', () => {
  it('show a date that machines can read and a figure with its unit and label', () => {
    render(
      <>
        <DateBlock day="22" month="Nov" year="2024" dateTime="2024-11-22" />
        <dl>
          <Statistic value="1,850,000" unit="m²" label="Total area scanned" />
        </dl>
      </>,
    )
    expect(screen.getByRole<HTMLTimeElement>('time').dateTime).toBe('2024-11-22')
    expect(screen.getByRole('term').textContent).toBe('Total area scanned')
    expect(screen.getByRole('definition').textContent).toBe('1,850,000 m²')
  })
})

describe('select and text area', () => {
  it('take what is chosen and typed, and nothing while disabled', async () => {
    render(
      <>
        <Select aria-label="Country">
          <option>Germany</option>
          <option>India</option>
        </Select>
        <TextArea aria-label="Message" disabled />
      </>,
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'India')
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'x')
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('India')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  })
})

describe('contact block', () => {
  it.each(['info@plantwright.example.com', 'no address'])('keeps the letters of %s, wherever its line may break', (email) => {
    render(<ContactBlock email={email} texts={{ address: 'Address', email: 'E-mail', phone: 'Phone' }} />)
    expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`)
  })
})

describe('error state', () => {
  it('says in its heading what happened, without the mark, and where to go on', () => {
    render(<ErrorState mark="404" title="Page not found" actions={<a href="/">Home</a>} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined()
    expect(screen.getByText('404').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined()
  })
})
