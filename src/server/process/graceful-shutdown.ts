import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenServices } from '#server/open-services.ts'

const graceMs = 25_000

/** How long it still answers, until a proxy's next check has seen that it goes; who develops has none. */
const drainingMs = { production: 3_000, demo: 300, development: 0 }

/**
 * How long it still refuses. The system resets connections that nobody has accepted yet when the
 * listener closes; anyone who was told to come back in 2 seconds has none by then.
 */
const closingMs = { production: 700, demo: 700, development: 0 }

/**
 * On SIGTERM or SIGINT: not ready at once, new requests refused a little later, running requests
 * and jobs finish within 25 seconds, everything is closed, exit code 0. A second signal ends the
 * process at once.
 */
export function shutDownOnSignal(app: FastifyInstance, services: OpenServices): void {
  let shuttingDown = false
  const shutDown = async () => {
    if (shuttingDown) process.exit(1)
    shuttingDown = true
    setTimeout(() => process.exit(1), graceMs).unref()
    app.shutdown = 'draining'
    const { mode } = services.settings
    await pause(drainingMs[mode])
    app.shutdown = 'closing'
    await pause(closingMs[mode])
    await app.close()
    await services.close()
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      shutDown().catch((error: unknown) => {
        services.log.error({ err: error }, 'shutdown failed')
        process.exit(1)
      })
    })
  }
}
