import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#server/platform/settings/env.ts'
import { operatorError } from '#server/platform/runtime/operator-error.ts'

type Address = Pick<Settings, 'port' | 'host'>

/** Why a server cannot listen, in an operator's words; other errors are mistakes of ours. */
const reasons: Record<string, string> = {
  EADDRINUSE: 'PORT: another process listens there already; stop it or choose another port',
  EACCES: 'PORT: this user may not listen there; choose a port above 1023',
  EADDRNOTAVAIL: 'HOST: this machine has no such address',
  ENOTFOUND: 'HOST: the name is unknown',
  EAI_AGAIN: 'HOST: the name is unknown',
}

/** Takes the port for a moment: what cannot listen is refused before any other work is done. */
export async function refuseTakenPort({ port, host }: Address): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw toOperatorError(error)
  }
  probe.close()
  await once(probe, 'close')
}

/** Listens, or fails with the same line when somebody was faster. */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw toOperatorError(error)
  }
}

function toOperatorError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons[code]
  return reason === undefined ? error : operatorError(reason, error)
}
