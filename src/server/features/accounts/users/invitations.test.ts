import { describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { goodPassword, mailedToken, mailedTokens, mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'

const newPass = 'Nueva-4567'
const day = 24 * 60 * 60
const week = 7 * day
const app = await startTestApp()
let serial = 0

const person = () => {
  serial += 1
  const email = `invitada-${serial}@example.com`
  return { name: 'Rosa', surname: 'Paz', email, role: 'user' as const }
}

async function invite() {
  const payload = person()
  const { id } = await app.admin('addUserAdmin', { ...payload, invite: true, lang: 'es' })
  return { id, email: payload.email, token: await mailedToken(app, payload.email) }
}

describe('an invitation', () => {
  it.each(textLanguages)('is mailed in %s', async (lang) => {
    const payload = person()
    await app.admin('addUserAdmin', { ...payload, invite: true, lang })
    const [mail, ...others] = await mailsTo(app, payload.email)
    expect(others).toEqual([])
    expect(mail?.text).toMatch(new RegExp(`/${lang}/reset-password/[\\w-]{43}\n`))
    expect(mail?.html).toContain(`<html lang="${lang}">`)
  })

  it('is in English where no language is given', async () => {
    const payload = person()
    await app.admin('addUserAdmin', { ...payload, invite: true })
    const [mail] = await mailsTo(app, payload.email)
    expect(mail?.subject).toContain('We have opened an account for you')
  })

  it('sets the first password, once', async () => {
    const { id, email, token } = await invite()
    await app.call('resetPassword', { token, newPass, lang: 'es' })
    const session = await app.call('login', { email, password: newPass })
    expect(await app.call('validateToken', session)).toMatchObject({ id, role: 'user' })
    await expect(app.call('resetPassword', { token, newPass, lang: 'es' })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
  })

  it('leaves room for a link that the invited ask for themselves', async () => {
    const { email, token } = await invite()
    await app.call('resetPasswordRequest', { email, lang: 'es' })
    const asked = (await mailedTokens(app, email)).at(-1) ?? ''
    expect(asked).not.toBe(token)
    await app.call('resetPassword', { token: asked, newPass, lang: 'es' })
    await expect(app.call('resetPassword', { token, newPass, lang: 'es' })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
  })

  it('confirms no e-mail, and what confirms one sets no password', async () => {
    const { email, token } = await invite()
    await expect(app.call('verifyEmail', { email, token })).rejects.toThrow()
    await expect(app.call('resetPassword', { token, newPass, lang: 'es' })).resolves.toBeUndefined()
  })

  it.each([
    [{}, 'password', messages.passwordRequired],
    [{ invite: true, password: goodPassword }, 'invite', messages.invalid],
    [{ invite: false }, 'password', messages.passwordRequired],
  ])('or a password, and not both: %o', async (chosen, path, message) => {
    const { token } = await app.makeUser({ role: 'admin' })
    const payload = { ...person(), ...chosen }
    const response = await sendCall(app.server, 'addUserAdmin', payload, { authorization: token })
    expect(response.statusCode).toBe(400)
    expect(response.json().context.issues).toContainEqual({ path, message })
  })

  // Last, because the clock goes forward for good.
  it('stands for seven days', async () => {
    const [early, late] = [await invite(), await invite()]
    app.advanceClock(week - day)
    await app.call('resetPassword', { token: early.token, newPass, lang: 'es' })
    app.advanceClock(day)
    await expect(
      app.call('resetPassword', { token: late.token, newPass, lang: 'es' }),
    ).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
  })
})
