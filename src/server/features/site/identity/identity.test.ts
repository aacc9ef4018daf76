import { makeCaptcha } from '#testing/accounts.ts'
import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makePicture } from '#testing/factories.ts'
import { sampleSite } from '#testing/sample-site.ts'

const chat = 'https://chat.example/'
const app = await startTestApp({ SITE_NAME: 'From the environment', CHAT_URL: chat })
const { admin, call } = app
const panel = { adminPanel: true }

const empty = Object.fromEntries(Object.keys(sampleSite).map((field) => [field, null]))
const ofAdminsAlone = ['inherited', 'retention', 'sender']

it('a new installation says what the environment and the product say', async () => {
  const site = await admin('getSite', panel)
  expect(site).toMatchObject({
    name: 'From the environment',
    slogan: {},
    area: { en: 'Argentina and South America' },
    colors: { primary: '#123f52' },
    contact: { phone: null, whatsapp: null, email: null, address: null, location: null },
    markets: [],
    social: [],
    licence: null,
    legal: { name: null, licences: [], note: {} },
    office: { timeZone: 'America/Argentina/Buenos_Aires', holidays: 'AR', answerWithinHours: 9 },
    links: { reservations: null, priceList: null, chat },
    analytics: { provider: 'none', address: null, siteId: null },
    sender: { name: null, replyTo: null },
    retention: { quotesMonths: null, acceptedYears: 10 },
    logo: null,
    logoDark: null,
    icon: null,
  })
  expect(site.inherited?.toSorted()).toEqual(Object.keys(sampleSite).toSorted())
})

it('what is edited is answered at once, and null brings the defaults back', async () => {
  const before = await admin('getSite', panel)
  const { updatedAt } = await admin('editSite', sampleSite)
  const site = await admin('getSite', panel)
  expect(site).toMatchObject({ ...sampleSite, updatedAt, inherited: [] })
  expect((await call('getPublicConfig')).links.chat).toBe(sampleSite.links.chat)
  await admin('editSite', { name: 'Another' })
  expect(await admin('getSite', panel)).toMatchObject({ ...sampleSite, name: 'Another' })
  await admin('editSite', empty)
  const { updatedAt: _moment, ...again } = await admin('getSite', panel)
  expect({ ...again, updatedAt: before.updatedAt }).toEqual(before)
})

it("a link that the panel does not set is the environment's, and said to be", async () => {
  await admin('editSite', { links: { ...sampleSite.links, chat: null } })
  const site = await admin('getSite', panel)
  expect(site.links).toEqual({ ...sampleSite.links, chat })
  expect(site.inherited).toContain('links.chat')
  expect(site.inherited).not.toContain('links.priceList')
  await admin('editSite', { links: null })
})

it('tells nobody but admins who ask for it of senders, assignees and what is kept how long', async () => {
  const { id: assigneeId } = await app.makeUser({ role: 'admin' })
  const [market] = sampleSite.markets
  await admin('editSite', { ...sampleSite, markets: [{ ...market!, assigneeId }] })
  expect((await admin('getSite', panel)).markets[0]?.assigneeId).toBe(assigneeId)
  const user = await app.makeUser()
  for (const stranger of [call, user.call, app.callWith('no token'), admin]) {
    const site = await stranger('getSite', stranger === admin ? {} : panel)
    expect(Object.keys(site)).not.toEqual(expect.arrayContaining(ofAdminsAlone))
    expect(JSON.stringify(site)).not.toContain(assigneeId)
    const { reservations } = site.links
    const knows = stranger === user.call || stranger === admin
    expect(reservations).toBe(knows ? sampleSite.links.reservations : null)
  }
})

it('requests of a market go to an admin who is there', async () => {
  const assigned = (assigneeId: string) =>
    admin('editSite', { markets: [{ name: { en: 'X' }, countries: [], assigneeId }] })
  await expect(assigned(crypto.randomUUID())).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  await expect(assigned((await app.makeUser()).id)).rejects.toMatchObject({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path: 'markets.0.assigneeId', message: messages.invalid }] },
  })
})

it('an edit that is based on an older state is refused, and one without a state is not', async () => {
  const { updatedAt } = await admin('getSite')
  await admin('editSite', { name: 'First' })
  await expect(admin('editSite', { name: 'Second', updatedAt })).rejects.toMatchObject({
    name: 'EDIT_CONFLICT_ERROR',
  })
  await admin('editSite', { name: 'Third' })
  expect((await call('getSite')).name).toBe('Third')
})

const texts = (length: number) => ({ es: 'x'.repeat(length) })
const nine: [string, string] = ['09:00', '10:00']
const office = (monday: [string, string][]) => ({
  office: { ...sampleSite.office, hours: { ...sampleSite.office.hours, '1': monday } },
})

