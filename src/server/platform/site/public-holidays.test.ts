import { describe, expect, it } from 'vitest'
import { dueAt } from '#contract/site/office/office-hours.ts'
import { defaultOffice } from '#contract/site/office/office.ts'
import { loadPublicHolidays } from './public-holidays.ts'

describe('public holidays', () => {
  it.each([
    ['AR', '2026-11-23', true, 'one that was moved to a Monday'],
    ['AR', '2026-11-20', false, 'the day it was moved from'],
    ['AR', '2026-12-25', true, 'Christmas'],
    ['AR', '2026-12-24', false, 'its eve'],
    ['AR', '2026-04-02', true, 'a holiday on Maundy Thursday'],
    ['AR', '2027-03-25', false, 'Maundy Thursday, which is optional'],
    ['US', '2027-12-31', true, 'instead of the first of January, a Saturday'],
    ['IS', '2026-12-24', false, 'half a day'],
    ['TR', '2026-03-19', false, 'from the sunset before a feast'],
    ['TR', '2026-03-20', true, 'the first day of a feast'],
    ['TR', '2026-03-22', true, 'its last whole day'],
    ['TR', '2026-03-23', false, 'after it'],
    ['RO', '2027-01-02', true, 'the second of two days'],
    ['BA', '2025-04-01', true, 'the third day, though the clocks were moved on the first'],
    ['SZ', '2028-01-02', true, 'of days that began in the year before'],
    ['AQ', '2026-12-25', false, 'a country without'],
  ])('%s, %s: %s, %s', async (country, day, expected) => {
    const isHoliday = await loadPublicHolidays(country)
    expect(isHoliday(day)).toBe(expected)
  })

  it('are none where the office names no country', async () => {
    const isHoliday = await loadPublicHolidays(null)
    expect(isHoliday('2026-12-25')).toBe(false)
  })

  it('move what is due', async () => {
    const isHoliday = await loadPublicHolidays(defaultOffice.holidays)
    // Thursday before Christmas, after closing: Friday is a holiday.
    const due = dueAt(defaultOffice, isHoliday, new Date('2026-12-24T21:00:00Z'))
    expect(due?.toISOString()).toBe('2026-12-28T21:00:00.000Z')
  })
})
