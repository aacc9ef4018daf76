import { beforeAll, describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makePackage,
  makePicture,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

type Days = NonNullable<PayloadOf<'addCircuit'>['itinerary']>

const ids = { one: '', two: '', tour: '', other: '', offered: '', hotel: '', similar: '' }
const unknownId = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  ids.one = await makeDestination(admin)
  ids.two = await makeDestination(admin)
  ids.tour = await makeTour(admin, { destinationId: ids.one })
  ids.other = await makeTour(admin, { destinationId: ids.two })
  ids.offered = await makeTour(admin, { destinationId: ids.two })
  ids.hotel = await makeHotel(admin, { destinationId: ids.one })
  ids.similar = await makeHotel(admin, { destinationId: ids.one })
})

/** Items that the tests' days name. */
const parts = () => ({
  destinationIds: [ids.one, ids.two],
  tourIds: [ids.tour, ids.other],
  hotelIds: [ids.hotel, ids.similar],
})

const text = (title: string) => ({ lang: 'en' as const, title, text: '*Free*' })

/** Days that use every field. */
const fullDays = (): Days => [
  {
    day: 1,
    destinationId: ids.one,
    overnight: 'hotel',
    hotelId: ids.hotel,
    orSimilar: false,
    alternativeHotelIds: [ids.similar],
    tourIds: [ids.tour],
    optionalTourIds: [ids.offered],
    meals: ['dinner', 'breakfast', 'dinner'],
    transfers: [
      { mode: 'flight', minutes: 110, km: 1_050, toDestinationId: ids.two },
      { mode: 'car', service: 'private' },
      { mode: 'flight', included: true },
    ],
    details: [{ ...text('Llegada'), lang: 'es' }, text('Arrival')],
  },
  { day: 3 },
]

const bare = {
  destinationId: null,
  overnight: null,
  hotelId: null,
  orSimilar: true,
  alternativeHotelIds: [],
  tourIds: [],
  optionalTourIds: [],
  meals: [],
  transfers: [],
  mediaIds: [],
  details: [],
}

const stored = () => [
  {
    ...fullDays()[0],
    mediaIds: [],
    meals: ['dinner', 'breakfast'],
    transfers: [
      {
        mode: 'flight',
        minutes: 110,
        km: 1_050,
        toDestinationId: ids.two,
        included: false,
        service: null,
      },
      { mode: 'car', included: true, service: 'private' },
      { mode: 'flight', included: true, service: null },
    ],
  },
  { ...bare, day: 3 },
]

const refused = (...paths: string[]) => ({
  name: 'INVALID_DATA_ERROR',
  status: 400,
  context: { issues: paths.map((path) => expect.objectContaining({ path })) },
})

