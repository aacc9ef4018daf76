import type { Tx } from '#server/db/transaction.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { jobGivenUp, type JobHandler } from '#server/jobs/run-job.ts'
import type { Message } from './email.ts'
import type { Address, Mailer, OutgoingMail } from './mailer.ts'
import { isRefusedForGood } from './smtp-mailer.ts'

/** A message ready to be sent. Addresses are single and checked; texts are complete. */
type MailPayload = Omit<OutgoingMail, 'id' | 'date'>

declare module '#server/jobs/payloads.ts' {
  interface JobPayloads {
    mail: MailPayload
  }
}

/** What sending needs; an operation's context fits. */
interface Sending {
  tx: Tx
  services: { jobs: Jobs }
}

/**
 * Sends a message to one address once the caller's transaction has committed, and never if it
 * does not; messages to one address keep their order. Answers may go to `replyTo`.
 */
export async function sendMail(
  { tx, services }: Sending,
  to: string,
  message: Message,
  replyTo?: Address,
): Promise<void> {
  const mail = { to, ...message, ...(replyTo && { replyTo }) }
  await services.jobs.enqueue(tx, 'mail', mail, { key: to })
}

/** Carries out `mail` jobs. */
export function makeMailJob(mailer: Mailer): JobHandler<'mail'> {
  return (payload, job) => deliver(mailer, { ...payload, id: job.id, date: job.createdAt })
}

/** Hands a message over; one that the mail server refuses for good is given up. */
export async function deliver(mailer: Mailer, mail: OutgoingMail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    if (isRefusedForGood(error)) throw jobGivenUp('The mail server refused the message', error)
    throw error
  }
}
