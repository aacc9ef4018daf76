import { describe, expect, it } from 'vitest'
import {
  readSentFileKeys,
  readTrashedFileKeys,
} from '#server/features/catalogue/trash/purge-trash.ts'
import { startTestApp } from '#testing/app.ts'
import { mailedToken } from '#testing/accounts.ts'
import { makeAgent, makeClientView } from '#testing/client-views.ts'
import { makeCircuit, makeDestination, makeDetails, makePicture } from '#testing/factories.ts'
import { makeQuote, smallProposal } from '#testing/proposals.ts'
import { readPdf } from '#testing/read-pdf.ts'

const app = await startTestApp()
const { admin, call, services } = app
const statusOf = async (url: string) => (await app.server.inject(url)).statusCode

/** A destination with a location and a picture in its gallery. */
async function makePlace(name: string, lat: number) {
  const id = await makeDestination(admin, {
    details: makeDetails(name, ['en', 'es']),
    location: { lat, lng: -65 },
  })
  const file = await makePicture(900, 600)
  const { id: picture } = await admin('addDestinationMedia', { id, position: 'detail', file })
  return { id, picture }
}

const salta = await makePlace('Salta', -25)
const ushuaia = await makePlace('Ushuaia', -55)
const circuit = await makeCircuit(admin, { destinationIds: [salta.id, ushuaia.id], days: 3 })
const ofCircuit = await admin('addCircuitMedia', {
  id: circuit,
  position: 'detail',
  file: await makePicture(1500, 1000),
})
const hotel = { hotelId: null, overnight: 'hotel' as const }
await admin('editCircuit', {
  id: circuit,
  itinerary: [
    { day: 1, destinationId: salta.id, ...hotel },
    { day: 2, destinationId: salta.id, mediaIds: [ofCircuit.id], ...hotel },
    { day: 3, destinationId: ushuaia.id },
  ],
})

/** A draft of the circuit, with two nights in the first place. */
async function makeDraft(quoteId: string): Promise<string> {
  const { id } = await admin('addProposal', {
    quoteId,
    fromItem: { kind: 'circuit', id: circuit },
  })
  const { days } = await admin('detailProposal', { id })
  const { prices, validUntil } = smallProposal
  await admin('editProposal', {
    id,
    prices,
    validUntil,
    days: days.map((day, index) => ({ ...day, hotel: index < 2 ? 'Hotel del Norte' : null })),
  })
  return id
}

async function send() {
  const quote = await makeQuote(app)
  const id = await makeDraft(quote.id)
  await admin('sendProposal', { id })
  return { quote, id, token: await mailedToken(app, quote.email) }
}

const addressesOf = ({
  days,
}: {
  days: { pictures: { url: string; sources: { url: string }[] }[] }[]
}) =>
  days.flatMap(({ pictures }) =>
    pictures.flatMap(({ url, sources }) => [url, ...sources.map((source) => source.url)]),
  )

