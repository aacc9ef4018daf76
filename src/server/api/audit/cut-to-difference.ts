/** How long a value may be that is kept as it was, in characters of its JSON. */
const lengthMax = 400

/** How much of what is the same stands before a difference. */
const contextLength = 60

/**
 * Two values as they are kept: as they are where they are short, else as texts that are cut to where they
 * begin to differ, with a dash of what stands around.
 */
export function cutToDifference(before: unknown, after: unknown): [unknown, unknown] {
  if (isShort(before) && isShort(after)) return [before, after]
  const one = asText(before)
  const other = asText(after)
  const from = Math.max(0, sameLetters(one, other) - contextLength)
  return [cut(one, from), cut(other, from)]
}

function isShort(value: unknown): boolean {
  return JSON.stringify(value).length <= lengthMax
}

function asText(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function sameLetters(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return at
  return length
}

/** Never within a character of two units, which PostgreSQL would refuse. */
function cut(text: string, from: number): string {
  const part = text.slice(from, from + lengthMax).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + lengthMax < text.length ? '…' : ''}`
}
