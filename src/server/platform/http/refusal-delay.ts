import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify'

const refusalDelayMs = 1_000

/**
 * Delays each answer with status 429 by a second: a client that repeats a refused request at once would otherwise take
 * the processor with thousands of refusals a second. Calls back at once otherwise: a promise costs cached pages a tenth.
 */
export function delayRefusal(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  if (reply.statusCode === 429) setTimeout(done, refusalDelayMs, null, payload)
  else done(null, payload)
}
