import { kinds } from '#contract/base/kinds.ts'
import { isCatalogueOperation } from '#contract/index.ts'
import type { OperationName } from '#contract/base/operation.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import type { Recorded, RecordedChange } from '#server/api/audit/record-change.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Services } from './services.ts'
import type { TouchedRate } from '#server/features/catalogue/change-feed/record-rates.ts'
import { recordShown, type Touched } from '#server/features/catalogue/change-feed/record-shown.ts'
import { readExtendedBy } from '#server/features/catalogue/change-feed/referring.ts'
import { announceEvents, type Happening } from '#server/features/trade/webhooks/announce-events.ts'
import type { Call } from './call.ts'

/** A change with the items that it has touched without being about them. */
export type FollowedChange = RecordedChange & {
  others: Touched[]
  rate: ReturnType<typeof touchedRate>
}

/** What named the thing that a call is about to delete; afterwards nothing tells. All else holds deletions up. */
export async function touchedByDeletion(
  tx: Tx,
  call: Call,
  { kind, key }: { kind: ChangedKind; key: string | null },
): Promise<Touched[]> {
  if (call.name !== 'deletePackage' || kind !== 'package' || key === null) return []
  const extended = await readExtendedBy(tx, key)
  return extended.map((one) => ({ ...one, fields: [] }))
}

/** What follows all changes of a transaction, once, before it commits. */
export async function followTransaction(
  tx: Tx,
  { clock, jobs, settings }: Pick<Services, 'clock' | 'jobs' | 'settings'>,
  names: readonly OperationName[],
  changes: readonly FollowedChange[],
): Promise<void> {
  const touched = changes.flatMap(({ kind, itemId, fields = [], others }) =>
    itemId ? [{ kind, id: itemId, fields }, ...others] : others,
  )
  const rates = changes.flatMap(({ rate }) => rate ?? [])
  const shown = await recordShown(tx, clock(), touched, rates)
  const happened: Happening[] = [
    ...shown.map(({ kind, id, change }) => ({ event: `item.${change}` as const, kind, id })),
    ...rates.map(({ entityKind: kind, entityId: id }) => ({ event: ratesChanged, kind, id })),
  ]
  await announceEvents(tx, { jobs, now: clock() }, happened)
  if (settings.cdnPurge && changesPages(names, changes))
    await jobs.enqueue(tx, 'purge-cdn', { at: clock().toISOString() })
}

/** Whether what was done may have changed what the public is shown. */
export function changesPages(
  names: readonly OperationName[],
  changes: readonly RecordedChange[],
): boolean {
  const touchesItems = changes.some((change) => kinds.some((kind) => kind === change.kind))
  return touchesItems || names.some(isCatalogueOperation)
}

const ratesChanged = 'rates.changed' as const

/** A rate that was changed, with the item that it is for; undefined of what is no rate. */
export function touchedRate({
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
