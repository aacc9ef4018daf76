import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import type { PayloadOf } from '#contract/index.ts'
import { goodPassword, mailedToken, mailsTo, makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'

const app = await startTestApp()
const { admin } = app

type AgencyInput = NonNullable<PayloadOf<'register'>['agency']>

const acme: AgencyInput = { name: 'Acme Viajes', country: 'AR', city: 'Salta' }

/** Registers somebody and gives their id and their agency's. */
async function register(email: string, agency: AgencyInput) {
  await app.call('register', makeRegistration({ email, agency }))
  await app.call('verifyEmail', { email, token: await mailedToken(app, email) })
  const [user] = (await admin('searchUsers', { keyword: email })).list
  if (!user) throw new Error('Nobody was registered')
  return user
}

describe('registering for an agency', () => {
  it('makes one that waits, and it is approved with the account', async () => {
    const { id, agencyId } = await register('eva@acme.example.com', {
      ...acme,
      website: 'www.acme.example.com',
      licence: { kind: 'EVT', number: '12345' },
      position: 'Ventas',
    })
    expect(await admin('detailAgency', { id: agencyId ?? '' })).toMatchObject({
      name: 'Acme Viajes',
      status: 'pending',
      website: 'https://www.acme.example.com',
      licence: { kind: 'EVT', number: '12345' },
      terms: null,
      sheets: ['general'],
      people: [{ id, position: 'Ventas', isApproved: false }],
    })
    await admin('toggleUserApproved', { id, lang: 'es' })
    expect(await admin('detailAgency', { id: agencyId ?? '' })).toMatchObject({
      status: 'approved',
      people: [{ isApproved: true }],
    })
  })

  it('joins the one with the same country and tax id, however it is written', async () => {
    const first = await register('uno@example.com', { ...acme, taxId: '30-71234567-8' })
    const second = await register('dos@example.com', {
      name: 'Otro nombre',
      country: 'ar',
      city: 'Jujuy',
      taxId: '30 71234567 8',
    })
    const abroad = await register('tres@example.com', {
      ...acme,
      country: 'CL',
      taxId: '30-71234567-8',
    })
    expect(second.agencyId).toBe(first.agencyId)
    expect(abroad.agencyId).not.toBe(first.agencyId)
    expect(second.isApproved).toBe(false)
  })

  it('joins by website only with an e-mail of that host, and never by one that many share', async () => {
    const site = { ...acme, country: 'UY', website: 'https://www.sur.example.net/inicio' }
    const first = await register('ana@sur.example.net', site)
    await admin('setAgencyCheck', { id: first.agencyId ?? '', check: 'website', done: true })
    const colleague = await register('leo@sur.example.net', { ...site, website: 'sur.example.net' })
    const stranger = await register('malo@example.com', site)
    expect(colleague.agencyId).toBe(first.agencyId)
    expect(stranger.agencyId).not.toBe(first.agencyId)
    const shared = ['gmail.com', 'instagram.com/acme', 'linktr.ee/acme', 'wixsite.com']
    for (const website of shared) {
      const host = website.split('/')[0] ?? ''
      const one = await register(`ana-${crypto.randomUUID()}@${host}`, { ...acme, website })
      await admin('setAgencyCheck', { id: one.agencyId ?? '', check: 'website', done: true })
      const other = await register(`leo-${crypto.randomUUID()}@${host}`, { ...acme, website })
      expect(other.agencyId).not.toBe(one.agencyId)
    }
  })

  it('finds one agency when two colleagues register at the same moment', async () => {
    const input = { ...acme, country: 'PE', taxId: '20-1' }
    const emails = ['a@example.com', 'b@example.com', 'c@example.com']
    await Promise.all(
      emails.map((email) => app.call('register', makeRegistration({ email, agency: input }))),
    )
    const { list } = await admin('listAgencies', { keyword: '20-1' })
    expect(list).toMatchObject([{ users: 3 }])
  })

  it('demands name, country and city, each at its place', async () => {
    const response = await sendCall(
      app.server,
      'register',
      makeRegistration({ agency: { name: '', country: 'ZZ', city: '' } }),
    )
    expect(response.json().context.issues).toEqual([
      { path: 'agency.name', message: messages.nameEmpty },
      { path: 'agency.country', message: messages.invalid },
      { path: 'agency.city', message: messages.required },
    ])
  })
})

describe('an agency that is shut out', () => {
  it.each(['suspended', 'rejected'] as const)(
    '%s: its users are out at the next call',
    async (status) => {
      const { id: agencyId } = await admin('addAgency', acme)
      const email = `agente-${status}@example.com`
      const person = { name: 'Ana', surname: 'Paz', email, password: goodPassword }
      await admin('addUserAdmin', { ...person, role: 'user', agencyId })
      const logIn = () => app.call('login', { email, password: goodPassword })
      const { token } = await logIn()
      const call = app.callWith(token)
      await call('getMyAgency')
      await admin('editAgency', { id: agencyId, status })
      await expect(call('getMyAgency')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
      await expect(app.call('validateToken', { token })).rejects.toMatchObject({
        name: 'INVALID_TOKEN',
      })
      await expect(logIn()).rejects.toMatchObject({ name: 'NOT_APPROVED_ERROR', context: {} })
      await admin('editAgency', { id: agencyId, status: 'approved' })
      await expect(call('getMyAgency')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
      await expect(logIn()).resolves.toHaveProperty('token')
    },
  )

  it('stays suspended when one of its users is approved', async () => {
    const { id: agencyId } = await admin('addAgency', { ...acme, status: 'suspended' })
    const waiting = await app.makeUser({ agencyId, isApproved: false })
    await admin('toggleUserApproved', { id: waiting.id, lang: 'es' })
    expect(await admin('detailAgency', { id: agencyId })).toMatchObject({ status: 'suspended' })
  })
})

describe('a registration that is refused', () => {
  it('is told why in its language, waits no more, and can be approved after all', async () => {
    const email = 'rechazada@example.com'
    const { id } = await register(email, acme)
    await admin('rejectUser', { id, reason: { es: 'Falta la licencia.' }, lang: 'pt' })
    const [mail] = (await mailsTo(app, email)).slice(-1)
    expect(mail?.subject).toContain('Sobre su registro')
    expect(mail?.text).toContain('Falta la licencia.')
    const logIn = () => app.call('login', { email, password: goodPassword })
    await expect(logIn()).rejects.toMatchObject({
      name: 'NOT_APPROVED_ERROR',
      context: { rejected: true },
    })
    expect((await admin('detailUserAdmin', { id })).rejectedAt).toBeInstanceOf(Date)
    await admin('toggleUserApproved', { id, lang: 'es' })
    await expect(logIn()).resolves.toHaveProperty('token')
    await expect(admin('rejectUser', { id, reason: { en: 'No.' } })).rejects.toMatchObject({
      context: { issues: [{ path: 'id', message: messages.alreadyRejected }] },
    })
  })

  it('is told of before an e-mail that is not confirmed', async () => {
    const waiting = { isApproved: false, emailConfirmed: false }
    const passwordHash = await app.services.passwords.hash(goodPassword)
    const { id, email } = await app.makeUser({ ...waiting, passwordHash })
    await admin('rejectUser', { id, reason: { en: 'No.' } })
    await expect(app.call('login', { email, password: goodPassword })).rejects.toMatchObject({
      name: 'NOT_APPROVED_ERROR',
      context: { rejected: true },
    })
  })

  it('takes its words from a template', async () => {
    const email = 'plantilla@example.com'
    const { id } = await register(email, { ...acme, name: 'Sol y Nieve' })
    const { id: templateId } = await admin('addTemplate', {
      name: 'Rechazo',
      texts: {
        en: {
          subject: 'Sorry, {{name}}',
          body: '{{name}}: we cannot work with {{item}}. {{link}}',
        },
      },
    })
    await admin('rejectUser', { id, templateId })
    const [mail] = (await mailsTo(app, email)).slice(-1)
    expect(mail?.subject).toContain('Sorry, Ana')
    expect(mail?.text).toContain('Ana: we cannot work with Sol y Nieve.')
    expect(mail?.text).not.toContain('{{')
  })

  it('needs words or a template, not both and not neither', async () => {
    const { id } = await app.makeUser({ isApproved: false })
    const templateId = crypto.randomUUID()
    for (const input of [{}, { reason: {} }, { reason: { es: 'No.' }, templateId }]) {
      await expect(admin('rejectUser', { id, ...input })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
      })
    }
    await expect(admin('rejectUser', { id, templateId })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    await expect(
      admin('rejectUser', { id: templateId, reason: { es: 'No.' } }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})

describe('the agency of a user', () => {
  it('is another from the next call on, in the same session', async () => {
    const [one, other] = [await admin('addAgency', acme), await admin('addAgency', acme)]
    const agent = await app.makeUser({ agencyId: one.id })
    await admin('editUserAdmin', { id: agent.id, agencyId: other.id })
    expect(await agent.call('getMyAgency')).toMatchObject({ id: other.id })
    await admin('mergeAgencies', { from: other.id, into: one.id })
    expect(await agent.call('getMyAgency')).toMatchObject({ id: one.id })
    await admin('editUserAdmin', { id: agent.id, agencyId: null })
    await expect(agent.call('getMyAgency')).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it.each(['editUserAdmin', 'mergeAgencies'] as const)(
    'ends the sessions where %s names one that is shut out',
    async (name) => {
      const { id: agencyId } = await admin('addAgency', acme)
      const { id: shut } = await admin('addAgency', { ...acme, status: 'suspended' })
      const agent = await app.makeUser({ agencyId })
      if (name === 'editUserAdmin') await admin(name, { id: agent.id, agencyId: shut })
      else await admin(name, { from: agencyId, into: shut })
      await admin('editAgency', { id: shut, status: 'approved' })
      await expect(agent.call('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    },
  )

  it('is written by admins, is there, and is no admin’s', async () => {
    const { id: agencyId } = await admin('addAgency', acme)
    const agent = await app.makeUser()
    await admin('editUserAdmin', { id: agent.id, agencyId })
    expect(await admin('detailUserAdmin', { id: agent.id })).toMatchObject({ agencyId })
    expect((await admin('searchUsers', { agencyId })).list).toMatchObject([{ id: agent.id }])
    const unknown = crypto.randomUUID()
    await expect(admin('editUserAdmin', { id: agent.id, agencyId: unknown })).rejects.toMatchObject(
      { name: 'NOT_FOUND_ERROR' },
    )
    const person = { name: 'Ana', surname: 'Paz', password: goodPassword, email: 'x@example.com' }
    await expect(
      admin('addUserAdmin', { ...person, role: 'user', agencyId: unknown }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await expect(
      admin('addUserAdmin', { ...person, role: 'admin', agencyId }),
    ).rejects.toMatchObject({
      context: { issues: [{ path: 'agencyId', message: messages.agencyOfAdmin }] },
    })
    await admin('editUserAdmin', { id: agent.id, role: 'admin' })
    expect(await admin('detailUserAdmin', { id: agent.id })).toMatchObject({
      role: 'admin',
      agencyId: null,
    })
  })
})
