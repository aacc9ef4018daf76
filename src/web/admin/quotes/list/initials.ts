/** "LG" for "Laura García": the first letters of the first word and of the last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => word.slice(0, 1))
    .join('')
    .toLocaleUpperCase()
}
