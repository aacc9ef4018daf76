import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

/** Returns the status with which the server answers an address of its own, a path with an optional query. */
export type ServedStatus = (url: string) => Promise<number>

/** Status of every address in a process that serves none. */
export const unserved = 404

const inquiry = new AsyncLocalStorage<true>()

/** Returns whether the request in progress is the server's own inquiry: it is not counted, limited or redirected. */
export function isInquiry(): boolean {
  return inquiry.getStore() === true
}

/** Asks the server itself in process, as a visitor would by its public name. */
export function readServedStatus(
  app: Pick<FastifyInstance, 'inject'>,
  siteUrl: string,
  url: string,
): Promise<number> {
  return inquiry.run(true, async () => {
    const headers = { host: new URL(siteUrl).host }
    const { statusCode } = await app.inject({ method: 'GET', url, headers })
    return statusCode
  })
}
