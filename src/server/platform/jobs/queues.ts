import type { Queue } from 'pg-boss'
import type { QueueName } from './payloads.ts'

type QueuePolicy = Omit<Queue, 'name' | 'policy' | 'partition'>

/** Where the last copy of a job goes that could not be carried out; nothing works on it. */
export const deadLetters = 'dead-letters'

const day = 24 * 60 * 60

/** How long finished jobs stay; they may hold addresses and links. */
const keepFinishedSeconds = 10 * 60

const common = {
  retryBackoff: true,
  deadLetter: deadLetters,
  deleteAfterSeconds: keepFinishedSeconds,
  expireInSeconds: 15 * 60,
  // A worker that died is noticed after this long, not after the expiration.
  heartbeatSeconds: 30,
  notify: true,
} satisfies QueuePolicy

/** A mail server may be away for a day, and what waited is sent within minutes of its return. */
const mailPolicy = { ...common, retryDelay: 5, retryDelayMax: 240, retryLimit: 366 }

/** Delays, in seconds, double from `retryDelay` to `retryDelayMax`. */
export const queuePolicies: Record<QueueName, QueuePolicy> = {
  mail: mailPolicy,
  'account-link': mailPolicy,
  'log-in-warning': mailPolicy,
  'new-link': mailPolicy,
  'remove-files': { ...common, retryDelay: 10, retryDelayMax: 3_600, retryLimit: 40 },
  'remove-written-mails': { ...common, retryDelay: 10, retryDelayMax: 3_600, retryLimit: 40 },
  // Delays that add up to a day.
  webhook: { ...common, retryDelay: 30, retryDelayMax: 7_200, retryLimit: 19 },
  // What is old in a shared cache is to go soon: a minute at most between tries, for a day.
  'purge-cdn': { ...common, retryDelay: 2, retryDelayMax: 60, retryLimit: 1_440 },
  'draw-portrait': { ...common, retryDelay: 5, retryDelayMax: 60, retryLimit: 5 },
  'draw-pictures': { ...common, retryDelay: 5, retryDelayMax: 60, retryLimit: 5 },
  'encode-avif': { ...common, retryDelay: 10, retryDelayMax: 600, retryLimit: 8 },
  'derive-translations': { ...common, retryDelay: 5, retryDelayMax: 600, retryLimit: 20 },
}

/**
 * Where jobs of one key are carried out in their order, each after the one before has succeeded or
 * was given up: mails to one address.
 */
export const orderPolicies: Record<QueueName, 'standard' | 'key_strict_fifo'> = {
  mail: 'key_strict_fifo',
  'account-link': 'key_strict_fifo',
  'log-in-warning': 'standard',
  'new-link': 'standard',
  'remove-files': 'standard',
  'remove-written-mails': 'standard',
  webhook: 'standard',
  'purge-cdn': 'standard',
  'draw-portrait': 'standard',
  'draw-pictures': 'standard',
  'encode-avif': 'standard',
  'derive-translations': 'standard',
}

/** How many jobs of a queue are carried out at once: drawing takes all of two processors. */
export const workerCounts: Record<QueueName, number> = {
  mail: 1,
  'account-link': 1,
  'log-in-warning': 1,
  'new-link': 1,
  'remove-files': 1,
  'remove-written-mails': 1,
  // A receiver that is slow holds up its own for ten seconds, and others as little as that allows.
  webhook: 3,
  'purge-cdn': 1,
  'draw-portrait': 1,
  'draw-pictures': 2,
  'encode-avif': 1,
  'derive-translations': 1,
}

/**
 * How many jobs a worker takes at once, fetched and completed together. Mails to one address never are: each follows
 * the one before. What takes long, or all of a processor, is taken alone.
 */
export const batchSizes: Record<QueueName, number> = {
  mail: 10,
  'account-link': 10,
  'log-in-warning': 10,
  'new-link': 10,
  'remove-files': 10,
  'remove-written-mails': 10,
  webhook: 1,
  'purge-cdn': 1,
  'draw-portrait': 1,
  'draw-pictures': 1,
  'encode-avif': 1,
  'derive-translations': 1,
}

function isQueueName(name: string): name is QueueName {
  return Object.hasOwn(queuePolicies, name)
}

export const queueNames = Object.keys(queuePolicies).filter(isQueueName)

export const deadLetterPolicy: QueuePolicy = { retentionSeconds: 30 * day }
