import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Cell } from '../csv.ts'
import { echoOf, textIn, unreadable } from './cells.ts'

/** A number as it is written, digit by digit. */
interface Written {
  negative: boolean
  whole: string
  decimals: string
  /** The only separator has three digits behind it: thousands to some, decimals to others. */
  isAmbiguous: boolean
}

/** Blanks of all sorts and the Swiss apostrophe set thousands apart, and never decimals. */
const blanks = /(?<=\d)[\s\u00A0\u2009\u202F'’](?=\d{3}(?:\D|$))/gu

const grouped = {
  ',': /^\d{1,3}(?:,\d{3})+$/,
  '.': /^\d{1,3}(?:\.\d{3})+$/,
} as const

/** Reads "1.250,50", "1,250.50", "1 250" and plain numbers; undefined of anything else. */
function writtenIn(text: string): Written | undefined {
  const joined = text.replaceAll(blanks, '')
  const [, sign = '', signs = ''] = /^([-−]?)\s*([\d.,]+)$/u.exec(joined) ?? []
  if (signs === '') return undefined
  const negative = sign !== ''
  const [whole = '', decimals, ...further] = signs.split(/[.,]/)
  if (further.length === 0) {
    if (whole === '' || decimals === '') return undefined
    // Nobody sets thousands apart by blanks and by a sign.
    const isAmbiguous = decimals?.length === 3 && joined === text
    return { negative, whole, decimals: decimals ?? '', isAmbiguous }
  }
  const last = signs.search(/[.,]\d*$/)
  const separator = signs.charAt(last)
  const before = signs.slice(0, last)
  const other = separator === ',' ? '.' : ','
  // Of one sign alone each sets thousands apart.
  if (!before.includes(other)) {
    if (!grouped[separator as ',' | '.'].test(signs)) return undefined
    return { negative, whole: signs.replaceAll(/[.,]/g, ''), decimals: '', isAmbiguous: false }
  }
  if (!grouped[other].test(before)) return undefined
  const decimalPart = signs.slice(last + 1)
  if (decimalPart === '') return undefined
  return {
    negative,
    whole: before.replaceAll(/[.,]/g, ''),
    decimals: decimalPart,
    isAmbiguous: false,
  }
}

const asNumber = ({ negative, whole, decimals }: Written) =>
  Number(`${negative ? '-' : ''}${whole}.${decimals || '0'}`)

/** Returns the refusal of a number that has two readings, with both. */
export function twoReadings({ whole, decimals }: Pick<Written, 'whole' | 'decimals'>): string {
  const readings = `${whole}${decimals} / ${whole}.${decimals.replace(/0+$/, '') || '0'}`
  return `${sheetMessages.ambiguousNumber}: ${echoOf(readings)}`
}

/** A number of a cell, or why it is none; null of an empty cell. */
export type NumberRead = { number: number | null } | { refusal: string }

/** Reads a whole number or a decimal one of which thousands may be set apart. */
export function readNumber(cell: Cell): NumberRead {
  if (typeof cell === 'number') return { number: cell }
  const text = textIn(cell).trim()
  if (text === '') return { number: null }
  const written = writtenIn(text)
  if (!written) return { refusal: messages.invalid }
  if (written.isAmbiguous) return { refusal: twoReadings(written) }
  return { number: asNumber(written) }
}

/** Reads a decimal number of a point or a percentage, where nothing is thousands. */
export function decimalIn(cell: Cell): number | null | typeof unreadable {
  if (typeof cell === 'number') return cell
  const text = textIn(cell).trim()
  if (text === '') return null
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : unreadable
}

/** A percentage as a number, with or without its sign: cells of workbooks that show one are read as they show it. */
export function percentIn(cell: Cell): number | null | typeof unreadable {
  if (typeof cell === 'number') return cell
  return decimalIn(textIn(cell).trim().replace(/\s*%$/, ''))
}

/** A whole number; null of an empty cell. */
export function numberIn(cell: Cell): number | null | typeof unreadable {
  const read = readNumber(cell)
  return 'number' in read ? read.number : unreadable
}

/** Signs of money that name one currency. */
const signsOfCurrencies: Record<string, string> = {
  US$: 'USD',
  U$S: 'USD',
  R$: 'BRL',
  AR$: 'ARS',
  '€': 'EUR',
  '£': 'GBP',
}

/** An amount as it is written, with the currency that its cell names; "$" names none. */
export function writtenAmount(
  cell: Cell,
): { written: Written; currency: string | undefined } | null | typeof unreadable {
  const text = typeof cell === 'number' ? String(cell) : textIn(cell).trim()
  if (text === '') return null
  const [, before = '', digits = '', after = ''] =
    /^([^\d\s.,-]*)\s*([\d.,\s\u00A0\u2009\u202F'’-]*\d)\s*([^\d\s.,-]*)$/u.exec(text) ?? []
  const written = before !== '' && after !== '' ? undefined : writtenIn(digits)
  if (!written || written.negative) return unreadable
  const sign = (before || after).toUpperCase()
  if (sign === '' || sign === '$') return { written, currency: undefined }
  const currency = signsOfCurrencies[sign] ?? (/^[A-Z]{3}$/.test(sign) ? sign : undefined)
  return currency === undefined ? unreadable : { written, currency }
}
