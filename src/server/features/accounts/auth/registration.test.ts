import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import {
  goodPassword,
  mailedToken,
  mailsTo,
  makeCaptcha,
  makeRegistration,
} from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { users, userTokens } from '#server/platform/db/schema/index.ts'

const app = await startTestApp({ SITE_URL: 'https://nandu.example' })

const findUser = async (email: string) => {
  const rows = await app.services.database.db.select().from(users).where(eq(users.email, email))
  return rows[0]
}

describe('registering', () => {
  it('leads from the mail over the approval to the log-in', async () => {
    const registration = makeRegistration({ lang: 'pt' })
    const { email } = registration
    await expect(app.call('register', registration)).resolves.toBeUndefined()
    const logIn = () => app.call('login', { email, password: goodPassword })
    await expect(logIn()).rejects.toMatchObject({ name: 'NOT_CONFIRM_EMAIL_ERROR' })

    const [mail] = await mailsTo(app, email)
    const token = await mailedToken(app, email)
    expect(mail?.subject).toBe('Confirme seu e-mail – Ñandú Travel')
    expect(mail?.text).toContain(
      `https://nandu.example/pt/verify-email/${encodeURIComponent(email)}/${token}`,
    )
    await app.call('verifyEmail', { email, token })
    await expect(logIn()).rejects.toMatchObject({ name: 'NOT_APPROVED_ERROR' })
    const notices = await mailsTo(app, 'admin@example.com')
    expect(notices.at(-1)?.text).toContain(`Correo electrónico: ${email}`)

    const id = (await findUser(email))?.id ?? ''
    await expect(app.admin('toggleUserApproved', { id, lang: 'en' })).resolves.toEqual({
      isApproved: true,
    })
    const mails = await mailsTo(app, email)
    expect(mails.at(-1)?.subject).toBe('Your account is active – Ñandú Travel')
    await expect(logIn()).resolves.toHaveProperty('token')
  })

  it('stores neither the password nor the token as they are', async () => {
    const registration = makeRegistration()
    await app.call('register', registration)
    const token = await mailedToken(app, registration.email)
    const user = await findUser(registration.email)
    const [stored] = await app.services.database.db
      .select()
      .from(userTokens)
      .where(eq(userTokens.userId, user?.id ?? ''))
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(stored?.tokenHash).not.toContain(token)
  })

  it('takes no right from the payload', async () => {
    const registration = makeRegistration()
    const extra = { role: 'admin', isApproved: true, emailConfirmed: true, id: crypto.randomUUID() }
    const response = await sendCall(app.server, 'register', { ...registration, ...extra })
    expect(response.statusCode).toBe(204)
    const user = await findUser(registration.email)
    expect(user).toMatchObject({ role: 'user', isApproved: false, emailConfirmed: false })
    expect(user?.id).not.toBe(extra.id)
  })

  it('refuses an e-mail that is taken, however it is spelled', async () => {
    const registration = makeRegistration()
    await app.call('register', registration)
    const again = makeRegistration({ email: ` ${registration.email.toUpperCase()}` })
    await expect(app.call('register', again)).rejects.toMatchObject({
      name: 'EMAIL_IN_USE',
      status: 409,
    })
  })

  it('makes one user and one mail of registrations at the same instant', async () => {
    const email = 'juntos@example.com'
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => app.call('register', makeRegistration({ email }))),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(5)
    for (const { reason } of refused) expect(reason).toMatchObject({ name: 'EMAIL_IN_USE' })
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  it('answers the same call again with the first answer, at the same instant too', async () => {
    const registration = makeRegistration()
    const options = { idempotencyKey: crypto.randomUUID() }
    await Promise.all([
      app.call('register', registration, options),
      app.call('register', registration, options),
    ])
    await app.call('register', registration, options)
    expect(await mailsTo(app, registration.email)).toHaveLength(1)
  })

  it.each([
    [{ name: '  ' }, 'name', messages.nameEmpty],
    [{ name: undefined }, 'name', messages.nameEmpty],
    [{ surname: '' }, 'surname', messages.nameEmpty],
    [{ email: undefined }, 'email', messages.emailRequired],
    [{ email: '' }, 'email', messages.emailEmpty],
    [{ email: 'ana@' }, 'email', messages.emailInvalid],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', messages.emailInvalid],
    [{ email: 'ana@example.com\r\nBcc: x@example.com' }, 'email', messages.emailInvalid],
    [{ password: 'Ab1-' }, 'password', messages.passwordShort],
    [{ password: 'abcdefgh' }, 'password', messages.passwordWeak],
    [{ password: 'Abcdefg1' }, 'password', messages.passwordWeak],
    [{ password: 'ABCDEFG1-' }, 'password', messages.passwordWeak],
    [{ password: `Aa1-${'x'.repeat(253)}` }, 'password', messages.tooLong],
    [{ password: 'Secreta-123\0' }, 'password', messages.textMalformed],
    [{ lang: 'fr' }, 'lang', messages.invalid],
    [{ captchaTk: undefined }, 'captchaTk', messages.required],
    [{ captchaTk: '' }, 'captchaTk', messages.required],
  ])('refuses %o', async (broken, path, message) => {
    const response = await sendCall(app.server, 'register', { ...makeRegistration(), ...broken })
    expect(response.statusCode).toBe(400)
    expect(response.json().context.issues).toContainEqual({ path, message })
  })

  it.each([
    ['of another action', makeCaptcha('createQuote')],
    ['of a low score', makeCaptcha('register', 0.49)],
    ['of no form', 'nonsense'],
    ['without a score', 'fake:register:'],
    ['with words for a score', 'fake:register:high'],
  ])('refuses a captcha %s and does not look the e-mail up', async (_case, captchaTk) => {
    const known = makeRegistration()
    await app.call('register', known)
    const response = await sendCall(app.server, 'register', { ...known, captchaTk })
    expect(response.json()).toEqual({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'captchaTk', message: messages.captchaInvalid }] },
    })
  })

  it('takes a captcha of the least score, and once only, even when the call failed', async () => {
    const taken = makeRegistration()
    await app.call('register', taken)
    const captchaTk = makeCaptcha('register', 0.5)
    await expect(app.call('register', { ...taken, captchaTk })).rejects.toMatchObject({
      name: 'EMAIL_IN_USE',
    })
    await expect(app.call('register', makeRegistration({ captchaTk }))).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
  })

  it('stores nothing and answers 503 while captchas cannot be verified', async () => {
    const registration = makeRegistration()
    vi.spyOn(app.services.captcha, 'verify').mockResolvedValueOnce({
      outcome: 'unavailable',
      cause: null,
    })
    await expect(app.call('register', registration)).rejects.toMatchObject({
      name: 'UNEXPECTED_ERROR',
      status: 503,
    })
    expect(await findUser(registration.email)).toBeUndefined()
  })
})

