import { isDeepStrictEqual } from 'node:util'
import type { OperationContext } from '#server/api/context.ts'
import type { workChanges } from '#server/platform/db/schema/index.ts'
import { type AnsweredItem, editablePartOf } from '../editable-part.ts'
import { readItem } from '../versions/read-item.ts'
import { fieldsOfVersion } from '../versions/restore-version.ts'
import { readVersion } from '../versions/store.ts'

type Context = Pick<OperationContext, 'tx' | 'now' | 'within' | 'languages'>

/** The fields that a work changed in a thing, as they were; of a deleted one, whatever is not as it was. */
export async function formerFields(
  context: Context,
  kept: typeof workChanges.$inferSelect,
): Promise<AnsweredItem> {
  const { kind, itemId: id, action, fields } = kept
  const now = asAnswered(await readItem(context, kind, id))
  const isFormer = (field: string, value: unknown) =>
    (action === 'delete' || fields.includes(field)) && !isDeepStrictEqual(value, now[field])
  if (kind === 'rate') {
    const [rate = {}] = kept.before['rate'] ?? []
    return Object.fromEntries(
      Object.entries(editablePartOf('editRate', rate, [])).filter(([field, value]) =>
        isFormer(field, value),
      ),
    )
  }
  if (kept.version === null) return {}
  const { item } = await readVersion(context.tx, id, kept.version)
  return fieldsOfVersion(context, { kind, id, item }, isFormer)
}

/** Finds a tour that stood on its destination's page before a work and no longer does: no edit tells of it. */
export async function hasLostStar(
  { tx, within }: Pick<OperationContext, 'tx' | 'within'>,
  { itemId: id, action, fields, version }: typeof workChanges.$inferSelect,
): Promise<boolean> {
  if (version === null || (action === 'edit' && !fields.includes(star))) return false
  const { item } = await readVersion(tx, id, version)
  if (item[star] !== true) return false
  const { starredInDestination } = await within('detailTour', { id, adminPanel: true })
  return !starredInDestination
}

const star = 'starredInDestination'

/** As it comes over the wire, which is how a version keeps it. */
const asAnswered = (answer: object) => JSON.parse(JSON.stringify(answer)) as AnsweredItem
