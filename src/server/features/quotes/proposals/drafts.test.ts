import { describe, expect, it } from 'vitest'
import { emptyProposal } from '#contract/quotes/proposal-fields.ts'
import { noWishes } from '#contract/quotes/wish-fields.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit, makeDestination, makeHotel, makeTour } from '#testing/factories.ts'
import { makeQuote, makeSentProposal, smallProposal, usd } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app

/** A text in English and Spanish, and none in Portuguese. */
const named = (en: string, es: string, more: object = {}) => [
  { name: en, description: en, lang: 'en' as const, ...more },
  { name: es, description: es, lang: 'es' as const },
]

const destinationId = await makeDestination(admin, { details: named('The salt flats', 'Salinas') })
const hotelId = await makeHotel(admin, { destinationId, details: named('Salt Inn', 'Posada Sal') })
const tourId = await makeTour(admin, { destinationId, details: named('A walk', 'Una caminata') })
const circuitId = await makeCircuit(admin, {
  details: [
    {
      name: 'The north',
      description: 'North.',
      lang: 'en',
      included: ['Transfers', 'Breakfasts'],
      excluded: ['Flights'],
      conditions: 'Group rates.',
    },
    { name: 'El norte', description: 'Norte.', lang: 'es', included: ['Traslados', 'Desayunos'] },
  ],
  days: 5,
  nights: 4,
  destinationIds: [destinationId, await makeDestination(admin)],
  hotelIds: [hotelId],
  tourIds: [tourId],
  itinerary: [
    {
      day: 1,
      destinationId,
      hotelId,
      meals: ['dinner'],
      details: [
        { lang: 'en', title: 'Arrival', text: 'To the **hotel**.' },
        { lang: 'es', title: 'Llegada', text: 'Al **hotel**.' },
      ],
    },
    { day: 2, destinationId, hotelId, orSimilar: false, tourIds: [tourId] },
    { day: 4, details: [{ lang: 'en', title: 'Departure', text: '' }] },
  ],
})
const quoteInput = { entityType: 'circuit', entityId: circuitId, entityName: 'El norte' } as const
const wishes = {
  ...noWishes,
  travel: { from: '2027-05-03', to: '2027-05-12' },
  adults: 2,
  children: [7, 9],
}

const draftOf = async (quoteId: string, from: object = {}) => {
  const { id } = await admin('addProposal', { quoteId, ...from })
  return admin('detailProposal', { id })
}

describe('a new proposal', () => {
  it('is an empty draft with what the quote says of dates and travellers', async () => {
    const quote = await makeQuote(app, { wishes, lang: 'pt' })
    const draft = await draftOf(quote.id)
    expect(draft).toMatchObject({
      quoteId: quote.id,
      lang: 'pt',
      version: null,
      state: 'draft',
      title: '',
      days: [],
      startOn: '2027-05-03',
      pax: { adults: 2, children: 2 },
      currency: null,
      totals: [],
      total: null,
      answer: null,
      commission: null,
    })
  })

  it('takes days, hotels, meals and lists of a circuit over in the visitor’s language', async () => {
    const quote = await makeQuote(app, quoteInput)
    const draft = await draftOf(quote.id, { fromItems: [circuitId] })
    expect(draft).toMatchObject({
      title: 'El norte',
      days: [
        {
          title: 'Llegada',
          text: 'Al **hotel**.',
          hotel: 'Posada Sal o similar',
          meals: ['dinner'],
        },
        { title: 'Salinas', text: '- Una caminata', hotel: 'Posada Sal', meals: [] },
        { title: 'Día 3', text: '', hotel: null, meals: [] },
        { title: 'Departure', text: '', hotel: null, meals: [] },
      ],
      included: ['Traslados', 'Desayunos'],
      // A list that is empty in the visitor's language is told in English.
      excluded: ['Flights'],
      itemConditions: 'Group rates.',
    })
  })

  it('joins several items of the quote, hotels and experiences too, in the given order', async () => {
    const quote = await makeQuote(app, { ...quoteInput, lang: 'en' }, [
      { entityType: 'tour', entityId: tourId },
      { entityType: 'hotel', entityId: hotelId },
    ])
    const draft = await draftOf(quote.id, { fromItems: [tourId, circuitId, hotelId] })
    expect(draft.title).toBe('A walk · The north · Salt Inn')
    expect(draft.days.map(({ title }) => title)).toEqual([
      'A walk',
      'Arrival',
      'The salt flats',
      'Day 3',
      'Departure',
      'Salt Inn',
    ])
    expect(draft.days.at(-1)?.hotel).toBe('Salt Inn')
  })

  it('is made of any circuit or package, or of another proposal', async () => {
    const first = await makeQuote(app)
    const second = await makeQuote(app, { wishes })
    const sent = await makeSentProposal(app, first, { hold: { until: '2099-01-01' } })
    expect((await draftOf(second.id, { fromItem: { kind: 'circuit', id: circuitId } })).title).toBe(
      'El norte',
    )
    const revision = await draftOf(first.id, { fromProposalId: sent.id })
    expect(revision).toMatchObject({
      title: smallProposal.title,
      validUntil: smallProposal.validUntil,
      hold: { until: '2099-01-01' },
      version: null,
      sentAt: null,
    })
    // Of another quote neither the dates nor what was held for it.
    expect(await draftOf(second.id, { fromProposalId: sent.id })).toMatchObject({
      title: smallProposal.title,
      total: usd(2500),
      startOn: '2027-05-03',
      validUntil: null,
      hold: null,
    })
  })

  it('takes no item that the quote does not name, and nothing that is not there', async () => {
    const quote = await makeQuote(app)
    const nobody = '00000000-0000-4000-8000-000000000000'
    await expect(
      admin('addProposal', { quoteId: quote.id, fromItems: [circuitId] }),
    ).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'fromItems.0' }] },
    })
    for (const from of [
      { quoteId: nobody },
      { quoteId: quote.id, fromProposalId: nobody },
      { quoteId: quote.id, fromItems: [nobody] },
      { quoteId: quote.id, fromItem: { kind: 'package' as const, id: circuitId } },
    ]) {
      await expect(admin('addProposal', from)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
  })
})

