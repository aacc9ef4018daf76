import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '#contract/base/failures.ts'
import { auditDenial } from '../monitoring/audit-log.ts'

export const json = 'application/json; charset=utf-8'

/** A failure as it is written on the wire (requirements §3.3). */
export function failureBody({ name, context }: Failure): string {
  return JSON.stringify({ name, context })
}

/** The contract's form of a failure; only unexpected ones are logged as errors. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
): FastifyReply {
  noteFailure(request, failure)
  return writeFailure(reply, failure)
}

/** Logs what a log is to know of a failure, however it is answered. */
export function noteFailure(request: FastifyRequest, failure: Failure): void {
  // Many at once, each as expected: a busy server has better things to do than to write traces.
  const overloaded = failure.status === 503 && failure.cause === undefined
  if (overloaded) request.log.warn({ status: 503 }, 'overloaded')
  else if (failure.status >= 500 && !isAbandoned(failure)) {
    request.log.error({ err: failure.cause ?? failure }, failure.name)
  }
  if (failure.name === 'FORBIDDEN_ERROR' || failure.name === 'INVALID_TOKEN') {
    auditDenial(request, failure.name)
  }
}

/** Whether the client went away before it had its answer: nothing is wrong, and nobody is there to be told. */
function isAbandoned({ cause }: Failure): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** Answers with the contract's form of a failure, and logs nothing. */
export function writeFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply.code(failure.status).type(json).send(failureBody(failure))
}
