import { isDeepStrictEqual } from 'node:util'
import { eq, type SQL, sql } from 'drizzle-orm'
import { trashKinds } from '#contract/editing/trash.ts'
import type { ChangeAction, ChangedKind } from '#contract/base/changed-kinds.ts'
import { changes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Call } from '../call.ts'
import { actorNameOf } from './actor-name.ts'
import { changedSeasons } from './changed-seasons.ts'
import { contractName } from './contract-name.ts'
import { lockSubject, readOwner, readOwnerKind, readSubject, type Subject } from './read-subject.ts'
import { readNames } from './read-names.ts'
import { valuesOf, withNames } from './values-of-change.ts'

export type RecordedChange = Omit<typeof changes.$inferInsert, 'id' | 'actorName' | 'sequence'>

export interface Recorded {
  answer: unknown
  change: RecordedChange | undefined
  /** Of what the operation's subject is. */
  kind: ChangedKind | undefined
  /** The operation's subject before the change; undefined if it did not exist. */
  was: Subject | undefined
  /** The same afterwards; undefined once it is gone. */
  is: Subject | undefined
}

/**
 * Carries out an operation and writes down, in the same transaction, what it changed: its
 * declaration says of what kind, the rows before and after say what. What changes nothing leaves
 * no trace. An item is locked before it is read: of two who turn the same switch at once, the second sees what
 * the first has done, or its own change would look like none. Of other kinds, an edit by somebody else that
 * commits in between may be counted in.
 * `work` is told what is there already and is about to be changed.
 */
export async function recordChange(
  tx: Tx,
  call: Call,
  now: Date,
  work: (about: { kind: ChangedKind; key: string | null } | undefined) => Promise<unknown>,
): Promise<Recorded> {
  const { changes: declared, unrecorded } = call.operation
  const { user } = call.authentication
  const kind = await kindOf(tx, declared, call.input)
  if (!kind || !user) {
    const answer = await work(undefined)
    return { answer, change: undefined, kind, was: undefined, is: undefined }
  }

  const known = declared?.startsWith('new ') ? null : await keyIn(tx, kind, call.input)
  // The configuration is one thing, and so is the site; so is the banner where the call is about its order.
  const whole =
    kind === 'settings' || kind === 'site' || (kind === 'banner' && 'mediaIds' in call.input)
  if (known) await lockSubject(tx, kind, known)
  const before = known || whole ? await readSubject(tx, kind, known) : undefined
  const answer = await work({ kind, key: before ? known : null })
  const key = known ?? idOf(answer)
  const after = await readSubject(tx, kind, key)
  const difference = compare(before, after, unrecorded)
  if (!difference) return { answer, change: undefined, kind, was: before, is: after }
  const values = before && after ? valuesOf(kind, before.fields, after.fields) : []
  const change: RecordedChange = {
    creationDate: now,
    actorId: user.id,
    operation: call.name,
    requestId: call.request.requestId,
    kind,
    itemId: kind === 'tag' || kind === 'text' ? null : key,
    itemName: nameOf(kind, before, after),
    ...difference,
    values: withNames(values, await readNames(tx, values)),
  }
  await tx.insert(changes).values({ ...change, actorName: actorNameOf(user.id) })
  return { answer, change, kind, was: before, is: after }
}

/** The name of what changed; of a rate with the seasons whose amounts did. */
function nameOf(
  kind: ChangedKind,
  before: Subject | undefined,
  after: Subject | undefined,
): string | null {
  const name = (after ?? before)?.name ?? null
  if (kind !== 'rate' || !before || !after) return name
  return [name, ...changedSeasons(before, after)].join(' · ')
}

/** Of what kind the thing is that an operation changes. */
async function kindOf(
  tx: Tx,
  declared: Call['operation']['changes'],
  input: Record<string, unknown>,
): Promise<ChangedKind | undefined> {
  if (declared === 'medium') return readOwnerKind(tx, input['mediaId'])
  if (declared === 'new rate') return 'rate'
  if (declared !== 'item' && declared !== 'new item') return declared
  return trashKinds.find((kind) => kind === input['kind'])
}

/** Returns the key of an operation's subject: the thing itself, or the owner of the media it names; a tag by itself. */
async function keyIn(
  tx: Tx,
  kind: ChangedKind,
  input: Record<string, unknown>,
): Promise<string | null> {
  const { id, quoteId, tag, key, mediaId, mediaIds, from } = input
  // What the banner shows has no owner but itself.
  if (typeof mediaId === 'string') return (await readOwner(tx, mediaId)) ?? mediaId
  const first: unknown = Array.isArray(mediaIds) ? mediaIds[0] : undefined
  if (typeof first === 'string') return readOwner(tx, first)
  // A proposal is added to a quote that is there already.
  // Of two that become one, the one that is gone.
  const owner = kind === 'quote' ? (quoteId ?? from) : kind === 'agency' ? from : undefined
  const named = id ?? owner ?? tag ?? key
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

const retentionDays = 365

/**
 * Deletes changes older than a year, by a function of the database's: the server's role may be one that only adds
 * to them (`deploy/server-role.sql`).
 */
export async function purgeChanges(tx: Tx, now: Date): Promise<void> {
  const newest = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1000)
  await tx.execute(sql`select purge_changes(${newest.toISOString()}::timestamptz)`)
}

/** Selects the changes that a person made, and those of their account: there `forget_in_changes` removes their name. */
export function changesOf(userId: string): { by: SQL; about: SQL } {
  const { actorId, kind, itemId } = changes
  const about = sql`(${eq(kind, 'user')} and ${eq(itemId, userId)})`
  return { by: eq(actorId, userId), about }
}

/** Takes somebody's name out of both, in the same way. */
export async function forgetInChanges(tx: Tx, userId: string, nobody: string): Promise<void> {
  await tx.execute(sql`select forget_in_changes(${userId}::uuid, ${nobody})`)
}

/** Takes the titles of proposals that are gone, which name travellers, out of the activity. */
export async function forgetProposalsInChanges(tx: Tx): Promise<void> {
  await tx.execute(sql`select forget_proposals_in_changes()`)
}
