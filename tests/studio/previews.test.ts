import { describe, expect, it } from 'vitest'
import { eventPreview, sessionSubtitle, webinarPreview } from '#studio/previews/session-preview.ts'
import { submissionPreview } from '#studio/previews/submission-preview.ts'
import { formatStart } from '#studio/previews/zoned-date.ts'

describe('previews of events and webinars', () => {
  it('show the start in the zone of the event, not of the editor', () => {
    // 04:30 UTC is 10:00 in India, which is five and a half hours ahead all year.
    expect(formatStart({ startsAt: '2024-11-22T04:30:00Z', timeZone: 'Asia/Kolkata' })).toBe('22 November 2024, 10:00 GMT+5:30')
  })

  it('show the day of the zone when it differs from the day in UTC', () => {
    expect(formatStart({ startsAt: '2024-11-21T20:00:00Z', timeZone: 'Asia/Kolkata', allDay: true })).toBe('22 November 2024')
  })

  it('survive what is not filled in yet, or is wrong', () => {
    expect(formatStart({})).toBe('No date yet')
    expect(formatStart({ startsAt: 'soon' })).toBe('No date yet')
    expect(formatStart({ startsAt: '2024-11-22T04:30:00Z', timeZone: 'IST' })).toBe('22 November 2024, 04:30 UTC')
  })

  it('name place and state in words', () => {
    const moment = { startsAt: '2024-11-22T04:30:00Z', timeZone: 'Asia/Kolkata', allDay: true }
    expect(sessionSubtitle({ ...moment, location: 'Pune, India', completed: true })).toBe(
      '22 November 2024 · Pune, India · completed',
    )
    expect(sessionSubtitle({ ...moment, registration: 'closed' })).toBe('22 November 2024 · registration closed')
  })

  it('read the title from the field that the type has', () => {
    expect(eventPreview.select.title).toBe('title')
    expect(webinarPreview.select.title).toBe('webinarTitle')
    expect(eventPreview.prepare({}).title).toBe('Untitled')
  })
})

describe('previews of submissions', () => {
  it('say who, when and about what', () => {
    const registration = { firstName: 'Asha', lastName: 'Rao', about: 'Automation Expo', createdOn: '2026-11-27T23:15:00Z' }
    expect(submissionPreview(registration)).toEqual({ title: 'Asha Rao', subtitle: '27 Nov 2026, 23:15 UTC · Automation Expo' })
  })

  it('mark what a later submission replaced', () => {
    expect(submissionPreview({ name: 'A', createdOn: '2026-11-27T23:15:00Z', status: 'replaced' }).subtitle).toContain('replaced')
  })

  it('mark what an editor should act on: held back, or its mail not sent', () => {
    const request = { name: 'A', createdOn: '2026-11-27T23:15:00Z' }
    expect(submissionPreview({ ...request, status: 'held' }).subtitle).toContain('held back')
    expect(submissionPreview({ ...request, status: 'received', mailState: 'failed' }).subtitle).toContain('mail failed')
    expect(submissionPreview({ ...request, status: 'received', mailState: 'sent' }).subtitle).toBe('27 Nov 2026, 23:15 UTC')
  })

  it('fall back to the address, and to a word', () => {
    expect(submissionPreview({ email: 'a@example.test', state: 'unsubscribed' })).toEqual({
      title: 'a@example.test',
      subtitle: 'No date · unsubscribed',
    })
    expect(submissionPreview({}).title).toBe('Unnamed visitor')
  })
})