describe('the journey of a proposal', () => {
  it('starts with the day’s own pictures, else with one of each place, and shows them in the draft', async () => {
    const { id: quoteId } = await makeQuote(app)
    const proposal = await admin('detailProposal', { id: await makeDraft(quoteId) })
    expect(proposal.days.map(({ mediaIds }) => mediaIds)).toEqual([
      [salta.picture],
      [ofCircuit.id],
      [ushuaia.picture],
    ])
    expect(proposal.days.map(({ pictures }) => pictures.map(({ id }) => id))).toEqual(
      proposal.days.map(({ mediaIds }) => mediaIds),
    )
    expect(proposal.places).toEqual([
      { name: 'Salta', nights: 2, location: { lat: -25, lng: -65 } },
      { name: 'Ushuaia', nights: 0, location: { lat: -55, lng: -65 } },
    ])
  })

  it('stays as it was sent, with files of its own, whatever becomes of the catalogue', async () => {
    const { token } = await send()
    const before = await call('getProposal', { token })
    const addresses = addressesOf(before)
    expect(new Set(addresses).size).toBeGreaterThan(6)
    for (const url of addresses) expect(await statusOf(url)).toBe(200)
    const catalogue = await admin('detailDestination', { id: salta.id })
    for (const { url } of catalogue.media) expect(addresses).not.toContain(url)

    await admin('editDestination', {
      id: salta.id,
      details: makeDetails('Another name', ['en', 'es']),
      location: { lat: -10, lng: -50 },
    })
    await admin('removeDestinationMedia', { mediaId: salta.picture })
    await services.jobs.drain()
    expect(await call('getProposal', { token })).toEqual(before)
    for (const url of addresses) expect(await statusOf(url)).toBe(200)
    await admin('editDestination', {
      id: salta.id,
      details: makeDetails('Salta', ['en', 'es']),
      location: { lat: -25, lng: -65 },
    })
    await admin('restoreMedia', { mediaId: salta.picture })
  })

  it('is on its page, in its document and in a client view of it', async () => {
    const agent = await makeAgent(app, { terms: { kind: 'commission', percent: 10 } })
    const quote = await makeQuote(app, { agencyId: agent.agencyId, userId: agent.id })
    const id = await makeDraft(quote.id)
    const { version } = await admin('sendProposal', { id })
    expect(version).toBe(1)
    const token = await mailedToken(app, quote.email)
    const proposal = await call('getProposal', { token })
    const document = await app.server.inject(`/proposals/${token}.pdf`)
    const { pages, pictures } = await readPdf(document.rawPayload)
    expect(pictures).toBe(3)
    expect(pages.join(' ')).toMatch(/El recorrido.*1 Salta 2 noches 2 Ushuaia/)
    const view = await makeClientView(agent, { proposalId: id, items: undefined })
    const { items } = await call('getClientView', { token: view.token })
    expect(items[0]?.itinerary.map((day) => day.pictures.map(({ url }) => url))).toEqual(
      proposal.days.map((day) => day.pictures.map(({ url }) => url)),
    )
    expect(items[0]?.places).toEqual(['Salta', 'Ushuaia'])
  })

  it('is served until the quote is erased: in the trash too, and known to sweeps and backups', async () => {
    const { quote, token } = await send()
    const addresses = addressesOf(await call('getProposal', { token }))
    const keys = addresses.map((url) => url.replace('/media/', ''))
    const known = async () => {
      const { db } = services.database
      return new Set([...(await readTrashedFileKeys(db)), ...(await readSentFileKeys(db))])
    }
    expect([...(await known())]).toEqual(expect.arrayContaining(keys))
    await admin('deleteQuote', { quoteId: quote.id })
    await services.jobs.drain()
    expect([...(await known())]).toEqual(expect.arrayContaining(keys))
    await admin('restoreFromBin', { kind: 'quote', id: quote.id })
    expect(addressesOf(await call('getProposal', { token }))).toEqual(addresses)
    await admin('deleteQuote', { quoteId: quote.id })
    await admin('deleteFromBin', { kind: 'quote', id: quote.id })
    await services.jobs.drain()
    for (const url of addresses) expect(await statusOf(url)).toBe(404)
  })

  it('goes with the person', async () => {
    const { quote, token } = await send()
    const addresses = addressesOf(await call('getProposal', { token }))
    await admin('erasePerson', { email: quote.email })
    await services.jobs.drain()
    for (const url of addresses) expect(await statusOf(url)).toBe(404)
  })

  it('is the one of the draft that is sent: an edit at the same time is refused, or the sending is', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id: quoteId } = await makeQuote(app)
      const id = await makeDraft(quoteId)
      const { days } = await admin('detailProposal', { id })
      const edited = days.map((day) => ({ ...day, mediaIds: [] }))
      const [sent] = await Promise.allSettled([
        admin('sendProposal', { id }),
        admin('editProposal', { id, days: edited }),
      ])
      if (sent.status === 'rejected') {
        expect(sent.reason).toMatchObject({ name: 'EDIT_CONFLICT_ERROR' })
        continue
      }
      const { days: shown } = await admin('detailProposal', { id })
      expect(shown.map(({ pictures }) => pictures.length)).toEqual(
        shown.map(({ mediaIds }) => mediaIds.length),
      )
    }
  })
})
