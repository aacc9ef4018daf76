import { describe, expect, it } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { testimonials } from '#server/platform/db/schema/index.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const unknownId = 'bd0f4a52-6a1c-4f4d-9a8a-3b1d6d8c1f00'
const notFound = { name: 'NOT_FOUND_ERROR' }

const listForPanel = async () => (await admin('listTestimonials', { adminPanel: true })).list
const listForAll = async () => (await app.call('listTestimonials', {})).list

const said = {
  text: { en: 'We saw more in ten days\nthan in ten years.', es: 'Vimos más que nunca.' },
  author: 'Ingrid',
  country: 'DE',
  travelledOn: '2026-03',
  origin: { label: 'A review site', url: 'https://reviews.example/ingrid' },
}

const removeAll = async () => {
  for (const { id } of await listForPanel()) await admin('deleteTestimonial', { id })
}

describe('testimonials', () => {
  it('are listed by order: enabled ones to everybody, without status and order', async () => {
    const { id } = await admin('addTestimonial', { ...said, order: 2 })
    const first = await admin('addTestimonial', { text: { pt: 'Foi lindo.' }, author: 'Bia' })
    await admin('addTestimonial', { ...said, author: 'Hidden', status: false })
    const shown = { ...said, id, kind: null, entityId: null }
    expect(await listForAll()).toEqual([
      {
        id: first.id,
        text: { pt: 'Foi lindo.' },
        author: 'Bia',
        country: null,
        travelledOn: null,
        origin: null,
        kind: null,
        entityId: null,
      },
      shown,
    ])
    expect(await listForPanel()).toMatchObject([
      { author: 'Bia', status: true, order: 0 },
      { author: 'Hidden', status: false, order: 0 },
      { ...shown, status: true, order: 2 },
    ])
    await removeAll()
    expect(await listForPanel()).toEqual([])
  })

  it('of a hidden item are not found by it, and do not name it', async () => {
    const entityId = await makeDestination(admin)
    const item = { kind: 'destination' as const, entityId }
    const { id } = await admin('addTestimonial', { ...said, ...item })
    await admin('addTestimonial', said)
    expect((await app.call('listTestimonials', item)).list).toMatchObject([{ id, ...item }])
    expect((await app.call('listTestimonials', { kind: 'tour' })).list).toEqual([])
    await admin('toggleDestinationStatus', { id: entityId })
    expect((await app.call('listTestimonials', item)).list).toEqual([])
    expect(await listForAll()).toMatchObject([{ id, kind: null, entityId: null }, { kind: null }])
    const forPanel = await admin('listTestimonials', { ...item, adminPanel: true })
    expect(forPanel.list).toMatchObject([{ id, ...item }])
    await admin('deleteDestination', { id: entityId })
    await admin('editTestimonial', { id, author: 'Ingrid H.' })
    expect((await listForPanel())[0]).toMatchObject({ author: 'Ingrid H.', ...item })
    await removeAll()
  })

  it('are edited field by field and deleted', async () => {
    const { id } = await admin('addTestimonial', said)
    await admin('editTestimonial', { id, origin: null, country: '', text: { en: 'Fine.' } })
    expect(await listForPanel()).toMatchObject([
      { author: 'Ingrid', origin: null, country: null, text: { en: 'Fine.' }, status: true },
    ])
    await admin('deleteTestimonial', { id })
    await expect(admin('deleteTestimonial', { id })).rejects.toMatchObject(notFound)
    await expect(admin('editTestimonial', { id, author: 'Nobody' })).rejects.toMatchObject(notFound)
  })

  it.each([
    ['text', { text: {} }],
    ['text.en', { text: { en: 'a'.repeat(limits.testimonialTextMaxLength + 1) } }],
    ['author', { author: '' }],
    ['country', { country: 'XX' }],
    ['travelledOn', { travelledOn: '2026-13' }],
    ['origin.url', { origin: { label: 'A site', url: 'http://reviews.example/' } }],
    ['origin.label', { origin: { label: '', url: null } }],
    ['kind', { entityId: unknownId }],
    ['entityId', { kind: 'tour' as const }],
  ])('name the field at fault: %s', async (path, fields) => {
    await expect(admin('addTestimonial', { ...said, ...fields })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path }] },
    })
  })

  it('are of an item that is there', async () => {
    const entityId = await makeDestination(admin)
    for (const item of [
      { kind: 'destination' as const, entityId: unknownId },
      { kind: 'tour' as const, entityId },
    ]) {
      await expect(admin('addTestimonial', { ...said, ...item })).rejects.toMatchObject(notFound)
    }
    const { id } = await admin('addTestimonial', { ...said, kind: 'destination', entityId })
    await admin('editTestimonial', { id, kind: null, entityId: null })
    expect(await listForPanel()).toMatchObject([{ kind: null, entityId: null }])
    await removeAll()
  })

  it(`are ${limits.testimonialsMax} at most`, async () => {
    const rows = Array.from({ length: limits.testimonialsMax }, () => said)
    await inTransaction(app.services.database, (tx) => tx.insert(testimonials).values(rows))
    await expect(admin('addTestimonial', said)).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'text' }] },
    })
    await inTransaction(app.services.database, (tx) => tx.delete(testimonials))
  })
})
