import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { Issue } from '#contract/base/failures.ts'
import { operations } from '#contract/index.ts'
import { fallbackMessage } from '#contract/base/text/messages.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { Caller, OperationName } from '#contract/index.ts'
import { echoOf } from '#server/platform/sheets/cells/cells.ts'
import { changedFields } from '#server/platform/sheets/cells/compare.ts'
import type { ParsedItem } from './from-cells.ts'
import type { Decision, Done, RowIssue } from '../../imports/import-entries.ts'
import { several } from '../../imports/named-items.ts'
import { changesOf } from './changes.ts'
import { placeColumns } from '../columns/fields.ts'
import { storeEditAsDraft } from './store-draft.ts'
import { placeOf, type Places } from '../places.ts'
import type { StoredItem } from '../read-items.ts'
import { type FindReference, mapReferences } from '../references.ts'

type Fields = Record<string, unknown>

/** The outcome of a row, before it is carried out. */
export interface RowDecision extends Decision {
  /** Names of extensions further down in the sheet, which are linked once they are there. */
  later: string[]
}

interface RowToDecide {
  kind: Kind
  given: ParsedItem
  stored: StoredItem | undefined
  find: FindReference
  /** Whether a row further down is an item of the kind with this externalId. */
  comesLater: (externalId: string) => boolean
  places: Places
  /** Whether what changed since the sheet was exported is edited all the same. */
  overwrite: boolean
  /** Whether edits become drafts, and what is added stays disabled. */
  asDrafts: boolean
}

/** A region or category that is made in the item's transaction has no id yet. */
const notMadeYet = '00000000-0000-4000-8000-000000000000'

/** Decides what becomes of a row by the rules of adding and editing; nothing is done yet. */
export function decideRow(row: RowToDecide): RowDecision {
  const { kind, given, stored, places, overwrite, asDrafts } = row
  const { fields, later, missing } = withIds(row)
  const left = leaveOutPictures(fields, stored)
  const placed = placeOf(kind, left.fields, stored?.fields, places)
  const wrong = [...given.unreadable, ...missing]
  const issues = [...given.notes, ...wrong, ...left.issues, ...placed.issues]

  const { field, id, make } = placed
  const wanted = { ...left.fields, ...(field && { [field]: id ?? notMadeYet }) }
  const names = operationsOfKind[kind]
  const { input }: Operation = operations[stored ? names.edit : names.add]
  const parsed = input.safeParse(stored ? { ...wanted, id: stored.id } : wanted, {
    error: fallbackMessage,
  })
  if (!parsed.success || wrong.length > 0 || placed.refused) {
    const place = placeColumns[kind]
    const placeNames = placed.refused && place ? [place.idField, ...place.columns] : []
    const told = new Set([...issues.map(({ path }) => path), ...placeNames])
    const broken = (parsed.error?.issues ?? []).map(({ path, message }) => ({
      path: columnOf(path, left.fields),
      message,
    }))
    // What cannot be read breaks a rule, too: its cell is told once.
    return refused([...issues, ...broken.filter(({ path }) => !told.has(path))])
  }
  const carry = async (call: Caller, payload: Fields): Promise<Done> => {
    const placedIn = field && make ? { [field]: await make(call) } : {}
    // The six kinds' operations of one sort take the same payload, which was parsed above.
    const ask = call as (name: OperationName, payload: object) => Promise<unknown>
    if (stored && asDrafts)
      return {
        id: await storeEditAsDraft(
          call,
          { kind, id: stored.id, overwrite },
          { ...payload, ...placedIn },
        ),
      }
    const answer = await ask(stored ? names.edit : names.add, { ...payload, ...placedIn })
    return { id: (answer as { id: string }).id }
  }
  if (!stored) {
    const added = asDrafts ? { ...wanted, status: false } : wanted
    return { action: 'add', issues, later, carryOut: (call) => carry(call, added) }
  }
  const changed = Object.keys(changedFields(input, parsed.data, stored.fields))
  if (changed.length === 0) return { action: 'unchanged', issues, later }
  if (!overwrite && given.updatedAt && stored.updatedAt > given.updatedAt) {
    const since = { path: 'updatedAt', message: sheetMessages.changedSince }
    return { action: 'conflict', issues: [...issues, since], later: [] }
  }
  // Bands go along with their price, also where they are the same in another currency.
  const brought = changed.includes('priceFrom') && 'priceBands' in wanted ? ['priceBands'] : []
  const edit = Object.fromEntries([...changed, ...brought].map((name) => [name, wanted[name]]))
  const { updatedAt } = stored
  const payload = { ...edit, id: stored.id, updatedAt }
  const changes = changesOf(kind, changed, { stored: stored.fields, given: given.fields })
  return { action: 'edit', issues, changes, later, carryOut: (call) => carry(call, payload) }
}

function refused(issues: RowIssue[]): RowDecision {
  return { action: 'refused', issues, later: [] }
}

/** The fields with ids in the place of what refers to other items. */
function withIds({ kind, given, find, comesLater }: RowToDecide) {
  const later: string[] = []
  const missing: Issue[] = []
  const fields = mapReferences(given.fields, (of, value, path) => {
    const found = find(of, value.trim())
    if (typeof found === 'string') return found
    if (kind === 'package' && of === 'package' && comesLater(value.trim())) {
      later.push(value.trim())
      return undefined
    }
    const [column = ''] = path.split('.')
    missing.push({
      path: column === 'itinerary' ? path : column,
      message: `${found === several ? sheetMessages.severalNamed : sheetMessages.unknownReference}: ${echoOf(value)}`,
    })
    return undefined
  })
  return { fields, later, missing }
}

/** Days may show pictures of the item alone; those of another installation are none. */
function leaveOutPictures(
  fields: Fields,
  stored: StoredItem | undefined,
): { fields: Fields; issues: Issue[] } {
  const { itinerary } = fields
  if (!Array.isArray(itinerary)) return { fields, issues: [] }
  const own = new Set(
    ((stored?.fields['itinerary'] ?? []) as Fields[]).flatMap((day) => day['mediaIds'] as string[]),
  )
  const isOwn = (id: unknown) => typeof id !== 'string' || own.has(id)
  let isLeftOut = false
  const days = itinerary.map((day: unknown) => {
    if (typeof day !== 'object' || day === null) return day
    const { mediaIds } = day as Fields
    if (!Array.isArray(mediaIds) || mediaIds.every(isOwn)) return day
    isLeftOut = true
    return { ...day, mediaIds: mediaIds.filter(isOwn) }
  })
  const issues = isLeftOut ? [{ path: 'itinerary', message: sheetMessages.picturesLeftOut }] : []
  return { fields: { ...fields, itinerary: days }, issues }
}

/** The column that a broken rule is about: `details.1.name` is `name.pt`. */
export function columnOf(path: readonly PropertyKey[], fields: Fields): string {
  const [field, index, text] = path.map(String)
  if (field === 'details' && index !== undefined) {
    const entry = ((fields['details'] ?? []) as Fields[])[Number(index)]
    return [text ?? 'name', entry?.['lang']].filter(Boolean).join('.')
  }
  if (field === 'priceFrom' && index === 'amount') return field
  if (field === 'regionId' && typeof fields['region'] === 'string') return 'region'
  if (field === 'categoryId' && typeof fields['category'] === 'string') return 'category'
  return path.map(String).join('.')
}
