/** A text with parts of it replaced, each of which must be there: a shipped file that changes is noticed. */
export function replaceIn(text: string, parts: [RegExp, string][]): string {
  return parts.reduce((sofar, [part, other]) => {
    if (!part.test(sofar)) throw new Error(`There is no ${String(part)}`)
    part.lastIndex = 0
    return sofar.replace(part, () => other)
  }, text)
}
