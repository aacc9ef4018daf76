import { and, asc, eq } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { cut } from '#contract/quotes/proposals/hotel-stays.ts'
import { emptyProposal, type ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { catalogueItems, proposals, quoteItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { readProposalDays } from './journey/item-days.ts'
import { readItemTexts } from './journey/item-texts.ts'

interface Named {
  kind: Kind
  id: string
}

/**
 * Makes the content of a quote's new draft, in the visitor's language.
 * @throws NOT_FOUND_ERROR for an item or proposal that does not exist, INVALID_DATA_ERROR for one that the quote
 *   does not name
 */
export async function makeDraftContent(
  tx: Tx,
  quote: QuoteRow,
  { fromItems, fromItem, fromProposalId }: InputOf<'addProposal'>,
): Promise<ProposalContent> {
  if (fromProposalId !== undefined) return readCopy(tx, quote, fromProposalId)
  const wished = { ...emptyProposal, ...wishesOf(quote) }
  if (fromItem) return { ...wished, ...(await readItems(tx, [fromItem], quote.lang)) }
  if (!fromItems || fromItems.length === 0) return wished
  const items = await requireItemsOf(tx, quote, fromItems)
  return { ...wished, ...(await readItems(tx, items, quote.lang)) }
}

/** When and who, as far as the quote says so. */
function wishesOf({ wishes }: QuoteRow): Pick<ProposalContent, 'startOn' | 'pax'> {
  if (!wishes) return { startOn: null, pax: null }
  const { travel, adults, children, childrenCount } = wishes
  return {
    startOn: travel?.from ?? null,
    pax: adults === null ? null : { adults, children: childrenCount ?? children.length },
  }
}

/** Another proposal's content; of another quote neither the journey's dates nor who travels. */
async function readCopy(tx: Tx, quote: QuoteRow, id: string): Promise<ProposalContent> {
  const [source] = await tx.select().from(proposals).where(eq(proposals.id, id))
  if (!source) throw notFound()
  if (source.quoteId === quote.id) return source.content
  return { ...source.content, ...wishesOf(quote), hold: null, validUntil: null }
}

/** The named items, each of which is the quote's own. */
async function requireItemsOf(tx: Tx, quote: QuoteRow, ids: readonly string[]): Promise<Named[]> {
  const rest = await tx
    .select({ kind: quoteItems.entityType, id: quoteItems.entityId })
    .from(quoteItems)
    .where(eq(quoteItems.quoteId, quote.id))
    .orderBy(asc(quoteItems.position))
  const { entityType, entityId } = quote
  const own: Named[] = entityType && entityId ? [{ kind: entityType, id: entityId }, ...rest] : rest
  const named: Named[] = []
  for (const [index, id] of ids.entries()) {
    const found = own.find((each) => each.id === id)
    if (found) named.push(found)
    else if (await isThere(tx, id)) throw invalidData(`fromItems.${index}`, messages.invalid)
    else throw notFound()
  }
  return named
}

/** Days one after the other, and what is in the price and what is not, each thing once. */
async function readItems(tx: Tx, items: readonly Named[], lang: Language) {
  const ids = items.map(({ id }) => id)
  const texts = await readItemTexts(tx, ids, lang)
  const days: ProposalContent['days'] = []
  for (const { kind, id } of items) {
    const own = texts.get(id)
    // A quote outlives what it asks for; a draft can only be made of what is still there.
    if (!own || !(await isThere(tx, id, kind))) throw notFound()
    days.push(...(await readProposalDays(tx, { kind, id, texts: own }, lang)))
  }
  const all = items.flatMap(({ id }) => texts.get(id) ?? [])
  const each = (lines: string[][]) => [...new Set(lines.flat())].slice(0, limits.includedMax)
  const names = all.map(({ name }) => name).join(' · ')
  return {
    item: items[0] ?? null,
    title: cut(names, limits.proposalTitleMaxLength),
    days: days.slice(0, limits.proposalDaysMax),
    included: each(all.map(({ included }) => included)),
    excluded: each(all.map(({ excluded }) => excluded)),
    itemConditions: conditionsOf(all.flatMap(({ conditions }) => conditions)),
  }
}

async function isThere(tx: Tx, id: string, kind?: Kind): Promise<boolean> {
  const found = await tx
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(and(eq(catalogueItems.id, id), kind && eq(catalogueItems.kind, kind)))
  return found.length > 0
}

/** All of them where they fit, else the first: half a condition would be another one. */
function conditionsOf(texts: readonly string[]): string {
  const [first = '', ...rest] = [...new Set(texts)].filter((text) => text !== '')
  const joined = [first, ...rest].join('\n\n')
  return joined.length <= limits.conditionsMaxLength ? joined : first
}
