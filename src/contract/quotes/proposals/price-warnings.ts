import type { residentKinds, vatKinds } from '#contract/trade/rates/rate-fields.ts'
import type { ProposalWarning } from './check-proposal.ts'
import type { StoredProposal } from './stored-proposal.ts'

/** The rate that a line comes from, as far as it may not fit its reader. */
export interface LineRate {
  entityId: string
  vat: (typeof vatKinds)[number]
  residents: (typeof residentKinds)[number]
}

/** The readers of a proposal. */
export interface ProposalReader {
  /** The price that is theirs: of an agency with net terms the net one. */
  side: 'net' | 'gross'
  /** Whether they live in the agency's own country; null where nobody says. */
  isResident: boolean | null
}

/** A service of the days that the price should hold. */
export interface DayService {
  /** Of its day, from 0. */
  index: number
  kind: 'hotel' | 'tour' | 'transfer'
  id: string | null
  name: string
  /** Words by which a line names it. */
  words: readonly string[]
}

const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** Objections to the lines of the price. */
export function lineWarnings(
  content: StoredProposal,
  rates: ReadonlyMap<string, LineRate>,
  reader: ProposalReader,
): ProposalWarning[] {
  const lines = content.prices.flatMap((line, index) =>
    line.from && !line.onSpot ? [{ ...line, from: line.from, index }] : [],
  )
  const netLines = lines.filter(({ from }) => from.side === 'net')
  const about = (line: { index: number; label: string }) => ({
    path: `prices.${line.index}`,
    context: { label: line.label },
  })
  const rateOf = (line: { from: { rateId: string } }) => rates.get(line.from.rateId)
  const foreign = (residents: LineRate['residents'] | undefined) =>
    reader.isResident === null || residents === undefined || residents === 'all'
      ? false
      : (residents === 'residents') !== reader.isResident
  return [
    ...(reader.side === 'gross'
      ? netLines.map((line): ProposalWarning => ({ code: 'NET_OFFERED', ...about(line) }))
      : []),
    ...(netLines.length > 0 && netLines.length < lines.length
      ? [{ code: 'MIXED_NET_AND_GROSS', path: 'prices', context: {} } as const]
      : []),
    ...lines
      .filter(({ from }) => from.guessedNights)
      .map((line): ProposalWarning => ({ code: 'NIGHTS_GUESSED', ...about(line) })),
    ...lines
      .filter((line) => reader.isResident === true && rateOf(line)?.vat === 'excluded')
      .map((line): ProposalWarning => ({ code: 'VAT_EXCLUDED', ...about(line) })),
    ...lines
      .filter((line) => foreign(rateOf(line)?.residents))
      .map((line): ProposalWarning => ({ code: 'RESIDENTS_DIFFER', ...about(line) })),
  ]
}

/** Objections to a price that is none, or that leaves out a service of the days. */
export function pricedWarnings(
  content: StoredProposal,
  rates: ReadonlyMap<string, LineRate>,
  services: readonly DayService[],
  itemNames: readonly string[],
): ProposalWarning[] {
  const { prices, scale, item } = content
  const counted = prices.filter(({ onSpot }) => !onSpot)
  if (counted.length === 0 && scale.length === 0) {
    return [{ code: 'NO_PRICE', path: 'prices', context: {} }]
  }
  // A price of the whole journey holds all of it.
  const rated = new Set(
    counted.flatMap(({ from }) => (from ? (rates.get(from.rateId)?.entityId ?? []) : [])),
  )
  const labels = counted.map(({ label }) => folded(label))
  const isNamed = (words: readonly string[]) =>
    words.some((word) => word !== '' && labels.some((label) => label.includes(folded(word))))
  const isWhole = scale.length > 0 || (item !== null && rated.has(item.id)) || isNamed(itemNames)
  if (isWhole) return []
  const missing = services.filter(
    ({ id, words }) => !(id !== null && rated.has(id)) && !isNamed(words),
  )
  const once = new Map(missing.map((each) => [`${each.kind} ${each.id ?? each.name}`, each]))
  return [...once.values()].map(({ index, kind, id, name }) => ({
    code: 'PARTLY_PRICED',
    path: `days.${index}`,
    context: { day: index + 1, kind, id, name },
  }))
}
