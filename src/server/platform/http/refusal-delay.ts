import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

const refusalDelayMs = 1_000

/**
 * Delays each answer with status 429 by a second: a client that repeats a refused request at once would otherwise take
 * the processor with thousands of refusals a second.
 */
export async function delayRefusal(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode === 429) await pause(refusalDelayMs)
  return payload
}
