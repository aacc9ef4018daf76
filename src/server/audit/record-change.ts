import { isDeepStrictEqual } from 'node:util'
import { lt, sql } from 'drizzle-orm'
import { factOfColumn } from '#contract/catalogue/facts.ts'
import type { ChangeAction, ChangedKind } from '#contract/changed-kinds.ts'
import { changes, users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Call } from '#server/operations/call.ts'
import { readOwner, readOwnerKind, readSubject, type Subject } from './read-subject.ts'

export type RecordedChange = Omit<typeof changes.$inferInsert, 'id' | 'actorName' | 'sequence'>

interface Recorded {
  answer: unknown
  change: RecordedChange | undefined
}

/**
 * Carries out an operation and writes down, in the same transaction, what it changed: its
 * declaration says of what kind, the rows before and after say what. What changes nothing leaves
 * no trace. An edit by somebody else that commits in between may be counted in.
 */
export async function recordChange(
  tx: Tx,
  call: Call,
  now: Date,
  work: () => Promise<unknown>,
): Promise<Recorded> {
  const { changes: declared, unrecorded } = call.operation
  const { user } = call.authentication
  const kind = declared === 'medium' ? await readOwnerKind(tx, call.input['mediaId']) : declared
  if (!kind || !user) return { answer: await work(), change: undefined }

  const known = await keyIn(tx, kind, call.input)
  // The configuration is one thing, and so is the site; so is the banner where the call is about its order.
  const whole =
    kind === 'settings' || kind === 'site' || (kind === 'banner' && 'mediaIds' in call.input)
  const before = known || whole ? await readSubject(tx, kind, known) : undefined
  const answer = await work()
  const key = known ?? idOf(answer)
  const after = await readSubject(tx, kind, key)
  const difference = compare(before, after, unrecorded)
  if (!difference) return { answer, change: undefined }
  const change: RecordedChange = {
    creationDate: now,
    actorId: user.id,
    operation: call.name,
    requestId: call.request.requestId,
    kind,
    itemId: kind === 'tag' || kind === 'text' ? null : key,
    itemName: (after ?? before)?.name ?? null,
    ...difference,
  }
  const actorName = sql<string>`coalesce(
    (select ${users.name} || ' ' || ${users.surname} from ${users} where ${users.id} = ${user.id}), ''
  )`
  await tx.insert(changes).values({ ...change, actorName })
  return { answer, change }
}

/** What an operation is about: the thing itself, or the owner of the media it names; a tag by itself. */
async function keyIn(
  tx: Tx,
  kind: ChangedKind,
  input: Record<string, unknown>,
): Promise<string | null> {
  const { id, quoteId, tag, key, mediaId, mediaIds } = input
  // What the banner shows has no owner but itself.
  if (typeof mediaId === 'string') return (await readOwner(tx, mediaId)) ?? mediaId
  const first: unknown = Array.isArray(mediaIds) ? mediaIds[0] : undefined
  if (typeof first === 'string') return readOwner(tx, first)
  // A proposal is added to a quote that is there already.
  const named = id ?? (kind === 'quote' ? quoteId : undefined) ?? tag ?? key
  return typeof named === 'string' ? named : null
}

function idOf(answer: unknown): string | null {
  const named = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null
  return typeof named === 'string' ? named : null
}

function compare(
  before: Subject | undefined,
  after: Subject | undefined,
  unrecorded: readonly string[] = [],
): { action: ChangeAction; fields: string[] } | undefined {
  if (!before) return after && { action: 'add', fields: [] }
  if (!after) return { action: 'delete', fields: [] }
  const changed = Object.keys(after.fields)
    .filter((field) => !isDeepStrictEqual(before.fields[field], after.fields[field]))
    .map(contractName)
  // A field with parts has a column for each.
  const fields = [...new Set(changed)].filter((field) => !unrecorded.includes(field))
  return fields.length === 0 ? undefined : { action: 'edit', fields: fields.toSorted() }
}

/** A column's name as the contract spells its field. */
function contractName(column: string): string {
  if (column === 'password_hash') return 'password'
  const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return factOfColumn(name)
}

const retentionDays = 365

/** Deletes changes older than a year. */
export async function purgeChanges(tx: Tx, now: Date): Promise<void> {
  const newest = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1000)
  await tx.delete(changes).where(lt(changes.creationDate, newest))
}
