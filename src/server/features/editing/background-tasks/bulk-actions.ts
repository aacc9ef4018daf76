import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Kind } from '#contract/base/kinds.ts'
import type { BulkAction } from '#contract/editing/bulk.ts'
import type { Caller, OperationName } from '#contract/index.ts'

/** Fields of an item that the actions need, for every kind. */
interface Looked {
  status: boolean
  starred?: boolean
  tags?: string[]
  updatedAt: Date
}

type Do = (id: string, tags: string[]) => Promise<void>

/** Each action on an item of a kind, by the operations that do it by hand: what is so already stays. */
export function makeAction(call: Caller, kind: Kind): Record<BulkAction, Do> {
  const names = operationsOfKind[kind]
  // The six kinds' operations of one sort differ in fields that these actions do not touch.
  const ask = call as (name: OperationName, payload: object) => Promise<unknown>
  const look = async (id: string) => (await ask(names.detail, { id, adminPanel: true })) as Looked

  async function toggleTo(id: string, wanted: boolean, field: 'status' | 'starred'): Promise<void> {
    const toggle = field === 'status' ? names.toggleStatus : names.toggleStarred
    if (toggle === null || (await look(id))[field] === wanted) return
    const toggled = (await ask(toggle, { id })) as Looked
    // Somebody was quicker, and it was so already: the row is ours until the transaction ends.
    if (toggled[field] !== wanted) await ask(toggle, { id })
  }

  async function changeTags(id: string, change: (tags: string[]) => string[]): Promise<void> {
    const { tags = [], updatedAt } = await look(id)
    const changed = change(tags)
    if (changed.length === tags.length) return
    await ask(names.edit, { id, tags: changed, updatedAt })
  }

  return {
    enable: (id) => toggleTo(id, true, 'status'),
    disable: (id) => toggleTo(id, false, 'status'),
    star: (id) => toggleTo(id, true, 'starred'),
    unstar: (id) => toggleTo(id, false, 'starred'),
    addTags: (id, added) => changeTags(id, (tags) => [...new Set([...tags, ...added])]),
    removeTags: (id, gone) => changeTags(id, (tags) => tags.filter((tag) => !gone.includes(tag))),
    async delete(id) {
      await ask(names.delete, { id })
    },
  }
}
