import { isCatalogueOperation } from '#contract/index.ts'
import { type Cache, createVersionedCache, type OnLookup } from '#server/cache/versioned-cache.ts'
import type { Call } from './call.ts'

const maxEntries = 5_000
const maxBytes = 32 * 1024 * 1024

/** Caches the written answers of public reads of the catalogue. */
export function createAnswerCache(version: () => number, onLookup?: OnLookup): Cache<Buffer> {
  return createVersionedCache<Buffer>({
    version,
    onLookup,
    maxEntries,
    size: { max: maxBytes, of: (answer) => answer.length },
  })
}

/** What a call's answer is cached under: operation and parsed payload; nothing where it is not for everybody. */
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
