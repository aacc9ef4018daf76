import { Failure } from '#contract/failures.ts'
import type { OperationName } from '#contract/operation.ts'
import { onReadHandle, type Tx } from '#server/db/transaction.ts'
import {
  findSessionUser,
  queueToEndSessions,
  type SignedInUser,
  verifyLogInToken,
} from '#server/auth/sessions.ts'
import type { Services } from '#server/services.ts'
import { declarationOf } from './declarations.ts'

/** Who calls, and a token to go on with. */
export interface Authentication {
  user: SignedInUser | null
  renewedToken: string | undefined
}

export const anonymous: Authentication = { user: null, renewedToken: undefined }

/**
 * Tells who calls, before a byte of the body is read; anonymous where anybody may, but for
 * what answers more to whom it knows.
 * @throws INVALID_TOKEN
 */
export async function authenticate(
  services: Services,
  name: OperationName,
  token: string | undefined,
): Promise<Authentication> {
  const { access, readsToken } = declarationOf(name)
  if (access !== 'public') return authenticateToken(services, token)
  return readsToken && token !== undefined ? authenticateIfValid(services, token) : anonymous
}

/** Whose token it is; one that is not good counts as none. */
async function authenticateIfValid(services: Services, token: string): Promise<Authentication> {
  try {
    return await authenticateToken(services, token)
  } catch (error) {
    if (error instanceof Failure && error.name === 'INVALID_TOKEN') return anonymous
    throw error
  }
}

/**
 * Checks that they have the right to.
 * @throws FORBIDDEN_ERROR
 */
export function requireAccess(name: OperationName, { user }: Authentication): void {
  const { access } = declarationOf(name)
  if (access === 'admin' && user?.role !== 'admin') throw new Failure('FORBIDDEN_ERROR')
}

/**
 * Looks again whether the caller still has the right, which may have been taken away while the
 * body was on its way or the call waited for a slot. The token's own end is not looked at again: an
 * upload may take longer than a token lasts.
 * @throws INVALID_TOKEN, FORBIDDEN_ERROR
 */
export function confirmAccess(
  { database, clock }: Services,
  name: OperationName,
  authentication: Authentication,
): Promise<Authentication> {
  return onReadHandle(database, (tx) => confirm(tx, name, authentication, clock()))
}

/** The same for a call that has no slot yet. @throws INVALID_TOKEN, FORBIDDEN_ERROR */
export async function confirmAccessAfterBody(
  services: Services,
  name: OperationName,
  authentication: Authentication,
): Promise<Authentication> {
  if (!authentication.user) return authentication
  return services.admission.reads(() => confirmAccess(services, name, authentication))
}

/**
 * The same in a writing transaction, before its step: until it ends, the right cannot be taken away.
 * @throws INVALID_TOKEN, FORBIDDEN_ERROR
 */
export async function holdAccess(
  tx: Tx,
  name: OperationName,
  authentication: Authentication,
  now: Date,
): Promise<void> {
  if (declarationOf(name).endsSessions) await queueToEndSessions(tx)
  await confirm(tx, name, authentication, now, true)
}

async function confirm(
  tx: Tx,
  name: OperationName,
  authentication: Authentication,
  now: Date,
  hold = false,
): Promise<Authentication> {
  if (!authentication.user) return authentication
  const { id: userId, sessionId } = authentication.user
  const user = await findSessionUser(tx, { userId, sessionId }, now, hold)
  const confirmed = { ...authentication, user }
  requireAccess(name, confirmed)
  return confirmed
}

/** With `adminPanel: true` a token counts on a public read too (requirements §4.2). */
export async function authenticateForPanel(
  services: Services,
  name: OperationName,
  input: Record<string, unknown>,
  token: string | undefined,
): Promise<Authentication> {
  const asks = declarationOf(name).panel && input.adminPanel === true
  return asks && token !== undefined ? authenticateToken(services, token) : anonymous
}

function authenticateToken(services: Services, token: string | undefined): Promise<Authentication> {
  const { admission, clock, database, logInTokens } = services
  return admission.reads(() =>
    onReadHandle(database, (tx) => verifyLogInToken(tx, logInTokens, token, clock())),
  )
}
