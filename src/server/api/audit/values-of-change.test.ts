import { describe, expect, it } from 'vitest'
import { changes } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

/** The values before and after a thing's latest change. */
async function latest(query: {
  itemId?: string
  kind?: 'tag' | 'text' | 'site' | 'user' | 'template'
}) {
  const [change] = (await admin('listActivity', { ...query, limit: 1 })).list
  return change?.values
}

const english = (description: string, more: object = {}) => [
  { lang: 'en' as const, name: 'Salta', description, ...more },
]

describe('an edit keeps what was and what became', () => {
  it('of texts, one by one', async () => {
    const id = await makeDestination(admin, { details: english('Old') })
    expect(await latest({ itemId: id })).toEqual([])
    const details = [...english('New', { highlights: ['One'] }), ...makeDetails('Salta', ['pt'])]
    await admin('editDestination', { id, details })
    expect(await latest({ itemId: id })).toEqual(
      expect.arrayContaining([
        { field: 'details.en.description', before: 'Old', after: 'New' },
        { field: 'details.en.highlights', before: [], after: ['One'] },
      ]),
    )
    await admin('editDestination', { id, details: english('New', { seasonNote: 'Dry' }) })
    expect(await latest({ itemId: id })).toContainEqual({
      field: 'details.en.seasonNote',
      before: null,
      after: 'Dry',
    })
  })

  it('of facts as wholes, and of what it belongs to by name', async () => {
    const country = (await admin('addCountry', { name: 'Chile' })).id
    const region = (await admin('addRegion', { countryId: country, name: 'Atacama' })).id
    const id = await makeDestination(admin, { regionId: await makeRegion(admin, country) })
    await admin('editDestination', { id, regionId: region, location: { lat: -22.9, lng: -68.2 } })
    const values = (await latest({ itemId: id })) ?? []
    expect(values).toContainEqual({ field: 'location', before: null, after: '-22.9 · -68.2' })
    expect(values).toContainEqual(expect.objectContaining({ field: 'regionId', after: 'Atacama' }))
    await admin('toggleDestinationStatus', { id })
    expect(await latest({ itemId: id })).toEqual([{ field: 'status', before: true, after: false }])
  })

  it('of days by their number, and of pictures', async () => {
    const one = await makeDestination(admin, { details: makeDetails('Salta') })
    const two = await makeDestination(admin, { details: makeDetails('Jujuy') })
    const hotel = await makeHotel(admin, { destinationId: one, details: makeDetails('Inn') })
    const tour = await makeTour(admin, { destinationId: one, details: makeDetails('Ride') })
    const id = await makeCircuit(admin, {
      destinationIds: [one, two],
      hotelIds: [hotel],
      tourIds: [tour],
      itinerary: [{ day: 1, destinationId: one }],
    })
    const texts = [{ lang: 'en' as const, title: 'Arrival', text: '' }]
    const day = { day: 1, destinationId: two, hotelId: hotel, tourIds: [tour], details: texts }
    const transfers = [{ mode: 'bus' as const, minutes: 90 }]
    await admin('editCircuit', { id, itinerary: [{ ...day, transfers }], hotelIds: [hotel] })
    expect(await latest({ itemId: id })).toEqual(
      expect.arrayContaining([
        { field: 'itinerary.1.destinationId', before: 'Salta', after: 'Jujuy' },
        { field: 'itinerary.1.hotelId', before: null, after: 'Inn' },
        { field: 'itinerary.1.tourIds', before: null, after: ['Ride'] },
        { field: 'itinerary.1.transfers', before: null, after: ['bus · 90'] },
        {
          field: 'itinerary.1.details',
          before: null,
          after: { en: { title: 'Arrival', text: '' } },
        },
      ]),
    )
    const { id: mediaId } = await addPicture(admin, one)
    expect(await latest({ itemId: one })).toEqual([
      { field: 'media', before: null, after: 'slider' },
    ])
    await admin('editMedia', { mediaId, alt: { en: 'Hills' } })
    expect(await latest({ itemId: one })).toEqual([
      { field: 'media.alt.en', before: null, after: 'Hills' },
    ])
  })

  it('of places, tags, texts and the site', async () => {
    const category = await makeCategory(admin, 'Riding')
    await admin('editCategory', { id: category, name: 'On horseback', names: { pt: 'A cavalo' } })
    expect(await latest({ itemId: category })).toEqual([
      { field: 'name', before: 'Riding', after: 'On horseback' },
      { field: 'names.pt', before: null, after: 'A cavalo' },
    ])
    await makeDestination(admin, { tags: ['selva'] })
    await admin('editTag', { tag: 'selva', names: { en: 'Jungle' } })
    expect(await latest({ kind: 'tag' })).toEqual([
      { field: 'names.en', before: null, after: 'Jungle' },
    ])
    await admin('editTexts', { key: 'home.title', texts: { en: 'Hello' } })
    expect(await latest({ kind: 'text' })).toEqual([
      { field: 'texts.en', before: null, after: 'Hello' },
    ])
    await admin('editSite', { name: 'Ñandú Viajes' })
    expect(await latest({ kind: 'site' })).toEqual([
      { field: 'name', before: null, after: 'Ñandú Viajes' },
    ])
  })
})

