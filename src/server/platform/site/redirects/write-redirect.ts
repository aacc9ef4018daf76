import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  mostSpecific,
  parseSource,
  queryKey,
  type RedirectSource,
  sourcePaths,
} from '#contract/base/addresses/redirect-source.ts'
import { plurals } from '#contract/base/addresses/plurals.ts'
import { invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { redirectMessages } from '#contract/site/redirects/redirect-messages.ts'
import { isItemKind, type RedirectedKind } from '#contract/site/redirects/redirected-kinds.ts'
import type { RedirectTarget } from '#contract/site/redirects/redirects.ts'
import { redirects } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'
import { redirectColumns, type StoredRedirect, toStored } from './redirect-index.ts'

/** Plural names of places in addresses; items have those of their kind. */
const placePlurals = { country: 'countries', region: 'regions', category: 'categories' } as const

/** The path of a thing's page, without a language and its name. */
export function pagePathOf(kind: RedirectedKind, id: string): string {
  const plural = isItemKind(kind) ? plurals[kind] : placePlurals[kind]
  return `/${plural}/${id}`
}

/** A chain of redirects is followed for so long. */
const hopsMax = 50

/** The columns of a redirect's two ends. */
export function columnsOf({ from, to }: { from: string; to: RedirectTarget }) {
  const source = parseSource(from)
  const isThing = typeof to !== 'string'
  return {
    from,
    fromPath: source.path,
    fromQuery: queryKey(source),
    toKind: isThing ? to.kind : null,
    toId: isThing ? to.id : null,
    toAddress: isThing ? null : to,
  }
}

/** Lets one write after another: their number, their sources and their chains are looked at before. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`)
}

/** The moment of a change, later than that of every change before, while the lock is held. */
export function nextChange(now: Date) {
  return sql`greatest(${now.toISOString()}::timestamptz,
    (select max(changed_at) + interval '1 millisecond' from redirects))`
}

/**
 * Requires a source of its own and an end of the chain, for a redirect that is about to be stored; `id` is that of an
 * edited one. The caller holds the lock.
 * @throws INVALID_DATA_ERROR at `from` for a second redirect of the source or where there are as many as there may be;
 *   at `to` for a loop
 */
export async function requireStorable(
  tx: Tx,
  { id, from, to }: { id?: string; from: string; to: RedirectTarget },
): Promise<void> {
  const source = parseSource(from)
  const isOther = id === undefined ? undefined : ne(redirects.id, id)
  const [same] = await tx
    .select({ id: redirects.id })
    .from(redirects)
    .where(
      and(eq(redirects.fromPath, source.path), eq(redirects.fromQuery, queryKey(source)), isOther),
    )
  if (same) throw invalidData('from', messages.taken)
  if (id === undefined) {
    const [all] = await tx.select({ total: count() }).from(redirects)
    if ((all?.total ?? 0) >= limits.redirectsMax) throw invalidData('from', messages.tooMany)
  }
  const own: StoredRedirect = { id: id ?? randomUUID(), source, to }
  if (await leadsBack(tx, own)) throw invalidData('to', redirectMessages.redirectLoop)
}

/** Returns whether the chain of redirects that begins at a target comes to the redirect itself again. */
async function leadsBack(tx: Tx, own: StoredRedirect): Promise<boolean> {
  let { to } = own
  for (let hop = 0; hop < hopsMax; hop += 1) {
    const address = typeof to === 'string' ? to : pagePathOf(to.kind, to.id)
    if (!address.startsWith('/')) return false
    const next = await readNext(tx, address, own)
    if (!next) return false
    if (next.id === own.id) return true
    to = next.to
  }
  return true
}

async function readNext(
  tx: Tx,
  address: string,
  own: StoredRedirect,
): Promise<StoredRedirect | undefined> {
  const asked: RedirectSource = parseSource(address)
  const paths = sourcePaths(address)
  const rows = await tx
    .select(redirectColumns)
    .from(redirects)
    .where(and(inArray(redirects.fromPath, paths), ne(redirects.id, own.id)))
  const known = [...rows.map(toStored), own]
  for (const path of paths) {
    const found = mostSpecific(
      known.filter(({ source }) => source.path === path),
      asked,
    )
    if (found) return found
  }
  return undefined
}

/**
 * Lets the page of an item that another has replaced lead to that one as soon as the site shows it no more. A redirect
 * that leads the other way ends; nothing is added where there are as many redirects as there may be.
 */
export async function redirectReplaced(
  tx: Tx,
  { kind, id, by, now }: { kind: RedirectedKind; id: string; by: string; now: Date },
): Promise<void> {
  await lockRedirects(tx)
  await tx.delete(redirects).where(eq(redirects.fromPath, pagePathOf(kind, by)))
  const ends = { from: pagePathOf(kind, id), to: { kind, id: by } }
  const source = parseSource(ends.from)
  if (await leadsBack(tx, { id: randomUUID(), source, to: ends.to })) return
  const total = await tx.$count(redirects, ne(redirects.fromPath, source.path))
  if (total >= limits.redirectsMax) return
  const row = { ...columnsOf(ends), changedAt: nextChange(now) }
  await tx
    .insert(redirects)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({ target: [redirects.fromPath, redirects.fromQuery], set: row })
}
