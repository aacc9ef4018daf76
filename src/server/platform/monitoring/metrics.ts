import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { ReadPlace } from '../db/replica.ts'
import { commit, version } from '../runtime/version.ts'

/** Metrics that the product counts about itself, for an operator's Prometheus. */
export interface Metrics {
  registry: Registry
  /** A finished request: its operation or kind of address, its status, and how long it took. */
  countRequest(operation: string, status: number, seconds: number): void
  /** One look into a cache. */
  countCacheLookup(cache: string, outcome: 'hit' | 'miss'): void
  /** One read of the public catalogue where there is a replica: there, or in the database because that is behind or away. */
  countCatalogueRead(place: ReadPlace): void
  /** One attempt to hand a message to the mail server. */
  countMail(outcome: 'sent' | 'failed'): void
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Makes the counters of one server, which nobody else shares. */
export function makeMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by operation and class of status.',
    labelNames: ['operation', 'status'],
    buckets: secondsBuckets,
    registers,
  })
  const cacheLookups = new Counter({
    name: 'nandu_cache_requests_total',
    help: 'Looks into a cache, by cache and outcome.',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const catalogueReads = new Counter({
    name: 'nandu_catalogue_reads_total',
    help: 'Reads of the public catalogue: on the replica, or in the database because that is behind or away.',
    labelNames: ['place'],
    registers,
  })
  const mails = new Counter({
    name: 'nandu_mails_total',
    help: 'Attempts to hand a message to the mail server, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  new Gauge({
    name: 'nandu_build_info',
    help: 'Always 1; the version and commit of the product, and the version of Node.',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set({ version, commit: commit ?? '', node: process.version }, 1)
  return {
    registry,
    countRequest(operation, status, seconds) {
      requests.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    countCacheLookup: (cache, outcome) => cacheLookups.inc({ cache, outcome }),
    countCatalogueRead: (place) => catalogueReads.inc({ place }),
    countMail: (outcome) => mails.inc({ outcome }),
  }
}
