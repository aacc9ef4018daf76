import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { changes } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const bea = await app.makeUser({ role: 'admin', name: 'Bea', surname: 'Ruiz' })

const kind = 'destination'
const notFound = { name: 'NOT_FOUND_ERROR' }
const conflict = { name: 'EDIT_CONFLICT_ERROR' }

const stored = async (id: string) => admin('detailDestination', { id, adminPanel: true })
/** The activity's lines of an item's published drafts. */
const published = (id: string) =>
  app.services.database.db
    .select({ actorId: changes.actorId, fields: changes.fields })
    .from(changes)
    .where(and(eq(changes.itemId, id), eq(changes.operation, 'publishDraft')))
const nameOf = async (id: string) => (await stored(id)).details[0]?.name

describe('a draft', () => {
  it('is kept beside its item, which stays as it is, and is told with who wrote it', async () => {
    const id = await makeDestination(admin)
    const before = await stored(id)
    expect(await admin('getDraft', { kind, id })).toBeNull()
    const fields = { details: makeDetails('Otro nombre'), tags: ['nuevo'] }
    const { updatedAt } = await bea.call('saveDraft', { kind, id, fields })
    const by = { id: bea.id, name: 'Bea Ruiz' }
    expect(await admin('getDraft', { kind, id })).toEqual({
      fields,
      updatedAt,
      by,
      ignoredLanguages: [],
    })
    const { draft, ...item } = await stored(id)
    expect(draft).toEqual({ updatedAt, by })
    expect({ ...item, draft: null }).toEqual({ ...before, draft: null })
    expect((await app.call('detailDestination', { id })).details).toEqual(before.details)
  })

  it('is replaced whole by the next, which knows of nothing else', async () => {
    const id = await makeDestination(admin)
    await admin('saveDraft', { kind, id, fields: { tags: ['uno'], starred: true } })
    await admin('saveDraft', { kind, id, fields: { tags: ['dos'], days: 3, nonsense: true } })
    expect((await admin('getDraft', { kind, id }))?.fields).toEqual({ tags: ['dos'] })
  })

  it('may lack whatever is missing', async () => {
    const id = await makeCircuit(admin)
    const fields = {
      details: [
        { lang: 'pt', name: '', description: ' ' },
        { lang: 'es', name: 'Solo' },
      ],
      destinationIds: [],
      itinerary: [{ day: 1, details: [{ lang: 'es', title: '' }] }],
    }
    await admin('saveDraft', { kind: 'circuit', id, fields })
    expect((await admin('getDraft', { kind: 'circuit', id }))?.fields).toEqual(fields)
  })

  it.each([
    [{ details: 'texts' }, 'fields.details'],
    [{ details: [{ lang: 'fr', name: 'x', description: 'y' }] }, 'fields.details.0.lang'],
    [{ details: [{ lang: 'en', name: 7, description: 'y' }] }, 'fields.details.0.name'],
    [
      { details: [{ lang: 'en', name: 'x'.repeat(300), description: 'y' }] },
      'fields.details.0.name',
    ],
    [{ tags: [null] }, 'fields.tags.0'],
    [{ regionId: 'here' }, 'fields.regionId'],
    [{ altitude: -9_000 }, 'fields.altitude'],
    [{ starred: 'yes' }, 'fields.starred'],
  ])('is refused where it is wrong: %j', async (fields, path) => {
    const id = await makeDestination(admin)
    const issues = [expect.objectContaining({ path })]
    await expect(admin('saveDraft', { kind, id, fields })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues },
    })
    expect(await admin('getDraft', { kind, id })).toBeNull()
  })

  it('takes as much as an edit does, and no more', async () => {
    const id = await makeDestination(admin)
    const questions = Array.from({ length: 20 }, (_, at) => ({
      question: `${at}`,
      answer: 'a'.repeat(2_000),
    }))
    const large = makeDetails('Mucho', ['en', 'es', 'pt']).map((entry) => ({
      ...entry,
      description: 'ñ'.repeat(20_000),
      questions,
    }))
    // More than the 256 kB that other calls may have.
    await admin('saveDraft', { kind, id, fields: { details: large } })
    const tooLarge = { details: [{ lang: 'en', name: 'x'.repeat(4 * 1024 * 1024) }] }
    await expect(admin('saveDraft', { kind, id, fields: tooLarge })).rejects.toMatchObject({
      status: 413,
    })
  })

  it('is of an item that there is, of that kind', async () => {
    const id = await makeDestination(admin)
    for (const payload of [{ kind: 'tour', id } as const, { kind, id: randomUUID() } as const]) {
      await expect(admin('saveDraft', { ...payload, fields: {} })).rejects.toMatchObject(notFound)
      await expect(admin('getDraft', payload)).rejects.toMatchObject(notFound)
      await expect(admin('publishDraft', payload)).rejects.toMatchObject(notFound)
      await expect(admin('discardDraft', payload)).rejects.toMatchObject(notFound)
      await expect(admin('addPreviewLink', payload)).rejects.toMatchObject(notFound)
    }
  })

  it('that somebody saved in between is not replaced by who says what they saw', async () => {
    const id = await makeDestination(admin)
    const first = await admin('saveDraft', { kind, id, fields: { tags: ['a'] } })
    await bea.call('saveDraft', { kind, id, fields: { tags: ['b'] } })
    await expect(
      admin('saveDraft', { kind, id, fields: { tags: ['c'] }, updatedAt: first.updatedAt }),
    ).rejects.toMatchObject(conflict)
    expect((await admin('getDraft', { kind, id }))?.fields).toEqual({ tags: ['b'] })
  })

  it('goes with its item, and when it is thrown away, twice too', async () => {
    const id = await makeDestination(admin)
    await admin('saveDraft', { kind, id, fields: { tags: ['a'] } })
    await admin('discardDraft', { kind, id })
    await admin('discardDraft', { kind, id })
    expect(await admin('getDraft', { kind, id })).toBeNull()
    await admin('saveDraft', { kind, id, fields: { tags: ['a'] } })
    await admin('deleteDestination', { id })
    await expect(admin('getDraft', { kind, id })).rejects.toMatchObject(notFound)
  })

  it('marks its item in the lists of the panel, for an admin alone', async () => {
    const destinationId = await makeDestination(admin)
    const ids = {
      destination: destinationId,
      tour: await makeTour(admin, { destinationId }),
      circuit: await makeCircuit(admin),
      package: await makePackage(admin),
      hotel: await makeHotel(admin, { destinationId }),
      incentive: await makeIncentive(admin, { destinationId }),
    }
    const lists = {
      destination: 'listDestinations',
      tour: 'listTours',
      circuit: 'listCircuits',
      package: 'listPackages',
      hotel: 'listHotels',
      incentive: 'listIncentives',
    } as const
    const agent = await app.makeUser()
    for (const of of Object.keys(lists) as (keyof typeof lists)[]) {
      const id = ids[of]
      const { updatedAt } = await bea.call('saveDraft', { kind: of, id, fields: {} })
      const mark = { updatedAt, by: { id: bea.id, name: 'Bea Ruiz' } }
      const { list } = await admin(lists[of], { adminPanel: true })
      expect(list.find((item) => item.id === id)?.draft).toEqual(mark)
      expect(list.some((item) => item.draft === undefined)).toBe(false)
      for (const who of [app.call, agent.call]) {
        const { list: seen } = await who(lists[of])
        expect(seen.length).toBeGreaterThan(0)
        expect(seen.filter((item) => 'draft' in item)).toEqual([])
      }
      await expect(app.call(lists[of], { adminPanel: true })).resolves.not.toMatchObject({
        list: expect.arrayContaining([expect.objectContaining({ draft: expect.anything() })]),
      })
    }
  })
})

