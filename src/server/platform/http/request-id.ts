import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/** Form of an id that is safe in a header, in a log and in a search for it. */
const wellFormed = /^[\w.:-]{1,64}$/

/**
 * Gives each request its id: the one that a proxy of ours sends as `x-request-id`, else a new one.
 * What anybody else sends is not taken: they could write into each other's lines of the log.
 */
export function makeRequestIds(
  trustProxy: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isProxy = compile([...trustProxy])
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const sender = socket.remoteAddress
    const isTaken =
      typeof given === 'string' &&
      wellFormed.test(given) &&
      sender !== undefined &&
      isProxy(sender, 0)
    return isTaken ? given : crypto.randomUUID()
  }
}
