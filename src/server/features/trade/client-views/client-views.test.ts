import { beforeAll, describe, expect, it } from 'vitest'
import { localDay } from '#contract/base/dates/local-day.ts'
import { dayNumber, dayOfNumber, yearsAfter } from '#contract/base/dates/days.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { clientViewTokens } from '#server/platform/db/schema/index.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { makeAgent, makeClientView, soon } from '#testing/client-views.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
} from '#testing/factories.ts'
import { makeQuote, makeSentProposal, usd } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app
const notFound = { name: 'NOT_FOUND_ERROR' }
const invalid = (path: string, message?: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path, message: message ?? expect.any(String) }] },
})

let agent: TestUser & { agencyId: string }
let stranger: TestUser
let circuit: string
let items: NonNullable<InputOf<'addClientView'>['items']>

beforeAll(async () => {
  agent = await makeAgent(app)
  stranger = await makeAgent(app, { name: 'Otra agencia' })
  const destinationIds = [
    await makeDestination(admin, { details: makeDetails('Salta') }),
    await makeDestination(admin, { details: makeDetails('Iruya') }),
  ]
  circuit = await makeCircuit(admin, {
    destinationIds,
    details: [
      { lang: 'en', name: 'The north', description: 'High and *dry*.', included: ['Bus'] },
      { lang: 'pt', name: 'O norte', description: 'Alto e seco.' },
    ],
    priceFrom: usd(4321),
    itinerary: [
      {
        day: 1,
        destinationId: destinationIds[0],
        meals: ['dinner'],
        transfers: [{ mode: 'bus', minutes: 90, toDestinationId: destinationIds[0] }],
        details: [{ lang: 'en', title: 'Arrival', text: 'You land.' }],
      },
    ],
  })
  items = [{ entityType: 'circuit', entityId: circuit }]
})

const read = (token: string) => app.call('getClientView', { token })
const listed = async (id: string) => {
  const { list } = await agent.call('listClientViews')
  return list.find((view) => view.id === id)
}

