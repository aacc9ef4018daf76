import type { InputOf } from '#contract/index.ts'
import type { Services } from '#server/platform/services.ts'
import type { Call } from '../call.ts'

/** The answer of a search that found nothing is no longer than this, whatever was read out of its keyword. */
const emptyAnswerMax = 10_240

/**
 * Notes of an answer what is counted each time that it is given, also where it was kept: a search that found
 * nothing (requirements §13.3). `answer` is what the handler gave, or the same as it is written.
 */
export function noteAnswer(
  { missedSearches }: Pick<Services, 'missedSearches'>,
  { name, input }: Pick<Call, 'name' | 'input'>,
  answer: unknown,
): void {
  if (name !== 'getSearchResults') return
  const { keyword, lang, typing } = input as InputOf<'getSearchResults'>
  if (!typing && isEmpty(answer)) missedSearches.count(keyword, lang)
}

function isEmpty(answer: unknown): boolean {
  if (Buffer.isBuffer(answer)) {
    return answer.length <= emptyAnswerMax && isEmpty(JSON.parse(answer.toString()))
  }
  const totals = answer instanceof Object && Reflect.get(answer, 'totals')
  return totals instanceof Object && Object.values(totals).every((total) => total === 0)
}