describe('an itinerary', () => {
  it('is none by default', async () => {
    const id = await makeCircuit(admin)
    expect((await app.call('detailCircuit', { id })).itinerary).toEqual([])
  })

  it('is answered day by day in details, in lists never', async () => {
    const id = await makeCircuit(admin, { ...parts(), itinerary: fullDays() })
    const other = await makePackage(admin, { ...parts(), itinerary: fullDays() })
    for (const caller of [app.call, admin]) {
      expect((await caller('detailCircuit', { id })).itinerary).toEqual(stored())
      expect((await caller('landingDetailCircuit', { id })).itinerary).toEqual(stored())
      expect((await caller('landingDetailPackage', { id: other })).itinerary).toEqual(stored())
      expect((await caller('listCircuits', { limit: 1 })).list[0]).not.toHaveProperty('itinerary')
    }
  })

  it('stays in an edit that leaves it out, is replaced by another, and null clears it', async () => {
    const id = await makeCircuit(admin, { ...parts(), itinerary: fullDays() })
    await admin('editCircuit', { id, nights: 2 })
    const turned = { destinationIds: [ids.two, ids.one], tourIds: [ids.other, ids.tour] }
    await admin('editCircuit', { id, ...turned })
    const detail = await app.call('detailCircuit', { id })
    expect(detail).toMatchObject({ ...turned, itinerary: stored() })
    await admin('editCircuit', { id, itinerary: [{ day: 2, meals: ['lunch'] }] })
    const { itinerary } = await app.call('detailCircuit', { id })
    expect(itinerary).toEqual([{ ...bare, day: 2, meals: ['lunch'] }])
    await admin('editCircuit', { id, itinerary: null })
    expect((await app.call('detailCircuit', { id })).itinerary).toEqual([])
  })

  it('names its change in the activity, and moves updatedAt', async () => {
    const id = await makeCircuit(admin, { ...parts(), itinerary: fullDays() })
    const { updatedAt } = await app.call('detailCircuit', { id })
    await admin('editCircuit', { id, itinerary: fullDays() })
    const itinerary = fullDays().with(1, { day: 3, details: [text('Departure')] })
    await admin('editCircuit', { id, itinerary })
    const { list } = await admin('listActivity', { itemId: id })
    expect(list.map(({ fields }) => fields)).toEqual([['itinerary'], []])
    expect((await app.call('detailCircuit', { id })).updatedAt > updatedAt).toBe(true)
  })

  it.each<[string, (days: typeof ids) => Days]>([
    ['itinerary.0.day', () => [{ day: 9 }]],
    ['itinerary.0.day', () => [{ day: 0 }]],
    ['itinerary.1.day', () => [{ day: 2 }, { day: 2 }]],
    ['itinerary.0.destinationId', () => [{ day: 1, destinationId: unknownId }]],
    ['itinerary.1.hotelId', ({ tour }) => [{ day: 1 }, { day: 2, hotelId: tour }]],
    ['itinerary.0.alternativeHotelIds.0', () => [{ day: 1, alternativeHotelIds: [unknownId] }]],
    [
      'itinerary.0.alternativeHotelIds.0',
      ({ hotel }) => [{ day: 1, hotelId: hotel, alternativeHotelIds: [hotel] }],
    ],
    ['itinerary.0.tourIds.1', ({ tour, offered }) => [{ day: 1, tourIds: [tour, offered] }]],
    [
      'itinerary.0.optionalTourIds.0',
      ({ tour }) => [{ day: 1, tourIds: [tour], optionalTourIds: [tour] }],
    ],
    ['itinerary.0.optionalTourIds.0', () => [{ day: 1, optionalTourIds: [unknownId] }]],
    ['itinerary.0.mediaIds.0', () => [{ day: 1, mediaIds: [unknownId] }]],
    [
      'itinerary.0.transfers.1.toDestinationId',
      ({ two }) => [
        {
          day: 1,
          transfers: [
            { mode: 'bus', toDestinationId: two },
            { mode: 'bus', toDestinationId: unknownId },
          ],
        },
      ],
    ],
    [
      'itinerary.0.transfers.0.minutes',
      () => [{ day: 1, transfers: [{ mode: 'bus', minutes: 2_881 }] }],
    ],
    ['itinerary.0.details', () => [{ day: 1, details: [{ ...text('Día'), lang: 'es' }] }]],
    ['itinerary.0.details.0.title', () => [{ day: 1, details: [text('x'.repeat(121))] }]],
  ])('is refused at %s for what does not fit', async (path, daysOf) => {
    await expect(makeCircuit(admin, { ...parts(), itinerary: daysOf(ids) })).rejects.toMatchObject(
      refused(path),
    )
    const id = await makeCircuit(admin, parts())
    await expect(admin('editCircuit', { id, itinerary: daysOf(ids) })).rejects.toMatchObject(
      refused(path),
    )
    expect((await app.call('detailCircuit', { id })).itinerary).toEqual([])
  })

  it('has at most 90 days', async () => {
    const itinerary = Array.from({ length: 91 }, (_, index) => ({ day: index + 1 }))
    const lists = { ...parts(), days: 365 }
    await expect(makeCircuit(admin, { ...lists, itinerary })).rejects.toMatchObject(
      refused('itinerary'),
    )
    const id = await makeCircuit(admin, { ...lists, itinerary: itinerary.slice(1) })
    expect((await app.call('detailCircuit', { id })).itinerary).toHaveLength(90)
  })

  it('keeps an edit from taking away what its days name, unless it brings others', async () => {
    const id = await makeCircuit(admin, { ...parts(), itinerary: fullDays() })
    const cases: [object, string[]][] = [
      [{ days: 2 }, ['itinerary.1.day']],
      [{ hotelIds: [ids.similar] }, ['itinerary.0.hotelId']],
      [{ hotelIds: [ids.hotel] }, ['itinerary.0.alternativeHotelIds.0']],
      [{ tourIds: [] }, ['itinerary.0.tourIds.0']],
    ]
    for (const [edit, paths] of cases) {
      await expect(admin('editCircuit', { id, ...edit })).rejects.toMatchObject(refused(...paths))
    }
    const third = await makeDestination(admin)
    await expect(
      admin('editCircuit', { id, destinationIds: [ids.one, third] }),
    ).rejects.toMatchObject({
      context: {
        issues: [
          { path: 'itinerary.0.optionalTourIds.0', message: messages.notOfItem },
          { path: 'itinerary.0.transfers.0.toDestinationId', message: messages.notOfItem },
        ],
      },
    })
    expect((await app.call('detailCircuit', { id })).itinerary).toEqual(stored())
    await admin('editCircuit', { id, days: 1, hotelIds: [], tourIds: [], itinerary: [{ day: 1 }] })
    expect(await app.call('detailCircuit', { id })).toMatchObject({ days: 1, hotelIds: [] })
  })

  it('shows pictures of the item, and loses one with it', async () => {
    const id = await makeCircuit(admin, parts())
    const file = await makePicture()
    const picture = await admin('addCircuitMedia', { id, position: 'detail', file })
    const strange = await admin('addDestinationMedia', { id: ids.one, position: 'detail', file })
    const mediaIds = [picture.id]
    await admin('editCircuit', { id, itinerary: [{ day: 1, mediaIds }] })
    expect((await app.call('detailCircuit', { id })).itinerary[0]?.mediaIds).toEqual(mediaIds)
    await expect(
      admin('editCircuit', { id, itinerary: [{ day: 1, mediaIds: [strange.id] }] }),
    ).rejects.toMatchObject(refused('itinerary.0.mediaIds.0'))
    await admin('removeCircuitMedia', { mediaId: picture.id })
    expect((await app.call('detailCircuit', { id })).itinerary[0]?.mediaIds).toEqual([])
  })

  it('leaves out what is hidden from the public, and that alone', async () => {
    const off = await makeDestination(admin)
    const tour = await makeTour(admin, { destinationId: off })
    const hotel = await makeHotel(admin, { destinationId: off })
    const offered = await makeTour(admin, { destinationId: ids.one, status: false })
    const day = {
      day: 1,
      destinationId: off,
      hotelId: hotel,
      alternativeHotelIds: [ids.hotel],
      tourIds: [tour, ids.tour],
      optionalTourIds: [offered, ids.offered],
      transfers: [{ mode: 'boat' as const, minutes: 20, toDestinationId: off }],
    }
    const id = await makeCircuit(admin, {
      destinationIds: [...parts().destinationIds, off],
      tourIds: [tour, ids.tour],
      hotelIds: [hotel, ids.hotel],
      itinerary: [day],
    })
    await admin('toggleDestinationStatus', { id: off })
    const transfer = { mode: 'boat', minutes: 20, included: true, service: null }
    for (const operation of ['detailCircuit', 'landingDetailCircuit'] as const) {
      expect((await app.call(operation, { id })).itinerary).toEqual([
        {
          ...bare,
          day: 1,
          alternativeHotelIds: [ids.hotel],
          tourIds: [ids.tour],
          optionalTourIds: [ids.offered],
          transfers: [transfer],
        },
      ])
    }
    const panel = await admin('detailCircuit', { id, adminPanel: true })
    expect(panel.itinerary).toMatchObject([{ ...day, transfers: [{ toDestinationId: off }] }])
    expect(JSON.stringify(await app.call('landingDetailCircuit', { id }))).not.toContain(off)
  })

  it('blocks the deletion of what it offers, and goes with its item', async () => {
    const offered = await makeTour(admin, { destinationId: ids.one })
    const itinerary = [{ day: 1, optionalTourIds: [offered], hotelId: ids.hotel }]
    const id = await makeCircuit(admin, { ...parts(), itinerary })
    await expect(admin('deleteTour', { id: offered })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      context: { dependents: { circuits: [{ id }] } },
    })
    await admin('deleteCircuit', { id })
    await admin('deleteTour', { id: offered })
  })

  it('and the texts of its item have at most 2 MB together', async () => {
    const long = 'ñ'.repeat(4_000)
    const daysOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        day: index + 1,
        details: (['en', 'es', 'pt'] as const).map((lang) => ({ lang, title: 'Day', text: long })),
      }))
    const lists = { ...parts(), days: 90 }
    await expect(makeCircuit(admin, { ...lists, itinerary: daysOf(90) })).rejects.toMatchObject(
      refused('itinerary'),
    )
    const id = await makeCircuit(admin, { ...lists, itinerary: daysOf(84) })
    const details = (['en', 'es', 'pt'] as const).map((lang) => ({
      lang,
      name: 'Long',
      description: 'ñ'.repeat(20_000),
    }))
    await expect(admin('editCircuit', { id, details })).rejects.toMatchObject(refused('details'))
  })
})
