import type { Issue } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { RateSeason } from './rate-fields.ts'
import { identityOf } from './rate-lines.ts'

interface Checked {
  seasons: readonly RateSeason[]
  validFrom: string
  validTo: string
  bookFrom: string | null
  bookTo: string | null
}

/**
 * Returns the errors of a rate as a whole: seasons that overlap or leave its validity, duplicate lines, days in the
 * wrong order.
 */
export function issuesOfRate(rate: Checked): Issue[] {
  return [
    ...(rate.validFrom > rate.validTo ? [{ path: 'validTo', message: messages.spanOrder }] : []),
    ...(rate.bookFrom && rate.bookTo && rate.bookFrom > rate.bookTo
      ? [{ path: 'bookTo', message: messages.spanOrder }]
      : []),
    ...overlapsOf(rate.seasons),
    ...outsidersOf(rate),
    ...doublesOf(rate.seasons),
  ]
}

const nameOf = ({ name, ranges }: RateSeason) =>
  name ?? `${ranges[0]?.from ?? ''} – ${ranges.at(-1)?.to ?? ''}`

/** Finds two ranges that share a day, each named by its season; reports the later one. */
function overlapsOf(seasons: readonly RateSeason[]): Issue[] {
  const placed = seasons
    .flatMap((season, index) =>
      season.ranges.map((range, at) => ({
        ...range,
        season,
        path: `seasons.${index}.ranges.${at}`,
      })),
    )
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const issues: Issue[] = []
  let latest = placed[0]
  for (const range of placed.slice(1)) {
    if (latest && range.from <= latest.to) {
      const both = `${nameOf(latest.season)} / ${nameOf(range.season)}`
      issues.push({ path: range.path, message: `${messages.seasonsOverlap}: ${both}` })
    }
    if (!latest || range.to > latest.to) latest = range
  }
  return issues
}

function outsidersOf({ seasons, validFrom, validTo }: Checked): Issue[] {
  return seasons.flatMap(({ ranges }, index) =>
    ranges.flatMap(({ from, to }, at) =>
      from < validFrom || to > validTo
        ? [{ path: `seasons.${index}.ranges.${at}`, message: messages.outsideValidity }]
        : [],
    ),
  )
}

function doublesOf(seasons: readonly RateSeason[]): Issue[] {
  return seasons.flatMap(({ lines }, index) => {
    const identities = lines.map(identityOf)
    return identities.flatMap((identity, at) =>
      identities.indexOf(identity) < at
        ? [{ path: `seasons.${index}.lines.${at}`, message: messages.lineRepeated }]
        : [],
    )
  })
}
