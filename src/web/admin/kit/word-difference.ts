/** A piece of a text as it was or became; what is in both is the same. */
export interface Piece {
  text: string
  change: 'same' | 'removed' | 'added'
}

/** More pairs of words than this are not compared: the text is then another one as a whole. */
const pairsMax = 400_000

/** Words, and what stands between them, each by itself: together they are the text. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}

/** Returns the words removed from a text and added to it, word by word, in reading order. */
export function wordDifference(before: string, now: string): Piece[] {
  const old = wordsOf(before)
  const young = wordsOf(now)
  let start = 0
  while (start < old.length && start < young.length && old[start] === young[start]) start += 1
  let end = 0
  const left = Math.min(old.length, young.length) - start
  while (end < left && old.at(-1 - end) === young.at(-1 - end)) end += 1
  const changed = between(
    old.slice(start, old.length - end),
    young.slice(start, young.length - end),
  )
  const same = (words: string[]): Piece => ({ text: words.join(''), change: 'same' })
  return joined([same(young.slice(0, start)), ...changed, same(young.slice(young.length - end))])
}

/** The longest common words stay; the rest went or came. */
function between(old: string[], young: string[]): Piece[] {
  if (old.length * young.length > pairsMax) {
    return [
      { text: old.join(''), change: 'removed' },
      { text: young.join(''), change: 'added' },
    ]
  }
  const width = young.length + 1
  // How many words are common from each pair of places on.
  const common = new Uint32Array((old.length + 1) * width)
  const at = (one: number, other: number) => common[one * width + other] ?? 0
  for (let one = old.length - 1; one >= 0; one -= 1) {
    for (let other = young.length - 1; other >= 0; other -= 1) {
      common[one * width + other] =
        old[one] === young[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
    }
  }
  const pieces: Piece[] = []
  let one = 0
  let other = 0
  while (one < old.length || other < young.length) {
    const word = old[one]
    const next = young[other]
    if (word !== undefined && word === next) {
      pieces.push({ text: word, change: 'same' })
      one += 1
      other += 1
    } else if (
      word !== undefined &&
      (next === undefined || at(one + 1, other) >= at(one, other + 1))
    ) {
      pieces.push({ text: word, change: 'removed' })
      one += 1
    } else {
      pieces.push({ text: next ?? '', change: 'added' })
      other += 1
    }
  }
  return pieces
}

/**
 * Joins pieces of one sort in a row into one, empty ones aside. Words that changed one after the other go together:
 * blanks between them count as changed too, and the removed text stands before the added text.
 */
function joined(pieces: Piece[]): Piece[] {
  const isChange = (piece: Piece | undefined) => piece !== undefined && piece.change !== 'same'
  const told: Piece[] = []
  let removed = ''
  let added = ''
  const tell = () => {
    told.push({ text: removed, change: 'removed' }, { text: added, change: 'added' })
    removed = ''
    added = ''
  }
  const all = merged(pieces)
  for (const [index, { text, change }] of all.entries()) {
    const isBetween = isChange(all[index - 1]) && isChange(all[index + 1]) && text.trim() === ''
    if (isBetween || change === 'removed') removed += text
    if (isBetween || change === 'added') added += text
    if (isBetween || change !== 'same') continue
    tell()
    told.push({ text, change })
  }
  tell()
  return merged(told)
}

function merged(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (piece.text === '') continue
    if (last?.change === piece.change) last.text += piece.text
    else result.push({ ...piece })
  }
  return result
}
