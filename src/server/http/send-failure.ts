import type { FastifyReply } from 'fastify'
import type { Failure } from '#contract/failures.ts'

export const json = 'application/json; charset=utf-8'

/** Answers with the contract's form of a failure, and logs nothing. */
export function writeFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply
    .code(failure.status)
    .type(json)
    .send(JSON.stringify({ name: failure.name, context: failure.context }))
}
