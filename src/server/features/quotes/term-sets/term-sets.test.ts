import { describe, expect, it } from 'vitest'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeAgent } from '#testing/client-views.ts'
import { makeQuote, smallProposal } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app

const terms = {
  validDays: 10,
  payments: [
    { due: 'confirmation' as const, percent: 30 },
    { due: { daysBefore: 45 }, rest: true },
  ],
  cancellation: [{ fromDaysBefore: 30, percent: 50 }],
  conditions: { en: 'Ours.', es: 'Nuestras.' },
  payHow: { en: 'By bank.' },
  tax: { en: 'VAT included.' },
}

const add = async (name: string, fields: Partial<PayloadOf<'addTermSet'>> = {}) =>
  (await admin('addTermSet', { name, ...terms, ...fields })).id

/** The `tax` of a new draft, by which the tests know the set. */
async function chosenFor(columns = {}, termSetId?: string | null) {
  const { id: quoteId } = await makeQuote(app, { lang: 'en', ...columns })
  const given = termSetId === undefined ? {} : { termSetId }
  const { id } = await admin('addProposal', { quoteId, ...given })
  return (await admin('detailProposal', { id })).tax
}

const tax = (text: string) => ({ tax: { en: text } })

describe('sets of terms', () => {
  it('are listed by name as they were written, changed and deleted', async () => {
    const id = await add('Travellers', { for: { audience: 'traveller', countries: ['BR'] } })
    const { list } = await admin('listTermSets', {})
    expect(list).toMatchObject([
      {
        id,
        name: 'Travellers',
        for: { agencyIds: [], audience: 'traveller', countries: ['BR'], minPax: null },
        isDefault: false,
        ...terms,
      },
    ])
    await admin('editTermSet', { id, name: 'Others', validDays: null })
    expect((await admin('listTermSets', {})).list).toMatchObject([
      { name: 'Others', validDays: null, payHow: terms.payHow },
    ])
    await admin('deleteTermSet', { id })
    expect((await admin('listTermSets', {})).list).toEqual([])
    await expect(admin('deleteTermSet', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('fill a draft in the language of its reader, and count its validity from its sending', async () => {
    const id = await add('Whole')
    const { id: quoteId } = await makeQuote(app, { lang: 'es' })
    const draft = await admin('addProposal', { quoteId, termSetId: id })
    expect(await admin('detailProposal', { id: draft.id })).toMatchObject({
      validUntil: null,
      validDays: 10,
      payments: terms.payments,
      cancellation: terms.cancellation,
      conditions: 'Nuestras.',
      payHow: 'By bank.',
    })
    const { timeZone } = (await admin('getSite', {})).office
    const today = dayNumber(localDay(timeZone, app.services.clock()))
    const { validUntil: _day, ...rest } = smallProposal
    await admin('editProposal', { id: draft.id, ...rest, startOn: dayOfNumber(today + 100) })
    await admin('sendProposal', { id: draft.id })
    expect((await admin('detailProposal', { id: draft.id })).validUntil).toBe(
      dayOfNumber(today + 10),
    )
    const near = await admin('addProposal', { quoteId, termSetId: id })
    await admin('editProposal', { id: near.id, ...rest, startOn: dayOfNumber(today + 5) })
    await admin('sendProposal', { id: near.id })
    expect((await admin('detailProposal', { id: near.id })).validUntil).toBe(dayOfNumber(today + 4))
    await admin('deleteTermSet', { id })
  })

  it('are chosen by the agency, then by what fits most, then the default that was set last', async () => {
    expect(await chosenFor()).toBe('')
    await add('First default', { ...tax('first'), isDefault: true })
    const second = await add('Second default', { ...tax('second'), isDefault: true })
    expect(await chosenFor()).toBe('second')
    await add('Brazil', { ...tax('brazil'), for: { countries: ['BR'] } })
    expect(await chosenFor({ country: 'BR' })).toBe('brazil')
    expect(await chosenFor({ country: 'DE' })).toBe('second')
    await add('Groups of Brazil', { ...tax('groups'), for: { countries: ['BR'], minPax: 10 } })
    const wishes = { adults: 12, children: [], childrenCount: null } as never
    expect(await chosenFor({ country: 'BR', wishes })).toBe('groups')
    await add('Agencies', { ...tax('agencies'), for: { audience: 'agency', countries: ['ES'] } })
    const { agencyId } = await makeAgent(app)
    // The country is the agency's.
    expect(await chosenFor({ agencyId, country: 'BR' })).toBe('agencies')
    const own = await add('Their own', tax('own'))
    await admin('editAgency', { id: agencyId, termSetId: own })
    expect((await admin('detailAgency', { id: agencyId })).termSetId).toBe(own)
    expect(await chosenFor({ agencyId })).toBe('own')
    expect(await chosenFor({ agencyId }, second)).toBe('second')
    expect(await chosenFor({ agencyId }, null)).toBe('')
  })

  it('are refused where they are unknown, or too many', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    await expect(chosenFor({}, unknown)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    const { agencyId } = await makeAgent(app)
    await expect(admin('editAgency', { id: agencyId, termSetId: unknown })).rejects.toMatchObject({
      context: { issues: [{ path: 'termSetId' }] },
    })
    const there = (await admin('listTermSets', {})).list.length
    for (let more = there; more < 50; more += 1) await add(`Set ${more}`)
    await expect(add('One more')).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
  })
})

describe('a commission', () => {
  it('begins as the agency has it, and is none for net terms', async () => {
    const { agencyId } = await makeAgent(app, { terms: { kind: 'commission', percent: 12.5 } })
    const quote = await makeQuote(app, { agencyId })
    const { id } = await admin('addProposal', { quoteId: quote.id })
    expect((await admin('detailProposal', { id })).commission).toBe(12.5)
    const net = await makeAgent(app, { terms: { kind: 'net' } })
    const other = await makeQuote(app, { agencyId: net.agencyId })
    const draft = await admin('addProposal', { quoteId: other.id })
    expect((await admin('detailProposal', { id: draft.id })).commission).toBe(null)
    await expect(admin('editProposal', { id: draft.id, commission: 10 })).rejects.toMatchObject({
      context: { issues: [{ path: 'commission' }] },
    })
  })
})
