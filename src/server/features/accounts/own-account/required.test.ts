import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { goodPassword } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp({ ADMIN_SECOND_FACTOR: 'required' })
const demanded = {
  name: 'FORBIDDEN_ERROR',
  status: 403,
  context: { secondFactorRequired: true },
}

it('an admin without a second factor can only add one', async () => {
  const passwordHash = await app.services.passwords.hash(goodPassword)
  const admin = await app.makeUser({ role: 'admin', passwordHash })
  await expect(admin.call('listUsers')).rejects.toMatchObject(demanded)
  await expect(admin.call('getMe')).rejects.toMatchObject(demanded)
  await expect(admin.call('addCountry', { name: 'Perú' })).rejects.toMatchObject(demanded)
  await expect(admin.call('listDestinations', { adminPanel: true })).rejects.toMatchObject(demanded)
  await admin.call('listDestinations')
  await admin.call('getPublicConfig')
  await app.call('validateToken', { token: admin.token })
  await admin.call('listMyPasskeys')
  await admin.call('getPasskeyRegistration')

  // Who logged in some time ago confirms by the password, which is all that they have.
  app.advanceClock(11 * 60)
  await expect(admin.call('startTotp')).rejects.toMatchObject({ name: 'FRESH_LOGIN_ERROR' })
  await admin.call('confirmMe', { password: goodPassword })
  const { secret } = await admin.call('startTotp')
  const timestamp = app.services.clock().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  await admin.call('confirmTotp', { code })
  await admin.call('listUsers')
  await admin.call('listDestinations', { adminPanel: true })
})

it('an admin without one hears of nothing else, whatever they send', async () => {
  const { token } = await app.makeUser({ role: 'admin' })
  const headers = { authorization: token, 'content-type': 'text/plain' }
  for (const name of ['addUserAdmin', 'editUserAdmin', 'uploadSiteLogo', 'listUsers']) {
    const url = `/api/${name}`
    const { statusCode, ...response } = await app.server.inject({ method: 'POST', url, headers })
    expect([statusCode, response.json()]).toEqual([
      403,
      { name: demanded.name, context: demanded.context },
    ])
  }
})

it('agents go on without', async () => {
  const agent = await app.makeUser()
  await agent.call('getMe')
  const admin = await app.makeUser({ role: 'admin' })
  await admin.call('logout')
})
