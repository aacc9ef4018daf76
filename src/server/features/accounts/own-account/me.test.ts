import { describe, expect, it } from 'vitest'
import { goodPassword } from '#testing/accounts.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { messages } from '#contract/base/text/messages.ts'

const app = await startTestApp()
const { passwords } = app.services
const otherPassword = 'Cruzar-Andes-2027!'
const refused = (path: string, message: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path, message }] },
})

async function makeAgent(overrides: object = {}): Promise<TestUser> {
  return app.makeUser({ passwordHash: await passwords.hash(goodPassword), ...overrides })
}

async function logIn(email: string, headers: Record<string, string> = {}) {
  const payload = { email, password: goodPassword }
  const response = await sendCall(app.server, 'login', payload, headers)
  const { token } = response.json<{ token: string }>()
  return { token, device: String(response.headers['device-id']), call: app.callWith(token) }
}

async function mailsTo(email: string) {
  return (await app.mails()).filter(({ to }) => to?.[0]?.address === email)
}

describe('oneself', () => {
  it('is answered, and changed but for the e-mail', async () => {
    const agent = await makeAgent({ name: 'Ana', surname: 'Agente' })
    expect(await agent.call('getMe')).toEqual({
      id: agent.id,
      name: 'Ana',
      surname: 'Agente',
      email: agent.email,
      role: 'user',
      duties: null,
      lang: null,
      agencyId: null,
      digest: false,
      secondFactor: { totp: false, passkeys: 0, recoveryCodes: 0 },
    })
    await agent.call('editMe', { name: ' Eva ', lang: 'pt' })
    await agent.call('editMe', {})
    expect(await agent.call('getMe')).toMatchObject({ name: 'Eva', surname: 'Agente', lang: 'pt' })
    await expect(agent.call('editMe', { name: ' ' })).rejects.toMatchObject(
      refused('name', messages.nameEmpty),
    )
  })
})

describe('one’s own password', () => {
  it('is changed by the current one; other sessions end, and the owner is told', async () => {
    const agent = await makeAgent({ lang: 'en' })
    const elsewhere = await logIn(agent.email)
    await app.mails()
    await agent.call('changeMyPassword', { current: goodPassword, newPass: otherPassword })
    await expect(elsewhere.call('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    expect((await agent.call('listMySessions')).list).toHaveLength(1)
    const [mail] = (await mailsTo(agent.email)).slice(-1)
    expect(mail?.subject).toContain('The security of your account')
    expect(mail?.text).toContain('The password of your account was changed')
    await app.call('login', { email: agent.email, password: otherPassword })
  })

  it('stays for who does not know it, and nobody is logged out', async () => {
    const agent = await makeAgent()
    const wrong = { current: 'Otra-Cosa-2026!', newPass: otherPassword }
    await expect(agent.call('changeMyPassword', wrong)).rejects.toMatchObject(
      refused('current', messages.passwordWrong),
    )
    await app.call('login', { email: agent.email, password: goodPassword })
  })

  it.each(['Password1!', 'P@ssw0rd!', 'Qwerty123$', 'Dragon2026!'])(
    'is not %s, which everybody tries',
    async (newPass) => {
      const agent = await makeAgent()
      await expect(
        agent.call('changeMyPassword', { current: goodPassword, newPass }),
      ).rejects.toMatchObject(refused('newPass', messages.passwordCommon))
    },
  )

  it('does not contain the address or the site’s name', async () => {
    const agent = await makeAgent({ email: 'viajera@example.com' })
    const { siteName } = app.services.settings
    for (const newPass of ['xX1!VIAJERA', `7!${siteName}-x`]) {
      await expect(
        agent.call('changeMyPassword', { current: goodPassword, newPass }),
      ).rejects.toMatchObject(refused('newPass', messages.passwordCommon))
    }
    const short = await makeAgent({ email: 'ana@example.com' })
    await app.admin('editSite', { name: 'Ñan' })
    await expect(
      short.call('changeMyPassword', { current: goodPassword, newPass: 'xÑAN-Viajes-26' }),
    ).rejects.toMatchObject(refused('newPass', messages.passwordCommon))
    await app.admin('editSite', { name: siteName })
    await short.call('changeMyPassword', { current: goodPassword, newPass: 'Banana-Selva-26!' })
  })
})

describe('sessions', () => {
  it('are listed with their browsers, the newest first', async () => {
    const agent = await makeAgent()
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    app.advanceClock(1)
    const { call } = await logIn(agent.email, { 'user-agent': firefox })
    const { list } = await call('listMySessions')
    expect(list.map(({ device, current, place }) => ({ device, current, place }))).toEqual([
      { device: 'Firefox, Linux', current: true, place: null },
      { device: '', current: false, place: null },
    ])
    const before = list[0]?.lastSeenAt
    app.advanceClock(10 * 60)
    await call('getMe')
    const seen = (await call('listMySessions')).list[0]?.lastSeenAt
    expect(Number(seen)).toBeGreaterThan(Number(before))
  })

  it('end one by one, all others at once, or by an admin; nobody ends another’s', async () => {
    const agent = await makeAgent()
    const stranger = await makeAgent()
    const [a, b, c] = [await logIn(agent.email), await logIn(agent.email), await logIn(agent.email)]
    const { list } = await a.call('listMySessions')
    const own = list.find(({ current }) => current)?.id ?? ''
    await expect(stranger.call('endSession', { id: own })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    const sessionOf = async (call: typeof a.call) =>
      (await call('listMySessions')).list.find(({ current }) => current)?.id ?? ''
    await a.call('endSession', { id: await sessionOf(b.call) })
    await expect(b.call('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    await a.call('endOtherSessions')
    await expect(c.call('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    expect((await a.call('listMySessions')).list).toHaveLength(1)
    await app.admin('endUserSessions', { id: agent.id })
    await expect(a.call('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    await stranger.call('getMe')
  })

  it('are ten at most; the oldest goes', async () => {
    const agent = await makeAgent()
    for (let count = 0; count < 10; count += 1) {
      app.advanceClock(1)
      await logIn(agent.email)
    }
    await expect(agent.call('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
  })
})

describe('a log-in from a new browser', () => {
  it('is told to the owner, once for each browser and user', async () => {
    const [agent, colleague] = [await makeAgent({ lang: 'es' }), await makeAgent()]
    const { device } = await logIn(agent.email)
    expect(device).toMatch(/^[\w-]{32}$/)
    expect(await mailsTo(agent.email)).toHaveLength(1)
    const again = await logIn(agent.email, { 'device-id': device })
    expect(again.device).toBe(device)
    expect(await mailsTo(agent.email)).toHaveLength(1)

    // The same browser: it keeps what it has, and is new to this user.
    expect((await logIn(colleague.email, { 'device-id': device })).device).toBe(device)
    const [mail] = await mailsTo(colleague.email)
    for (const language of ['Español', 'English', 'Português']) {
      expect(mail?.text).toContain(language)
    }
    await logIn(agent.email, { 'device-id': device })
    expect(await mailsTo(agent.email)).toHaveLength(1)
    await logIn(agent.email, { 'device-id': 'made up' })
    expect(await mailsTo(agent.email)).toHaveLength(2)
  })
})
