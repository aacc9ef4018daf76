import type { ImportReport } from '#contract/editing/transfer.ts'

/** Columns that somebody chose for headers; null leaves one out. */
export type ColumnChoices = Record<string, string | null>

/** Sheets whose choices are remembered, the last used first. */
const rememberedMax = 30
const storageKey = 'sheetColumns'

type Remembered = [header: string, choices: ColumnChoices][]

/** A sheet of the same headers is of the same origin. */
const headerOf = (columns: ImportReport['columns']) => Object.keys(columns).join('\n')

function readAll(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? (stored as Remembered) : []
  } catch {
    return []
  }
}

/** Returns the columns that were chosen for a sheet of these headers before. */
export function rememberedChoices(columns: ImportReport['columns']): ColumnChoices | undefined {
  return readAll().find(([header]) => header === headerOf(columns))?.[1]
}

/** Remembers the columns that were chosen for a sheet of these headers. */
export function rememberChoices(columns: ImportReport['columns'], choices: ColumnChoices): void {
  const header = headerOf(columns)
  const others = readAll().filter(([each]) => each !== header)
  const all: Remembered = [[header, choices], ...others]
  try {
    localStorage.setItem(storageKey, JSON.stringify(all.slice(0, rememberedMax)))
  } catch {
    // A browser that stores nothing asks again.
  }
}
