import type { Kind } from '#contract/base/kinds.ts'
import { Failure } from '#contract/base/failures.ts'
import type { Caller } from '#contract/index.ts'

interface Drafted {
  kind: Kind
  id: string
  /** Whether a colleague's draft is replaced. */
  overwrite: boolean
}

/**
 * Keeps an edit as a draft, over what the caller has drafted of the item.
 * @throws EDIT_CONFLICT_ERROR for a colleague's draft
 */
export async function storeEditAsDraft(
  call: Caller,
  { kind, id, overwrite }: Drafted,
  edit: Record<string, unknown>,
): Promise<string> {
  const { id: _id, updatedAt: _updatedAt, ...fields } = edit
  const [draft, me] = [await call('getDraft', { kind, id }), await call('getMe', {})]
  const isOwn = draft?.by.id === me.id
  if (draft && !isOwn && !overwrite) throw new Failure('EDIT_CONFLICT_ERROR')
  await call('saveDraft', { kind, id, fields: isOwn ? { ...draft.fields, ...fields } : fields })
  return id
}
