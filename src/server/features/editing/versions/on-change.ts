import type { VersionedKind } from '#contract/editing/versions.ts'
import type { ChangeListener } from '#server/api/context.ts'
import { readItem } from './read-item.ts'
import { hasVersions, insertFirst, insertVersion } from './store.ts'

/**
 * Keeps a version of every item and rate after each change, and before the first one what was there: it
 * may be older than versions are (requirements §12.1, §16.2.8).
 */
export const versionListener: ChangeListener<VersionedKind> = {
  async before(context, { kind, itemId }) {
    if (await hasVersions(context.tx, itemId)) return
    const item = await readItem(context, kind, itemId)
    const at = item.updatedAt
    await insertFirst(context.tx, { kind, itemId, at, item })
  },

  async after(context, { kind, itemId, action, creationDate, actorId, fields = [] }) {
    if (action === 'delete') return
    const item = await readItem(context, kind, itemId)
    const at = creationDate ?? context.now
    await insertVersion(context.tx, { kind, itemId, at, actorId, fields, item })
  },
}