describe('nothing is kept', () => {
  it('of people, their requests and what is written to them', async () => {
    const { id } = await app.makeUser({ name: 'Secretname' })
    await admin('editUserAdmin', { id, surname: 'Othersecret' })
    expect(await latest({ kind: 'user' })).toEqual([])
    const texts = { en: { subject: 'Secretsubject', body: 'Secretbody' } }
    const template = await admin('addTemplate', { name: 'Greeting', texts })
    await admin('editTemplate', {
      id: template.id,
      texts: { en: { subject: 'Other', body: 'Hm' } },
    })
    expect(await latest({ kind: 'template' })).toEqual([])
    const destinationId = await makeDestination(admin)
    const { id: quoteId } = await app.call('createQuote', {
      email: 'secretmail@example.com',
      name: 'Secretvisitor',
      message: 'Secretmessage',
      entityType: 'destination',
      entityId: destinationId,
    })
    await admin('quoteSetState', { quoteId, state: 'contacted' })
    await admin('quoteFollowUp', { quoteId, on: '2027-01-05', note: 'Secretnote' })
    const proposal = await admin('addProposal', { quoteId })
    await admin('editProposal', { id: proposal.id, intro: 'Secretintro' })
    const rows = await app.services.database.db.select().from(changes)
    const kept = JSON.stringify(rows.map(({ values }) => values))
    expect(kept).not.toMatch(/secret/i)
    const people = rows.filter(({ kind }) => /user|quote|template|proposal/.test(kind))
    expect(people.length).toBeGreaterThan(4)
    expect(people.flatMap(({ values }) => values)).toEqual([])
  })

  it('beyond what differs of a long text, and beyond a bounded number', async () => {
    const start = 'Long before. '.repeat(1_000)
    const id = await makeDestination(admin, { details: english(`${start}old end`) })
    await admin('editDestination', { id, details: english(`${start}new end`) })
    const [value] = (await latest({ itemId: id })) ?? []
    expect(value).toMatchObject({ before: expect.stringMatching(/^….{0,80}old end$/) })
    expect(value).toMatchObject({ after: expect.stringMatching(/^….{0,80}new end$/) })
    const itinerary = (text: string) =>
      Array.from({ length: 40 }, (_, at) => ({
        day: at + 1,
        details: [{ lang: 'en' as const, title: `${text} ${at}`, text: text.repeat(1_000) }],
      }))
    const circuit = await makeCircuit(admin, { days: 40, itinerary: itinerary('a') })
    await admin('editCircuit', { id: circuit, itinerary: itinerary('b') })
    const values = (await latest({ itemId: circuit })) ?? []
    expect(values).toHaveLength(30)
    expect(JSON.stringify(values).length).toBeLessThan(40_000)
  })
})
