import { expect, it } from 'vitest'
import { foldedSeasons } from './folded-seasons.ts'

const season = (name: string, ...ranges: { from: string; to: string }[]) => ({
  name,
  from: '',
  to: '',
  ranges,
  names: {},
  minNights: null,
  lines: [],
})

const past = season('past', { from: '2026-01-01', to: '2026-06-30' })
const twice = season(
  'twice',
  { from: '2026-07-01', to: '2026-07-31' },
  { from: '2027-07-01', to: '2027-07-31' },
)
const coming = season('coming', { from: '2027-08-01', to: '2027-08-31' })
const seasons = [past, twice, coming]

const namesOf = (list: readonly { name: string | null }[]) => list.map(({ name }) => name)

const onDay = (index: number | null) => ({ season: index, stopSale: null })

it.each([
  ['past ones without a day', undefined, '2026-11-28', ['twice', 'coming']],
  ['none on the last day of the first', undefined, '2026-06-30', ['past', 'twice', 'coming']],
  ['all but the one that counts on a day', onDay(2), '2026-11-28', ['coming']],
  ['all but the past one that counts on a day', onDay(0), '2026-11-28', ['past']],
  ['past ones on a day that none holds', onDay(null), '2026-11-28', ['twice', 'coming']],
])('folds %s', (_what, day, today, wanted) => {
  const { shown, folded } = foldedSeasons({ seasons, ...(day && { onDay: day }) }, today)
  expect(namesOf(shown)).toEqual(wanted)
  expect(new Set([...shown, ...folded])).toEqual(new Set(seasons))
  expect(shown.length + folded.length).toBe(seasons.length)
})
