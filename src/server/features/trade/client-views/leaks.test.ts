import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeAgent, makeClientView } from '#testing/client-views.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeTour,
} from '#testing/factories.ts'
import { makeQuote, makeSentProposal, usd } from '#testing/proposals.ts'
import { makeRate } from '#testing/rates.ts'
import { readPdf } from '#testing/read-pdf.ts'

/** Whatever tells whose catalogue it is, or what anything of it costs. */
const traces = [
  /zonda operador/i,
  /zonda/i,
  /operator\.example/i,
  /site\.example/i,
  /5555[- ]?1234/,
  /4444[- ]?9876/,
  /zlegal/i,
  /zcredit/i,
  /znote/i,
  /zspecialist/i,
  /zseason/i,
  // Amounts. An id of a quote or of an item, and a place in a document, may have the same digits within.
  /(?<![\da-f-])76[.,]?543/i,
  /(?<![\da-f-])98[.,]?765/i,
  /(?<![\da-f-])4[.,]?321(?![\da-f-])/i,
  /(?<![\da-f-])8[.,]?765(?![\da-f-])/i,
]

const host = 'views.example'
const app = await startTestApp({
  SITE_URL: 'http://site.example',
  CLIENT_VIEWS_URL: 'http://views.example',
  ALLOWED_HOSTS: 'site.example',
  TRUST_PROXY: 'loopback',
  SITE_NAME: 'Zonda Operador',
  QUOTES_EMAIL: 'quotes@operator.example.com',
})
const { admin } = app

const naming = [
  'The lakes are blue. Ask Zonda Operador about them.',
  '',
  'Write to [us](mailto:hello@operator.example.com), see <http://site.example/es/tours> or [the *list*][1].',
  '',
  'Or call +54 11 5555-1234. Bring a coat.',
  '',
  '[1]: http://site.example/list',
].join('\n')

const paths: string[] = []

