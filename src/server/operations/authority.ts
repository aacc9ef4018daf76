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
 * Tells who calls, before a byte of the body is read; nobody in particular where anybody may.
 * @throws INVALID_TOKEN
 */
export async function identify(
  services: Services,
  name: OperationName,
  token: string | undefined,
): Promise<Authority> {
  return declarationOf(name).access === 'public' ? nobody : authoriseToken(services, token)
}

/**
 * Checks that they have the right to.
 * @throws FORBIDDEN_ERROR
 */
export function demandRight(name: OperationName, { user }: Authority): void {
  const { access } = declarationOf(name)
  if (access === 'admin' && user?.role !== 'admin') throw new Failure('FORBIDDEN_ERROR')
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
  const { admission, clock, database, logInTokens } = services
  return admission.reads(() =>
    onReadHandle(database, (tx) => authenticate(tx, logInTokens, token, clock())),
  )
}
