import { datedHeadingIn, headingIn } from './headings.ts'

const endOfSentence = /[.!?:;…)\]]["'”»]?$/
/** How long a line is at least that a page's width cut; one that begins a day is rather a title. */
const cutLength = 40
const cutHeadingLength = 60

/**
 * The lines of a pasted text: blanks of every kind are blanks, words that a page's end cut are whole again, and a
 * sentence is one line.
 */
export function cleanLines(pasted: string): string[] {
  const lines: string[] = []
  for (const raw of pasted.normalize('NFC').split(/\r\n?|\n|\u2028|\u2029/)) {
    const line = withoutBars(raw.replaceAll(/[\s\u00A0\u200B\uFEFF]+/g, ' ').trim())
    if (line === undefined) continue
    const last = lines.at(-1)
    if (last === undefined) lines.push(line)
    else if (/\p{L}[-\u00AD]$/u.test(last) && /^\p{Ll}/u.test(line)) {
      lines[lines.length - 1] = joinedWord(last, line, pasted)
    } else if (isCut(last, line)) lines[lines.length - 1] = `${last} ${line}`
    else lines.push(line)
  }
  return lines
}

/** A table's row as a line; undefined for the rule below its header. */
function withoutBars(line: string): string | undefined {
  if (!line.startsWith('|')) return line
  if (/^[|\s:-]+$/.test(line)) return undefined
  return line.replaceAll(/^\|\s*|\s*\|$/g, '')
}

/** "Visita-" and "remos" are one word; "check-" and "in" keep their hyphen where the text writes "check-in". */
function joinedWord(last: string, line: string, pasted: string): string {
  const [before = ''] = /\p{L}+[-\u00AD]$/u.exec(last) ?? []
  const [after = ''] = /^\p{Ll}+/u.exec(line) ?? []
  const keepsHyphen = pasted.toLowerCase().includes(`${before}${after}`.toLowerCase())
  return keepsHyphen ? last + line : last.slice(0, -1) + line
}

function isCut(last: string, line: string): boolean {
  const isHeading = headingIn(last) ?? datedHeadingIn(last)
  const length = isHeading ? cutHeadingLength : cutLength
  return last.length >= length && !endOfSentence.test(last) && /^\p{Ll}/u.test(line)
}
