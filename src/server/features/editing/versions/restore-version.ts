import { dropUnused } from '#contract/base/languages/drop-unused.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Names } from '#contract/catalogue/facts/details.ts'
import { agencyLanguage, inLanguage } from '#contract/base/languages/languages.ts'
import { type Reference, requireReferences } from '#server/features/catalogue/trash/references.ts'
import type { OperationContext } from '#server/api/context.ts'
import { lockItem } from '#server/features/catalogue/kit/items.ts'
import { readMedia } from '#server/features/catalogue/kit/read-media.ts'
import { type AnsweredItem, type CallByName, editablePart } from '../editable-part.ts'
import { readVersion } from './store.ts'

/** Fields that a version never brings back. */
const kept = ['status', 'starred', 'starredInDestination']

/** Fields that a version from before there were any has empty, by a field that it has. */
function youngerFields(stored: AnsweredItem): AnsweredItem {
  return {
    ...('priceFrom' in stored && { priceBands: [] }),
    ...('tourIds' in stored && { keyTourIds: [] }),
    ...('timeZone' in stored && { peaks: [] }),
  }
}

/** Fields that name one other thing, and where its name stands in the detail. */
const single = [
  ['regionId', 'region', 'region'],
  ['destinationId', 'destination', 'destination'],
  ['categoryId', 'category', 'category'],
] as const

/** Fields that name several, and the list of the detail that holds them. */
const several = [
  ['destinationIds', 'destination', 'destinations'],
  ['tourIds', 'tour', 'tours'],
  ['hotelIds', 'hotel', 'hotels'],
  ['extensionIds', 'package', undefined],
] as const

/** A day of a version, as far as it names what may be gone. */
interface Day {
  mediaIds: string[]
  optionalTourIds: string[]
}

/**
 * Edits an item back to one of its versions, by the rules of an edit of its kind (requirements §12.1).
 * @throws NOT_FOUND_ERROR; INVALID_DATA_ERROR naming what is gone since, or as the edit does
 */
export async function restoreVersion(
  context: OperationContext,
  { kind, id, version }: { kind: Kind; id: string; version: number },
): Promise<void> {
  const { tx } = context
  await lockItem(tx, kind, id)
  const { item: stored } = await readVersion(tx, id, version)
  const item = { ...youngerFields(stored), ...stored }
  const fields = await fieldsOfVersion(
    context,
    { kind, id, item },
    (field) => !kept.includes(field),
  )
  const call = context.within as CallByName
  await call(operationsOfKind[kind].edit, { ...fields, id })
}

/**
 * Those fields of a locked item's version that are wanted, as an edit takes them.
 * @throws INVALID_DATA_ERROR naming what they lead to and is gone since
 */
export async function fieldsOfVersion(
  { tx, languages }: Pick<OperationContext, 'tx' | 'languages'>,
  { kind, id, item: stored }: { kind: Kind; id: string; item: AnsweredItem },
  isWanted: (field: string, value: unknown) => boolean,
): Promise<AnsweredItem> {
  const { content: item } = dropUnused(stored, languages)
  const fields = Object.fromEntries(
    Object.entries(editablePart(kind, item, [])).filter(([field, value]) => isWanted(field, value)),
  )
  const itinerary = fields['itinerary'] as Day[] | undefined
  if (itinerary !== undefined) {
    const media = new Set((await readMedia(tx, id)).map((medium) => medium.id))
    // A removed picture has left the days as well; media are not what a version brings back.
    fields['itinerary'] = itinerary.map((day) => ({
      ...day,
      mediaIds: day.mediaIds.filter((mediaId) => media.has(mediaId)),
    }))
  }
  await requireReferences(tx, referencesOf(fields, itinerary), namesIn(item))
  return fields
}

function referencesOf(fields: AnsweredItem, itinerary: Day[] = []): Reference[] {
  const one = single.flatMap(([path, kind]) => {
    const id = fields[path]
    return typeof id === 'string' ? [{ path, kind, id }] : []
  })
  const many = several.flatMap(([field, kind]) =>
    ((fields[field] ?? []) as string[]).map((id, index) => ({
      path: `${field}.${index}`,
      kind,
      id,
    })),
  )
  const offered = itinerary.flatMap((day, at) =>
    day.optionalTourIds.map((id, index) => ({
      path: `itinerary.${at}.optionalTourIds.${index}`,
      kind: 'tour' as const,
      id,
    })),
  )
  return [...one, ...many, ...offered]
}

/** Returns the names, at that time, of the things that a version leads to, by id. */
function namesIn(item: AnsweredItem): Map<string, string> {
  const things = [
    ...single.map(([, , field]) => item[field]),
    ...several.flatMap(([, , list]) =>
      list === undefined ? [] : ((item[list] as unknown[]) ?? []),
    ),
  ] as ({ id: string; name?: string; details?: Names } | undefined)[]
  const named = things.flatMap((thing): [string, string][] =>
    thing ? [[thing.id, thing.name ?? nameOf(thing.details)]] : [],
  )
  return new Map(named)
}

const nameOf = (names: Names = []) => inLanguage(names, agencyLanguage)?.name ?? ''
