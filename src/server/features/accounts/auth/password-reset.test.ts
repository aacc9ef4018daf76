import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import {
  goodPassword,
  mailedToken,
  mailedTokens,
  mailsTo,
  makeCaptcha,
  makeRegistration,
} from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { users } from '#server/platform/db/schema/index.ts'

const newPass = 'Nueva-4567'
const app = await startTestApp()

async function askForReset(email: string, lang: 'es' | 'en' | 'pt' = 'es'): Promise<string> {
  await app.call('resetPasswordRequest', { email, lang })
  return mailedToken(app, email)
}

describe('asking for a new password', () => {
  it.each(textLanguages)('mails a link in %s', async (lang) => {
    const { email } = await app.makeUser()
    const token = await askForReset(email, lang)
    const [mail] = await mailsTo(app, email)
    expect(mail?.text).toContain(`/${lang}/reset-password/${token}\n`)
    expect(mail?.html).toContain(`<html lang="${lang}">`)
  })

  it('answers and does the same for a stranger, who gets no mail', async () => {
    const { email } = await app.makeUser()
    const enqueueAll = vi.spyOn(app.services.jobs, 'enqueueAll')
    const known = await sendCall(app.server, 'resetPasswordRequest', { email, lang: 'es' })
    const unknown = await sendCall(app.server, 'resetPasswordRequest', {
      email: 'nadie@example.com',
      lang: 'es',
    })
    expect(known.statusCode).toBe(204)
    expect([unknown.statusCode, unknown.payload]).toEqual([known.statusCode, known.payload])
    expect(enqueueAll.mock.calls.map(([, queue]) => queue)).toEqual([
      'account-link',
      'account-link',
    ])
    expect(await mailsTo(app, 'nadie@example.com')).toHaveLength(0)
  })

  it('links to the configured site whatever host the request names', async () => {
    const { email } = await app.makeUser()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await sendCall(app.server, 'resetPasswordRequest', { email, lang: 'en' }, headers)
    const [mail] = await mailsTo(app, email)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  })

  it('verifies a captcha when there is one, and takes it once', async () => {
    const { email } = await app.makeUser()
    const ask = (captchaToken: string) =>
      app.call('resetPasswordRequest', { email, lang: 'es' }, { captchaToken })
    const captcha = makeCaptcha('resetPasswordRequest')
    await ask(captcha)
    const refusal = {
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'captcha-token', message: messages.captchaInvalid }] },
    }
    await expect(ask(captcha)).rejects.toMatchObject(refusal)
    await expect(ask(makeCaptcha('register'))).rejects.toMatchObject(refusal)
    await expect(ask('x'.repeat(5_000))).rejects.toMatchObject(refusal)
  })

  it('goes on while captchas cannot be verified', async () => {
    const { email } = await app.makeUser()
    vi.spyOn(app.services.captcha, 'verify').mockResolvedValueOnce({
      outcome: 'unavailable',
      cause: null,
    })
    const captchaToken = makeCaptcha('resetPasswordRequest')
    await app.call('resetPasswordRequest', { email, lang: 'es' }, { captchaToken })
    expect(await mailsTo(app, email)).toHaveLength(1)
  })
})