describe('what is refused', () => {
  it.each<[string, object, string]>([
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['a long slogan', { slogan: texts(161) }, 'slogan.es'],
    ['a long area', { area: texts(81) }, 'area.es'],
    ['a colour that is none', { colors: { ...sampleSite.colors, ink: 'red' } }, 'colors.ink'],
    ['pale ink', { colors: { ...sampleSite.colors, ink: '#cccccc' } }, 'colors'],
    ['an unknown country', { markets: [{ name: { en: 'X' }, countries: ['ZZ'] }] }, 'markets.0'],
    ['a market without a name', { markets: [{ name: {}, countries: ['AR'] }] }, 'markets.0.name'],
    ['http', { social: ['http://social.example/'] }, 'social.0'],
    ['a script', { links: { chat: 'javascript:alert(1)' } }, 'links.chat'],
    [
      'eleven networks',
      { social: Array.from({ length: 11 }, (_, at) => `https://s${at}.example/`) },
      'social',
    ],
    [
      'an unknown zone',
      { office: { ...sampleSite.office, timeZone: 'Mars/Base' } },
      'office.timeZone',
    ],
    ['an end before its start', office([['18:00', '09:00']]), 'office.hours.1'],
    [
      'spans that overlap',
      office([
        ['09:00', '12:00'],
        ['11:00', '13:00'],
      ]),
      'office.hours.1',
    ],
    [
      'spans that touch',
      office([
        ['09:00', '12:00'],
        ['12:00', '13:00'],
      ]),
      'office.hours.1',
    ],
    ['five spans', office([nine, nine, nine, nine, nine]), 'office.hours.1'],
    [
      'a day that is none',
      { office: { ...sampleSite.office, closedDays: ['2027-02-30'] } },
      'office.closedDays.0',
    ],
    [
      '241 hours',
      { office: { ...sampleSite.office, answerWithinHours: 241 } },
      'office.answerWithinHours',
    ],
    [
      'analytics without an address',
      { analytics: { provider: 'matomo', siteId: '1' } },
      'analytics.address',
    ],
    ['121 months', { retention: { quotesMonths: 121 } }, 'retention.quotesMonths'],
    ['a mailbox that is none', { sender: { replyTo: 'nobody' } }, 'sender.replyTo'],
  ])('%s', async (_, payload, path) => {
    const before = await admin('getSite', panel)
    const refusal = admin('editSite', payload).catch((error: unknown) => error)
    const { name, context } = (await refusal) as {
      name: string
      context: { issues: { path: string }[] }
    }
    expect(name).toBe('INVALID_DATA_ERROR')
    expect(context.issues[0]?.path.startsWith(path)).toBe(true)
    expect(await admin('getSite', panel)).toEqual(before)
  })

  it('names each pair of colours that cannot be read, with its contrast', async () => {
    const colors = { primary: '#777777', accent: '#888888', ink: '#999999', paper: '#ffffff' }
    const refusal: unknown = await admin('editSite', { colors }).catch((error: unknown) => error)
    const { context } = refusal as { context: { issues: { message: string }[] } }
    expect(context.issues.map(({ message }) => message.split(': ')[1])).toEqual([
      expect.stringMatching(/^ink on paper, 2\.8\d /),
      expect.stringMatching(/^paper on primary, 4\.4\d /),
      expect.stringMatching(/^paper on accent, 3\.5\d /),
      expect.stringMatching(/^primary on paper, 4\.4\d /),
    ])
  })
})

describe('logos and icons', () => {
  const uploads = [
    ['uploadSiteLogo', 'removeSiteLogo', 'logo'],
    ['uploadSiteLogoDark', 'removeSiteLogoDark', 'logoDark'],
    ['uploadSiteIcon', 'removeSiteIcon', 'icon'],
  ] as const
  const status = async (url: string) => (await app.server.inject(url)).statusCode

  it.each(uploads)(
    '%s puts one up in the place of the one before; %s takes it down',
    async (put, remove, field) => {
      const first = await admin(put, { file: await makePicture(200, 100) })
      expect(first).toMatchObject({ ownerId: null, type: 'image', ext: 'png', position: 'detail' })
      expect((await call('getSite'))[field]).toEqual(first)
      expect(await status(first.url)).toBe(200)
      const second = await admin(put, { file: await makePicture(300, 100) })
      await app.mails()
      expect(await status(first.url)).toBe(404)
      expect((await call('getSite'))[field]).toEqual(second)
      await admin(remove)
      await admin(remove)
      await app.mails()
      expect((await call('getSite'))[field]).toBe(null)
      expect(await status(second.url)).toBe(404)
    },
  )

  it('an icon that is not square is padded, in every size that browsers ask for', async () => {
    const icon = await admin('uploadSiteIcon', { file: await makePicture(300, 100) })
    const sizes = icon.sources.map(({ width, height, type }) => [width, height, type])
    expect(sizes).toEqual([512, 192, 180, 48, 32, 512].map((size) => [size, size, 'image/png']))
  })

  it('a logo is never enlarged', async () => {
    const logo = await admin('uploadSiteLogo', { file: await makePicture(200, 40) })
    expect(logo).toMatchObject({ width: 200, height: 40 })
  })

  it('what moves is refused', async () => {
    const gif = new Blob([Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')])
    const refused = admin('uploadSiteLogo', { file: gif })
    await expect(refused).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })
})

it('mails are sent in the name of the site, and receipts are answered at its address', async () => {
  await admin('editSite', { ...sampleSite, sender: null })
  await app.mails()
  await call('register', {
    name: 'Ana',
    surname: 'Pérez',
    email: 'ana@example.com',
    password: 'Viajar-2026!',
    captchaTk: makeCaptcha('register'),
    lang: 'en',
  })
  const mail = (await app.mails()).at(-1)
  expect(mail?.from?.name).toBe(sampleSite.name)
  expect(mail?.replyTo?.[0]?.address).toBe(sampleSite.contact.email)
  expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/environment|Ñandú/)
})
