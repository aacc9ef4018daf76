import type { FastifyBaseLogger } from 'fastify'

/**
 * For errors that nothing else has caught. A promise that nobody waited for has spoilt one
 * call at the most: it is logged. After an exception in a callback nothing can be relied on: the
 * process stops as when it is asked to, for its supervisor to start it again.
 */
export function handleUncaughtErrors(log: FastifyBaseLogger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  })
}
