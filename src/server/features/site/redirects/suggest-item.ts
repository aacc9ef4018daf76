import type { Kind } from '#contract/base/kinds.ts'

/** A name of an item, in whatever language. */
export interface NamedItem {
  kind: Kind
  id: string
  name: string
}

/** Returns the item that an address seems to be about, or null. */
export type Suggest = (path: string) => { kind: Kind; id: string } | null

/** Share of an address's words, by their rarity among names, that a suggested name has. */
const enough = 0.5

/** Makes suggestions by the words that an address's last segments share with names; rare words count more. */
export function makeSuggest(items: readonly NamedItem[]): Suggest {
  const names = items.map((item) => ({ ...item, words: new Set(wordsIn(item.name)) }))
  const byWord = new Map<string, typeof names>()
  for (const each of names) {
    for (const word of each.words) byWord.set(word, [...(byWord.get(word) ?? []), each])
  }
  const weightOf = (word: string) => Math.log(1 + names.length / (byWord.get(word)?.length ?? 1))

  return (path) => {
    const words = [...new Set(wordsOfAddress(path))]
    const total = words.reduce((sum, word) => sum + weightOf(word), 0)
    const scores = new Map<(typeof names)[number], number>()
    for (const word of words) {
      for (const each of byWord.get(word) ?? []) {
        scores.set(each, (scores.get(each) ?? 0) + weightOf(word))
      }
    }
    const [best] = [...scores].toSorted(
      ([one, score], [other, otherScore]) =>
        otherScore - score || one.words.size - other.words.size || (one.id < other.id ? -1 : 1),
    )
    if (!best || best[1] < total * enough) return null
    return { kind: best[0].kind, id: best[0].id }
  }
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The words of the last segment that has some. */
function wordsOfAddress(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '' && !uuid.test(segment))
  for (const segment of segments.toReversed()) {
    const words = wordsIn(segment.replace(/\.[a-z]{2,5}$/i, ''))
    if (words.length > 0) return words
  }
  return []
}

/** Words of three letters or more, without case and marks. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}]+/u).filter((word) => word.length > 2)
}
