/** A message ready to be sent. Addresses are single and checked; texts are complete. */
export interface MailPayload {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** ISO moment after which the message is of no use, e.g. because its link has expired. */
  expiresAt?: string
}

/** Every queue and what its jobs carry, as JSON. A new kind of job starts here. */
export interface JobPayloads {
  mail: MailPayload
  /** Storage keys of files that no row names any more. */
  'remove-files': { keys: string[] }
}

export type QueueName = keyof JobPayloads
