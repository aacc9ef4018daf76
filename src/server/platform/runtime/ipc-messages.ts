import { z } from 'zod'

const key = z.object({ group: z.string(), name: z.string() })

/** Questions that a worker asks the primary process. */
export const primaryMessage = z.discriminatedUnion('what', [
  /** To count one more. */
  z.object({ what: z.literal('add'), key, windowSeconds: z.number() }),
  /** To take one back. */
  z.object({ what: z.literal('subtract'), key }),
  /** To tell all others that the catalogue has changed; answered when they know. */
  z.object({ what: z.literal('changed') }),
  /** For the metrics of every worker. */
  z.object({ what: z.literal('metrics') }),
])

/** Questions that the primary process asks a worker. */
export const workerMessage = z.discriminatedUnion('what', [
  /** To know that the catalogue has changed. */
  z.object({ what: z.literal('changed') }),
  /** For its own metrics. */
  z.object({ what: z.literal('metrics') }),
  /** To end as soon as nobody waits for it: another one has taken its place. */
  z.object({ what: z.literal('retire') }),
])

export type PrimaryMessage = z.input<typeof primaryMessage>
export type WorkerMessage = z.input<typeof workerMessage>

/** Where a counter stands. */
export const counted = z.object({ count: z.number(), secondsLeft: z.number() })

/** How long an answer is waited for, in ms. */
export const timeouts = {
  /** For a counter, as with Redis. */
  count: 500,
  /** Until another worker knows of a change; one that is busy for longer hears of it from the database. */
  changed: 250,
  metrics: 3_000,
}
