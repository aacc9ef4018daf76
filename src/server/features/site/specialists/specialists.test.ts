import { describe, expect, it } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { specialists } from '#server/platform/db/schema/index.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { makePicture, makeRegion } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const unknownId = 'bd0f4a52-6a1c-4f4d-9a8a-3b1d6d8c1f00'
const notFound = { name: 'NOT_FOUND_ERROR' }

const listForPanel = async () => (await admin('listSpecialists', { adminPanel: true })).list
const listForAll = async () => (await app.call('listSpecialists', {})).list

const said = {
  name: 'Lucía',
  role: { es: 'Patagonia', en: 'Patagonia' },
  bio: { en: 'Guide for ten years.\nLoves ice.' },
  languages: ['es', 'de'],
  phone: '+54 2902 555 010',
  whatsapp: null,
  email: 'Lucia@example.com',
}

describe('specialists', () => {
  it('are listed by order: enabled ones to everybody, without account, status and order', async () => {
    const regionId = await makeRegion(admin)
    const user = await app.makeUser({ role: 'admin' })
    const { id } = await admin('addSpecialist', {
      ...said,
      regionIds: [regionId],
      kinds: ['tour', 'tour'],
      userId: user.id,
      order: 2,
    })
    const first = await admin('addSpecialist', { name: 'Ana', order: 1 })
    const hidden = await admin('addSpecialist', { name: 'Bruno', status: false })
    const shown = {
      ...said,
      id,
      email: 'lucia@example.com',
      regionIds: [regionId],
      kinds: ['tour'],
      photo: null,
    }
    expect(await listForAll()).toEqual([expect.objectContaining({ name: 'Ana' }), shown])
    expect(await listForPanel()).toMatchObject([
      { id: hidden.id, status: false },
      { id: first.id, order: 1 },
      { ...shown, userId: user.id, status: true, order: 2 },
    ])
    expect(await app.call('listSpecialists', { adminPanel: true })).toEqual({
      list: await listForAll(),
    })
    for (const each of await listForPanel()) await admin('deleteSpecialist', { id: each.id })
    expect(await listForPanel()).toEqual([])
  })

  it('are edited field by field, switched off and deleted', async () => {
    const { id } = await admin('addSpecialist', said)
    await admin('editSpecialist', { id, name: 'Lucía M.', phone: null, bio: null, order: 4 })
    expect(await listForPanel()).toMatchObject([
      { name: 'Lucía M.', phone: null, bio: {}, role: said.role, order: 4, status: true },
    ])
    expect(await admin('toggleSpecialistStatus', { id })).toEqual({ status: false })
    expect(await listForAll()).toEqual([])
    expect(await admin('toggleSpecialistStatus', { id })).toEqual({ status: true })
    await admin('deleteSpecialist', { id })
    const file = await makePicture()
    const gone = [
      admin('deleteSpecialist', { id }),
      admin('editSpecialist', { id, name: 'Nobody' }),
      admin('toggleSpecialistStatus', { id }),
      admin('removeSpecialistPhoto', { id }),
      admin('uploadSpecialistPhoto', { id, file }),
    ]
    // Nothing is awaited in between: a refusal that nobody awaits yet fails the run.
    await Promise.all(gone.map((each) => expect(each).rejects.toMatchObject(notFound)))
  })

  it('name regions that there are, an admin’s account and languages that people speak', async () => {
    const name = 'Nobody'
    const agent = await app.makeUser()
    await expect(admin('addSpecialist', { name, regionIds: [unknownId] })).rejects.toMatchObject(
      notFound,
    )
    await expect(admin('addSpecialist', { name, userId: unknownId })).rejects.toMatchObject(
      notFound,
    )
    await expect(admin('addSpecialist', { name, userId: agent.id })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'userId' }] },
    })
    await expect(admin('addSpecialist', { name, languages: ['xx'] })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'languages.0' }] },
    })
  })

  it('lose a region that is deleted, alone or with its country', async () => {
    const country = await admin('addCountry', { name: 'Chile' })
    const [alone, within, other] = [
      await makeRegion(admin),
      await makeRegion(admin, country.id),
      await makeRegion(admin),
    ]
    const { id } = await admin('addSpecialist', { name: 'Eva', regionIds: [alone, within, other] })
    await admin('deleteRegion', { id: alone })
    await admin('deleteCountry', { id: country.id })
    expect(await listForAll()).toMatchObject([{ id, regionIds: [other] }])
    await admin('deleteSpecialist', { id })
  })

  it('have one photo, whose files go with it', async () => {
    const { id } = await admin('addSpecialist', { name: 'Inés' })
    const first = await admin('uploadSpecialistPhoto', { id, file: await makePicture() })
    const second = await admin('uploadSpecialistPhoto', { id, file: await makePicture() })
    expect((await listForAll())[0]?.photo).toMatchObject({ url: second.url, width: 400 })
    await app.services.jobs.drain()
    const statusOf = async (url: string) =>
      (await app.server.inject({ method: 'GET', url })).statusCode
    expect(await statusOf(first.url)).toBe(404)
    expect(await statusOf(second.url)).toBe(200)
    await admin('removeSpecialistPhoto', { id })
    await admin('removeSpecialistPhoto', { id })
    await app.services.jobs.drain()
    expect(await statusOf(second.url)).toBe(404)
    expect((await listForAll())[0]?.photo).toBeNull()
    await admin('deleteSpecialist', { id })
  })

  it('are told to a person and erased with the person’s address', async () => {
    const { id } = await admin('addSpecialist', said)
    const photo = await admin('uploadSpecialistPhoto', { id, file: await makePicture() })
    const file = await admin('exportPerson', { email: 'lucia@example.com' })
    expect(JSON.parse(await file.text())).toMatchObject({
      specialists: [{ name: 'Lucía', bio: said.bio }],
    })
    await admin('erasePerson', { email: 'lucia@example.com' })
    await app.services.jobs.drain()
    expect(await listForPanel()).toEqual([])
    expect((await app.server.inject({ method: 'GET', url: photo.url })).statusCode).toBe(404)
  })

  it('are a hundred at most', async () => {
    await inTransaction(app.services.database, (tx) =>
      tx
        .insert(specialists)
        .values(Array.from({ length: limits.specialistsMax }, (_, each) => ({ name: `N${each}` }))),
    )
    await expect(admin('addSpecialist', { name: 'One more' })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'name' }] },
    })
  })
})
