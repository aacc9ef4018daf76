import { asc, eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { chooseTermSet } from '#contract/quotes/proposals/choose-term-set.ts'
import type { ProposalContent } from '#contract/quotes/proposal-fields.ts'
import { agencies, termSets } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import type { TermSetRow } from './present-term-set.ts'

type Terms = Pick<
  ProposalContent,
  'validDays' | 'payments' | 'cancellation' | 'conditions' | 'payHow' | 'tax'
>

/**
 * The terms of a new proposal of a quote, in its language: of the named set, of none for null, else of the agency's
 * own set, that which fits best, or the default.
 * @throws NOT_FOUND_ERROR for a set that there is not
 */
export async function termsFor(
  tx: Tx,
  quote: QuoteRow,
  termSetId: string | null | undefined,
): Promise<Partial<Terms>> {
  if (termSetId === null) return {}
  const set = termSetId === undefined ? await findFitting(tx, quote) : await findSet(tx, termSetId)
  if (termSetId !== undefined && !set) throw notFound()
  return set ? termsOf(set, quote.lang) : {}
}

async function findSet(tx: Tx, id: string): Promise<TermSetRow | undefined> {
  const [row] = await tx.select().from(termSets).where(eq(termSets.id, id))
  return row
}

async function findFitting(tx: Tx, quote: QuoteRow): Promise<TermSetRow | undefined> {
  const { agencyId, wishes } = quote
  const [agency] =
    agencyId === null ? [] : await tx.select().from(agencies).where(eq(agencies.id, agencyId))
  const sets = await tx.select().from(termSets).orderBy(asc(termSets.sequence))
  const own = sets.find(({ id }) => id === agency?.termSetId)
  if (own) return own
  const adults = wishes?.adults ?? null
  const children = wishes?.childrenCount ?? wishes?.children.length ?? 0
  const choosable = sets.map((set) => ({ ...set, for: set.scope }))
  return chooseTermSet(choosable, {
    agencyId,
    country: agency?.country ?? quote.country,
    travellers: adults === null ? null : adults + children,
  })
}

function termsOf(set: TermSetRow, lang: QuoteRow['lang']): Terms {
  const { validDays, payments, cancellation, conditions, payHow, tax } = set
  const said = (texts: TermSetRow['tax']) => pickText(texts, lang)?.text ?? ''
  return {
    validDays,
    payments,
    cancellation,
    conditions: said(conditions),
    payHow: said(payHow),
    tax: said(tax),
  }
}
