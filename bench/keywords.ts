import { makeRandom, pickOne } from './random.ts'
import { places, tagWords } from './words.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Distinct keywords as visitors type them, without end: words and parts of words of the catalogue,
 * half of them mistyped, two-word phrases, and one in ten that is nothing at all.
 */
export function* makeKeywords(seed: number): Generator<string, never> {
  const random = makeRandom(seed)
  const given = new Set<string>()
  const letter = () => pickOne(random, alphabet.split(''))
  const mistype = (word: string) => {
    const at = Math.floor(random() * word.length)
    return word.slice(0, at) + (random() < 0.5 ? letter() : '') + word.slice(at + 1)
  }
  while (true) {
    const shape = random()
    let keyword = pickOne(random, shape < 0.2 ? tagWords : places)
    if (shape < 0.1)
      keyword = Array.from({ length: 4 + Math.floor(random() * 16) }, letter).join('')
    if (shape > 0.6) keyword += ` ${pickOne(random, places)}`
    if (shape > 0.8) keyword += ` ${pickOne(random, places)}`
    if (random() < 0.2) keyword = keyword.slice(0, 3 + Math.floor(random() * 6))
    if (random() < 0.5) keyword = mistype(keyword)
    while (given.has(keyword)) keyword = mistype(keyword + letter())
    given.add(keyword)
    if (keyword.trim() !== '') yield keyword
  }
}
