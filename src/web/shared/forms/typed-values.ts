/** Words that may stand between ages or after them. */
const ageWords =
  /(?<!\p{L})(?:and|y|e|und|et|a[nñ]os?|years?(?: old)?|yo|jahre?n?|ans?)(?!\p{L})|[\s,;+&.]/giu

/** Reads ages such as "4, 9" or "4 y 9 años"; undefined where anything else is written. */
export function agesIn(typed: string): number[] | undefined {
  const numbers = typed.match(/\d+/g) ?? []
  const rest = typed.replaceAll(/\d+/g, ' ').replaceAll(ageWords, '')
  if (rest !== '' || (numbers.length === 0 && typed.trim() !== '')) return undefined
  return numbers.map(Number)
}

/** Symbols that name one currency; a bare "$" names none. */
const symbols: Record<string, string> = { US$: 'USD', R$: 'BRL', '€': 'EUR', '£': 'GBP', $: '' }
const symbol = String.raw`(US\$|R\$|[€£$]|\p{L}{3}(?!\p{L}))`
const withSymbols = new RegExp(String.raw`^${symbol}?\s*([\d.,’'\s]*\d)\s*${symbol}?$`, 'iu')
const grouped = /^\d{1,3}(?:([.,’'\s])\d{3})(?:\1\d{3})*$/u
const decimal = /^(\d+|\d{1,3}(?:([.,’'\s])\d{3})(?:\2\d{3})*)[.,](\d{1,2})$/u

interface TypedAmount {
  /** In major units. */
  amount: number
  /** The ISO code of the currency beside it, if one is named. */
  currency: string | undefined
}

/**
 * Reads an amount with either decimal separator, groups of thousands and a currency before or after it; undefined
 * where it has no single reading. Groups of exactly three digits are thousands.
 */
export function amountIn(typed: string): TypedAmount | undefined {
  const [, before, digits = '', after] = withSymbols.exec(typed.trim()) ?? []
  const named = [before, after].flatMap((each) => (each ? [codeOf(each)] : []))
  const amount = majorIn(digits)
  if (amount === undefined || named.length > 1 || named.includes(undefined)) return undefined
  return { amount, currency: named[0] || undefined }
}

function codeOf(written: string): string | undefined {
  const upper = written.toUpperCase()
  const isCode = Intl.supportedValuesOf('currency').includes(upper)
  return symbols[upper] ?? (isCode ? upper : undefined)
}

function majorIn(digits: string): number | undefined {
  if (/^\d+$/.test(digits)) return Number(digits)
  if (grouped.test(digits)) return Number(digits.replaceAll(/\D/g, ''))
  const [, whole, separator, fraction] = decimal.exec(digits) ?? []
  if (!whole || separator === digits.at(-1 - (fraction?.length ?? 0))) return undefined
  return Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`)
}
