import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { onReadHandle } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import type { Siblings } from '../runtime/siblings.ts'
import { commit, version } from '../runtime/version.ts'
import { nameOfRequest } from './name-of-request.ts'
import { makeReadiness } from './readiness.ts'
import { watchServices } from './service-gauges.ts'

/** Polled every few seconds: a line for each would bury the log. */
const quiet = { logLevel: 'warn' } as const

/**
 * `/healthz`: the process answers, with its version. `/readyz`: it can serve, that is reach its database, or a replica to read from; once the
 * server is asked to stop, Fastify answers 503 to everything. `/metrics`: for anyone who has
 * METRICS_TOKEN, and nowhere without one. Added to the app itself: it counts every request.
 * The storage is no part of readiness: without it pages and calls go on, and all instances share it.
 */
export function addMonitoringRoutes(app: FastifyInstance, services: Services): void {
  const { database, replica, settings, metrics, siblings } = services
  const answers = () => onReadHandle(database, (tx) => tx.execute(sql`select 1`))
  const isReady = makeReadiness(() =>
    replica ? Promise.any([answers(), replica.check()]) : answers(),
  )

  app.get('/healthz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive', version, commit }
  })

  app.get('/readyz', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'unavailable' })
  })

  const token = settings.metricsToken
  if (token === null) return
  watchServices(services)
  const readMetrics = siblings
    ? readOfAll(metrics.registry, siblings)
    : () => metrics.registry.metrics()
  app.addHook('onResponse', async (request, reply) => {
    metrics.countRequest(nameOfRequest(request), reply.statusCode, reply.elapsedTime / 1000)
  })
  app.get('/metrics', quiet, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isBearer(request.headers.authorization, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    }
    return reply.type(metrics.registry.contentType).send(await readMetrics())
  })
}

/**
 * The metrics of all workers in one answer: whichever is asked answers for all. Each series names its worker, so that
 * what is watched of a process stays what it is, and a counter that begins anew is seen to.
 */
function readOfAll(registry: Registry, siblings: Siblings): () => Promise<string> {
  registry.setDefaultLabels({ worker: String(siblings.place) })
  siblings.answerMetrics(() => registry.getMetricsAsJSON())
  return async () => {
    const all = await siblings.readMetrics()
    // Nothing is summed up: no two series are alike.
    const apart = all.map((metric) => ({ ...metric, aggregator: 'first' as const }))
    return Registry.aggregate(apart.map((metric) => [metric])).metrics()
  }
}

function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
