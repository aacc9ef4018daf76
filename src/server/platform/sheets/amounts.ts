import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { isAmbiguous, isErrorCell, type ReadCell, refusalOf, textIn, unreadable } from './cells.ts'

/** An amount of a cell in minor units; null where there is none, or why it is none. */
export type AmountRead = { amount: number | null } | { refusal: string }

/** Reads "1250.5" or "1250,5" in a currency, for a price is exact. */
export function amountIn(cell: ReadCell, currency: unknown): AmountRead {
  const written = isErrorCell(cell) ? unreadable : writtenIn(cell, currency)
  if (written === unreadable) return { refusal: refusalOf(cell) }
  const amount = minorUnitsIn(written, currency)
  return amount === 'too exact' ? { refusal: sheetMessages.tooExact } : { amount }
}

/** An amount as sheets show it: in whole units of its currency. */
export function wholeUnits(amount: number | null | undefined, currency: string): number | null {
  return amount === null || amount === undefined ? null : amount / 10 ** minorDigits(currency)
}

/** An amount as it is written, digit by digit; null where there is none. */
interface Written {
  whole: string
  decimals: string
}

/**
 * Reads digit by digit. "1.250" is a thousand in currencies without decimals, one and a quarter in those of three or
 * more, and nothing in others: nobody can tell.
 */
function writtenIn(cell: ReadCell, currency: unknown): Written | null | typeof unreadable {
  // A workbook's number may carry what a formula left behind its fifteenth digit.
  const text = typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : textIn(cell).trim()
  if (text === '') return null
  const [, whole, decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === undefined) return unreadable
  const digits = digitsOf(currency)
  if (isAmbiguous(cell) && digits === 0) return { whole: `${whole}${decimals}`, decimals: '' }
  if (isAmbiguous(cell) && digits < 3) return unreadable
  return { whole, decimals: decimals.replace(/0+$/, '') }
}

/** The same in minor units of a currency, which may have fewer decimals than were written. */
function minorUnitsIn(amount: Written | null, currency: unknown): number | null | 'too exact' {
  if (amount === null) return null
  const digits = digitsOf(currency)
  if (amount.decimals.length > digits) return 'too exact'
  return Number(`${amount.whole}${amount.decimals.padEnd(digits, '0')}`)
}

/** Returns the minor digits of a currency. The currency's own column reports an invalid one. */
function digitsOf(currency: unknown): number {
  try {
    return minorDigits(String(currency))
  } catch {
    return 2
  }
}
