import type { MetricObjectWithValues, MetricValue } from '@prometheus-io/client'
import { makeProcessCounters, type RateCounters } from '../limits/rate-counters.ts'
import { readWorkerPlace } from '../settings/env.ts'
import { openIpcChannel } from './ipc-channel.ts'
import { type PrimaryMessage, workerMessage, counted, timeouts } from './ipc-messages.ts'

/** Metrics of one process, as data. */
export type ReadMetrics = MetricObjectWithValues<MetricValue<string>>[]

/** The workers behind the same port, as one of them sees the others. */
export interface Siblings {
  /** Which one of them this is, from 1. The first one also does what only one has to do. */
  place: number
  /** Rate-limit counters that all share. */
  counters: RateCounters
  /** Tells the others that the catalogue has changed; settles when they know. */
  publishChange(): Promise<void>
  /** Calls back when another one tells of a change. */
  onChange(heard: () => void): void
  /** The metrics of all of them; `own` are this one's. */
  readMetrics(): Promise<ReadMetrics>
  answerMetrics(own: () => Promise<ReadMetrics>): void
  /** Calls back when another process has taken this one's place. */
  onRetire(retire: () => void): void
}

/** Joins the workers of the process that has started this one. */
export function joinSiblings(): Siblings {
  let heard = () => {}
  let retire = () => {}
  let readOwn = async (): Promise<ReadMetrics> => []
  const channel = openIpcChannel(
    {
      // A primary process that is gone takes its workers with it: there is nobody to be told.
      send: (messages) => void (process.connected && process.send?.(messages)),
      receive: (listener) => void process.on('message', listener),
    },
    async (question) => {
      const { what } = workerMessage.parse(question)
      if (what === 'metrics') return readOwn()
      if (what === 'changed') heard()
      else retire()
      return null
    },
  )
  const ask = (question: PrimaryMessage, limitMs: number) => channel.ask(question, limitMs)
  return {
    place: readWorkerPlace(),
    counters: countersOf(ask),
    async publishChange() {
      // Who could not be told hears of it from the database, as other instances do.
      await ask({ what: 'changed' }, 2 * timeouts.changed).catch(() => {})
    },
    onChange: (callBack) => void (heard = callBack),
    async readMetrics() {
      return (await ask({ what: 'metrics' }, 2 * timeouts.metrics)) as ReadMetrics
    },
    answerMetrics: (own) => void (readOwn = own),
    onRetire: (callBack) => void (retire = callBack),
  }
}

/** Counters of the primary process; this one counts by itself while that one does not answer. */
function countersOf(ask: (question: PrimaryMessage, limitMs: number) => Promise<unknown>) {
  const own = makeProcessCounters(() => new Date())
  const counters: RateCounters = {
    async add(key, windowSeconds) {
      try {
        return counted.parse(await ask({ what: 'add', key, windowSeconds }, timeouts.count))
      } catch {
        return own.add(key, windowSeconds)
      }
    },
    async subtract(key) {
      await ask({ what: 'subtract', key }, timeouts.count).catch(() => own.subtract(key))
    },
    close: () => own.close(),
  }
  return counters
}
