import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { isErrorCell, type ReadCell, textIn } from './cells.ts'
import { readNumber } from './numbers.ts'

/** Why a cell is refused that is no value of its column. */
export function refusalOf(cell: ReadCell): string {
  if (isErrorCell(cell)) return `${sheetMessages.errorCell}: ${textIn(cell).trim()}`
  const read = readNumber(cell)
  return 'refusal' in read ? read.refusal : messages.invalid
}
