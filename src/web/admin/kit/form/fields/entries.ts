/** Signs that lists written elsewhere begin each line with; a page draws its own. */
const bullet = /^(?:[•·●○◦▪▫■□‣∙✓✔]\s*|[–—*-]\s+)/u

const linesIn = (text: string) => text.split(/\r\n?|\n/).map((line) => line.trim())

/** The entries of a list that is written a line each; blank lines are none. */
export function entriesIn(text: string): string[] {
  return linesIn(text).filter(Boolean)
}

/** Pasted lines without the bullets that their program began them with. */
export function withoutBullets(text: string): string {
  return linesIn(text)
    .map((line) => line.replace(bullet, ''))
    .join('\n')
}
