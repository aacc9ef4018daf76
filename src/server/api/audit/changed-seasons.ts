import { isDeepStrictEqual } from 'node:util'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import type { RateSeason } from '#contract/trade/rates/rate-fields.ts'
import { identityOf } from '#contract/trade/rates/rate-lines.ts'
import { likeSeason } from '#contract/trade/rates/rate-warnings.ts'
import { seasonName } from '#contract/trade/rates/season-on.ts'
import type { Subject } from './read-subject.ts'

const seasonsOf = ({ fields }: Subject) => (fields['seasons'] ?? []) as RateSeason[]

/** Names the seasons of a rate whose amounts an edit changed, and never an amount; nameless ones by their days. */
export function changedSeasons(before: Subject, after: Subject): string[] {
  const [was, is] = [seasonsOf(before), seasonsOf(after)]
  const changed = is.filter(
    (season) => !isDeepStrictEqual(amountsOf(season), amountsOf(likeSeason(season, was))),
  )
  const gone = was.filter((season) => !likeSeason(season, is))
  return [...new Set([...changed, ...gone].map(nameOf))]
}

function amountsOf(season: Pick<RateSeason, 'lines'> | undefined): string[] {
  const lines = season?.lines ?? []
  return lines.map((line) => `${identityOf(line)} ${line.net} ${line.gross}`).toSorted()
}

function nameOf(season: RateSeason): string {
  const days = season.ranges.map(({ from, to }) => `${from} – ${to}`)
  return seasonName(season, agencyLanguage) ?? days.join(', ')
}