describe('a client view', () => {
  it('shows items in its language, with the agency and the agent’s own prices, and no other', async () => {
    const ownPrices = [{ label: 'Por pessoa', amount: usd(99), note: 'em base dupla' }]
    const fields = { lang: 'pt', title: 'Férias', remarks: 'Até já!', ownPrices } as const
    const { token } = await makeClientView(agent, { items }, { ...fields, startOn: '2027-05-03' })
    const view = await read(token)
    expect(view).toMatchObject({
      ...fields,
      startOn: '2027-05-03',
      travellers: null,
      agency: { name: 'Viajes Cordillera', logo: null },
      items: [
        {
          kind: 'circuit',
          name: 'O norte',
          text: 'Alto e seco.',
          places: ['Salta'],
          facts: { days: 8, nights: 7 },
          included: ['Bus'],
          itinerary: [
            {
              day: 1,
              title: 'Arrival',
              place: 'Salta',
              meals: ['dinner'],
              transfers: [{ mode: 'bus', minutes: 90, to: 'Salta', included: true }],
            },
          ],
        },
      ],
    })
    expect(JSON.stringify(view)).not.toContain('432100')
  })

  it('is of its agency: others do not see, edit, delete or link it; admins do', async () => {
    const { id } = await makeClientView(agent, { items })
    for (const call of [stranger.call, (await app.makeUser()).call]) {
      const { list } = await call('listClientViews')
      expect(list.map((view) => view.id)).not.toContain(id)
      await expect(call('editClientView', { id, title: 'Mine' })).rejects.toMatchObject(notFound)
      await expect(call('deleteClientView', { id })).rejects.toMatchObject(notFound)
      await expect(call('addClientViewLink', { id })).rejects.toMatchObject(notFound)
    }
    const all = await admin('listClientViews')
    expect(all.list.find((view) => view.id === id)).toMatchObject({
      agency: { id: agent.agencyId, name: 'Viajes Cordillera' },
    })
    const ownPrices = [{ label: 'All', amount: usd(1) }]
    await admin('editClientView', { id, remarks: 'Bring boots', ownPrices })
    await admin('editClientView', { id, title: 'Better' })
    expect(await listed(id)).toMatchObject({ remarks: 'Bring boots', ownPrices })
    await admin('editClientView', { id, remarks: null, ownPrices: null })
    expect(await listed(id)).toMatchObject({ remarks: '', ownPrices: [] })
    const colleague = await app.makeUser({ agencyId: agent.agencyId })
    await colleague.call('editClientView', { id, travellers: 'Família Silva' })
    expect(await listed(id)).toMatchObject({ title: 'Better', travellers: 'Família Silva' })
    await admin('deleteClientView', { id })
    expect(await listed(id)).toBeUndefined()
  })

  it('is refused to who has no agency', async () => {
    const loner = await app.makeUser()
    for (const call of [loner.call, admin]) {
      const made = makeClientView({ call }, { items })
      await expect(made).rejects.toMatchObject(notFound)
    }
    expect(await loner.call('listClientViews')).toEqual({ list: [], total: 0 })
  })

  it('has further addresses, of which hashes alone are kept', async () => {
    const { id, token, url } = await makeClientView(agent, { items })
    const further = await agent.call('addClientViewLink', { id })
    expect(further.url).not.toBe(url)
    expect(further.url).toMatch(/^http:\/\/localhost:\d+\/client\/[\w-]{43}$/)
    expect(await read(further.url.split('/').at(-1) ?? '')).toEqual(await read(token))
    const kept = JSON.stringify(await app.services.database.db.select().from(clientViewTokens))
    expect(kept).not.toContain(token)
  })

  it('takes what the contract says, and refuses the rest', async () => {
    const base = { lang: 'en', title: 'T', expiresOn: soon, items } as const
    const add = (over: object) => agent.call('addClientView', { ...base, ...over })
    const long = (length: number) => 'x'.repeat(length)
    const price = { label: 'x', amount: usd(1) }
    const refused: [object, string][] = [
      [{ showPrices: true }, 'showPrices'],
      [{ title: long(161) }, 'title'],
      [{ remarks: long(2_001) }, 'remarks'],
      [{ travellers: long(121) }, 'travellers'],
      [{ ownPrices: Array.from({ length: 13 }, () => price) }, 'ownPrices'],
      [{ ownPrices: [{ ...price, label: long(121) }] }, 'ownPrices.0.label'],
      [{ items: [] }, 'items'],
      [{ items: undefined }, 'items'],
      [{ lang: 'fr' }, 'lang'],
      [{ startOn: '2027-02-30' }, 'startOn'],
      [
        {
          items: Array.from({ length: 31 }, () => ({ ...items[0], entityId: crypto.randomUUID() })),
        },
        'items',
      ],
    ]
    for (const [over, path] of refused) await expect(add(over)).rejects.toMatchObject(invalid(path))
    await add({
      showPrices: false,
      title: long(160),
      remarks: '',
      travellers: ' ',
      ownPrices: [price],
    })
    const unknown = [{ entityType: 'circuit', entityId: crypto.randomUUID() }]
    await expect(add({ items: unknown })).rejects.toMatchObject(notFound)
    const otherKind = [{ entityType: 'package', entityId: circuit }]
    await expect(add({ items: otherKind })).rejects.toMatchObject(notFound)
  })
})

describe('the last day of a client view', () => {
  it('is from the office’s today to a year ahead', async () => {
    const today = localDay('America/Argentina/Buenos_Aires', app.services.clock())
    const last = yearsAfter(today, 1).replace('-02-29', '-02-28')
    const past = dayOfNumber(dayNumber(today) - 1)
    const add = (expiresOn: string) => makeClientView(agent, { items }, { expiresOn })
    await expect(add(past)).rejects.toMatchObject(invalid('expiresOn', messages.inThePast))
    const beyond = dayOfNumber(dayNumber(last) + 1)
    await expect(add(beyond)).rejects.toMatchObject(invalid('expiresOn', messages.tooFarAhead))
    await add(last)
  })

  it('lasts through that day by the office’s clock; afterwards it can be given another one', async () => {
    const late = await startTestApp()
    const own = await makeAgent(late)
    const of = { items: [{ entityType: 'hotel' as const, entityId: await makeHotel(late.admin) }] }
    const now = late.services.clock()
    const day = localDay('America/Argentina/Buenos_Aires', now)
    const { id, token } = await makeClientView(own, of, { expiresOn: day })
    // Buenos Aires is three hours behind: the day begins and ends at 03:00 of Greenwich.
    const end = Date.parse(`${dayOfNumber(dayNumber(day) + 1)}T03:00:00Z`)
    late.advanceClock(Math.floor((end - now.getTime()) / 1000) - 30)
    await late.call('getClientView', { token })
    late.advanceClock(60)
    await expect(late.call('getClientView', { token })).rejects.toMatchObject(notFound)
    const fresh = await late.makeUser({ agencyId: own.agencyId })
    const { list } = await fresh.call('listClientViews')
    expect(list).toMatchObject([{ id, expired: true }])
    await fresh.call('editClientView', { id, title: 'Still expired', expiresOn: day })
    await fresh.call('editClientView', { id, expiresOn: dayOfNumber(dayNumber(day) + 9) })
    expect(await late.call('getClientView', { token })).toMatchObject({ title: 'Still expired' })
  })
})

