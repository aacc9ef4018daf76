import { Failure } from '#contract/base/failures.ts'
import type { Operation } from '#contract/base/operation.ts'
import { onReadHandle, type Tx } from '#server/platform/db/transaction.ts'
import {
  findAbsentUser,
  findSessionUser,
  isFresh,
  queueToEndSessions,
  verifyLogInToken,
} from '#server/platform/auth/sessions.ts'
import { hasSecondFactor } from '#server/platform/auth/factors/second-factor.ts'
import { alwaysPublishes, dutyOfKind, isAlwaysPublic } from '#contract/base/rights/duty-of-kind.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import { kindFacts } from '#contract/base/kinds.ts'
import { requireDuty } from '#server/platform/auth/duties.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import type { Services } from '#server/platform/services.ts'
import type { Recorded } from './audit/record-change.ts'
import { anonymous, type Authentication, type Call } from './call.ts'

/**
 * Tells who calls, before a byte of the body is read; anonymous where anybody may, but for
 * what answers more to whom it knows.
 * @throws INVALID_TOKEN
 */
export async function authenticate(
  services: Services,
  { access, readsToken }: Operation,
  token: string | undefined,
): Promise<Authentication> {
  if (access !== 'public') return authenticateToken(services, token)
  return readsToken && token !== undefined ? authenticateIfValid(services, token) : anonymous
}

/** Authenticates the owner of a token; an invalid token counts as none. */
function authenticateIfValid(services: Services, token: string): Promise<Authentication> {
  return asWhoeverItIs(authenticateToken(services, token), () => Promise.resolve(anonymous))
}

async function asWhoeverItIs<Result>(
  known: Promise<Result>,
  nobody: () => Promise<Result>,
): Promise<Result> {
  try {
    return await known
  } catch (error) {
    if (error instanceof Failure && error.name === 'INVALID_TOKEN') return nobody()
    throw error
  }
}

/**
 * Does what a call asks. Of an operation that anybody may call and that answers more to whom it knows, a session
 * that has ended in the middle counts as none, as it would have at the beginning.
 */
export function asWhoIsLeft<Result>(
  { operation, authentication }: Pick<Call, 'operation' | 'authentication'>,
  act: (authentication: Authentication) => Promise<Result>,
): Promise<Result> {
  const acted = act(authentication)
  const mayBeNobody = operation.readsToken === true && authentication.user !== null
  return mayBeNobody ? asWhoeverItIs(acted, () => act(anonymous)) : acted
}

/**
 * Checks that they have the right to: of admins, one of the duties that open the operation, and `publish` where
 * visitors see whatever it changes.
 * @throws FORBIDDEN_ERROR, for an admin with the duty that they lack
 */
export function requireAccess(operation: Operation, { user }: Authentication): void {
  if (operation.access !== 'admin') return
  if (user?.role !== 'admin') throw new Failure('FORBIDDEN_ERROR')
  if (operation.duties) requireDuty(user, ...operation.duties)
  if (alwaysPublishes(operation)) requireDuty(user, 'publish')
}

/**
 * Requires the duty of a thing's kind where the operation changes things of several kinds: who brings back items
 * brings back no rate.
 * @throws FORBIDDEN_ERROR with the duty that they lack
 */
export function requireDutyOf(
  user: SignedInUser | null,
  { changes }: Operation,
  kind: ChangedKind,
) {
  if (changes !== 'item' && changes !== 'medium') return
  requireDuty(user, dutyOfKind[kind])
  if (isAlwaysPublic(kind)) requireDuty(user, 'publish')
}

/**
 * Requires `publish` of whoever changes an item that visitors see before or after the change, whichever operation it
 * is. Agents change no item, and a public operation none that it names.
 * @throws FORBIDDEN_ERROR
 */
export function requireDutyToPublish(user: SignedInUser | null, { kind, was, is }: ChangedSubject) {
  if (!kind || !(kind in kindFacts)) return
  if (was?.fields['status'] === true || is?.fields['status'] === true) requireDuty(user, 'publish')
}

/** A call's subject, as it was and as it is. */
type ChangedSubject = Pick<Recorded, 'kind' | 'was' | 'is'>

/**
 * Looks again whether the caller still has the right, which may have been taken away while the
 * body was on its way or the call waited for a slot. The token's own end is not looked at again: an
 * upload may take longer than a token lasts.
 * @throws INVALID_TOKEN, FORBIDDEN_ERROR
 */
export function confirmAccess(
  { database, clock }: Services,
  operation: Operation,
  authentication: Authentication,
): Promise<Authentication> {
  return onReadHandle(database, (tx) => confirm(tx, operation, authentication, clock()))
}

/** A call as far as it matters here. */
type CheckedCall = Pick<Call, 'operation' | 'input' | 'authentication'>

