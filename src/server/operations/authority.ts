import { Failure } from '#contract/failures.ts'
import type { OperationName } from '#contract/operation.ts'
import { onReadHandle } from '../db/transaction.ts'
import { authenticate, type SignedInUser } from '../security/sessions.ts'
import type { Services } from '../services.ts'
import { declarationOf } from './declarations.ts'

/** Who calls, and a token to go on with. */
export interface Authority {
  user: SignedInUser | null
  freshToken: string | undefined
}

export const nobody: Authority = { user: null, freshToken: undefined }

/**
 * Checks the right to call, before a byte of the body is read.
 * @throws INVALID_TOKEN, FORBIDDEN_ERROR
 */
export async function authorise(
  services: Services,
  name: OperationName,
  token: string | undefined,
): Promise<Authority> {
  const { access } = declarationOf(name)
  if (access === 'public') return nobody
  const authority = await authoriseToken(services, token)
  if (access === 'admin' && authority.user?.role !== 'admin') throw new Failure('FORBIDDEN_ERROR')
  return authority
}

/** With `adminPanel: true` a token counts on a public read too (contract, decision 2). */
export async function authorisePanel(
  services: Services,
  name: OperationName,
  input: Record<string, unknown>,
  token: string | undefined,
): Promise<Authority> {
  const asks = declarationOf(name).panel && input.adminPanel === true
  return asks && token !== undefined ? authoriseToken(services, token) : nobody
}

function authoriseToken(services: Services, token: string | undefined): Promise<Authority> {
  return onReadHandle(services.database, (tx) =>
    authenticate(tx, services.logInTokens, token, services.clock()),
  )
}
