import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { goodPassword, mailedToken, mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeAuthenticator } from '#testing/authenticator.ts'
import { Failure } from '#contract/base/failures.ts'

const app = await startTestApp()
const { clock, passwords, settings } = app.services
const newPassword = 'Nueva-Clave-2026!'

/** Somebody with each kind of factor, as far as `kinds` names it. */
async function makeHolder(kinds: readonly ('passkey' | 'codes')[]) {
  const user = await app.makeUser({ passwordHash: await passwords.hash(goodPassword), lang: 'en' })
  const authenticator = makeAuthenticator(settings.siteUrl)
  if (kinds.includes('passkey')) {
    const response = authenticator.register(await user.call('getPasskeyRegistration'))
    await user.call('addPasskey', { name: 'Laptop', response })
  }
  let secret = ''
  let recovery: string[] = []
  const next = () => {
    app.advanceClock(30)
    const timestamp = clock().getTime()
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  }
  if (kinds.includes('codes')) {
    ;({ secret } = await user.call('startTotp'))
    recovery = (await user.call('confirmTotp', { code: next() })).recoveryCodes
  }
  const sign = async () => authenticator.logIn(await app.call('getPasskeyChallenge'))
  return { ...user, next, sign, recover: () => recovery.pop() ?? 'none' }
}

type Holder = Awaited<ReturnType<typeof makeHolder>>

const showing = {
  passkey: async ({ sign }: Holder) => ({ response: await sign() }),
  code: async ({ next }: Holder) => ({ code: next() }),
  recovery: async ({ recover }: Holder) => ({ code: recover() }),
}

type Factor = keyof typeof showing

const kindsOf = { passkey: ['passkey'], code: ['codes'], recovery: ['codes'] } as const

/** `in`, or the refusal's name. */
async function tryTo(logIn: () => Promise<{ token: string }>): Promise<string> {
  try {
    await app.callWith((await logIn()).token)('getMe')
    return 'in'
  } catch (failure) {
    return failure instanceof Failure ? failure.name : String(failure)
  }
}

interface After {
  email: string
  /** The account's new password. */
  password: string
}

async function reset(holder: Holder, shown: object = {}): Promise<After> {
  await app.call('resetPasswordRequest', { email: holder.email, lang: 'en' })
  const token = await mailedToken(app, holder.email)
  await app.call('resetPassword', { token, newPass: newPassword, lang: 'en', ...shown })
  return { email: holder.email, password: newPassword }
}

let serial = 0

/** Measures of an admin, or of the owner by mail, against a hijacked account. */
const events = {
  async 'new e-mail'({ id }) {
    serial += 1
    const email = `successor-${serial}@example.com`
    await app.admin('editUserAdmin', { id, email })
    return { email, password: goodPassword }
  },
  async 'password by an admin'({ id, email }) {
    await app.admin('editUserAdmin', { id, password: newPassword })
    return { email, password: newPassword }
  },
  async 'e-mail and password'({ id }) {
    serial += 1
    const email = `successor-${serial}@example.com`
    await app.admin('editUserAdmin', { id, email, password: newPassword })
    return { email, password: newPassword }
  },
  async role({ id, email }) {
    await app.admin('editUserAdmin', { id, role: 'admin' })
    return { email, password: goodPassword }
  },
  'reset by mail': (holder) => reset(holder),
  async 'sessions ended'({ id, email }) {
    await app.admin('endUserSessions', { id })
    return { email, password: goodPassword }
  },
  async 'sessions ended, factors removed'({ id, email }) {
    await app.admin('endUserSessions', { id, removeFactors: true })
    return { email, password: goodPassword }
  },
  async 'factor removed'({ id, email }) {
    await app.admin('removeSecondFactor', { id })
    return { email, password: goodPassword }
  },
  async deleted({ id, email }) {
    await app.admin('deleteUser', { id })
    return { email, password: goodPassword }
  },
} satisfies Record<string, (holder: Holder) => Promise<After>>

const factors = Object.keys(showing) as Factor[]
const out = 'INVALID_CREDENTIALS_ERROR'
const options = 'SECOND_FACTOR_ERROR'

/** By the factor alone, by the present password alone, and by both. */
const table: [keyof typeof events, string, string, string][] = [
  ['new e-mail', out, 'in', 'in'],
  ['password by an admin', out, options, 'in'],
  ['e-mail and password', out, 'in', 'in'],
  ['role', 'in', options, 'in'],
  ['reset by mail', out, options, 'in'],
  ['sessions ended', 'in', options, 'in'],
  ['sessions ended, factors removed', out, 'in', 'in'],
  ['factor removed', out, 'in', 'in'],
  ['deleted', out, out, out],
]

