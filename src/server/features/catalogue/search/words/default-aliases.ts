import { type Kind, kinds } from '#contract/base/kinds.ts'
import wordsOfKinds from './kinds.json' with { type: 'json' }
import themes from './themes.json' with { type: 'json' }

/** The aliases of each common theme, in six languages, and the same folded. */
const lists = Object.values(themes).map((words: Record<string, string[]>) => {
  const byFolded = new Map(
    Object.values(words)
      .flat()
      .map((word) => [foldWord(word), word]),
  )
  return { aliases: [...byFolded.values()], folded: new Set(byFolded.keys()) }
})

/**
 * Returns the shipped aliases of a tag, each once: those of the theme whose list has the tag, else of the theme
 * whose list has one of its names; none where no list fits. Accents and capitals aside.
 */
export function defaultAliasesOf(tag: string, names: readonly string[]): readonly string[] {
  for (const text of [tag, ...names].map(foldWord)) {
    const list = lists.find(({ folded }) => folded.has(text))
    if (list) return list.aliases
  }
  return []
}

const kindsByWord = new Map(
  kinds.flatMap((kind) => {
    const words: Record<string, string[]> = wordsOfKinds[kind]
    return Object.values(words)
      .flat()
      .map((word): [string, Kind] => [foldWord(word), kind])
  }),
)

/** Returns the kind that a folded word names: “hotels in Salta” are not all called so. */
export function kindOfWord(folded: string): Kind | undefined {
  return kindsByWord.get(folded)
}

/** Folds a word of a list as the database folds texts: lower-cased, without accents. */
export function foldWord(word: string): string {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll('œ', 'oe').replaceAll('ß', 'ss')
}
