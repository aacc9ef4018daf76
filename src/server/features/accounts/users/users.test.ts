import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import type { OperationName, PayloadOf } from '#contract/index.ts'
import { userOperations } from '#contract/accounts/users.ts'
import { goodPassword, mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'

const app = await startTestApp()
let serial = 0

function makePayload(
  overrides: Partial<PayloadOf<'addUserAdmin'>> = {},
): PayloadOf<'addUserAdmin'> {
  serial += 1
  const email = `nueva-${serial}@example.com`
  return { name: 'Rosa', surname: 'Paz', email, role: 'user', password: goodPassword, ...overrides }
}

describe.each(Object.keys(userOperations))('%s', (name) => {
  it('is for admins', async () => {
    const { token } = await app.makeUser()
    const payload = { id: crypto.randomUUID(), keyword: 'a', lang: 'es' }
    const nobody = await sendCall(app.server, name, payload)
    expect([nobody.statusCode, nobody.json().name]).toEqual([401, 'INVALID_TOKEN'])
    const user = await sendCall(app.server, name, payload, { authorization: token })
    expect([user.statusCode, user.json().name]).toEqual([403, 'FORBIDDEN_ERROR'])
  })
})

describe.each(['detailUserAdmin', 'editUserAdmin', 'deleteUser', 'toggleUserApproved'] as const)(
  '%s',
  (name) => {
    it('finds no user who is not there, and takes no id that is none', async () => {
      const call = app.admin as (name: OperationName, payload: object) => Promise<unknown>
      const unknown = { id: crypto.randomUUID(), lang: 'es' }
      await expect(call(name, unknown)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
      await expect(call(name, { id: '%', lang: 'es' })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues: [{ path: 'id', message: messages.idInvalid }] },
      })
    })
  },
)

describe('adding a user', () => {
  it('makes one who may log in at once', async () => {
    const payload = makePayload()
    const { id } = await app.admin('addUserAdmin', payload)
    const { token } = await app.call('login', { email: payload.email, password: goodPassword })
    expect(await app.call('validateToken', { token })).toMatchObject({ id, role: 'user' })
    expect(await app.admin('detailUserAdmin', { id })).toEqual({
      id,
      name: 'Rosa',
      surname: 'Paz',
      email: payload.email,
      role: 'user',
      duties: null,
      agencyId: null,
      manager: false,
      branch: null,
      position: null,
      rejectedAt: null,
    })
  })

  it('refuses an e-mail that is taken', async () => {
    const payload = makePayload()
    await app.admin('addUserAdmin', payload)
    await expect(app.admin('addUserAdmin', payload)).rejects.toMatchObject({ name: 'EMAIL_IN_USE' })
  })

  it.each([
    [{ name: ' ' }, 'name', messages.nameEmpty],
    [{ surname: undefined }, 'surname', messages.nameEmpty],
    [{ email: undefined }, 'email', messages.emailRequired],
    [{ email: 'rosa' }, 'email', messages.emailInvalid],
    [{ role: 'owner' }, 'role', messages.invalid],
    [{ password: undefined }, 'password', messages.passwordRequired],
    [{ password: 'Ab1-' }, 'password', messages.passwordShort],
    [{ password: 'abcdefgh' }, 'password', messages.passwordWeak],
  ])('refuses %o', async (broken, path, message) => {
    const { token } = await app.makeUser({ role: 'admin' })
    const payload = { ...makePayload(), ...broken }
    const response = await sendCall(app.server, 'addUserAdmin', payload, { authorization: token })
    expect(response.statusCode).toBe(400)
    expect(response.json().context.issues).toContainEqual({ path, message })
  })
})

