import type { Kind } from '#contract/base/kinds.ts'
import type { Caller } from '#contract/index.ts'
import { detailOf } from './sheets.ts'

/** Undoes a work that is small enough to be undone at once. */
export async function undoAtOnce(call: Caller, workId: string) {
  const answer = await call('undoWork', { workId })
  if ('workId' in answer) throw new Error('It was to be done at once')
  return answer
}

/** An item as its detail answers an admin, but for the moment of its last change. */
export async function itemState(admin: Caller, kind: Kind, id: string) {
  const { updatedAt: _updatedAt, ...state } = (await detailOf(admin, kind, id)) as Record<
    string,
    unknown
  >
  return state
}
