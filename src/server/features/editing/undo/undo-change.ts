import { and, eq, sql } from 'drizzle-orm'
import { Failure, notFound } from '#contract/base/failures.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Caller } from '#contract/index.ts'
import type { Ahead, RunningContext } from '#server/api/context.ts'
import { insertRows } from '#server/features/catalogue/trash/rows.ts'
import { workChanges } from '#server/platform/db/schema/index.ts'
import { onReadHandle, queryRows, type Tx } from '#server/platform/db/transaction.ts'
import type { CallByName } from '../editable-part.ts'
import { isAboutAll } from '../imports/import-entries.ts'
import { putBackRows, tableOf } from './put-back-rows.ts'
import { formerFields, hasLostStar } from './former-fields.ts'
import type { KeptChange } from './works.ts'

type Kept = typeof workChanges.$inferSelect

const isChange = ({ workId, itemId, part }: KeptChange) =>
  and(eq(workChanges.workId, workId), eq(workChanges.itemId, itemId), eq(workChanges.part, part))

/**
 * Undoes one change of a work by the operations that do so by hand, in one transaction; gives what refuses it:
 * EDIT_CONFLICT_ERROR where the thing is not as the work left it.
 */
export async function undoChange(
  context: RunningContext,
  change: KeptChange,
): Promise<Failure | undefined> {
  const { kind, itemId: id, part, action } = change
  const isDeletion = part === 'item' && action === 'delete'
  const ahead: Ahead[] = isDeletion ? [['restoreFromBin', { kind, id }]] : []
  try {
    await context.inOneTransaction(async (call, tx) => {
      const [kept] = await tx.select().from(workChanges).where(isChange(change)).for('update')
      // Somebody else undoes the work, too.
      if (!kept || kept.undone) return
      await undo({ context, call, tx }, kept)
      await tx.update(workChanges).set({ undone: true, refusal: null }).where(isChange(change))
    }, ahead)
    return undefined
  } catch (error) {
    if (!(error instanceof Failure) || isAboutAll(error)) throw error
    if (await isUndone(context, change)) return undefined
    // It is not in the bin any more.
    const isGone = isDeletion && error.name === 'NOT_FOUND_ERROR'
    return isGone ? new Failure('EDIT_CONFLICT_ERROR') : error
  }
}

async function isUndone({ services }: RunningContext, change: KeptChange): Promise<boolean> {
  const { undone } = workChanges
  const [kept] = await onReadHandle(services.database, (tx) =>
    tx.select({ undone }).from(workChanges).where(isChange(change)),
  )
  return kept?.undone === true
}

interface Hands {
  context: RunningContext
  call: Caller
  tx: Tx
}

async function undo(hands: Hands, kept: Kept): Promise<void> {
  if (kept.part === 'draft') return undoDraft(hands, kept)
  if (kept.action === 'add') return undoAddition(hands, kept)
  if (kept.action === 'edit') return undoEdit(hands, kept)
  return undoDeletion(hands, kept)
}

/** Puts an added thing into the bin; one that is gone already is as it was before the work. */
async function undoAddition({ call, tx }: Hands, kept: Kept): Promise<void> {
  const { kind, itemId: id } = kept
  const isLeft = await isAsLeft(tx, kept)
  if (isLeft === undefined) return
  if (!isLeft) throw new Failure('EDIT_CONFLICT_ERROR')
  if (kind === 'rate') await call('deleteRate', { id })
  else await (call as CallByName)(operationsOfKind[kind].delete, { id })
}

async function undoEdit(hands: Hands, kept: Kept): Promise<void> {
  if (!(await isAsLeft(hands.tx, kept))) throw new Failure('EDIT_CONFLICT_ERROR')
  await editBack(hands, kept)
}

/** Compares a locked thing with its state after the work; undefined where it is gone. */
async function isAsLeft(tx: Tx, { kind, itemId, leftAt }: Kept): Promise<boolean | undefined> {
  const [row] = await queryRows<{ left: boolean }>(
    tx,
    sql`select updated_at = ${leftAt.toISOString()}::timestamptz as left
      from ${tableOf(kind)} where id = ${itemId}::uuid for update`,
  )
  return row?.left
}

/** Brings a deleted thing back as it was. */
async function undoDeletion(hands: Hands, kept: Kept): Promise<void> {
  const { kind, itemId: id, leftAt } = kept
  const [trashed] = await queryRows<{ left: boolean }>(
    hands.tx,
    sql`select deleted_at = ${leftAt.toISOString()}::timestamptz as left
      from binned_items where id = ${id}::uuid for update`,
  )
  if (!trashed?.left) throw new Failure('EDIT_CONFLICT_ERROR')
  await (hands.call as CallByName)('restoreFromBin', { kind, id })
  await editBack(hands, kept)
}

/** Edits a thing back in what the work changed, and puts back what no edit does. */
async function editBack({ context, call, tx }: Hands, kept: Kept): Promise<void> {
  const { kind, itemId: id } = kept
  const { now, languages } = context
  const fields = await formerFields({ tx, now, within: call, languages }, kept)
  if (Object.keys(fields).length > 0) {
    const edit = kind === 'rate' ? 'editRate' : operationsOfKind[kind].edit
    await (call as CallByName)(edit, { ...fields, id })
  }
  if (kind === 'tour' && (await hasLostStar({ tx, within: call }, kept))) {
    await call('toggleTourStarredInDestination', { id })
  }
  await putBackRows(tx, kept)
}

/** Puts the former draft back, or takes the new one away. */
async function undoDraft({ call, tx }: Hands, kept: Kept): Promise<void> {
  const { kind, itemId: id, leftAt, before } = kept
  if (kind === 'rate') throw notFound()
  const [draft] = await queryRows<{ left: boolean }>(
    tx,
    sql`select updated_at = ${leftAt.toISOString()}::timestamptz as left
      from item_drafts where item_id = ${id}::uuid for update`,
  )
  if (!draft?.left) throw new Failure('EDIT_CONFLICT_ERROR')
  await call('discardDraft', { kind, id })
  await insertRows(tx, 'item_drafts', before['item_drafts'] ?? [])
}
