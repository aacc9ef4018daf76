import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { Failure } from '#contract/base/failures.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { inTransaction, onReadHandle, type Tx } from '#server/platform/db/transaction.ts'
import { findAdmin, findUser, listAdminEmails } from '#server/features/accounts/kit/find-users.ts'
import { schedulePlanRefused } from './schedule-refused.ts'
import { scheduleWithoutAuthor } from './schedule-without-author.ts'
import { sendMail } from '#server/documents/mail/entries/send-mail.ts'
import type { RunAs } from '#server/api/context.ts'
import type { Services } from '#server/platform/services.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import { type DueChange, listDue, takeDue } from './store.ts'

/** Services that carrying out needs; `runAs` makes the calls. */
export interface ScheduleDependencies extends Pick<
  Services,
  'settings' | 'database' | 'clock' | 'jobs' | 'log'
> {
  runAs: RunAs
}

type Due = Pick<DueChange, 'actorId'> & { itemId: string }

/**
 * Enables and disables what has come due, each by the rules of its kind, in the name of whose plan it is
 * and in one transaction with the plan: once, whoever looks at the same time, and not at all for who is
 * killed in between. What is refused is mailed to its author, and to every admin where the author has no right
 * to it any more (requirements §15.3).
 */
export async function carryOutDue(dependencies: ScheduleDependencies): Promise<void> {
  const due = await onReadHandle(dependencies.database, (tx) => listDue(tx, dependencies.clock()))
  for (const each of due) {
    // One that cannot be carried out now is left for the next look, and does not hold up the others.
    await carryOut(dependencies, each).catch((error: unknown) => {
      dependencies.log.warn({ err: error }, 'a planned change could not be carried out')
    })
  }
}

async function carryOut(dependencies: ScheduleDependencies, due: Due): Promise<void> {
  try {
    await dependencies.runAs(due.actorId, async (call, tx) => {
      const change = await takeDue(tx, due, dependencies.clock())
      if (!change || change.status === change.wanted) return
      await call(operationsOfKind[change.kind].toggleStatus, { id: change.id })
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await giveUp(dependencies, due, error)
  }
}

/** True for an error that another attempt would get again. Passing errors (no room, no database) do not count. */
function isRefusal(error: unknown): error is Failure {
  return error instanceof Failure && error.status < 500
}

/** Takes a refused change out of the plan and says so, in one transaction. */
async function giveUp(
  dependencies: ScheduleDependencies,
  due: Due,
  reason: Failure,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const change = await takeDue(tx, due, dependencies.clock())
    if (!change) return
    await notifyOfRefusal(dependencies, tx, change, reason)
  })
}

async function notifyOfRefusal(
  { jobs, clock, settings }: ScheduleDependencies,
  tx: Tx,
  change: DueChange,
  reason: Failure,
): Promise<void> {
  const site = await readSite(tx, settings)
  const sending = { tx, now: clock(), services: { jobs } }
  const author = await findAdmin(tx, change.actorId)
  if (author) {
    const message = schedulePlanRefused({ site, change, reason }, agencyLanguage)
    await sendMail(sending, author.email, 'schedule-refused', message)
    return
  }
  const was = await findUser(tx, change.actorId)
  const message = scheduleWithoutAuthor({ site, change, author: was }, agencyLanguage)
  for (const email of await listAdminEmails(tx, 'publish')) {
    await sendMail(sending, email, 'schedule-without-maker', message)
  }
}
