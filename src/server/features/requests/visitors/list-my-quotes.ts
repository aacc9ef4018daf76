import { and, count, desc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import { paths } from '#contract/addresses.ts'
import { limits } from '#contract/limits.ts'
import type { AnswerOf, InputOf } from '#contract/operation.ts'
import { quotes } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { personOf } from '#server/features/accounts/kit/person-of.ts'
import { mentions } from '../kit/mentions.ts'
import { readItems, readProposals, type Today } from './read-request.ts'

/** Agents look for what they call it themselves, too. */
function isFoundBy(word: string) {
  return or(mentions(word), sql`strpos(fold(${quotes.clientReference}), fold(${word})) > 0`)
}

/**
 * The requests of a user, newest first (requirements §11.2). Accounts stand for themselves: of an agency there
 * are no others, so both scopes are one's own.
 */
export async function listMyQuotes(
  tx: Tx,
  userId: string,
  { state, keyword, limit = limits.listMax, offset = 0 }: InputOf<'listMyQuotes'>,
  { siteUrl, ...today }: Today & { siteUrl: string },
): Promise<AnswerOf<'listMyQuotes'>> {
  const wanted = and(
    eq(quotes.userId, userId),
    state && eq(quotes.state, state),
    ...(keyword ? keyword.split(/\s+/).map(isFoundBy) : []),
  )
  const rows = await tx
    .select({ ...getTableColumns(quotes), user: personOf(quotes.userId) })
    .from(quotes)
    .where(wanted)
    .orderBy(desc(quotes.sequence))
    .limit(limit)
    .offset(offset)
  const [all] = await tx.select({ total: count() }).from(quotes).where(wanted)
  const items = await readItems(tx, rows)
  const ids = rows.map(({ id }) => id)
  const proposals = await readProposals(tx, ids, today)
  const list = rows.flatMap(({ id, reference, clientReference, name, creationDate, ...row }) => {
    const { user, state, dueAt, lang } = row
    if (!user) return []
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
      url: siteUrl + paths.myRequest(lang, id),
    }
  })
  return { list, total: all?.total ?? 0 }
}
