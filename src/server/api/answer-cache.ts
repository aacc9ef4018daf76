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

/**
 * Returns the cache key of a call's answer: operation and parsed payload; nothing if the answer is not for everybody.
 */
export function answerCacheKey({
  name,
  operation,
  input,
  authentication,
}: Call): string | undefined {
  const { access, effect } = operation
  const forEverybody =
    access === 'public' &&
    effect === 'reads' &&
    authentication.user === null &&
    isCatalogueOperation(name)
  return forEverybody ? `${name} ${JSON.stringify(input)}` : undefined
}

/** Where a call reads: what is cached with the catalogue's version may be read on a replica. */
export function placeOfRead(
  { database, catalogueReads }: Pick<Services, 'database' | 'catalogueReads'>,
  call: Call,
): Transactional {
  return answerCacheKey(call) === undefined ? database : catalogueReads
}
