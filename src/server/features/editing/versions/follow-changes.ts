import type { Kind } from '#contract/catalogue/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kind-operations.ts'
import type { ItemFollower, OperationContext } from '#server/operations/context.ts'
import type { AnsweredItem } from '../editable-part.ts'
import { withoutParts } from './parts.ts'
import { hasVersions, insertFirst, insertVersion } from './store.ts'

/** An item as its detail operation answers an admin. */
async function readItem(
  context: OperationContext,
  kind: Kind,
  id: string,
): Promise<AnsweredItem & { updatedAt: Date }> {
  return context.within(operationsOfKind[kind].detail, { id, adminPanel: true })
}

/**
 * Keeps a version of every item after each change, and before the first one what was there: an item
 * may be older than versions are (requirements §12.1).
 */
export const versionFollower: ItemFollower = {
  async before(context, { kind, itemId }) {
    if (await hasVersions(context.tx, itemId)) return
    const item = await readItem(context, kind, itemId)
    const at = item.updatedAt
    await insertFirst(context.tx, { kind, itemId, at, item: withoutParts(item) })
  },

  async after(context, { kind, itemId, action, creationDate, actorId, fields = [] }) {
    if (action === 'delete') return
    const item = withoutParts(await readItem(context, kind, itemId))
    const at = creationDate ?? context.now
    await insertVersion(context.tx, { kind, itemId, at, byId: actorId, fields, item })
  },
}
