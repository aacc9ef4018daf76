import { collectDefaultMetrics, Gauge } from '@prometheus-io/client'
import type { Services } from '../services.ts'

/**
 * Gauges that are read when somebody asks: the process (memory, event loop), the database's pool,
 * the job queues and the picture decoders.
 */
export function watchServices({ metrics, database, jobs, mediaPipeline, log }: Services): void {
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, labelNames: string[], read: ReadGauge) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // What cannot be read is left out: the other figures are wanted all the more.
        try {
          const values = await read()
          this.reset()
          for (const [value, labels] of values) this.set(labels, value)
        } catch (error) {
          this.reset()
          log.warn({ err: error, metric: name }, 'reading a metric failed')
        }
      },
    })
  gauge('nandu_jobs', 'Jobs by queue and state, at most a minute old.', ['queue', 'state'], () =>
    jobs.counts().then((queues) =>
      queues.flatMap(({ queue, waiting, running, failed }) => [
        [waiting, { queue, state: 'waiting' }],
        [running, { queue, state: 'running' }],
        [failed, { queue, state: 'failed' }],
      ]),
    ),
  )
  gauge('nandu_picture_decodes', 'Pictures being decoded and waiting for it.', ['state'], () => {
    const { running, waiting } = mediaPipeline.decoders.load()
    return [
      [running, { state: 'running' }],
      [waiting, { state: 'waiting' }],
    ]
  })
  gauge('nandu_decoders_reachable', '1 while the decoders answer, else 0.', [], async () => {
    const answers = await mediaPipeline.decoders.examine().then(
      () => 1,
      () => 0,
    )
    return [[answers, {}]]
  })
  if (database.kind === 'pglite') return
  const { pool } = database
  gauge(
    'nandu_database_connections',
    'Connections of the pool, and calls waiting.',
    ['state'],
    () => [
      [pool.totalCount - pool.idleCount, { state: 'used' }],
      [pool.idleCount, { state: 'idle' }],
      [pool.waitingCount, { state: 'waited_for' }],
    ],
  )
}

type GaugeValues = [value: number, labels: Record<string, string>][]
type ReadGauge = () => GaugeValues | Promise<GaugeValues>
