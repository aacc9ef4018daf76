import { isCatalogueOperation } from '#contract/index.ts'
import type { Transactional } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import type { Call } from './call.ts'

declare module '#server/platform/cache/cached-values.ts' {
  interface CachedValues {
    /** Written answers of public reads, by `answerCacheKey`. */
    answers: Buffer
  }
}

/** Whether a call's answer is the same for everybody and changes with the catalogue alone. */
function isForEverybody({ name, operation, authentication }: Call): boolean {
  const { access, effect } = operation
  return (
    access === 'public' &&
    effect === 'reads' &&
    authentication.user === null &&
    isCatalogueOperation(name)
  )
}

/**
 * Returns the cache key of a call's answer: operation, parsed payload and the agency's day, on which prices depend;
 * nothing if the answer is not for everybody.
 */
export function answerCacheKey(call: Call, today: string): string | undefined {
  if (!isForEverybody(call)) return undefined
  return `${call.name} ${today} ${JSON.stringify(call.input)}`
}

/** Where a call reads: what is cached with the catalogue's version may be read on a replica. */
export function placeOfRead(
  { database, catalogueReads }: Pick<Services, 'database' | 'catalogueReads'>,
  call: Call,
): Transactional {
  return isForEverybody(call) ? catalogueReads : database
}
