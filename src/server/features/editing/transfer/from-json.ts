import type { Kind } from '#contract/base/kinds.ts'
import { imageColumns } from '#contract/editing/transfer.ts'
import { messages } from '#contract/base/text/messages.ts'
import { momentIn, unreadable } from '#server/platform/sheets/cells.ts'
import { fieldsOf, placeColumns } from './fields.ts'
import type { ParsedItem } from './from-cells.ts'

type Fields = Record<string, unknown>

/** An item of a JSON file: as adding takes it, with its id; an entry of `details` keeps the stored texts that it leaves out. */
export function fromJson(kind: Kind, item: Fields, stored: Fields | undefined): ParsedItem {
  const own = ['details', ...fieldsOf(kind).map(([name]) => name)]
  const known = new Set([...own, ...imageColumns, ...(placeColumns[kind]?.columns ?? [])])
  const { id, updatedAt, ...rest } = item
  const changedAt = momentIn(typeof updatedAt === 'string' ? updatedAt : null)
  const given = Object.entries(rest).filter(
    ([name]) => known.has(name) && !imageColumns.includes(name),
  )
  const fields = Object.fromEntries(given)
  if (Array.isArray(fields['details'])) {
    const before = (stored?.['details'] ?? []) as Fields[]
    fields['details'] = fields['details'].map((entry: unknown) => overStored(entry, before))
  }
  return {
    id: typeof id === 'string' ? id : null,
    updatedAt: changedAt === unreadable ? null : changedAt,
    fields,
    unknown: Object.keys(rest).filter((name) => !known.has(name)),
    unreadable: changedAt === unreadable ? [{ path: 'updatedAt', message: messages.invalid }] : [],
  }
}

function overStored(entry: unknown, before: Fields[]): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const { lang } = entry as Fields
  return { ...before.find((each) => each['lang'] === lang), ...entry }
}