describe.each(table)('after %s', (event, alone, byPassword, byBoth) => {
  it.each(factors)('who may log in with a %s', async (factor) => {
    const holder = await makeHolder(kindsOf[factor])
    const { email, password } = await events[event](holder)
    // The session of whoever had the account is gone, but where only factors were removed.
    if (event !== 'factor removed') {
      await expect(holder.call('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    }
    const withPasskey = async () => app.call('loginWithPasskey', { response: await holder.sign() })
    if (factor === 'passkey') expect(await tryTo(withPasskey)).toBe(alone)
    // A password from before opens nothing once there is another, whatever is shown beside it.
    if (password !== goodPassword) {
      const old = async () => ({
        email,
        password: goodPassword,
        ...(await showing[factor](holder)),
      })
      expect(await tryTo(async () => app.call('login', await old()))).toBe(out)
      if (factor === 'passkey') expect(await tryTo(withPasskey)).toBe(alone)
    }
    expect(await tryTo(() => app.call('login', { email, password }))).toBe(byPassword)
    const shown = await showing[factor](holder)
    expect(await tryTo(() => app.call('login', { email, password, ...shown }))).toBe(byBoth)
    // Shown once beside the new password, a passkey is believed alone again.
    if (factor === 'passkey' && byPassword === options) expect(await tryTo(withPasskey)).toBe('in')
  })
})

describe('another e-mail address', () => {
  it('is told to both addresses, with what went', async () => {
    const holder = await makeHolder(['passkey', 'codes'])
    const { email } = await events['new e-mail'](holder)
    for (const address of [holder.email, email]) {
      const mail = (await mailsTo(app, address)).at(-1)
      expect(mail?.text).toContain('Its passkeys and verification codes were removed.')
    }
  })
})

describe('a reset by mail that removes factors', () => {
  const methodsLeft = async ({ email, password }: After) => {
    const failure = await app.call('login', { email, password }).catch((error: unknown) => error)
    return failure instanceof Failure ? failure.context.methods : 'none asked for'
  }

  it.each(factors)('leaves the kind that was shown: %s', async (factor) => {
    const holder = await makeHolder(['passkey', 'codes'])
    const shown = await showing[factor](holder)
    const after = await reset(holder, { removeFactors: true, ...shown })
    const left = factor === 'passkey' ? ['passkey'] : ['totp', 'recovery']
    expect(await methodsLeft(after)).toEqual(left)
    expect((await mailsTo(app, holder.email)).map(({ text }) => text).join()).toContain(
      'all others were removed',
    )
    const alone = await tryTo(async () =>
      app.call('loginWithPasskey', { response: await holder.sign() }),
    )
    expect(alone).toBe(factor === 'passkey' ? 'in' : out)
  })

  it('removes nothing without a factor, or by a wrong one, and the link serves on', async () => {
    const holder = await makeHolder(['passkey', 'codes'])
    const other = await makeHolder(['passkey', 'codes'])
    const refused = { name: 'FORBIDDEN_ERROR', status: 403 }
    const wrong = [
      {},
      { code: '000000' },
      { code: other.recover() },
      { response: await other.sign() },
    ]
    await app.call('resetPasswordRequest', { email: holder.email, lang: 'en' })
    const token = await mailedToken(app, holder.email)
    const payload = { token, newPass: newPassword, lang: 'en' as const }
    for (const shown of wrong) {
      await expect(
        app.call('resetPassword', { ...payload, removeFactors: true, ...shown }),
      ).rejects.toMatchObject(refused)
    }
    await app.call('resetPassword', payload)
    const after = { email: holder.email, password: newPassword }
    expect(await methodsLeft(after)).toEqual(['totp', 'recovery', 'passkey'])
  })
})

describe('what an admin may not do to themself', () => {
  it('is removing their own factors', async () => {
    const admin = await app.makeUser({ role: 'admin' })
    const { id } = admin
    const forbidden = { name: 'FORBIDDEN_ERROR', status: 403 }
    await expect(admin.call('removeSecondFactor', { id })).rejects.toMatchObject(forbidden)
    const own = { id, removeFactors: true }
    await expect(admin.call('endUserSessions', own)).rejects.toMatchObject(forbidden)
    await admin.call('endUserSessions', { id })
  })
})

describe('ending somebody’s sessions', () => {
  it('is asked of a fresh log-in, and told to the owner', async () => {
    const admin = await makeHolder(['codes'])
    await app.admin('editUserAdmin', { id: admin.id, role: 'admin' })
    const { token } = await app.call('login', {
      email: admin.email,
      password: goodPassword,
      code: admin.next(),
    })
    const holder = await makeHolder(['codes'])
    app.advanceClock(11 * 60)
    const end = () => app.callWith(token)('endUserSessions', { id: holder.id })
    await expect(end()).rejects.toMatchObject({ name: 'FRESH_LOGIN_ERROR' })
    await app.callWith(token)('confirmMe', { code: admin.next() })
    await end()
    expect((await mailsTo(app, holder.email)).at(-1)?.text).toContain('closed all sessions')
    await app.callWith(token)('endUserSessions', { id: holder.id, removeFactors: true })
    expect((await mailsTo(app, holder.email)).at(-1)?.text).toContain('removed its second factor')
  })
})
