import type { Caches } from '#server/cache/caches.ts'
import type { Database } from '#server/db/connect.ts'
import { onReadHandle } from '#server/db/transaction.ts'
import { readSite, type Site, type SiteDefaults } from './read-site.ts'

declare module '#server/cache/cached-values.ts' {
  interface CachedValues {
    /** Whose site it is; one value. */
    site: Site
  }
}

/** Whose site it is, outside of transactions: read once, and again after it was edited, here or in another instance. */
export type CurrentSite = () => Promise<Site>

interface SiteNeeds {
  database: Database
  settings: SiteDefaults
  caches: Pick<Caches, 'site'>
}

export function makeCurrentSite({ database, settings, caches }: SiteNeeds): CurrentSite {
  return () => caches.site.get('', () => onReadHandle(database, (tx) => readSite(tx, settings)))
}
