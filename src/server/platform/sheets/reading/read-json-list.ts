import { readFile } from 'node:fs/promises'
import { textOf } from './encoding.ts'
import { tooManyRows, unreadableSheet } from './read-sheet.ts'

/**
 * Reads a file `{ kind, list }` whose list holds objects.
 * @throws INVALID_DATA_ERROR at `file` for anything else, or more than `max` of them
 */
export async function readJsonList(
  path: string,
  max: number,
): Promise<{ kind: unknown; list: Record<string, unknown>[] }> {
  const content = parse(textOf(await readFile(path)))
  if (typeof content !== 'object' || content === null) throw unreadableSheet()
  const { kind, list } = content as { kind?: unknown; list?: unknown }
  if (!Array.isArray(list)) throw unreadableSheet()
  if (list.length > max) throw tooManyRows()
  const isObject = (each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
  if (!list.every(isObject)) throw unreadableSheet()
  return { kind, list }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unreadableSheet(error)
  }
}
