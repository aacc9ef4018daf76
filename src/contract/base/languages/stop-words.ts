import lists from './stop-words.json' with { type: 'json' }

/**
 * Words without meaning for a search, in all languages and folded: articles, prepositions, conjunctions and pronouns,
 * and the words with which people ask for a journey, since every item of the catalogue is one.
 */
const stopWords: ReadonlySet<string> = new Set(
  Object.values(lists).flatMap((group: Record<string, string>) =>
    Object.values(group).flatMap((words) => words.split(' ')),
  ),
)

/** Returns whether a folded word has no meaning for a search. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}
