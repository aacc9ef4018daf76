/** One key for one content: a repeat after a lost answer is the same request, a changed one is another. */
export function makeIdempotencyKeys(): (payload: object) => string {
  let last = { content: '', key: '' }
  return (payload) => {
    const content = JSON.stringify(payload)
    if (last.content !== content) last = { content, key: crypto.randomUUID() }
    return last.key
  }
}
