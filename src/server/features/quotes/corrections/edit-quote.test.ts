import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import type { PayloadOf } from '#contract/index.ts'
import { mailedToken } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDetails, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin, call } = app
const tour = await makeTour(admin)
let serial = 0

/** A quote of the site's form, with its e-mail. */
async function ask(fields: Partial<PayloadOf<'createQuote'>> = {}) {
  serial += 1
  const email = `visitor-${serial}@example.com`
  const asked = { email, name: 'Ana', message: 'Dos personas', lang: 'es' as const }
  const item = { entityType: 'tour' as const, entityId: tour }
  const { id } = await call('createQuote', { ...asked, ...item, ...fields })
  return { id, email }
}

const nextYear = app.services.clock().getUTCFullYear() + 1

const refused = (path: string, message?: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [expect.objectContaining({ path, ...(message && { message }) })] },
})
const gone = { name: 'NOT_FOUND_ERROR' }
const nobody = '3f0c9b52-8e1d-4c7a-9a56-0d2b7e4f1c38'

type Edit = Omit<PayloadOf<'editQuote'>, 'quoteId'>

const read = (quoteId: string) => admin('detailQuote', { quoteId })

/** Edits a quote and reads it. */
async function edited(quoteId: string, edit: Edit) {
  await admin('editQuote', { quoteId, ...edit })
  return read(quoteId)
}

const everything: Edit = {
  name: 'Ana Gómez',
  email: 'ana.gomez@example.com',
  phone: '+54 11 5555 0001',
  country: 'BR',
  company: 'Viagens Sul',
  channel: 'whatsapp',
  lang: 'pt',
  clientReference: 'TR-4711',
  travel: { from: `${nextYear}-03-01`, to: `${nextYear}-03-12`, flexibleDays: 3 },
  nights: 11,
  adults: 2,
  children: [9, 4],
  rooms: [{ kind: 'double', count: 1 }],
  hotelClass: 4,
  guideLanguage: 'pt',
  flights: 'own',
  answerBy: `${nextYear}-01-10`,
  budget: { amount: 4000, currency: 'USD', per: 'group' },
  occasion: 'family',
}

