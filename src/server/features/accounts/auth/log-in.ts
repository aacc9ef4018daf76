import { Failure } from '#contract/base/failures.ts'
import type { InputOf } from '#contract/index.ts'
import type { OperationContext, PreparedHandler } from '#server/api/context.ts'
import { countAttempt, type Refund } from '#server/platform/limits/attempts.ts'
import { audit } from '#server/platform/monitoring/audit-log.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'
import type { Subject } from '#server/platform/limits/rate-limits.ts'
import { methodsOf } from '#server/platform/auth/factors/second-factor.ts'
import { updateUser } from '../kit/change-users.ts'
import { enter, refuseInactive } from '../kit/enter.ts'
import { findUserByEmail, lockUser, type UserRow } from '../kit/find-users.ts'
import {
  checkFactor,
  isShown,
  type RightFactor,
  type ShownFactor,
  takeFactor,
} from '../kit/shown-factor.ts'
import { guardAccount } from './guard-account.ts'

/**
 * The password is checked first, at the same cost for an unknown e-mail, then the state of the account, then
 * the second factor (requirements §4.6).
 */
export const login: PreparedHandler<'login'> = {
  async prepare(context, input) {
    const { email, password } = input
    const refund = await countLogIn(context, input)
    const { user, matches } = await checkPassword(context, email, password).catch(
      async (error: unknown) => {
        // An overloaded server is no failure of the one who logs in.
        await refund()
        throw error
      },
    )
    if (!user || !matches) {
      audit(context, 'log-in refused', { reason: 'credentials', userId: user?.id })
      throw new Failure('INVALID_CREDENTIALS_ERROR')
    }
    const factor = await showFactor(context, user, input, refund)
    const rehashed = await hashAnew(context, user, password)
    return async (inside) => {
      const current = await lockUser(inside.tx, user.id)
      // Changed since it was checked: a session started now would outlive that change.
      if (!current || !(await isStill(inside, current, user, password))) {
        throw new Failure('INVALID_CREDENTIALS_ERROR')
      }
      await refuseInactive(inside, current)
      // One that was added since is asked for, too.
      const isEnough = factor
        ? await takeFactor(inside, user.id, factor)
        : (await methodsOf(inside.tx, user.id)).length === 0
      if (!isEnough) throw await factorMissing(inside, user)
      // Renewed once: a second hash would refuse the log-ins that checked against the first.
      if (rehashed && current.passwordHash === user.passwordHash) {
        await updateUser(inside.tx, user.id, { passwordHash: rehashed })
      }
      audit(inside, 'log-in accepted', { userId: user.id })
      return enter(inside, current)
    }
  },
}

/**
 * The factor that is shown beside the right password; undefined where the password is all. Only now is the
 * log-in no failure.
 * @throws SECOND_FACTOR_ERROR with the methods that there are
 */
async function showFactor(
  context: OperationContext,
  user: UserRow,
  shown: ShownFactor,
  refund: Refund,
): Promise<RightFactor | undefined> {
  const methods = await methodsOf(context.tx, user.id)
  if (methods.length === 0 || !isShown(shown)) await refund()
  // The password was right: its owner may know how the account stands.
  await refuseInactive(context, user)
  if (methods.length === 0) return undefined
  const right = await checkFactor(context, user.id, shown)
  if (!right) {
    if (isShown(shown)) {
      const reason = shown.response ? 'passkey' : 'code'
      audit(context, 'log-in refused', { reason, userId: user.id })
    }
    throw new Failure('SECOND_FACTOR_ERROR', { methods })
  }
  await refund()
  return right
}

async function factorMissing({ tx }: OperationContext, { id }: UserRow): Promise<Failure> {
  return new Failure('SECOND_FACTOR_ERROR', { methods: await methodsOf(tx, id) })
}

/** Counts per address, per e-mail from there, and per account from anywhere. */
async function countLogIn(context: OperationContext, input: InputOf<'login'>): Promise<Refund> {
  const { request, services } = context
  const address = countedAddress(request.address)
  const withEmail = ({ name, ...rest }: Subject) => ({ ...rest, name: `${name} ${input.email}` })
  const refund = await countAttempt(services.rateLimits, [
    { rule: 'loginByAddress', subject: address },
    { rule: 'loginByEmail', subject: address.map(withEmail) },
  ]).catch((failure: unknown) => {
    audit(context, 'log-in refused', { reason: 'limit' })
    throw failure
  })
  const refundAccount = await guardAccount(context, input, refund)
  return async () => {
    await refund()
    await refundAccount()
  }
}

/** The user with this e-mail, and whether the password is theirs. */
function checkPassword({ tx, services }: OperationContext, email: string, password: string) {
  const { logInLimiter, matches } = services.passwords
  return logInLimiter(async () => {
    const user = await findUserByEmail(tx, email)
    return { user, matches: await matches(user?.passwordHash ?? null, password) }
  })
}

/** The right password under today's cost, where it is stored under another; undefined too while too many wait. */
async function hashAnew({ services }: OperationContext, user: UserRow, password: string) {
  const { needsRehash, hash } = services.passwords
  if (!needsRehash(user.passwordHash)) return undefined
  // A log-in does not fail for it: the next one will do.
  return hash(password).catch(() => undefined)
}

/** Whether the password is the one that was checked: another log-in may have hashed it anew in between. */
async function isStill(
  { services }: OperationContext,
  current: UserRow,
  checked: UserRow,
  password: string,
): Promise<boolean> {
  if (current.passwordHash === checked.passwordHash) return true
  const { needsRehash, matches } = services.passwords
  return needsRehash(checked.passwordHash) && matches(current.passwordHash, password)
}
