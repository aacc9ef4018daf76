import { localDay } from '#contract/base/dates/local-day.ts'
import { Failure } from '#contract/base/failures.ts'
import type { Caller } from '#contract/index.ts'
import type { Services } from '#server/platform/services.ts'
import { anonymous, type RequestInfo } from './call.ts'
import { declarationOf, parsePayload } from './declarations.ts'
import { toFailure } from '#server/platform/http/failures.ts'
import { answerCacheKey } from './answer-cache.ts'
import { noteAnswer } from './http/note-answer.ts'
import { run } from './pipeline.ts'

declare module '#server/platform/cache/cached-values.ts' {
  interface CachedValues {
    /** Frozen answers of public reads, by `answerCacheKey`. */
    answersForPages: object
    /** The same of reads that name one thing of many. */
    singleAnswersForPages: object
  }
}

/**
 * Makes the anonymous callers that server-rendered pages read with: public reads only, same
 * pipeline. Answers of the catalogue are cached until it changes, frozen: a list is filtered in many
 * ways, each a page of its own.
 */
export function makeAnonymousCallers(services: Services): (request: RequestInfo) => Caller {
  const { answersForPages, singleAnswersForPages } = services.caches
  return (request) => {
    const call = async (name: Parameters<Caller>[0], payload: unknown = {}) => {
      const operation = declarationOf(name)
      if (operation.access !== 'public' || operation.effect !== 'reads') {
        throw new Failure('FORBIDDEN_ERROR')
      }
      try {
        const { languages, office } = await services.currentSite()
        const input = parsePayload(operation, payload, languages)
        const authentication = anonymous
        const wanted = { name, operation, input, authentication, request, file: null, languages }
        const key = answerCacheKey(wanted, localDay(office.timeZone, services.clock()))
        if (key === undefined) return await run(services, wanted)
        const cache = namesOne(input) ? singleAnswersForPages : answersForPages
        const kept = await cache.get(key, async () => freezeAll(await run(services, wanted)))
        noteAnswer(services, wanted, kept)
        return kept
      } catch (error) {
        throw toFailure(error, operation)
      }
    }
    return call as Caller
  }
}

/** Whether a read is about one of many things, or of endless many: there is another answer for each. */
function namesOne(input: object): boolean {
  return ['id', 'ids', 'slug', 'keyword'].some((field) => field in input)
}

/** An answer that nobody can change by accident for those who get it next. */
function freezeAll(answer: unknown): object {
  if (typeof answer !== 'object' || answer === null) throw new TypeError('Answers are objects')
  for (const part of Object.values(answer)) {
    if (typeof part === 'object' && part !== null) freezeAll(part)
  }
  return Object.freeze(answer)
}
