import { Failure } from '#contract/failures.ts'
import type { OperationName } from '#contract/operation.ts'
import { onReadHandle, type Tx } from '../db/transaction.ts'
import {
  authenticate,
  findSessionUser,
  queueToEndSessions,
  type SignedInUser,
} from '../security/sessions.ts'
import type { Services } from '../services.ts'
import { declarationOf } from './declarations.ts'

/** Who calls, and a token to go on with. */
export interface Authority {
  user: SignedInUser | null
  freshToken: string | undefined
}

export const nobody: Authority = { user: null, freshToken: undefined }

/**
 * Tells who calls, before a byte of the body is read; nobody in particular where anybody may, but
 * for what answers more to whom it knows.
 * @throws INVALID_TOKEN
 */
export async function identify(
  services: Services,
  name: OperationName,
  token: string | undefined,
): Promise<Authority> {
  const { access, readsToken } = declarationOf(name)
  if (access !== 'public') return authoriseToken(services, token)
  return readsToken && token !== undefined ? recognise(services, token) : nobody
}

/** Whose token it is; one that is not good counts as none. */
async function recognise(services: Services, token: string): Promise<Authority> {
  try {
    return await authoriseToken(services, token)
  } catch (error) {
    if (error instanceof Failure && error.name === 'INVALID_TOKEN') return nobody
    throw error
  }
}

/**
 * Checks that they have the right to.
 * @throws FORBIDDEN_ERROR
 */
export function demandRight(name: OperationName, { user }: Authority): void {
  const { access } = declarationOf(name)
  if (access === 'admin' && user?.role !== 'admin') throw new Failure('FORBIDDEN_ERROR')
}

/**
 * Looks again whether the caller still has the right, which may have been taken away while the
 * body was on its way or the call waited its turn. The token's own end is not looked at again: an
 * upload may take longer than a token lasts.
 * @throws INVALID_TOKEN, FORBIDDEN_ERROR
 */
export function confirmRight(
  { database, clock }: Services,
  name: OperationName,
  authority: Authority,
): Promise<Authority> {
  return onReadHandle(database, (tx) => confirm(tx, name, authority, clock()))
}

/** The same for a call that has no turn yet. @throws INVALID_TOKEN, FORBIDDEN_ERROR */
export async function confirmAfterBody(
  services: Services,
  name: OperationName,
  authority: Authority,
): Promise<Authority> {
  if (!authority.user) return authority
  return services.admission.reads(() => confirmRight(services, name, authority))
}

/**
 * The same in a writing transaction, before its step: until it ends, the right cannot be taken away.
 * @throws INVALID_TOKEN, FORBIDDEN_ERROR
 */
export async function holdRight(
  tx: Tx,
  name: OperationName,
  authority: Authority,
  now: Date,
): Promise<void> {
  if (declarationOf(name).endsSessions) await queueToEndSessions(tx)
  await confirm(tx, name, authority, now, true)
}

async function confirm(
  tx: Tx,
  name: OperationName,
  authority: Authority,
  now: Date,
  hold = false,
): Promise<Authority> {
  if (!authority.user) return authority
  const { id: userId, sessionId } = authority.user
  const user = await findSessionUser(tx, { userId, sessionId }, now, hold)
  const confirmed = { ...authority, user }
  demandRight(name, confirmed)
  return confirmed
}

/** With `adminPanel: true` a token counts on a public read too (requirements §4.2). */
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
