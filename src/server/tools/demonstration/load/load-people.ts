import { eq } from 'drizzle-orm'
import { demoUsers } from '#demo/people.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

const hourMs = 60 * 60 * 1000

/** Adds accounts in every state. Nobody knows their passwords: a reset link is in the mailbox. */
export async function addPeople(tx: Tx, passwordHash: string, now: Date): Promise<void> {
  for (const { name, surname, email, state, ratesSeenDaysAgo } of demoUsers) {
    await tx
      .insert(users)
      .values({
        name,
        surname,
        email,
        passwordHash,
        role: state === 'admin' ? 'admin' : 'user',
        isApproved: state === 'approved' || state === 'admin',
        emailConfirmed: state !== 'unconfirmed',
        lastViewTariff:
          ratesSeenDaysAgo === undefined
            ? null
            : new Date(now.getTime() - ratesSeenDaysAgo * 24 * hourMs),
        createdAt: now,
      })
      .onConflictDoNothing()
  }
}

/** Finds the author of the demonstration's drafts, plans and deletions: its first admin. */
export async function findEditor(tx: Tx): Promise<SignedInUser> {
  const email = demoUsers.find(({ state }) => state === 'admin')?.email ?? ''
  const [editor] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!editor) throw new Error('The demonstration has no admin')
  return {
    id: editor.id,
    role: 'admin',
    duties: null,
    agencyId: null,
    seesAgency: false,
    sessionId: null,
  }
}
