import type { Caches } from '../cache/caches.ts'
import { onReadHandle, type Transactional } from '../db/transaction.ts'
import { readSite, type Site, type SiteDefaults } from './read-site.ts'

declare module '../cache/cached-values.ts' {
  interface CachedValues {
    /** The operator's identity; one value. */
    site: Site
  }
}

/**
 * Returns the operator's identity, outside of transactions. It is read once, and again after an edit, here or in
 * another instance.
 */
export type CurrentSite = () => Promise<Site>

interface SiteDependencies {
  catalogueReads: Transactional
  settings: SiteDefaults
  caches: Pick<Caches, 'site'>
}

export function makeCurrentSite({
  catalogueReads,
  settings,
  caches,
}: SiteDependencies): CurrentSite {
  return () =>
    caches.site.get('', () => onReadHandle(catalogueReads, (tx) => readSite(tx, settings)))
}
