import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/start/app.ts'
import { openLog } from '#server/platform/monitoring/log.ts'
import { openServices } from '#server/start/open-services.ts'
import { readSettings } from '#server/platform/settings/env.ts'
import { secret } from './admin.ts'
import type { BenchCatalogue } from './with-catalogue.ts'

/** Runs `work` on the app in this process, without pages and limits; everything it opened is closed afterwards. */
export async function withApp(
  { database, variables }: BenchCatalogue,
  work: (app: FastifyInstance) => Promise<void>,
): Promise<void> {
  const settings = readSettings({
    ...variables,
    APP_MODE: 'development',
    DEMO: '0',
    RATE_LIMIT: 'off',
    CAPTCHA_PROVIDER: 'fake',
    LOG_LEVEL: 'error',
  })
  // The catalogue's own, which closes it.
  const lent = { ...database, close: async () => {} }
  const services = await openServices({ settings, database: lent, secret, log: openLog(settings) })
  try {
    const app = await buildApp(services, 'none')
    try {
      await work(app)
    } finally {
      await app.close()
    }
  } finally {
    await services.close()
  }
}

/** A call of an operation, as JSON in and out. */
export type BenchCall = (operation: string, payload: object) => Promise<unknown>

/** Calls within the process, with somebody's token. */
export function makeCall(app: FastifyInstance, token: string): BenchCall {
  return async (operation, payload) => {
    const headers = { authorization: token }
    const reply = await app.inject({ method: 'POST', url: `/api/${operation}`, payload, headers })
    if (reply.statusCode >= 400) throw new Error(`${operation}: ${reply.body}`)
    return reply.json()
  }
}
