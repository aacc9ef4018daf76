import { kinds } from '#contract/base/kinds.ts'
import type { OperationName } from '#contract/index.ts'
import { isCatalogueOperation } from '#contract/index.ts'
import type { Recorded, RecordedChange } from '#server/api/audit/record-change.ts'
import type { Call } from '#server/api/call.ts'
import type { ChangeNote, ChangeSubject, FinishedTransaction, Hooks } from '#server/api/hooks.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import type { TouchedRate } from '#server/features/catalogue/publication-log/record-rates.ts'
import {
  recordPublication,
  type Touched,
} from '#server/features/catalogue/publication-log/record-publication.ts'
import { readExtendedItems } from '#server/features/catalogue/publication-log/dependents.ts'
import { findBefore, keepChange } from '#server/features/editing/undo/record-changes.ts'
import { notifyBeforeChange, notifyAfterChange } from './change-listeners.ts'
import { announceEvents, type Happening } from '#server/features/trade/webhooks/announce-events.ts'

declare module '#server/api/hooks.ts' {
  interface ChangeNote {
    /** Items that the change touches without being about them. */
    others?: Touched[]
    rate?: TouchedRate & { entityKind: string }
  }
}

/** Versions, translations, works, change feed, webhooks and caches follow every change. */
export const changeHooks: Omit<Hooks, 'afterRead'> = {
  async beforeChange(context, call, subject) {
    await notifyBeforeChange(context, subject)
    const before = await findBefore(context, subject)
    const others = await touchedByDeletion(context.tx, call, subject)
    return { others, ...(before && { before }) }
  },
  async afterChange(context, recorded, note): Promise<ChangeNote> {
    await notifyAfterChange(context, recorded)
    await keepChange(context, recorded, note.before)
    const rate = touchedRate(recorded)
    return rate ? { ...note, rate } : note
  },
  beforeCommit,
  async afterCommit({ catalogueVersion }, { names, changes }, isBackground) {
    if (!changesPages(names, changes)) return
    // Of a part of long work the caches hear at most once a second.
    if (isBackground) catalogueVersion.invalidateThrottled()
    else await catalogueVersion.invalidate()
  },
}

/** Packages that a deleted one extended, read while something still tells; all else holds deletions up. */
async function touchedByDeletion(
  tx: Tx,
  call: Call,
  { kind, key }: ChangeSubject,
): Promise<Touched[]> {
  if (call.name !== 'deletePackage' || kind !== 'package' || key === null) return []
  const extended = await readExtendedItems(tx, key)
  return extended.map((one) => ({ ...one, fields: [] }))
}

/** Records publication, announces events and enqueues the CDN's purge, once for all changes of a transaction. */
async function beforeCommit(
  tx: Tx,
  { clock, jobs, settings }: Pick<Services, 'clock' | 'jobs' | 'settings'>,
  { names, changes }: FinishedTransaction,
): Promise<void> {
  const touched = changes.flatMap(({ kind, itemId, fields = [], note: { others = [] } }) =>
    itemId ? [{ kind, id: itemId, fields }, ...others] : others,
  )
  const rates = changes.flatMap(({ note }) => note.rate ?? [])
  const shown = await recordPublication(tx, clock(), touched, rates)
  const happened: Happening[] = [
    ...shown.map(({ kind, id, change }) => ({ event: `item.${change}` as const, kind, id })),
    ...rates.map(({ entityKind: kind, entityId: id }) => ({ event: ratesChanged, kind, id })),
  ]
  await announceEvents(tx, { jobs, now: clock() }, happened)
  if (settings.cdnPurge && changesPages(names, changes))
    await jobs.enqueue(tx, 'purge-cdn', { at: clock().toISOString() })
}

/** Tells whether calls may have changed what the public is shown. */
function changesPages(
  names: readonly OperationName[],
  changes: readonly RecordedChange[],
): boolean {
  const touchesItems = changes.some((change) => kinds.some((kind) => kind === change.kind))
  return touchesItems || names.some(isCatalogueOperation)
}

const ratesChanged = 'rates.changed' as const

/** A rate that was changed, with the item that it is for; undefined of what is no rate. */
function touchedRate({
  change,
  was,
  is,
}: Recorded): (TouchedRate & { entityKind: string }) | undefined {
  const fields = (is ?? was)?.fields
  if (change?.kind !== 'rate' || !change.itemId || !fields) return undefined
  const sheets = [was, is].flatMap((subject) => (subject ? String(subject.fields['sheet']) : []))
  return {
    id: change.itemId,
    entityKind: String(fields['entity_type']),
    entityId: String(fields['entity_id']),
    sheets,
  }
}
