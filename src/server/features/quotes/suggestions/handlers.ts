import { eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { suggestionOperations } from '#contract/quotes/suggest-prices.ts'
import { moneyOf } from '#contract/quotes/totals.ts'
import { seasonName } from '#contract/trade/rates/season-on.ts'
import { agencies, proposals, quotes, rates } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { readToday } from '../proposals/store.ts'
import { labelOf } from './line-labels.ts'
import { partyOf } from './party.ts'
import { meantStay } from './meant-stay.ts'
import { stayIn, stopSalesOf } from './stay.ts'
import { suggestLines, type Warning } from './suggest-lines.ts'

export const suggestionHandlers: HandlersOf<keyof typeof suggestionOperations> = {
  /** @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR where nothing says the first day */
  async suggestPrices({ tx, now }, input) {
    const { proposal, quote, agency } = await readProposal(tx, input.proposalId)
    const { rate, names } = await readRate(tx, input.rateId)
    const { content, lang } = proposal
    const item = inLanguage(names, lang)?.name ?? ''
    const meant = await meantStay(tx, { rate, names, content, quote, input })
    const { startOn, nights } = meant
    const seasons = rate.seasons.map((season) => ({ ...season, name: seasonName(season, lang) }))
    const stay = stayIn({ ...rate, seasons }, startOn, nights)
    const { rooms, children } = input
    const party = partyOf(rooms, children, content.pax?.adults ?? quote.wishes?.adults ?? null)
    const side = agency?.terms?.kind === 'net' ? ('net' as const) : ('gross' as const)
    const suggested = suggestLines({
      stay,
      party,
      extras: rate.extras,
      side,
      wantedClass: input.class,
    })
    const { currency } = rate
    const other = moneyOf(content).find(({ money }) => money.currency !== currency)?.money
    const warnings: Warning[] = [
      ...meant.warnings,
      ...stopSalesOf(rate.stopSales, startOn, nights).map((context) => ({
        code: 'STOP_SALE' as const,
        context: { ...context },
      })),
      ...stay.seasons.flatMap(({ season: { minNights, name } }) =>
        minNights !== null && minNights > nights
          ? [{ code: 'MIN_NIGHTS' as const, context: { minNights, nights, season: name } }]
          : [],
      ),
      ...(stay.without.length > 0
        ? [{ code: 'NO_SEASON' as const, context: { days: stay.without } }]
        : []),
      ...(rooms.length > 0 && party.places !== party.adults + children.length
        ? [roomsDiffer(party.places, party.adults + children.length)]
        : []),
      ...(other ? [otherCurrency(currency, other)] : []),
      ...ofRate(rate, agency?.sheets, await readToday(tx, now)),
      ...suggested.warnings,
    ]
    const lines = suggested.lines.flatMap((line) =>
      inPortions(line.quantity).map((quantity) => ({
        label: labelOf(line, { item, stay, lang }),
        quantity,
        unit: { amount: line.amount, currency },
        optional: line.optional,
        onSpot: line.onSpot,
        side: line.side,
      })),
    )
    const terms = { side, agency: agency?.name ?? null }
    return { terms, startOn, nights, lines, warnings } satisfies AnswerOf<'suggestPrices'>
  },
}

const roomsDiffer = (places: number, travellers: number): Warning => ({
  code: 'ROOMS_DIFFER',
  context: { places, travellers },
})

const otherCurrency = (currency: string, { currency: of }: Money): Warning => ({
  code: 'OTHER_CURRENCY',
  context: { currency, proposal: of },
})

type RateRow = typeof rates.$inferSelect

/** Returns the warnings against the rate itself. */
function ofRate(rate: RateRow, sheets: string[] | undefined, today: string): Warning[] {
  const { sheet, bookFrom, bookTo, status } = rate
  const isSold = (bookFrom ?? today) <= today && today <= (bookTo ?? today)
  return [
    ...(sheets && !sheets.includes(sheet)
      ? [{ code: 'OTHER_SHEET' as const, context: { sheet } }]
      : []),
    ...(isSold ? [] : [{ code: 'NOT_SOLD_NOW' as const, context: { bookFrom, bookTo } }]),
    ...(status ? [] : [{ code: 'HIDDEN' as const, context: {} }]),
  ]
}

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