/**
 * Where a second factor is demanded of admins, one without can only add it; what is public stays open.
 * @throws FORBIDDEN_ERROR with `secondFactorRequired`
 */
export async function requireSecondFactor(
  { database, settings }: Services,
  { operation, input, authentication: { user } }: CheckedCall,
): Promise<void> {
  if (settings.adminSecondFactor === 'optional' || user?.role !== 'admin') return
  if (operation.beforeSecondFactor) return
  if (operation.access === 'public' && input.adminPanel !== true) return
  // What is done in somebody's name while they are away was decided when they were there.
  if (user.sessionId === null) return
  if (await onReadHandle(database, (tx) => hasSecondFactor(tx, user.id))) return
  throw new Failure('FORBIDDEN_ERROR', { secondFactorRequired: true })
}

/**
 * Checks that it was shown lately who is there, where the call asks for that: of everybody, or of callers who
 * can show more than a password.
 * @throws FRESH_LOGIN_ERROR
 */
export async function requireFreshLogIn(
  { database, clock }: Services,
  { operation: { fresh }, input, authentication: { user } }: CheckedCall,
): Promise<void> {
  if (!user || !fresh) return
  if (Array.isArray(fresh) && fresh.every((field) => input[field] === undefined)) return
  await requireFreshUser({ database, clock }, user, fresh)
}

/**
 * Checks that a user showed lately who is there; who can show no more than a password needs not, unless `fresh` is
 * `always`.
 * @throws FRESH_LOGIN_ERROR
 */
export async function requireFreshUser(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, sessionId }: SignedInUser,
  fresh: Operation['fresh'] = true,
): Promise<void> {
  if (sessionId === null) return
  const isEnough = await onReadHandle(
    database,
    async (tx) =>
      (await isFresh(tx, sessionId, clock())) ||
      (fresh !== 'always' && !(await hasSecondFactor(tx, id))),
  )
  if (!isEnough) throw new Failure('FRESH_LOGIN_ERROR')
}

/**
 * Requires both before reading a byte of the body, and so without their demands on the payload. A caller without the
 * right gets that error, and not the errors of their payload.
 * @throws FORBIDDEN_ERROR, FRESH_LOGIN_ERROR
 */
export async function requireFactorsBeforeBody(
  services: Services,
  operation: Operation,
  authentication: Authentication,
): Promise<void> {
  const isRequired = services.settings.adminSecondFactor === 'required'
  const isAsked = operation.fresh !== undefined && !Array.isArray(operation.fresh)
  if (!authentication.user || (!isRequired && !isAsked)) return
  const checked = { operation, input: {}, authentication }
  await services.admission.lookUps(async () => {
    await requireSecondFactor(services, checked)
    await requireFreshLogIn(services, checked)
  })
}

/** Looks at the right again for a call that has no slot yet. @throws INVALID_TOKEN, FORBIDDEN_ERROR */
export async function confirmAccessAfterBody(
  services: Services,
  operation: Operation,
  authentication: Authentication,
): Promise<Authentication> {
  if (!authentication.user) return authentication
  return asWhoIsLeft({ operation, authentication }, (by) =>
    services.admission.lookUps(() => confirmAccess(services, operation, by)),
  )
}

/**
 * The same in a writing transaction, before its step: until it ends, the right cannot be taken away. The step
 * goes by what is told here: the caller's agency may be another than before.
 * @throws INVALID_TOKEN, FORBIDDEN_ERROR
 */
export async function lockSession(
  tx: Tx,
  operation: Operation,
  authentication: Authentication,
  now: Date,
): Promise<Authentication> {
  if (operation.endsSessions) await queueToEndSessions(tx)
  return confirm(tx, operation, authentication, now, true)
}

async function confirm(
  tx: Tx,
  operation: Operation,
  authentication: Authentication,
  now: Date,
  hold = false,
): Promise<Authentication> {
  if (!authentication.user) return authentication
  const { id: userId, sessionId } = authentication.user
  const user =
    sessionId === null
      ? await findAbsentUser(tx, userId, hold)
      : await findSessionUser(tx, { userId, sessionId }, now, hold)
  const confirmed = { ...authentication, user }
  requireAccess(operation, confirmed)
  return confirmed
}

/** With `adminPanel: true` a token counts on a public read too (requirements §4.2). */
export async function authenticateForPanel(
  services: Services,
  operation: Operation,
  input: Record<string, unknown>,
  token: string | undefined,
): Promise<Authentication> {
  const asks = operation.panel && input.adminPanel === true
  return asks && token !== undefined ? authenticateToken(services, token) : anonymous
}

function authenticateToken(services: Services, token: string | undefined): Promise<Authentication> {
  const { admission, clock, database, logInTokens } = services
  return admission.lookUps(() =>
    onReadHandle(database, (tx) => verifyLogInToken(tx, logInTokens, token, clock())),
  )
}