describe('publishing a draft', () => {
  it('is an edit of the item, and leaves no draft', async () => {
    const id = await makeDestination(admin)
    await admin('saveDraft', { kind, id, fields: { details: makeDetails('Publicado') } })
    expect(await bea.call('publishDraft', { kind, id })).toEqual({ id })
    expect(await nameOf(id)).toBe('Publicado')
    expect(await app.call('detailDestination', { id })).toMatchObject({
      details: [expect.objectContaining({ name: 'Publicado' })],
    })
    expect(await admin('getDraft', { kind, id })).toBeNull()
    expect(await published(id)).toEqual([{ actorId: bea.id, fields: ['details'] }])
    await expect(admin('publishDraft', { kind, id })).rejects.toMatchObject(notFound)
  })

  it('holds it to all rules of an edit, and keeps it when it is refused', async () => {
    const id = await makeCircuit(admin)
    const fields = { details: [{ lang: 'es', name: 'Solo', description: 'Español' }] }
    await admin('saveDraft', { kind: 'circuit', id, fields })
    await expect(admin('publishDraft', { kind: 'circuit', id })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'details', message: messages.detailsEnglish }] },
    })
    const elsewhere = { itinerary: [{ day: 1, destinationId: randomUUID() }] }
    await admin('saveDraft', { kind: 'circuit', id, fields: elsewhere })
    await expect(admin('publishDraft', { kind: 'circuit', id })).rejects.toMatchObject({
      context: { issues: [{ path: 'itinerary.0.destinationId' }] },
    })
    expect(await admin('getDraft', { kind: 'circuit', id })).toMatchObject({ fields: elsewhere })
  })

  it('does not overwrite an item that was changed since the draft was begun, unless told to', async () => {
    const id = await makeDestination(admin)
    await admin('saveDraft', { kind, id, fields: { details: makeDetails('Borrador') } })
    await bea.call('editDestination', { id, tags: ['otra'] })
    // It is still the draft that was begun before.
    await admin('saveDraft', { kind, id, fields: { details: makeDetails('Borrador dos') } })
    await expect(admin('publishDraft', { kind, id })).rejects.toMatchObject(conflict)
    expect(await nameOf(id)).not.toBe('Borrador dos')
    await admin('publishDraft', { kind, id, force: true })
    expect(await stored(id)).toMatchObject({
      tags: ['otra'],
      details: [expect.objectContaining({ name: 'Borrador dos' })],
    })
  })

  it('believes a draft that says which item its writer saw, but no later one than there is', async () => {
    const id = await makeDestination(admin)
    const { updatedAt: seen } = await stored(id)
    await bea.call('editDestination', { id, tags: ['otra'] })
    const fields = { details: makeDetails('Borrador'), updatedAt: seen.toISOString() }
    await admin('saveDraft', { kind, id, fields })
    await expect(admin('publishDraft', { kind, id })).rejects.toMatchObject(conflict)
    await admin('saveDraft', { kind, id, fields: { ...fields, updatedAt: '2999-01-01T00:00:00Z' } })
    await bea.call('editDestination', { id, tags: ['más'] })
    await expect(admin('publishDraft', { kind, id })).rejects.toMatchObject(conflict)
    const now = (await stored(id)).updatedAt.toISOString()
    await admin('saveDraft', { kind, id, fields: { ...fields, updatedAt: now } })
    await admin('publishDraft', { kind, id })
    expect(await nameOf(id)).toBe('Borrador')
  })

  it('publishes no other draft than the one that was seen', async () => {
    const id = await makeDestination(admin)
    const { updatedAt } = await admin('saveDraft', { kind, id, fields: { tags: ['a'] } })
    await bea.call('saveDraft', { kind, id, fields: { tags: ['b'] } })
    await expect(admin('publishDraft', { kind, id, updatedAt })).rejects.toMatchObject(conflict)
    await expect(admin('publishDraft', { kind, id, updatedAt, force: true })).rejects.toMatchObject(
      conflict,
    )
    expect((await stored(id)).draft).not.toBeNull()
  })

  it('happens once, however many admins do it at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await makeDestination(admin)
      await admin('saveDraft', { kind, id, fields: { tags: ['una vez'] } })
      const outcomes = await Promise.allSettled(
        [admin, bea.call, admin, bea.call].map((who) => who('publishDraft', { kind, id })),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(notFound)
      }
      expect(await published(id)).toHaveLength(1)
    }
  })
})