it('corrects each field alone, and leaves all others', async () => {
  for (const [name, value] of Object.entries(everything)) {
    const { id } = await ask({ phone: '+54 9 2901 555 000' })
    const before = await read(id)
    const after = await edited(id, { [name]: value })
    expect(after).toMatchObject({ [name]: value })
    const { timeline, updatedAt, ...rest } = after
    expect(timeline.at(-1)).toMatchObject({ kind: 'edited', fields: [name] })
    expect(updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    const same = { ...before, [name]: value, timeline: undefined, updatedAt: undefined }
    expect({ ...rest, timeline: undefined, updatedAt: undefined }).toMatchObject(
      // Other requests of the same person follow e-mail and phone.
      { ...same, others: expect.anything() },
    )
  }
})

it('empties what null says, keeps the words of who asked, and writes nothing down where nothing differs', async () => {
  const { id } = await ask()
  const full = await edited(id, everything)
  const again = await edited(id, everything)
  expect(again.timeline).toHaveLength(full.timeline.length)
  expect(again.updatedAt).toEqual(full.updatedAt)
  const emptied = await edited(id, { travel: null, children: null, company: null, budget: null })
  expect(emptied).toMatchObject({ travel: null, children: [], company: null, budget: null })
  expect(emptied).toMatchObject({ name: 'Ana Gómez', message: full.message, nights: 11 })
})

it('keeps a brief for groups alone', async () => {
  const { id } = await ask()
  const brief = { event: 'Kick-off', freePlaces: 2 }
  expect(await edited(id, { occasion: 'incentive', brief })).toMatchObject({ brief })
  expect(await edited(id, { occasion: 'family' })).toMatchObject({ brief: null })
})

it('meets a colleague’s correction', async () => {
  const { id } = await ask()
  const { updatedAt } = await read(id)
  const first = await admin('editQuote', { quoteId: id, updatedAt, name: 'Eva' })
  await expect(admin('editQuote', { quoteId: id, updatedAt, name: 'Ema' })).rejects.toMatchObject({
    name: 'EDIT_CONFLICT_ERROR',
  })
  await admin('editQuote', { quoteId: id, updatedAt: first.updatedAt, name: 'Ema' })
  expect(await read(id)).toMatchObject({ name: 'Ema' })
})

it('refuses who could not be answered, days that were over when it came, and an item twice', async () => {
  const { id } = await ask()
  const edit = (fields: Edit) => admin('editQuote', { quoteId: id, ...fields })
  await expect(edit({ email: null })).rejects.toMatchObject(refused('email'))
  await expect(edit({ channel: 'phone' })).rejects.toMatchObject(refused('phone'))
  await expect(edit({ travel: { month: '2020-01' } })).rejects.toMatchObject(
    refused('travel.month', messages.inThePast),
  )
  const item = { entityType: 'tour' as const, entityId: tour }
  await expect(edit({ items: [item] })).rejects.toMatchObject(refused('items.0.entityId'))
  await expect(edit({ items: [{ ...item, entityId: nobody }] })).rejects.toMatchObject(gone)
  await expect(admin('editQuote', { quoteId: nobody })).rejects.toMatchObject(gone)
})

it('replaces the shortlist; what is hidden since stays by its name of that day', async () => {
  const [kept, added] = [
    await makeTour(admin, { details: makeDetails('Crampones') }),
    await makeTour(admin, { details: makeDetails('Kayak') }),
  ]
  const one = { entityType: 'tour' as const, entityId: kept, note: 'con guía' }
  const { id } = await ask({ items: [one] })
  await admin('editTour', { id: kept, status: false })
  const other = { entityType: 'tour' as const, entityId: added }
  const { items, timeline } = await edited(id, { items: [other, one] })
  expect(items).toMatchObject([
    { name: 'Kayak', note: null, entityDetails: expect.arrayContaining([expect.anything()]) },
    { name: 'Crampones', note: 'con guía' },
  ])
  expect(timeline.at(-1)).toMatchObject({ fields: ['items'] })
  const { items: left } = await edited(id, { items: [] })
  expect(left).toEqual([])
})

describe('links', () => {
  it('mailed to an address that is corrected end; those that were copied stay', async () => {
    const { id, email } = await ask()
    const mailed = await mailedToken(app, email)
    const { url } = await admin('addRequestLink', { quoteId: id })
    const copied = url.split('/').at(-1) ?? ''
    await admin('editQuote', { quoteId: id, name: 'Ana' })
    await call('getRequest', { token: mailed })
    await admin('editQuote', { quoteId: id, email: 'right@example.com' })
    await expect(call('getRequest', { token: mailed })).rejects.toMatchObject(gone)
    expect(await call('getRequest', { token: copied })).toMatchObject({ name: 'Ana' })
  })
})

describe('account and agency', () => {
  it('come together, and must agree', async () => {
    const [norte, sur] = await Promise.all(
      ['Norte', 'Sur'].map(async (name) => {
        const agency = await admin('addAgency', { name, country: 'AR', city: 'Salta' })
        return { agencyId: agency.id, agent: await app.makeUser({ agencyId: agency.id }) }
      }),
    )
    if (!norte || !sur) throw new Error('Two agencies were expected')
    const { id } = await ask()
    const userId = norte.agent.id
    expect(await edited(id, { userId })).toMatchObject({
      user: { id: userId },
      agency: { id: norte.agencyId },
    })
    expect((await norte.agent.call('listMyQuotes', {})).list).toMatchObject([{ id }])
    await expect(admin('editQuote', { quoteId: id, agencyId: sur.agencyId })).rejects.toMatchObject(
      refused('agencyId'),
    )
    const alone = { userId: null, agencyId: sur.agencyId }
    expect(await edited(id, alone)).toMatchObject({ user: null, agency: { id: sur.agencyId } })
    await expect(norte.agent.call('getMyQuote', { id })).rejects.toMatchObject(gone)
    await expect(admin('editQuote', { quoteId: id, userId: nobody })).rejects.toMatchObject(gone)
    await expect(admin('editQuote', { quoteId: id, agencyId: nobody })).rejects.toMatchObject(gone)
    const nothing = { userId: null, agencyId: null }
    expect(await edited(id, nothing)).toMatchObject({ user: null, agency: null })
  })
})