beforeAll(async () => {
  await admin('editSite', {
    name: 'Zonda Operador',
    slogan: { en: 'The Zonda way' },
    contact: {
      phone: '+54 11 5555 1234',
      whatsapp: '+54 9 11 4444 9876',
      email: 'hello@operator.example.com',
    },
    social: ['https://social.example.com/zonda'],
    legal: { name: 'ZLegal Sociedad Anónima' },
  })
  const text = { lang: 'en' as const, description: naming, summary: 'By Zonda Operador. Good.' }
  const details = (name: string) => [
    { ...text, name, questions: [{ question: 'Who?', answer: 'Zonda Operador.' }] },
  ]
  const sold = (name: string) =>
    details(name).map((each) => ({ ...each, included: ['Zonda Operador guide', 'Lunch'] }))
  const price = {
    priceFrom: usd(4321),
    priceNote: { en: 'ZNOTE' },
    priceFromBasis: 'double' as const,
    priceBands: [{ months: [1], amount: usd(8765).amount, name: { en: 'ZSEASON' } }],
  }
  const place = await makeDestination(admin, { details: details('Lakes by Zonda Operador') })
  const { regionId } = await app.call('detailDestination', { id: place })
  await admin('addSpecialist', {
    name: 'ZSpecialist',
    role: { en: 'ZSpecialist of the lakes' },
    phone: '+54 11 5555 1234',
    email: 'zspecialist@operator.example.com',
    regionIds: [regionId],
  })
  const other = await makeDestination(admin, { details: makeDetails('Steppe') })
  const { id: mediaId } = await addPicture(admin, place)
  const caption = { en: 'Seen by Zonda Operador.' }
  await admin('editMedia', { mediaId, alt: { en: 'A lake' }, caption, credit: 'ZCREDIT' })
  const hotelId = await makeHotel(admin, {
    destinationId: place,
    details: details('Hotel'),
    website: 'https://hotel.operator.example.com',
  })
  const tour = await makeTour(admin, { destinationId: place, details: sold('Trek'), ...price })
  const journey = {
    destinationIds: [place, other],
    details: sold('Journey').map((each) => ({ ...each, conditions: 'ZLegal decides.' })),
    hotelIds: [hotelId],
    tourIds: [tour],
    itinerary: [
      {
        day: 1,
        destinationId: place,
        hotelId,
        tourIds: [tour],
        details: [{ lang: 'en' as const, title: 'With Zonda Operador', text: naming }],
      },
    ],
    ...price,
  }
  const circuit = await makeCircuit(admin, journey)
  const items = [
    { entityType: 'destination', entityId: place },
    { entityType: 'circuit', entityId: circuit },
    { entityType: 'package', entityId: await makePackage(admin, journey) },
    { entityType: 'tour', entityId: tour },
    { entityType: 'hotel', entityId: hotelId },
    {
      entityType: 'incentive',
      entityId: await makeIncentive(admin, { destinationId: place, details: sold('Group') }),
    },
  ] as const
  const lines = [{ basis: 'double' as const, net: 7_654_321, gross: 9_876_543 }]
  const seasons = [{ from: '2027-01-01', to: '2027-12-31', lines }]
  const rate = { entityType: 'circuit', entityId: circuit, seasons } as const
  await admin('addRate', makeRate(rate))
  const agent = await makeAgent(app, {
    website: 'https://cordillera.example.com',
    phone: '+34 600 111 222',
    terms: { kind: 'net' },
  })
  await agent.call('uploadMyAgencyLogo', { file: await makePicture(480, 160) })
  const ownPrices = [{ label: 'Each', amount: usd(150), note: null }]
  const ofItems = await makeClientView(agent, { items: [...items] }, { ownPrices, remarks: 'Hi!' })
  const quote = await makeQuote(app, {
    agencyId: agent.agencyId,
    entityType: 'circuit',
    entityId: circuit,
  })
  const { id: proposalId } = await makeSentProposal(app, quote, {
    title: 'Proposed by Zonda Operador',
    intro: naming,
    days: [{ title: 'Zonda Operador', text: naming, hotel: 'Zonda Operador Lodge' }],
    prices: [{ label: 'Each', quantity: 1, unit: usd(8765) }],
    conditions: 'ZLegal decides.',
  })
  paths.push(ofItems.path, (await makeClientView(agent, { proposalId })).path)
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { host, ...headers } })

function expectNoTrace(what: string, text: string): void {
  expect([what, traces.filter((trace) => trace.test(text)).map(String)]).toEqual([what, []])
}

