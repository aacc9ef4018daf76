import { minorDigits } from '#contract/money-text.ts'
import { isAmbiguous, type ReadCell, textIn, unreadable } from '#server/sheets/cells.ts'

/** An amount as it is written, digit by digit; null where there is none. */
interface Written {
  whole: string
  decimals: string
}

/**
 * Reads "1250.5" or "1250,5": digit by digit, for a price is exact. "1.250" is a thousand in currencies without decimals, one
 * and a quarter in those of three, and nothing in others: nobody can tell.
 */
export function amountIn(cell: ReadCell, currency: unknown): Written | null | typeof unreadable {
  const text = textIn(cell).trim()
  if (text === '') return null
  const [, whole, decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === undefined) return unreadable
  const digits = digitsOf(currency)
  if (isAmbiguous(cell) && digits === 0) return { whole: `${whole}${decimals}`, decimals: '' }
  if (isAmbiguous(cell) && digits !== 3) return unreadable
  return { whole, decimals: decimals.replace(/0+$/, '') }
}

/** The same in minor units of a currency, which may have fewer decimals than were written. */
export function minorUnitsIn(
  amount: Written | null,
  currency: unknown,
): number | null | 'too exact' {
  if (amount === null) return null
  const digits = digitsOf(currency)
  if (amount.decimals.length > digits) return 'too exact'
  return Number(`${amount.whole}${amount.decimals.padEnd(digits, '0')}`)
}

/** That a currency is none is told of its own column. */
function digitsOf(currency: unknown): number {
  try {
    return minorDigits(String(currency))
  } catch {
    return 2
  }
}
