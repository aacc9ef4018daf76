import { beforeAll, expect, it } from 'vitest'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { toDepartures } from './departures-view.server.ts'

beforeAll(() => loadTexts('en'))

const on = (today: string) => ({ language: 'en', t: translatorOf('en').t, today }) as const
const open = { guaranteed: false, minPax: null, periods: [], except: [] }

it('dates that have passed are not told', () => {
  const rule = {
    kind: 'dates' as const,
    dates: ['2027-01-10', { date: '2027-02-10', status: 'few' as const }],
    guaranteed: false,
    minPax: null,
  }
  expect(toDepartures(rule, on('2027-01-11'))).toEqual(['10 February 2027: few places left'])
  expect(toDepartures(rule, on('2027-02-11'))).toEqual([])
})

it('of many dates the next ones are told, and how many more there are', () => {
  const dates = Array.from(
    { length: 11 },
    (_, month) => `2027-${String(month + 1).padStart(2, '0')}-01`,
  )
  const told = toDepartures({ kind: 'dates', dates, guaranteed: true, minPax: 2 }, on('2027-01-01'))
  expect(told).toHaveLength(10)
  expect(told.slice(-2)).toEqual(['and 3 further dates', 'Guaranteed (minimum 2 passengers)'])
})

it('weekdays are named, with when there are none', () => {
  const rule = {
    kind: 'weekdays' as const,
    weekdays: [2, 5],
    ...open,
    except: [
      { from: '2026-01-01', to: '2026-01-05' },
      { from: '2027-12-24', to: '2027-12-31' },
    ],
  }
  expect(toDepartures(rule, on('2027-01-01'))).toEqual([
    'Tuesday and Friday',
    'Not on 24 December 2027 to 31 December 2027',
  ])
  expect(toDepartures({ kind: 'daily', ...open }, on('2027-01-01'))).toEqual(['Every day'])
})
