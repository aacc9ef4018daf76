import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Cell } from '../csv.ts'

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

/** Maximum number of a cell's characters that reports repeat: a cell may hold thousands. */
const echoMax = 200

/** A cell's text as reports tell it. */
export const echoOf = (text: string) =>
  text.length <= echoMax ? text : `${text.slice(0, echoMax).toWellFormed()}…`

/** Error texts of spreadsheets in three languages, written where they cannot calculate. */
const errorText =
  /^#(?:N\/A|N\/D|REF!|¡REF!|NAME\?|¿NOMBRE\?|NOME\?|VALUE!|¡VALOR!|VALOR!|DIV\/0!|¡DIV\/0!|NUM!|¡NUM!|NÚM!|NULL!|¡NULO!|NULO!|SPILL!|CALC!)$/i

/** Whether a cell holds a spreadsheet's error, which is no content whatever its column. */
export const isErrorCell = (cell: ReadCell) => errorText.test(textIn(cell).trim())

const isoMoment = z.iso.datetime({ offset: true })

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

/** A moment as exports write it; null of an empty cell. */
export function momentIn(cell: ReadCell): Date | null | typeof unreadable {
  const text = textIn(cell).trim()
  if (text === '') return null
  const read = isoMoment.safeParse(text)
  return read.success ? new Date(read.data) : unreadable
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