describe('a client view', () => {
  it('is a page that says nothing of the operator, in no header either, and loads nothing of its', async () => {
    for (const path of paths) {
      const { statusCode, headers, body } = await get(path)
      expect(statusCode).toBe(200)
      expectNoTrace(path, body)
      expectNoTrace('headers', JSON.stringify(headers))
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(headers['set-cookie'] ?? headers.link ?? headers.server).toBeUndefined()
      expect(body).toContain('<title>A journey for the Silvas – Viajes Cordillera</title>')
      expect(body).toContain('Bring a coat.')
      expect(body).toContain('The lakes are blue.')
      expect(body).not.toMatch(
        /rel="[^"]*icon|manifest|canonical|og:site_name|theme-color|<script|\/assets\//,
      )
      const linked = [...body.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to]) => to ?? '')
      const outward = linked.filter((to) => !/^(?:\/client\/|\/media\/|#part-|tel:)/.test(to))
      expect(new Set(outward)).toEqual(new Set(['https://cordillera.example.com']))
    }
    const { body } = await get(paths[0] ?? '')
    expect(body).toContain('USD\u00a0150')
    expect(body).toContain('property="og:image" content="http://views.example/media/')
  })

  it('lets a browser load pictures of views alone, and so no icon of the host', async () => {
    for (const path of [...paths, '/client/gone']) {
      const { 'content-security-policy': policy } = (await get(path)).headers
      expect(policy).toContain("default-src 'none';")
      expect(policy).toContain('img-src http://views.example/media/;')
    }
  })

  it('is a document that says nothing of the operator, in what it says of itself neither', async () => {
    for (const path of paths) {
      const { headers, rawPayload } = await get(`${path}.pdf`)
      expect(headers['content-type']).toBe('application/pdf')
      expectNoTrace('headers', JSON.stringify(headers))
      expectNoTrace('bytes', rawPayload.toString('latin1'))
      const { pages, info, links, language } = await readPdf(rawPayload)
      expectNoTrace(path, JSON.stringify([pages, info, links]))
      expect(info).toMatchObject({
        Title: 'A journey for the Silvas',
        Author: 'Viajes Cordillera',
        Creator: 'Viajes Cordillera',
        Producer: 'Viajes Cordillera',
      })
      expect(language).toBe('en')
      expect(pages.join(' ')).toContain('Bring a coat.')
      expect(new Set(links)).toEqual(new Set(['https://cordillera.example.com/']))
    }
    const { pages, pictures } = await readPdf((await get(`${paths[0]}.pdf`)).rawPayload)
    expect(pages.join(' ').replaceAll('\u00a0', ' ')).toContain('USD 150')
    expect(pictures).toBeGreaterThan(1)
  })

  it('is an answer to its token that says nothing of the operator', async () => {
    for (const path of paths) {
      const view = await app.call('getClientView', { token: path.split('/').at(-1) ?? '' })
      expectNoTrace(path, JSON.stringify(view))
      expect(JSON.stringify(view)).not.toContain('](')
    }
  })

  it('has pictures that its own host serves', async () => {
    const { body } = await get(paths[0] ?? '')
    const [, picture = ''] = /<img src="([^"]+)"/.exec(body) ?? []
    const { statusCode, headers } = await get(picture)
    expect(statusCode).toBe(200)
    expectNoTrace('headers', JSON.stringify(headers))
  })
})

describe('an address that leads nowhere', () => {
  it.each([
    '/client/unknown',
    '/client/unknown.pdf',
    '/client',
    '/client/',
    '/client/a/b',
    '/client/%zz',
  ])('is refused without a word of the operator: %s', async (url) => {
    const answer = await get(url, { 'accept-language': 'pt-BR' })
    expect([400, 404]).toContain(answer.statusCode)
    expectNoTrace(url, answer.body + JSON.stringify(answer.headers))
  })

  it('is a page in the reader’s language', async () => {
    const { statusCode, body, headers } = await get('/client/gone', { 'accept-language': 'pt-BR' })
    expect(statusCode).toBe(404)
    expect(body).toContain('Esta página não está mais disponível')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Accept-Language' })
  })
})

describe('the host of client views', () => {
  it.each([
    '/',
    '/es',
    '/robots.txt',
    '/favicon.ico',
    '/api/getSite',
    '/proposals/x.pdf',
    '/mailbox',
    '/unsubscribe/x',
    '/es/login',
    '/feed/v1/tours.json',
  ])('answers nothing else: %s', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.server.inject({ method, url, headers: { host } })
      expect([url, answer.statusCode]).toEqual([url, 404])
      expectNoTrace(url, answer.body + JSON.stringify(answer.headers))
    }
  })

  it('is the one that the connection names, whatever a visitor says that it was forwarded for', async () => {
    const forwarded = { 'x-forwarded-host': 'site.example', forwarded: 'host=site.example' }
    for (const url of ['/es', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
      const { statusCode, body } = await get(url, forwarded)
      expect([url, statusCode]).toEqual([url, 404])
      expectNoTrace(url, body)
    }
    expect((await get(paths[0] ?? '', forwarded)).statusCode).toBe(200)
    const other = { host: 'site.example', 'x-forwarded-host': host }
    expect((await get(paths[0] ?? '', other)).statusCode).toBe(404)
  })

  it('is asked by who watches the server, too', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
  })

  it('is the only one: the site’s own host has no client views', async () => {
    for (const url of [paths[0] ?? '', `${paths[0]}.pdf`, '/client/%78']) {
      expect((await get(url, { host: 'site.example' })).statusCode).toBe(404)
    }
    expect((await get('/healthz', { host: 'site.example' })).statusCode).toBe(200)
  })
})