describe('what a client view is of', () => {
  it('leaves out what is hidden, and is gone where nothing is left', async () => {
    const hotel = await makeHotel(admin, { details: makeDetails('Casona') })
    const both = [...items, { entityType: 'hotel' as const, entityId: hotel }]
    const { id, token } = await makeClientView(agent, { items: both })
    await admin('toggleHotelStatus', { id: hotel })
    expect((await read(token)).items.map(({ name }) => name)).toEqual(['The north'])
    expect(await listed(id)).toMatchObject({
      items: [{ shown: true }, { name: 'Casona', shown: false }],
    })
    // What is in it may stay in it, and may not come into another one.
    await agent.call('editClientView', { id, items: both.toReversed() })
    await expect(makeClientView(agent, { items: both })).rejects.toMatchObject(notFound)
    await agent.call('editClientView', { id, items: both.slice(1) })
    await expect(read(token)).rejects.toMatchObject(notFound)
    await admin('toggleHotelStatus', { id: hotel })
    expect((await read(token)).items).toMatchObject([{ kind: 'hotel', facts: { stars: 4 } }])
  })

  it('may be a proposal to one’s own agency, without its prices', async () => {
    const quote = await makeQuote(app, { agencyId: agent.agencyId })
    const proposal = await makeSentProposal(app, quote, {
      conditions: 'Pay at once.',
      included: ['Guide'],
    })
    const { id, token } = await makeClientView(agent, { proposalId: proposal.id })
    const view = await read(token)
    expect(view.items).toMatchObject([
      {
        kind: null,
        name: 'Norte argentino',
        included: ['Guide'],
        itinerary: [{ day: 1, title: 'Llegada a Salta', text: 'Traslado al hotel.' }],
      },
    ])
    expect(JSON.stringify(view)).not.toMatch(/1250|125000|Pay at once/)
    expect(await listed(id)).toMatchObject({ proposal: { id: proposal.id }, items: [] })
    const strangers = makeClientView(stranger, { proposalId: proposal.id })
    await expect(strangers).rejects.toMatchObject(notFound)
    const both = makeClientView(agent, { proposalId: proposal.id, items })
    await expect(both).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
    const draft = await admin('addProposal', { quoteId: quote.id })
    const ofDraft = makeClientView(agent, { proposalId: draft.id })
    await expect(ofDraft).rejects.toMatchObject(notFound)
    const declined = await makeSentProposal(app, await makeQuote(app, { agencyId: agent.agencyId }))
    const { version } = declined
    await app.call('answerProposal', { token: declined.token, version, answer: 'declined' })
    const ofDeclined = makeClientView(agent, { proposalId: declined.id })
    await expect(ofDeclined).rejects.toMatchObject(notFound)
    await admin('withdrawProposal', { id: proposal.id })
    await expect(read(token)).rejects.toMatchObject(notFound)
    await agent.call('editClientView', { id, items })
    expect((await read(token)).items).toMatchObject([{ kind: 'circuit' }])
  })

  it('has pictures without who made them', async () => {
    const place = await makeDestination(admin)
    const { id: mediaId } = await addPicture(admin, place)
    await admin('editMedia', { mediaId, alt: { en: 'A lake' }, credit: 'Operator Studio' })
    const of = { items: [{ entityType: 'destination' as const, entityId: place }] }
    const view = await read((await makeClientView(agent, of)).token)
    expect(view.items[0]?.pictures).toMatchObject([{ alt: 'A lake', caption: '' }])
    expect(JSON.stringify(view)).not.toContain('Operator Studio')
  })
})

describe('the views of an agency', () => {
  it('answer as if they were deleted while it is suspended or rejected', async () => {
    const own = await makeAgent(app, { name: 'Viajes Lagos' })
    const { token } = await makeClientView(own, { items })
    for (const status of ['suspended', 'rejected'] as const) {
      await admin('editAgency', { id: own.agencyId, status })
      await expect(read(token)).rejects.toMatchObject(notFound)
      await admin('editAgency', { id: own.agencyId, status: 'approved' })
      await read(token)
    }
  })

  it('go over to the one that it is merged into', async () => {
    const own = await makeAgent(app, { name: 'Viajes Ríos' })
    const { id, token } = await makeClientView(own, { items })
    await admin('mergeAgencies', { from: own.agencyId, into: agent.agencyId })
    expect(await listed(id)).toBeDefined()
    expect(await read(token)).toMatchObject({ agency: { name: 'Viajes Cordillera' } })
  })
})
