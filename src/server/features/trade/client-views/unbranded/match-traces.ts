/** Names and contacts of an operator, as it writes them. */
interface OperatorTraces {
  names: readonly string[]
  /** Mailboxes, hosts and addresses. */
  addresses: readonly string[]
  phones: readonly string[]
}

/** Shorter ones could stand in any sentence. */
const phoneDigitsMin = 7
/** The digits that a number has with and without its codes of country and area. */
const ownDigits = 8
/** From this length on, letters in a row are no coincidence: `@nandutravel`, `Ñandú-Travel`. */
const squeezedMin = 8

/** A text without case, marks, invisible characters and kinds of blank. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const squeezed = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
/** Words that stand for `@` and `.`, so that no program reads them. */
const signsInWords = /(?<![\p{L}\p{N}])(?:at|arroba|dot|punto|ponto)(?![\p{L}\p{N}])/gu

/** Tells whether the words of a text name the operator or lead to it, in whatever spelling. */
export function makeTraceMatcher({
  names,
  addresses,
  phones,
}: OperatorTraces): (words: string) => boolean {
  const asWords = names.map((name) => ` ${wordsOf(folded(name))} `)
  const asLetters = [...names, ...addresses]
    .map((each) => squeezed(folded(each)))
    .filter(({ length }) => length >= squeezedMin)
  const asWritten = addresses.map(folded)
  const asDigits = phones
    .map(digitsOf)
    .filter(({ length }) => length >= phoneDigitsMin)
    .map((digits) => digits.slice(-ownDigits))
  return (words) => {
    const text = folded(words)
    const inWords = ` ${wordsOf(text)} `
    const letters = [squeezed(text), squeezed(text.replaceAll(signsInWords, ''))]
    const digits = digitsOf(text)
    return (
      asWords.some((name) => inWords.includes(name)) ||
      asLetters.some((each) => letters.some((all) => all.includes(each))) ||
      asWritten.some((address) => text.includes(address)) ||
      asDigits.some((phone) => digits.includes(phone))
    )
  }
}

/** Words alone, a blank between them. */
function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