describe('editing a user', () => {
  it('changes what is given and keeps the rest, their session too', async () => {
    const user = await app.makeUser({ name: 'Rosa', surname: 'Paz' })
    expect(await app.admin('editUserAdmin', { id: user.id, name: 'Alba' })).toEqual({ id: user.id })
    expect(await app.admin('detailUserAdmin', { id: user.id })).toEqual({
      id: user.id,
      name: 'Alba',
      surname: 'Paz',
      email: user.email,
      role: 'user',
      duties: null,
      agencyId: null,
      manager: false,
      branch: null,
      position: null,
      rejectedAt: null,
    })
    await expect(user.call('setLastViewTariff')).resolves.toBeUndefined()
    expect(await mailsTo(app, user.email)).toHaveLength(0)
  })

  it('tells the old and the new address of a changed e-mail, and ends the sessions', async () => {
    const user = await app.makeUser()
    const email = `mudada-${user.email}`
    await app.admin('editUserAdmin', { id: user.id, email })
    await expect(user.call('setLastViewTariff')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    for (const address of [user.email, email]) {
      const [mail, ...others] = await mailsTo(app, address)
      expect(others).toEqual([])
      expect(mail?.text).toContain(`Desde ahora es ${email}`)
    }
  })

  it('tells the user of a changed password, ends the sessions, voids the mailed links', async () => {
    const user = await app.makeUser()
    await app.call('resetPasswordRequest', { email: user.email, lang: 'es' })
    const [link] = await mailsTo(app, user.email)
    const token = /reset-password\/(\S+)/.exec(link?.text ?? '')?.[1] ?? ''
    await app.admin('editUserAdmin', { id: user.id, password: goodPassword })
    await expect(user.call('setLastViewTariff')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    const [, notice] = await mailsTo(app, user.email)
    expect(notice?.text).toContain('cambió la contraseña de su cuenta')
    await expect(
      app.call('resetPassword', { token, newPass: 'Nueva-4567', lang: 'es' }),
    ).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    await app.call('login', { email: user.email, password: goodPassword })
  })

  it('ends the sessions of a demoted admin at once', async () => {
    const other = await app.makeUser({ role: 'admin' })
    await app.admin('editUserAdmin', { id: other.id, role: 'user' })
    await expect(other.call('listUsers')).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
      status: 401,
    })
  })

  it('refuses an e-mail that is another user’s, not one’s own', async () => {
    const [user, other] = [await app.makeUser(), await app.makeUser()]
    await expect(
      app.admin('editUserAdmin', { id: user.id, email: other.email.toUpperCase() }),
    ).rejects.toMatchObject({ name: 'EMAIL_IN_USE' })
    await expect(app.admin('editUserAdmin', { id: user.id, email: user.email })).resolves.toEqual({
      id: user.id,
    })
    await expect(user.call('setLastViewTariff')).resolves.toBeUndefined()
  })

  it('keeps the password rule and takes no approval', async () => {
    const user = await app.makeUser({ isApproved: false })
    await expect(
      app.admin('editUserAdmin', { id: user.id, password: 'abcdefgh' }),
    ).rejects.toMatchObject({
      context: { issues: [{ path: 'password', message: messages.passwordWeak }] },
    })
    const payload = { id: user.id, name: 'Alba', isApproved: true }
    await app.admin('editUserAdmin', payload)
    const { noApproved } = await app.admin('listUsers')
    expect(noApproved).toContainEqual(expect.objectContaining({ id: user.id, name: 'Alba' }))
  })
})

describe('approving', () => {
  it('happens once with one mail, in the given language, when asked for at the same instant', async () => {
    const { id, email } = await app.makeUser({ isApproved: false })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => app.admin('toggleUserApproved', { id, lang: 'pt' })),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(4)
    expect(refused[0]?.reason).toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'id', message: messages.alreadyApproved }] },
    })
    const mails = await mailsTo(app, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Sua conta está ativa – Ñandú Travel'])
  })
})

describe('lists of users', () => {
  it('put everyone in one of three groups, newest first, without any secret', async () => {
    const pending = await app.makeUser({ isApproved: false, emailConfirmed: false })
    const waiting = await app.makeUser({ isApproved: false })
    const user = await app.makeUser()
    const admin = await app.makeUser({ role: 'admin' })
    const groups = await app.admin('listUsers')
    expect(groups.admins[0]?.id).toBe(admin.id)
    expect(groups.users[0]?.id).toBe(user.id)
    expect(groups.noApproved.slice(0, 2).map(({ id }) => id)).toEqual([waiting.id, pending.id])
    const everyone = [...groups.admins, ...groups.users, ...groups.noApproved].map(({ id }) => id)
    expect(new Set(everyone).size).toBe(everyone.length)
    const response = await sendCall(app.server, 'listUsers', {}, { authorization: admin.token })
    expect(response.payload).not.toMatch(/password|hash|token|argon2/i)
    const unconfirmed = await app.admin('getUsersWithUnconfirmedEmails')
    expect(unconfirmed.map(({ id }) => id)).toContain(pending.id)
    expect(unconfirmed.every(({ emailConfirmed }) => !emailConfirmed)).toBe(true)
  })

  it.each([
    ['GOMEZ', 1],
    ['ángel gómez', 1],
    ['angel', 1],
    ['100%_real', 1],
    ['100x_real', 0],
    ['%', 1],
    ['nuñez', 0],
    ["o'", 0],
  ])('find %s in names and e-mails, taken literally', async (keyword, found) => {
    const name = `Ángel`
    const [existing] = (await app.admin('getUsersSearchedResults', { keyword: 'busca' })).users
    if (!existing)
      await app.makeUser({ name, surname: 'Gómez 100%_real', email: 'busca@example.com' })
    const { users, admins } = await app.admin('getUsersSearchedResults', { keyword })
    expect(users.filter(({ email }) => email === 'busca@example.com')).toHaveLength(found)
    expect(admins.map(({ email }) => email)).not.toContain('busca@example.com')
  })

  it('are cut per group by the limit of a search, which must be one', async () => {
    for (let count = 0; count < 3; count += 1) await app.makeUser({ surname: 'Limitada' })
    const { users } = await app.admin('getUsersSearchedResults', { keyword: 'limitada', limit: 2 })
    expect(users).toHaveLength(2)
    for (const limit of [0, 101, 1.5, Number.NaN]) {
      await expect(
        app.admin('getUsersSearchedResults', { keyword: 'a', limit }),
      ).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
    }
    await expect(app.admin('getUsersSearchedResults', { keyword: '  ' })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })
})
