import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { invalidData } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { erased } from '#contract/privacy/people.ts'
import { changesOf, forgetInChanges } from '#server/api/audit/record-change.ts'
import { listPasskeys } from '#server/platform/auth/factors/passkeys.ts'
import {
  trashedItems,
  changes,
  idempotencyKeys,
  itemVersions,
  removedMedia,
  savedViews,
  sessions,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { lockSessionsOf } from '#server/platform/auth/sessions.ts'
import { removeUser } from './change-users.ts'
import { findUserByEmail, lockUser, type UserRow } from './find-users.ts'

/**
 * Deletes the account with an e-mail, with its sessions and links, and takes its name out of the
 * activity. Tells how many accounts that were.
 * @throws INVALID_DATA_ERROR at `email` for an admin's
 */
export async function eraseUser(tx: Tx, email: string): Promise<number> {
  const found = await findUserByEmail(tx, email)
  if (!found) return 0
  await lockSessionsOf(tx, found.id)
  const user = await lockUser(tx, found.id)
  if (!user) return 0
  if (user.role === 'admin') throw invalidData('email', messages.adminAccount)
  await forgetInChanges(tx, user.id, erased.text)
  const byName = erased.text
  for (const table of [itemVersions, removedMedia, trashedItems]) {
    await tx.update(table).set({ byName }).where(eq(table.byId, user.id))
  }
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, user.id))
  return (await removeUser(tx, user.id)) ? 1 : 0
}

/** Returns an account as its owner may see it: everything but its secrets. */
export async function exportUser(tx: Tx, email: string) {
  const user = await findUserByEmail(tx, email)
  if (!user) return null
  const { passwordHash: _, sequence: _sequence, ...account } = user satisfies UserRow
  const { createdAt, expiresAt, lastSeenAt, device } = sessions
  const logIns = await tx
    .select({ createdAt, expiresAt, lastSeenAt, device })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
  const { creationDate, operation, kind, action, itemName, fields } = changes
  const traces = changesOf(user.id)
  const read = (where: SQL) =>
    tx
      .select({ creationDate, operation, kind, action, itemName, fields })
      .from(changes)
      .where(where)
      .orderBy(asc(changes.sequence))
  const keys = await listPasskeys(tx, user.id)
  const ownPasskeys = keys.map(({ name, createdAt: at, lastUsedAt }) => ({
    name,
    createdAt: at,
    lastUsedAt,
  }))
  return {
    ...account,
    logIns,
    passkeys: ownPasskeys,
    views: await exportViews(tx, user.id),
    activity: await read(traces.by),
    // Nobody else is told who did it.
    changes: await read(traces.about),
  }
}

/** The views of the panel's lists that somebody made. */
function exportViews(tx: Tx, userId: string) {
  const { list, name, params, columns, ownerId, makerId } = savedViews
  const shared = sql<boolean>`${ownerId} is null`
  return tx
    .select({ list, name, params, columns, shared })
    .from(savedViews)
    .where(or(eq(ownerId, userId), eq(makerId, userId)))
    .orderBy(asc(list), asc(name))
}
