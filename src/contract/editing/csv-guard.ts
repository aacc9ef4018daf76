/**
 * Matches the text that a spreadsheet would take for a formula. It also matches the guard itself, so that an import
 * can remove it.
 */
const startsFormula = /^[=+\-@\t\r']/

/** A text in a cell of CSV: no spreadsheet calculates with it. */
export function guardedText(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text
}

/** The text that `guardedText` was given. */
export function unguardedText(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r'])/, '')
}

/**
 * Where a spreadsheet of another country begins a cell: quotes mean nothing to it then, nor blanks. A guard that is there
 * already counts as one to be guarded, as in `guardedText`.
 */
const formulaWithin = /([,;\t|\r\n])(?='|[ "\u00A0]*[=+\-@])/g

/** A text that an outsider wrote, in a cell of CSV: none of its pieces is a formula, wherever a spreadsheet cuts it. */
export function guardedWords(text: string): string {
  const within = text.replaceAll(formulaWithin, "$1'")
  return startsFormula.test(within) || /^[ "\u00A0]+[=+\-@]/.test(within) ? `'${within}` : within
}
