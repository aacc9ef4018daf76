import type { FastifyRequest } from 'fastify'
import { isOperationName } from '#contract/index.ts'

/** An operation's name, else the address's pattern: a set that no visitor can enlarge. */
export function nameOfRequest(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url !== '/api/:name') return url ?? 'unknown'
  const { name } = request.params as { name: string }
  return isOperationName(name) ? name : 'unknown'
}