describe('confirming an e-mail', () => {
  async function register() {
    const registration = makeRegistration()
    await app.call('register', registration)
    return { email: registration.email, token: await mailedToken(app, registration.email) }
  }

  it('names an unknown e-mail, one that is confirmed, and a wrong token', async () => {
    const { email, token } = await register()
    await expect(
      app.call('verifyEmail', { email: 'nadie@example.com', token }),
    ).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    const other = await register()
    await expect(app.call('verifyEmail', { email, token: other.token })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
      status: 400,
    })
    await app.call('verifyEmail', { email, token })
    await expect(app.call('verifyEmail', { email, token })).rejects.toMatchObject({
      name: 'EMAIL_ALREADY_VERIFIED',
      status: 409,
    })
  })

  it.each(['', null, [], {}, { $ne: 1 }, '%', 'x'.repeat(10_000)])(
    'confirms nothing for the token %o',
    async (token) => {
      const { email } = await register()
      const response = await sendCall(app.server, 'verifyEmail', { email, token })
      expect(response.statusCode).toBe(400)
      expect((await findUser(email))?.emailConfirmed).toBe(false)
    },
  )

  it('happens once, with one notice to the admins, when it is asked for at the same instant', async () => {
    const { email, token } = await register()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => app.call('verifyEmail', { email, token })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const notices = await mailsTo(app, 'admin@example.com')
    expect(notices.filter(({ text }) => text?.includes(email))).toHaveLength(1)
  })

  it('takes only the newest of the links that were mailed', async () => {
    const { email, token } = await register()
    await app.call('resendVerifyEmail', { email, lang: 'es' })
    const newest = await mailedToken(app, email)
    await expect(app.call('verifyEmail', { email, token })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
    await expect(app.call('verifyEmail', { email, token: newest })).resolves.toBeUndefined()
  })

  it('mails no further link once the e-mail is confirmed, nor to strangers', async () => {
    const { email, token } = await register()
    await app.call('verifyEmail', { email, token })
    await app.call('resendVerifyEmail', { email, lang: 'es' })
    await app.call('resendVerifyEmail', { email: 'nadie@example.com', lang: 'es' })
    expect(await mailsTo(app, email)).toHaveLength(1)
    expect(await mailsTo(app, 'nadie@example.com')).toHaveLength(0)
  })

  // Last, because the clock goes forward for good.
  it('is too late after 7 days, when the e-mail may be registered again', async () => {
    const { email, token } = await register()
    const again = makeRegistration({ email, name: 'Otra' })
    app.advanceClock(7 * 24 * 60 * 60 - 60)
    await expect(app.call('register', again)).rejects.toMatchObject({ name: 'EMAIL_IN_USE' })
    app.advanceClock(120)
    await expect(app.call('verifyEmail', { email, token })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
    await app.call('register', { ...again, captchaTk: makeCaptcha('register') })
    expect(await findUser(email)).toMatchObject({ name: 'Otra', emailConfirmed: false })
    const newest = await mailedToken(app, email)
    await expect(app.call('verifyEmail', { email, token: newest })).resolves.toBeUndefined()
  })
})
