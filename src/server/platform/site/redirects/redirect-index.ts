import { sql } from 'drizzle-orm'
import {
  mostSpecific,
  parseSource,
  type RedirectSource,
  sourcePaths,
} from '#contract/base/addresses/redirect-source.ts'
import type { RedirectTarget } from '#contract/site/redirects/redirects.ts'
import type { Caches } from '../../cache/caches.ts'
import { redirects } from '../../db/schema/index.ts'
import { onReadHandle, queryRows, type Transactional } from '../../db/transaction.ts'

declare module '../../cache/cached-values.ts' {
  interface CachedValues {
    /** All redirects by path, checked for changes when the catalogue's version grows. */
    redirects: RedirectsByPath
  }
}

/** A redirect as visits are led by it. */
export interface StoredRedirect {
  id: string
  source: RedirectSource
  to: RedirectTarget
}

export type RedirectsByPath = ReadonlyMap<string, readonly StoredRedirect[]>

/** Returns the redirect of an address, a path with an optional query; undefined where there is none. */
export type FindRedirect = (address: string) => Promise<StoredRedirect | undefined>

interface IndexDependencies {
  catalogueReads: Transactional
  caches: Pick<Caches, 'redirects'>
}

/** Makes the look-up of redirects in memory; it reads them again only after one of them has changed. */
export function makeFindRedirect({ catalogueReads, caches }: IndexDependencies): FindRedirect {
  let latest: { stamp: string; index: RedirectsByPath } | undefined

  async function read(): Promise<RedirectsByPath> {
    return onReadHandle(catalogueReads, async (tx) => {
      // Most changes of the catalogue are not of redirects.
      const [row] = await queryRows<{ stamp: string }>(
        tx,
        sql`select concat(count(*), ' ', max(${redirects.changedAt})) as stamp from ${redirects}`,
      )
      const stamp = row?.stamp ?? ''
      if (latest?.stamp === stamp) return latest.index
      const index = indexOf(await tx.select(redirectColumns).from(redirects))
      latest = { stamp, index }
      return index
    })
  }

  return async (address) => findIn(await caches.redirects.get('all', read), address)
}

/** Columns from which `toStored` makes a redirect. */
export const redirectColumns = {
  id: redirects.id,
  fromPath: redirects.fromPath,
  fromQuery: redirects.fromQuery,
  toKind: redirects.toKind,
  toId: redirects.toId,
  toAddress: redirects.toAddress,
}

type RedirectRow = Pick<typeof redirects.$inferSelect, keyof typeof redirectColumns>

export function toStored({ id, fromPath, fromQuery, ...row }: RedirectRow): StoredRedirect {
  const query = JSON.parse(fromQuery) as RedirectSource['query']
  return { id, source: { path: fromPath, query }, to: targetOf(row) }
}

/** The target of a row, which has one of two forms. */
export function targetOf({
  toKind,
  toId,
  toAddress,
}: Pick<RedirectRow, 'toKind' | 'toId' | 'toAddress'>): RedirectTarget {
  return toKind !== null && toId !== null ? { kind: toKind, id: toId } : (toAddress ?? '/')
}

function indexOf(rows: readonly RedirectRow[]): RedirectsByPath {
  const byPath = new Map<string, StoredRedirect[]>()
  for (const row of rows) {
    const stored = toStored(row)
    const others = byPath.get(stored.source.path)
    if (others) others.push(stored)
    else byPath.set(stored.source.path, [stored])
  }
  return byPath
}

/** Looks an address up, under its exact path first. */
export function findIn(byPath: RedirectsByPath, address: string): StoredRedirect | undefined {
  const asked = parseSource(address)
  for (const path of sourcePaths(address)) {
    const found = mostSpecific(byPath.get(path) ?? [], asked)
    if (found) return found
  }
  return undefined
}
