import { expect, it } from 'vitest'
import { defaultOffice, type Office } from '#contract/site/office/office.ts'
import { lastMorning } from './follow-up-day.ts'

const office: Office = {
  ...defaultOffice,
  hours: { ...defaultOffice.hours, '1': [['08:30', '12:00']] },
}

it.each([
  // Buenos Aires is three hours behind UTC; the 2nd of March 2026 is a Monday.
  ['before the office opens', '2026-03-02T11:29:00Z', '2026-03-01'],
  ['when it opens', '2026-03-02T11:30:00Z', '2026-03-02'],
  ['on a day without hours, before nine', '2026-03-08T11:59:00Z', '2026-03-07'],
  ['on a day without hours, at nine', '2026-03-08T12:00:00Z', '2026-03-08'],
  ['late in the evening', '2026-03-04T02:59:00Z', '2026-03-03'],
])('the last morning %s', (_, now, day) => {
  expect(lastMorning(office, new Date(now))).toBe(day)
})