describe('a draft', () => {
  const newDraft = async () => {
    const quote = await makeQuote(app)
    return (await admin('addProposal', { quoteId: quote.id })).id
  }
  const pathsOf = async (fields: object) => {
    const failure: unknown = await admin('editProposal', { id: await newDraft(), ...fields }).catch(
      (reason: unknown) => reason,
    )
    expect(failure).toMatchObject({ name: 'INVALID_DATA_ERROR' })
    const { context } = failure as { context: { issues: { path: string }[] } }
    return context.issues.map(({ path }) => path)
  }

  it('keeps what an edit leaves out, and loses what it clears', async () => {
    const id = await newDraft()
    await admin('editProposal', { id, ...smallProposal, intro: 'Hola', commission: 12.5 })
    await admin('editProposal', { id, included: ['Guía'], startOn: '2027-01-02' })
    const draft = await admin('detailProposal', { id })
    expect(draft).toMatchObject({
      title: smallProposal.title,
      intro: 'Hola',
      included: ['Guía'],
      total: usd(2500),
      totals: [{ option: null, total: usd(2500) }],
      currency: 'USD',
      commission: 12.5,
    })
    await admin('editProposal', { id, intro: '', startOn: null, validUntil: null, prices: [] })
    expect(await admin('detailProposal', { id })).toMatchObject({
      intro: '',
      startOn: null,
      validUntil: null,
      total: null,
      currency: null,
    })
    const { intro, days, payments, included, conditions } = emptyProposal
    const cleared = { title: null, intro: null, days: null, payments: null, included: null }
    expect(await admin('editProposal', { id, ...cleared, conditions: null })).toMatchObject({ id })
    expect(await admin('detailProposal', { id })).toMatchObject({
      title: '',
      intro,
      days,
      payments,
      included,
      conditions,
      commission: 12.5,
    })
  })

  it('has one currency, options that it names, and a total that can be told', async () => {
    const eur = { amount: 1, currency: 'EUR' }
    const price = { label: 'x', quantity: 1, unit: usd(1) }
    expect(await pathsOf({ prices: [price, { ...price, unit: eur }] })).toEqual([
      'prices.1.unit.currency',
    ])
    expect(
      await pathsOf({
        prices: [price],
        scale: [{ minPax: 1, maxPax: 2, perPerson: eur }],
        payments: [{ due: 'acceptance', amount: eur }],
      }),
    ).toEqual(['scale.0.perPerson.currency', 'payments.0.amount.currency'])
    expect(await pathsOf({ prices: [{ ...price, option: 'B' }] })).toEqual(['prices.0.option'])
    const most = { label: 'x', quantity: 999, unit: { amount: 10 ** 12, currency: 'USD' } }
    expect(await pathsOf({ prices: [most, most] })).toEqual(['prices'])
  })

  it('tells the total of each option, without what is optional', async () => {
    const id = await newDraft()
    const line = { label: 'x', quantity: 2 }
    await admin('editProposal', {
      id,
      options: [
        { key: 'A', name: 'Three stars' },
        { key: 'B', name: 'Four stars' },
      ],
      prices: [
        { ...line, unit: usd(10), option: 'A' },
        { ...line, unit: usd(20), option: 'B' },
        { ...line, unit: usd(1) },
        { ...line, unit: usd(1000), optional: true },
      ],
    })
    expect(await admin('detailProposal', { id })).toMatchObject({
      totals: [
        { option: 'A', total: usd(22) },
        { option: 'B', total: usd(42) },
      ],
      total: null,
    })
    await expect(admin('editProposal', { id, options: [] })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
  })

  it('is edited by one of two who saw the same', async () => {
    const id = await newDraft()
    const { updatedAt } = await admin('detailProposal', { id })
    const saved = await admin('editProposal', { id, title: 'One', updatedAt })
    await expect(admin('editProposal', { id, title: 'Two', updatedAt })).rejects.toMatchObject({
      name: 'EDIT_CONFLICT_ERROR',
    })
    await admin('editProposal', { id, title: 'Three', updatedAt: saved.updatedAt })
    expect((await admin('detailProposal', { id })).title).toBe('Three')
  })

  it('is deleted by withdrawing it', async () => {
    const id = await newDraft()
    expect(await admin('withdrawProposal', { id })).toEqual({ id })
    await expect(admin('detailProposal', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})
