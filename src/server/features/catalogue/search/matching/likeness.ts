import { distance } from 'fastest-levenshtein'

/** One letter in so many may be wrong: “galápagos” is not “gala”. */
const lettersPerSlip = 3

/** Shorter words are like too many others. */
const lettersMin = 4

/** Compares folded texts with a keyword: a text is like it when it has each word of it, or one that is like it. */
export function likenessTo(wanted: string): (text: string) => boolean {
  const words = wanted.split(' ').map((word) => ({ word, isLike: likenessToWord(word) }))
  return (text) => words.every(({ word, isLike }) => text.includes(word) || isLike(text))
}

/**
 * A word is like another, or like two in a row written as one, that differs in a third of its letters at most. A slip
 * in the first letter is rare and counts twice: “salta” is not “alta”.
 */
function likenessToWord(wanted: string): (text: string) => boolean {
  const letters = wordsOf(wanted).join('')
  if (letters.length < lettersMin) return () => false
  const known = new Map<string, boolean>()
  const isLike = (word: string) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const slips = Math.floor(letters.length / lettersPerSlip)
    const allowed = word[0] === letters[0] ? slips : slips - 1
    const like =
      Math.abs(word.length - letters.length) <= allowed && distance(word, letters) <= allowed
    known.set(word, like)
    return like
  }
  return (text) => {
    const words = wordsOf(text)
    return words.some((word, at) => isLike(word) || (at > 0 && isLike(`${words[at - 1]}${word}`)))
  }
}

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
