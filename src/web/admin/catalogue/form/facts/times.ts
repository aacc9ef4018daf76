/** Times as the operations take them, sorted, each once; what is no time stays as it was typed. */
export function timesIn(typed: readonly string[]): string[] {
  const times = typed.map((time) => {
    const found = /^(\d{1,2})(?:[:.h](\d{2})?)?$/i.exec(time.trim())
    if (!found) return time.trim()
    return `${found[1]?.padStart(2, '0')}:${found[2] ?? '00'}`
  })
  return [...new Set(times)].toSorted()
}
