import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:net'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OpenServices } from './open-services.ts'

/** How long what runs may take to finish. */
export const graceMs = 25_000

/** How long it still answers, until a proxy's next check has seen that it goes; who develops has none. */
const drainingMs = { production: 3_000, demo: 300, development: 0 }

/**
 * Silence before the listener closes. Closing resets connections that are not accepted yet, and a client
 * that has just got an answer may open one at once.
 */
const quietMs = { production: 300, demo: 300, development: 0 }

/** Longest time of refusals: refused clients return after 2 seconds. */
const longestRefusalMs = 1_500

/** Waits until the process has answered nobody for `ms`, and for the longest refusal at most. */
async function untilQuiet(ms: number): Promise<void> {
  const began = performance.now()
  let answered = began
  const note = () => void (answered = performance.now())
  subscribe('http.server.response.finish', note)
  while (performance.now() < Math.min(answered + ms, began + longestRefusalMs)) {
    await pause(ms / 8)
    // Accepts first what came while the process was busy.
    await setImmediate()
  }
  unsubscribe('http.server.response.finish', note)
}

/**
 * On SIGTERM or SIGINT: not ready at once, new requests refused a little later, running requests
 * and jobs finish within 25 seconds, everything is closed, exit code 0. A second signal ends the
 * process at once, unless it is a worker: the primary process and a terminal both send one, and
 * the primary kills those that do not end. A worker that another one has replaced retires: it refuses
 * nothing, for the port is the other one's too.
 */
export function shutDownOnSignal(app: FastifyInstance, services: OpenServices): void {
  const { settings, siblings, log } = services
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
    if (shuttingDown && siblings) return
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
    await untilQuiet(quietMs[mode])
    // Of net, not http: that one resets connections whose first request is still on its way.
    Server.prototype.close.call(app.server)
    await untilQuiet(quietMs[mode])
  }
  const retire = async () => {
    app.shutdown = 'retiring'
    await pause(drainingMs[mode])
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => begin(leave))
  siblings?.onRetire(() => begin(retire))
}
