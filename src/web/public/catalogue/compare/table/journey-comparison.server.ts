import { withMonth } from '#contract/base/addresses/month-query.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { nothingThere } from '../../places/nothing-there.ts'
import { type PageInMonth, readJourneys, toJourneyColumn } from './journey-columns.server.ts'

/** As many as are offered to stand beside what is compared. */
const choicesMax = 12

export type JourneyComparisonView = Awaited<ReturnType<typeof loadJourneyComparison>>

/** Loads the circuits or packages that `?circuits=` names; one that is missing or hidden makes the page a 404. */
export async function loadJourneyComparison(ids: readonly string[], page: PageInMonth) {
  if (ids.length > publicLimits.comparisonMax) throw nothingThere()
  const all = await readJourneys(page)
  const asked = ids.map((id) => all.find((each) => each.id === id))
  if (asked.includes(undefined)) throw nothingThere()
  const known = asked.filter((each) => each !== undefined)
  const places = new Set(known.flatMap((each) => each.places))
  const shared = (each: { places: string[] }) => each.places.filter((id) => places.has(id)).length
  const others = all
    .filter(({ id }) => !ids.includes(id))
    .toSorted((one, other) => shared(other) - shared(one))
  const choices = ids.length === publicLimits.comparisonMax ? [] : others.slice(0, choicesMax)
  return {
    month: page.month,
    columns: await Promise.all(known.map((each) => toJourneyColumn(each, page))),
    choices: choices.map(({ id, name, lang }) => ({
      name,
      lang,
      to: withMonth(paths.compareJourneys(page.language, [...ids, id]), page.month),
    })),
  }
}
