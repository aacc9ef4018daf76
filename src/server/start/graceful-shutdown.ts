import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenServices } from './open-services.ts'

/** How long what runs may take to finish. */
export const graceMs = 25_000

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
 * process at once, unless it is a worker: the primary process and a terminal both send one, and
 * the primary kills those that do not end. A worker that another one has replaced retires: it refuses
 * nothing, for the port is the other one's too.
 */
export function shutDownOnSignal(app: FastifyInstance, services: OpenServices): void {
  const { settings, fellows, log } = services
  const { mode } = settings
  let shuttingDown = false

  async function shutDown(drain: () => Promise<void>): Promise<void> {
    shuttingDown = true
    setTimeout(() => process.exit(1), graceMs).unref()
    await drain()
    await app.close()
    await services.close()
    process.exit()
  }

  function begin(drain: () => Promise<void>): void {
    if (shuttingDown && fellows) return
    if (shuttingDown) process.exit(1)
    shutDown(drain).catch((error: unknown) => {
      log.error({ err: error }, 'shutdown failed')
      process.exit(1)
    })
  }

  const leave = async () => {
    app.shutdown = 'draining'
    await pause(drainingMs[mode])
    app.shutdown = 'closing'
    await pause(closingMs[mode])
  }
  const retire = async () => {
    app.shutdown = 'retiring'
    await pause(drainingMs[mode])
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(leave))
  fellows?.onRetire(() => begin(retire))
}
