import { eq, inArray } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import {
  type proposalCheckOperations,
  proposalWarnings,
} from '#contract/quotes/proposals/check-proposal.ts'
import {
  type LineRate,
  lineWarnings,
  pricedWarnings,
  type ProposalReader,
} from '#contract/quotes/proposals/price-warnings.ts'
import type { StoredProposal } from '#contract/quotes/proposals/stored-proposal.ts'
import {
  cancellationWarnings,
  dateWarnings,
  paymentWarnings,
  scaleWarnings,
} from '#contract/quotes/proposals/term-warnings.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { agencies, proposals, quotes, rates } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { validOn } from '../check-content.ts'
import { closedWarnings } from './closed-warnings.ts'
import { namesOfItems } from './names-of-items.ts'
import { readServices } from './read-services.ts'

export const checkHandlers: HandlersOf<keyof typeof proposalCheckOperations> = {
  /** @throws NOT_FOUND_ERROR */
  async checkProposal({ tx, now, services: { settings } }, { id }) {
    const { proposal, quote, terms } = await readChecked(tx, id)
    const { office } = await readSite(tx, settings)
    const today = localDay(office.timeZone, now)
    const { lang } = proposal
    const content = validOn(proposal.content, today)
    const { country } = quote
    const reader: ProposalReader = {
      side: terms?.kind === 'net' ? 'net' : 'gross',
      isResident: country === null || office.holidays === null ? null : country === office.holidays,
    }
    const lineRates = await readRates(tx, content)
    const included = await readServices(tx, content, lang)
    const found = [
      ...pricedWarnings(content, lineRates, included, await wholeNames(tx, content)),
      ...lineWarnings(content, lineRates, reader),
      ...paymentWarnings(content, today),
      ...cancellationWarnings(content),
      ...scaleWarnings(content),
      ...dateWarnings(content),
      ...(await closedWarnings(tx, content, included, lang)),
    ]
    const placeOf = ({ code }: { code: (typeof proposalWarnings)[number] }) =>
      proposalWarnings.indexOf(code)
    return { warnings: found.toSorted((one, other) => placeOf(one) - placeOf(other)) }
  },
}

async function readChecked(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      proposal: { content: proposals.content, lang: proposals.lang },
      quote: { country: quotes.country },
      terms: agencies.terms,
    })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .leftJoin(agencies, eq(agencies.id, quotes.agencyId))
    .where(eq(proposals.id, id))
  if (!row) throw notFound()
  return row
}

async function readRates(tx: Tx, { prices }: StoredProposal): Promise<Map<string, LineRate>> {
  const ids = prices.flatMap(({ from }) => from?.rateId ?? [])
  if (ids.length === 0) return new Map()
  const { id, entityId, vat, residents } = rates
  const rows = await tx.select({ id, entityId, vat, residents }).from(rates).where(inArray(id, ids))
  return new Map(rows.map(({ id: of, ...rate }) => [of, rate]))
}

/** The names under which a line prices the whole journey: the proposal's title, and those of its item. */
async function wholeNames(tx: Tx, { item, title }: StoredProposal): Promise<string[]> {
  const names = item ? await namesOfItems(tx, [item.id]) : new Map<string, { name: string }[]>()
  return [title, ...[...names.values()].flat().map(({ name }) => name)].filter(
    (name) => name !== '',
  )
}
