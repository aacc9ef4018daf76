import type { Kind } from '#contract/base/kinds.ts'
import { messages } from '#contract/base/text/messages.ts'
import { momentIn, unreadable } from '#server/platform/sheets/cells/cells.ts'
import { namesOfColumns } from '#server/platform/sheets/reading/column-names.ts'
import { foldHeader } from '#server/platform/sheets/reading/headers.ts'
import { fieldsOf, placeColumns } from '../columns/fields.ts'
import type { ParsedItem } from './from-cells.ts'

type Fields = Record<string, unknown>

const imageNames = namesOfColumns(['images'])

/** Whether a field of a JSON file holds the names of picture files. */
export const isImages = (name: string) => imageNames.has(foldHeader(name))

/** The fields that an item of a JSON file may have, beside its id and the moment of its last change. */
export function knownFieldsOf(kind: Kind): string[] {
  return [
    'details',
    ...fieldsOf(kind).map(([name]) => name),
    ...(placeColumns[kind]?.columns ?? []),
  ]
}

/** An item of a JSON file: as adding takes it, with its id; an entry of `details` keeps the stored texts that it leaves out. */
export function fromJson(kind: Kind, item: Fields, stored: Fields | undefined): ParsedItem {
  const known = new Set(knownFieldsOf(kind))
  const { updatedAt, ...rest } = item
  const changedAt = momentIn(typeof updatedAt === 'string' ? updatedAt : null)
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => known.has(name)))
  if (Array.isArray(fields['details'])) {
    const before = (stored?.['details'] ?? []) as Fields[]
    fields['details'] = fields['details'].map((entry: unknown) => overStored(entry, before))
  }
  return {
    updatedAt: changedAt === unreadable ? null : changedAt,
    fields,
    notes: [],
    unreadable: changedAt === unreadable ? [{ path: 'updatedAt', message: messages.invalid }] : [],
  }
}

function overStored(entry: unknown, before: Fields[]): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const { lang } = entry as Fields
  return { ...before.find((each) => each['lang'] === lang), ...entry }
}
