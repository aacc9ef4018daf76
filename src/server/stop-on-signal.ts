import type { FastifyInstance } from 'fastify'
import type { OpenServices } from './open-services.ts'

const graceMs = 25_000

/**
 * On SIGTERM or SIGINT: no new connections, running requests and jobs finish within 25 seconds,
 * everything is closed, exit code 0. A second signal ends the process at once.
 */
export function stopOnSignal(app: FastifyInstance, services: OpenServices): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), graceMs).unref()
    await app.close()
    await services.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        services.log.error({ err: error }, 'stopping failed')
        process.exit(1)
      })
    })
  }
}
