import { beforeAll, describe, expect, it } from 'vitest'
import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makePackage,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const ids = { one: '', two: '', hotel: '', tour: '', circuit: '' }
const details = [{ lang: 'en' as const, title: 'A day', text: '' }]

beforeAll(async () => {
  const months = monthsOfYear.map((month) =>
    month === 7 ? ('closed' as const) : ('good' as const),
  )
  ids.one = await makeDestination(admin, { tags: ['mar'] })
  ids.two = await makeDestination(admin)
  ids.hotel = await makeHotel(admin, { destinationId: ids.one, months })
  ids.tour = await makeTour(admin, {
    destinationId: ids.two,
    closures: [{ from: '05-01', to: '05-03', reason: { es: 'Feria' } }],
  })
  ids.circuit = await makeCircuit(admin, {
    destinationIds: [ids.one, ids.two],
    hotelIds: [ids.hotel],
    tourIds: [ids.tour],
    days: 2,
    nights: 1,
    bannedTags: ['mar'],
    validFrom: '2027-06-30',
    validTo: '2027-06-30',
    itinerary: [
      { day: 1, destinationId: ids.one, overnight: 'none', details },
      { day: 2, destinationId: ids.two, hotelId: ids.hotel, tourIds: [ids.tour], details },
    ],
  })
})

const codesOf = ({ warnings }: { warnings: { code: string; day: number | null }[] }) =>
  warnings.map(({ code, day }) => `${code} ${day}`)

describe('checkItinerary', () => {
  it('warns of what is stored', async () => {
    const { warnings } = await admin('checkItinerary', { id: ids.circuit })
    expect(warnings).toEqual([
      { code: 'TAG_BANNED', day: 1, context: { destinationId: ids.one, tags: ['mar'] } },
      { code: 'HOTEL_ELSEWHERE', day: 2, context: { hotelId: ids.hotel, destinationId: ids.one } },
      {
        code: 'CLOSED_THEN',
        day: 2,
        context: { kind: 'hotel', id: ids.hotel, months: [7], closures: [], on: '2027-07-01' },
      },
    ])
  })

  it('lays fields over it, and saves nothing', async () => {
    const before = await admin('detailCircuit', { id: ids.circuit })
    const fields = { nights: 3, days: 3, validFrom: '2027-04-30', validTo: '2027-05-02', name: 'x' }
    const warned = await admin('checkItinerary', {
      id: ids.circuit,
      fields: { ...fields, bannedTags: [] },
    })
    expect(codesOf(warned)).toEqual([
      'NIGHTS_DIFFER null',
      'HOTEL_ELSEWHERE 2',
      'CLOSED_THEN 2',
      'DAY_MISSING 3',
    ])
    expect(warned.warnings[2]?.context).toEqual({
      kind: 'tour',
      id: ids.tour,
      months: [],
      closures: [{ from: '05-01', to: '05-03', reason: { es: 'Feria' } }],
      on: '2027-05-01',
    })
    const always = { validFrom: null, validTo: null, itinerary: [{ day: 1, hotelId: ids.hotel }] }
    const open = await admin('checkItinerary', { id: ids.circuit, fields: always })
    expect(codesOf(open)).toContain('CLOSED_THEN 1')
    const none = await admin('checkItinerary', { id: ids.circuit, fields: { itinerary: null } })
    expect(none).toEqual({ warnings: [] })
    expect(await admin('detailCircuit', { id: ids.circuit })).toEqual(before)
  })

  it('takes the fields of one that is not stored yet', async () => {
    const fields = {
      destinationIds: [ids.one, ids.two],
      itinerary: [{ day: 2, destinationId: ids.two, details }],
    }
    const warned = await admin('checkItinerary', { kind: 'package', fields })
    expect(codesOf(warned)).toEqual(['DESTINATION_NEVER_VISITED null', 'DAY_MISSING 1'])
    expect(await admin('checkItinerary', { kind: 'circuit' })).toEqual({ warnings: [] })
  })

  it('refuses what does not fit, where it stands', async () => {
    const fields = { itinerary: [{ day: 1 }, { day: 2, destinationId: ids.hotel }] }
    for (const what of [{ id: ids.circuit }, { kind: 'circuit' as const }]) {
      await expect(admin('checkItinerary', { ...what, fields })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues: [{ path: 'fields.itinerary.1.destinationId' }] },
      })
    }
    await expect(admin('checkItinerary', { fields })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'id' }] },
    })
  })

  it('knows circuits and packages, by their kind', async () => {
    const id = await makePackage(admin)
    expect(await admin('checkItinerary', { id, kind: 'package' })).toEqual({ warnings: [] })
    for (const what of [{ id, kind: 'circuit' as const }, { id: ids.hotel }]) {
      await expect(admin('checkItinerary', what)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
  })
})
