import type { InputOf } from '#contract/index.ts'
import type { Services } from '#server/platform/services.ts'
import type { Call } from '../call.ts'

/** An answer of a search that holds anything is longer: a card alone is. */
const emptyAnswerMax = 1_024

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
  const lists = Object.values(answer ?? {}).filter((value) => Array.isArray(value))
  return lists.length > 0 && lists.every((list) => list.length === 0)
}