describe('setting a new password', () => {
  it('ends all sessions, tells the user, and works with the new password alone', async () => {
    const passwordHash = await app.services.passwords.hash(goodPassword)
    const user = await app.makeUser({ passwordHash })
    const token = await askForReset(user.email)
    await app.call('resetPassword', { token, newPass, lang: 'en' })
    await expect(user.call('setLastViewTariff')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    const logIn = (password: string) => app.call('login', { email: user.email, password })
    await expect(logIn(goodPassword)).rejects.toMatchObject({ name: 'INVALID_CREDENTIALS_ERROR' })
    await expect(logIn(newPass)).resolves.toHaveProperty('token')
    const mails = await mailsTo(app, user.email)
    expect(mails.map(({ subject }) => subject)).toContain(
      'Your password was changed – Ñandú Travel',
    )
  })

  it('works once, also at the same instant', async () => {
    const { email } = await app.makeUser()
    const token = await askForReset(email)
    const reset = () => app.call('resetPassword', { token, newPass, lang: 'es' })
    const outcomes = await Promise.allSettled([reset(), reset(), reset()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(reset()).rejects.toMatchObject({ name: 'INVALID_TOKEN', status: 400 })
  })

  it('takes only the newest of the links that were mailed', async () => {
    const { email } = await app.makeUser()
    const older = await askForReset(email)
    const newest = await askForReset(email)
    const reset = (token: string) => app.call('resetPassword', { token, newPass, lang: 'es' })
    await expect(reset(older)).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    await expect(reset(newest)).resolves.toBeUndefined()
  })

  it('changes the account of the token, whatever else the payload names', async () => {
    const [owner, victim] = [await app.makeUser(), await app.makeUser()]
    const token = await askForReset(owner.email)
    await sendCall(app.server, 'resetPassword', {
      token,
      newPass,
      lang: 'es',
      id: victim.id,
      email: victim.email,
      userId: victim.id,
      role: 'admin',
    })
    await expect(victim.call('setLastViewTariff')).resolves.toBeUndefined()
    const { token: session } = await app.call('login', { email: owner.email, password: newPass })
    expect(await app.call('validateToken', { token: session })).toMatchObject({ role: 'user' })
  })

  it.each(['', null, [], {}, { $ne: 1 }, '%', 'x'.repeat(10_000)])(
    'changes nothing for the token %o',
    async (token) => {
      const user = await app.makeUser()
      const response = await sendCall(app.server, 'resetPassword', { token, newPass, lang: 'es' })
      expect(response.statusCode).toBe(400)
      await expect(user.call('setLastViewTariff')).resolves.toBeUndefined()
    },
  )

  it.each([
    [{ newPass: 'Ab1-' }, messages.passwordShort],
    [{ newPass: 'abcdefgh' }, messages.passwordWeak],
    [{ newPass: undefined }, messages.passwordRequired],
  ])('keeps the password rule: %o', async (broken, message) => {
    const payload = { token: 'x', lang: 'es', ...broken }
    const response = await sendCall(app.server, 'resetPassword', payload)
    expect(response.json().context.issues).toContainEqual({ path: 'newPass', message })
  })
})

describe('links of two purposes', () => {
  async function registerAndAsk() {
    const registration = makeRegistration()
    const { email } = registration
    await app.call('register', registration)
    await app.mails()
    await app.call('resetPasswordRequest', { email, lang: 'es' })
    const [verification = '', reset = ''] = await mailedTokens(app, email)
    return { email, verification, reset }
  }

  it('do not do each other’s work, and still do their own', async () => {
    const { email, verification, reset } = await registerAndAsk()
    const wrong = { name: 'INVALID_TOKEN', status: 400 }
    await expect(app.call('verifyEmail', { email, token: reset })).rejects.toMatchObject(wrong)
    await expect(
      app.call('resetPassword', { token: verification, newPass, lang: 'es' }),
    ).rejects.toMatchObject(wrong)
    await expect(app.call('verifyEmail', { email, token: verification })).resolves.toBeUndefined()
    await expect(
      app.call('resetPassword', { token: reset, newPass, lang: 'es' }),
    ).resolves.toBeUndefined()
  })

  it('both prove the mailbox: a reset confirms the e-mail, and the admins hear of it once', async () => {
    const { email, verification, reset } = await registerAndAsk()
    await app.call('resetPassword', { token: reset, newPass, lang: 'es' })
    await expect(app.call('login', { email, password: newPass })).rejects.toMatchObject({
      name: 'NOT_APPROVED_ERROR',
    })
    await expect(app.call('verifyEmail', { email, token: verification })).rejects.toMatchObject({
      name: 'EMAIL_ALREADY_VERIFIED',
    })
    const notices = await mailsTo(app, 'admin@example.com')
    expect(notices.filter(({ text }) => text?.includes(email))).toHaveLength(1)
  })

  it('lock nobody out: a pending reset leaves the log-in as it is', async () => {
    const passwordHash = await app.services.passwords.hash(goodPassword)
    const { email } = await app.makeUser({ passwordHash })
    await askForReset(email)
    await expect(app.call('login', { email, password: goodPassword })).resolves.toHaveProperty(
      'token',
    )
  })
})

// Last, because the clock goes forward for good.
describe('a link that comes late', () => {
  it('is refused after an hour', async () => {
    const { email } = await app.makeUser()
    const token = await askForReset(email)
    app.advanceClock(60 * 60 + 1)
    await expect(app.call('resetPassword', { token, newPass, lang: 'es' })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
      status: 400,
    })
  })

  it('is not mailed when it has ended while the mail server was away', async () => {
    const { email } = await app.makeUser()
    await app.call('resetPasswordRequest', { email, lang: 'es' })
    app.advanceClock(60 * 60 + 1)
    expect(await mailsTo(app, email)).toHaveLength(0)
  })

  it('is not mailed to an e-mail that was changed meanwhile', async () => {
    const { id, email } = await app.makeUser()
    await app.call('resetPasswordRequest', { email, lang: 'es' })
    await app.services.database.db
      .update(users)
      .set({ email: 'mudada@example.com' })
      .where(eq(users.id, id))
    expect(await mailsTo(app, email)).toHaveLength(0)
  })
})
