import { isDeepStrictEqual } from 'node:util'
import type { Cell } from './csv.ts'

/** A value that is no list and no structure, as a cell of a sheet that was read may have it. */
export type ReadCell = Cell

/** A cell that cannot be what its column holds. */
export const unreadable = Symbol('unreadable')

const escaped = (text: string) => text.replaceAll(/[\\|]/g, (sign) => `\\${sign}`)

/** A list in a cell: ` | ` between, nothing where an element is null. */
export function joinList(list: readonly unknown[]): string {
  return list
    .map((each) =>
      escaped(typeof each === 'string' || typeof each === 'number' ? String(each) : ''),
    )
    .join(' | ')
    .trim()
}

/** The elements of a list in a cell, trimmed; an empty one is null. */
export function splitList(text: string): (string | null)[] {
  const elements: string[] = []
  let element = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\\' && /[\\|]/.test(text.charAt(at + 1))) {
      at += 1
      element += text.charAt(at)
    } else if (sign === '|') {
      elements.push(element)
      element = ''
    } else element += sign
  }
  return [...elements, element].map((each) => each.trim() || null)
}

/** A cell as text: moments that a spreadsheet made of days and times are these again. */
export function textIn(cell: ReadCell): string {
  if (cell === null) return ''
  if (!(cell instanceof Date)) return String(cell)
  if (Number.isNaN(cell.getTime())) return ''
  const [day = '', time = ''] = cell.toISOString().split('T')
  // Spreadsheets count from 1900: what lies on the first days is a time of day.
  if (cell.getUTCFullYear() <= 1900) return time.slice(0, 5)
  return time.startsWith('00:00:00') ? day : cell.toISOString()
}

/** A whole or decimal number, with a comma as many spreadsheets write it. */
export function numberIn(cell: ReadCell): number | null | typeof unreadable {
  if (typeof cell === 'number') return cell
  const text = textIn(cell).trim()
  if (text === '') return null
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : unreadable
}

const yes = ['true', '1', 'yes', 'sí', 'si', 'sim', 'verdadero', 'verdadeiro']
const no = ['false', '0', 'no', 'não', 'nao', 'falso']

/** A truth value, as spreadsheets of three languages write it; undefined of an empty cell. */
export function truthIn(cell: ReadCell): boolean | undefined | typeof unreadable {
  if (typeof cell === 'boolean') return cell
  const text = textIn(cell).trim().toLowerCase()
  if (text === '') return undefined
  if (yes.includes(text)) return true
  return no.includes(text) ? false : unreadable
}

export function jsonIn(cell: ReadCell): unknown {
  const text = textIn(cell).trim()
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}

/** A structure in a cell; an empty list is an empty cell. */
export function jsonCell(value: unknown): Cell {
  return value === null || value === undefined || isDeepStrictEqual(value, [])
    ? null
    : JSON.stringify(value)
}
