import { publicLanguageOf, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { and, count, eq, getTableColumns, isNull, or, type SQL } from 'drizzle-orm'
import { paths } from '#contract/base/addresses/addresses.ts'
import { notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import { quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { toPerson } from '#server/features/accounts/kit/to-person.ts'
import { newestFirst } from '../kit/by-moment.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { isFoundBy } from '../kit/mentions.ts'
import { readItems, readProposals, type Today } from './read-quote.ts'

/**
 * Those of a user, and those that were sent for their agency, where its people see each other's. What was sent for an
 * agency is that agency's: who leaves it loses it.
 */
export function isOwn(
  { id, agencyId, seesAgency }: SignedInUser,
  scope: 'mine' | 'agency',
): SQL | undefined {
  const ofAgency = agencyId === null ? undefined : eq(quotes.agencyId, agencyId)
  const isTheirs = and(eq(quotes.userId, id), or(isNull(quotes.agencyId), ofAgency))
  return scope === 'mine' || !seesAgency ? isTheirs : or(isTheirs, ofAgency)
}

/**
 * A quote of one's own agency; of one that was merged, the quote that it became a part of.
 * @throws NOT_FOUND_ERROR
 */
export async function findMine(tx: Tx, user: SignedInUser, id: string): Promise<QuoteRow> {
  const find = async (quoteId: string) => {
    const wanted = and(eq(quotes.id, quoteId), isOwn(user, 'agency'))
    const [quote] = await tx.select().from(quotes).where(wanted)
    if (!quote) throw notFound()
    return quote
  }
  const named = await find(id)
  return named.mergedInto === null ? named : find(named.mergedInto)
}

/** The quotes of a user, or of their whole agency, newest first, without merged ones (requirements §11.2). */
export async function listMyQuotes(
  tx: Tx,
  user: SignedInUser,
  { scope, state, keyword, limit = limits.listMax, offset = 0 }: InputOf<'listMyQuotes'>,
  { siteUrl, languages, ...today }: Today & { siteUrl: string; languages: SiteLanguages },
): Promise<AnswerOf<'listMyQuotes'>> {
  const wanted = and(
    isOwn(user, scope),
    isNull(quotes.mergedInto),
    state && eq(quotes.state, state),
    keyword ? isFoundBy(keyword) : undefined,
  )
  const rows = await tx
    .select({ ...getTableColumns(quotes), user: toPerson(quotes.userId) })
    .from(quotes)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
  const [all] = await tx.select({ total: count() }).from(quotes).where(wanted)
  const items = await readItems(tx, rows)
  const ids = rows.map(({ id }) => id)
  const proposals = await readProposals(tx, ids, today)
  const list = rows.map(({ id, reference, clientReference, name, creationDate, ...row }) => {
    const { user, state, dueAt, lang } = row
    return {
      id,
      reference,
      clientReference,
      name,
      creationDate,
      items: items.get(id) ?? [],
      state,
      dueAt,
      user,
      proposals: proposals.get(id) ?? [],
      url: siteUrl + paths.myQuote(publicLanguageOf(languages, lang), id),
    }
  })
  return { list, total: all?.total ?? 0 }
}
