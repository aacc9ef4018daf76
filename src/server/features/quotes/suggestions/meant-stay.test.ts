import { beforeAll, describe, expect, it } from 'vitest'
import { textLanguages } from '#texts/languages.ts'
import { hotelText } from '#contract/quotes/proposals/hotel-stays.ts'
import { similarIn } from '#texts/written.ts'
import { limits } from '#contract/base/limits.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeDetails, makeHotel } from '#testing/factories.ts'
import { makeQuote, usd } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app

let hotelId = ''
let rateId = ''
let destinationId = ''

const names = { es: 'Posada Timbó', en: 'Timbó Lodge', pt: 'Pousada Timbó' }

beforeAll(async () => {
  destinationId = await makeDestination(admin)
  const details = textLanguages.map((lang) => ({ lang, name: names[lang], description: 'x' }))
  hotelId = await makeHotel(admin, { destinationId, details })
  const lines = (gross: number) => [{ basis: 'double' as const, net: 1, gross }]
  const seasons = [
    { name: 'Low', from: '2026-12-01', to: '2026-12-28', lines: lines(10_000) },
    { name: 'High', from: '2026-12-29', to: '2027-01-31', lines: lines(20_000) },
  ]
  const rate = { entityType: 'hotel' as const, entityId: hotelId, currency: 'USD', seasons }
  rateId = (await admin('addRate', rate)).id
})

/** A draft from a circuit that is at the hotel on the days; it begins on 27 December. */
async function draftFromCircuit(
  days: number[],
  lang: (typeof textLanguages)[number],
  orSimilar: boolean,
) {
  const circuit = await makeCircuit(admin, {
    days: 9,
    nights: 8,
    destinationIds: [destinationId, await makeDestination(admin)],
    hotelIds: [hotelId],
    itinerary: days.map((day) => ({ day, destinationId, hotelId, orSimilar })),
  })
  const { id: quoteId } = await makeQuote(app, { lang })
  const fromItem = { kind: 'circuit' as const, id: circuit }
  const { id } = await admin('addProposal', { quoteId, fromItem })
  await admin('editProposal', { id, startOn: '2026-12-27' })
  return id
}

const rooms = [{ kind: 'double' as const, count: 1 }]

const cases = textLanguages.flatMap((lang) =>
  [true, false].map((orSimilar) => ({ lang, orSimilar })),
)

describe('the stay that a suggestion is for', () => {
  it.each(cases)('is that of the proposal’s days: $lang, or similar $orSimilar', async (each) => {
    const proposalId = await draftFromCircuit([3, 4, 5], each.lang, each.orSimilar)
    const { content, ...suggested } = {
      content: await admin('detailProposal', { id: proposalId }),
      ...(await admin('suggestPrices', { proposalId, rateId, rooms })),
    }
    expect(content.days[2]?.hotel).toBe(
      hotelText(names[each.lang], each.orSimilar ? similarIn(each.lang) : null),
    )
    expect(suggested).toMatchObject({ startOn: '2026-12-29', nights: 3, warnings: [] })
    expect(suggested.lines).toMatchObject([{ quantity: 2, unit: usd(600) }])
  })

  it('is each of several by its first day, the first where none is said, and they are told', async () => {
    const proposalId = await draftFromCircuit([1, 4, 5, 8], 'en', true)
    const stays = [
      { from: '2026-12-27', day: 1, nights: 1 },
      { from: '2026-12-30', day: 4, nights: 2 },
      { from: '2027-01-03', day: 8, nights: 1 },
    ]
    for (const { from, nights } of stays) {
      const asked = { proposalId, rateId, rooms, startOn: from }
      expect(await admin('suggestPrices', asked)).toMatchObject({
        startOn: from,
        nights,
        warnings: [{ code: 'SEVERAL_STAYS', context: { stays } }],
      })
    }
    expect(await admin('suggestPrices', { proposalId, rateId, rooms })).toMatchObject({
      startOn: '2026-12-27',
      nights: 1,
    })
  })

  it('is guessed, and said to be, on another day or where the days have no such hotel', async () => {
    const proposalId = await draftFromCircuit([3, 4, 5], 'pt', true)
    const other = { proposalId, rateId, rooms, startOn: '2026-12-27' }
    const guessed = (nights: number) => ({ code: 'NIGHTS_GUESSED', context: { nights } })
    expect(await admin('suggestPrices', other)).toMatchObject({
      nights: 3,
      warnings: [guessed(3)],
    })
    expect((await admin('suggestPrices', { ...other, nights: 2 })).warnings).toEqual([])
    await admin('editProposal', { id: proposalId, days: [{ title: 'x', hotel: 'Timbó Lodge II' }] })
    expect(await admin('suggestPrices', { proposalId, rateId, rooms })).toMatchObject({
      startOn: '2026-12-27',
      nights: 1,
      warnings: [guessed(1)],
    })
    await admin('editProposal', { id: proposalId, startOn: null })
    await expect(admin('suggestPrices', { proposalId, rateId, rooms })).rejects.toMatchObject({
      message: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'startOn' }] },
    })
  })

  it('knows the nights without a date, and names that are longer than the field', async () => {
    const long = 'ñ'.repeat(limits.proposalHotelMaxLength)
    const details = makeDetails(long)
    const lodge = await makeHotel(admin, { destinationId, details })
    const season = { from: '2026-12-01', to: '2027-01-31', name: 'All' }
    const { id } = await admin('addRate', {
      entityType: 'hotel',
      entityId: lodge,
      currency: 'USD',
      seasons: [{ ...season, lines: [{ basis: 'double', net: 1, gross: 2 }] }],
    })
    const proposalId = await draftFromCircuit([3], 'en', true)
    const hotel = hotelText(long, similarIn('en'))
    await admin('editProposal', {
      id: proposalId,
      startOn: null,
      days: [
        { title: '1', hotel },
        { title: '2', hotel: ` ${hotel.toUpperCase()} ` },
      ],
    })
    const asked = { proposalId, rateId: id, rooms, startOn: '2026-12-05' }
    expect(await admin('suggestPrices', asked)).toMatchObject({ nights: 2, warnings: [] })
  })
})
