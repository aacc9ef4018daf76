import type { Listen } from '#server/jobs/jobs.ts'

const channel = 'catalogue_changed'

/**
 * A number that grows with every committed change of the catalogue, here or in another instance:
 * what was read while it stayed the same is still true.
 */
export interface CatalogueVersion {
  current(): number
  /** Says that this process has just committed a change; others hear of it from the database. */
  invalidate(): void
  close(): Promise<void>
}

/**
 * Hears the notices that the database sends when a change of the catalogue commits. A listener
 * that was cut off may have missed some: it counts one when it is back.
 */
export async function watchCatalogue(listen: Listen): Promise<CatalogueVersion> {
  let version = 0
  const invalidate = () => {
    version += 1
  }
  const close = await listen(channel, invalidate)
  return { current: () => version, invalidate, close }
}
