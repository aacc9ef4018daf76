import { readToday } from '#server/platform/site/read-clock.ts'
import { eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { suggestionOperations } from '#contract/quotes/suggest-prices.ts'
import type { PriceOf } from '#contract/trade/stays/line-choice.ts'
import { partyOf, placesIn } from '#contract/trade/stays/party.ts'
import { reckon, type StayLine } from '#contract/trade/stays/reckon.ts'
import { nightsOf, stopSalesIn, tooShortFor } from '#contract/trade/stays/stay-nights.ts'
import { moneyOf } from '#contract/quotes/money/totals.ts'
import { seasonName } from '#contract/trade/rates/season-on.ts'
import { agencies, proposals, quotes, rates } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { labelOf } from '#server/documents/items/stay-labels.ts'
import { meantStay } from './meant-stay.ts'
import {
  ofPrices,
  ofRate,
  otherCurrency,
  roomsDiffer,
  type Warning,
} from './suggestion-warnings.ts'

type StoredRate = typeof rates.$inferSelect

export const suggestionHandlers: HandlersOf<keyof typeof suggestionOperations> = {
  /** @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR where nothing says the first day */
  async suggestPrices({ tx, now }, input) {
    const { proposal, quote, agency } = await readProposal(tx, input.proposalId)
    const { rate, names } = await readRate(tx, input.rateId)
    const { content, lang } = proposal
    const item = inLanguage(names, lang)?.name ?? ''
    const meant = await meantStay(tx, { rate, names, content, quote, input })
    const { startOn, nights } = meant
    const stay = nightsOf([rate], startOn, nights)
    const { rooms, children } = input
    const known = content.pax?.adults ?? quote.wishes?.adults
    const adults =
      known ?? Math.max(1, rooms.length > 0 ? placesIn(rooms).max - children.length : 2)
    const party = partyOf({ adults, children, rooms })
    const side = agency?.terms?.kind === 'net' ? ('net' as const) : ('gross' as const)
    const wanted = { class: input.class }
    const reckoned = reckon({ nights: stay.nights, party, wanted, priceOf: priceOf(side) })
    const { currency } = rate
    const other = moneyOf(content).find(({ money }) => money.currency !== currency)?.money
    const warnings: Warning[] = [
      ...meant.warnings,
      ...stopSalesIn(stay.nights).map((context) => ({
        code: 'STOP_SALE' as const,
        context: { ...context },
      })),
      ...tooShortFor(stay.nights, nights).map((season) => ({
        code: 'MIN_NIGHTS' as const,
        context: { minNights: season.minNights, nights, season: seasonName(season, lang) },
      })),
      ...(stay.without.length > 0
        ? [{ code: 'NO_SEASON' as const, context: { days: stay.without } }]
        : []),
      ...(rooms.length > 0 && placesIn(rooms).max !== adults + children.length
        ? [roomsDiffer(placesIn(rooms).max, adults + children.length)]
        : []),
      ...(other ? [otherCurrency(currency, other)] : []),
      ...ofRate(rate, agency?.sheets, await readToday(tx, now)),
      ...ofPrices(reckoned),
    ]
    const lines = reckoned.lines.flatMap((line) =>
      inPortions(line.quantity).map((quantity) => ({
        label: labelOf(line, { item, lang }),
        quantity,
        unit: { amount: line.unit, currency: line.currency },
        optional: line.optional,
        onSpot: line.onSpot,
        commissionable: isCommissionable(line),
        side: sideOf(line, side),
      })),
    )
    const terms = { side, agency: agency?.name ?? null }
    return { terms, startOn, nights, lines, warnings } satisfies AnswerOf<'suggestPrices'>
  },
}

type Side = 'net' | 'gross'

/** The price of the side that is meant; for travellers the net one where a line has no other. */
const priceOf =
  (side: Side): PriceOf =>
  ({ net, gross }) =>
    side === 'net'
      ? { amount: net, isNetOnly: false }
      : { amount: gross ?? net, isNetOnly: gross === null }

/** Net in part is not what a traveller pays either; an extra has one price. */
const sideOf = ({ of }: StayLine, side: Side) =>
  'extra' in of ? null : of.chosen.isNetOnly ? 'net' : side

/** Extras bear no commission, as in the calculator. */
const isCommissionable = ({ of }: StayLine<StoredRate>) =>
  !('extra' in of) &&
  of.chosen.portions.every(({ rate, line }) => rate.commissionable && line.commissionable)

/** A line of a proposal has at most so many of a thing. */
function inPortions(quantity: number): number[] {
  const max = limits.priceQuantityMax
  const whole = Array.from({ length: Math.floor(quantity / max) }, () => max)
  return quantity % max === 0 ? whole : [...whole, quantity % max]
}

async function readProposal(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      proposal: { content: proposals.content, lang: proposals.lang },
      quote: { wishes: quotes.wishes },
      agency: { name: agencies.name, terms: agencies.terms, sheets: agencies.sheets },
    })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .leftJoin(agencies, eq(agencies.id, quotes.agencyId))
    .where(eq(proposals.id, id))
  if (!row) throw notFound()
  return row
}

async function readRate(tx: Tx, id: string) {
  const [row] = await tx
    .select({ rate: rates, names: namesOf(rates.entityId) })
    .from(rates)
    .where(eq(rates.id, id))
  if (!row) throw notFound()
  return row
}
