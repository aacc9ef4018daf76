import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import { isErrorCell, type ReadCell, unreadable } from './cells.ts'
import { twoReadings, writtenAmount } from './numbers.ts'
import { refusalOf } from './refusals.ts'

/** An amount of a cell in minor units; null where there is none, or why it is none. */
export type AmountRead = { amount: number | null } | { refusal: string }

/**
 * Reads an amount digit by digit, for a price is exact: "1250.5", "1.250,50", "1 250" or "USD 1250". "1.250" is a
 * thousand in currencies without decimals, one and a quarter in those of three or more, and nothing in others: nobody
 * can tell. A currency in the cell is that of its column.
 */
export function amountIn(cell: ReadCell, ofColumn: unknown): AmountRead {
  const currency = typeof ofColumn === 'string' ? ofColumn : ''
  const read = isErrorCell(cell) ? unreadable : writtenAmount(cell)
  if (read === unreadable) return { refusal: refusalOf(cell) }
  if (read === null) return { amount: null }
  if (read.currency !== undefined && read.currency !== currency) {
    return {
      refusal: `${sheetMessages.otherCurrency}: ${read.currency} / ${currency}`,
    }
  }
  const { whole, decimals, isAmbiguous } = read.written
  const digits = digitsOf(currency)
  // A workbook's number is no text: its point is that of decimals.
  const isThousands = isAmbiguous && typeof cell !== 'number'
  if (isThousands && digits === 0) return { amount: Number(`${whole}${decimals}`) }
  if (isThousands && digits < 3) return { refusal: twoReadings({ whole, decimals }) }
  const said = decimals.replace(/0+$/, '')
  if (said.length > digits) return { refusal: sheetMessages.tooExact }
  return { amount: Number(`${whole}${said.padEnd(digits, '0')}`) }
}

/** An amount as sheets show it: in whole units of its currency. */
export function wholeUnits(amount: number | null | undefined, currency: string): number | null {
  return amount === null || amount === undefined ? null : amount / 10 ** minorDigits(currency)
}

/** Returns the minor digits of a currency. The currency's own column reports an invalid one. */
function digitsOf(currency: unknown): number {
  try {
    return minorDigits(String(currency))
  } catch {
    return 2
  }
}
