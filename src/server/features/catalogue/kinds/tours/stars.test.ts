import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeCategory, makeDestination, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const categoryId = await makeCategory(admin)
const unknownId = '00000000-0000-4000-8000-000000000000'

const disabled = { name: 'DISABLED_DESTINATION_ERROR', status: 409 }
const limit = { name: 'LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR', status: 409 }

const readAsAdmin = (id: string) => admin('detailTour', { id, adminPanel: true })

async function makeTours(count: number, destinationId: string): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    ids.push(await makeTour(admin, { destinationId, categoryId }))
  }
  return ids
}

async function starredIn(destinationId: string): Promise<string[]> {
  const { list } = await app.call('getToursStarredInDestination', { id: destinationId })
  return list.map((tour) => tour.id)
}

const starIn = (id: string) => admin('toggleTourStarredInDestination', { id })

describe('the stars of a tour', () => {
  it('are shown on its destination’s page', async () => {
    const destinationId = await makeDestination(admin)
    const [id = '', other = ''] = await makeTours(2, destinationId)
    expect(await starIn(id)).toEqual({ starredInDestination: true })
    expect(await starredIn(destinationId)).toEqual([id])
    await starIn(other)
    expect(await starredIn(destinationId)).toEqual([other, id])
    expect(await starIn(id)).toEqual({ starredInDestination: false })
    expect(await starredIn(destinationId)).toEqual([other])
    await expect(starIn(unknownId)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await expect(starIn(destinationId)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await expect(app.call('getToursStarredInDestination', { id: unknownId })).rejects.toMatchObject(
      { name: 'NOT_FOUND_ERROR' },
    )
    await expect(app.call('toggleTourStarredInDestination', { id })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
  })

  it('are at most four in a destination', async () => {
    const destinationId = await makeDestination(admin)
    const ids = await makeTours(5, destinationId)
    for (const id of ids.slice(0, 4)) await starIn(id)
    await expect(starIn(ids[4] ?? '')).rejects.toMatchObject(limit)
    await starIn(ids[0] ?? '')
    expect(await starIn(ids[4] ?? '')).toEqual({ starredInDestination: true })
    expect(await starredIn(destinationId)).toHaveLength(4)
  })

  it('are refused to a disabled tour', async () => {
    const id = await makeTour(admin, { categoryId, status: false })
    await expect(starIn(id)).rejects.toMatchObject(disabled)
    await expect(admin('toggleTourStarred', { id })).rejects.toMatchObject(disabled)
    expect(await readAsAdmin(id)).toMatchObject({ starred: false, starredInDestination: false })
  })

  it('go when it is disabled, by its toggle or an edit, and do not come back', async () => {
    const id = await makeTour(admin, { categoryId, starred: true })
    const none = { status: false, starred: false, starredInDestination: false }
    await starIn(id)
    await admin('toggleTourStatus', { id })
    expect(await readAsAdmin(id)).toMatchObject(none)
    await admin('toggleTourStatus', { id })
    expect(await readAsAdmin(id)).toMatchObject({ ...none, status: true })
    await starIn(id)
    await admin('editTour', { id, starred: true, status: false })
    expect(await readAsAdmin(id)).toMatchObject(none)
    await admin('editTour', { id, starred: true })
    expect(await readAsAdmin(id)).toMatchObject(none)
    await admin('editTour', { id, starred: true, status: true })
    expect(await readAsAdmin(id)).toMatchObject({ status: true, starred: true })
  })

  it('are not stored with a tour that is added disabled', async () => {
    const id = await makeTour(admin, { categoryId, status: false, starred: true })
    expect(await readAsAdmin(id)).toMatchObject({ status: false, starred: false })
  })

  it('in its destination are written by their toggle alone, and stay behind when it moves', async () => {
    const from = await makeDestination(admin)
    const to = await makeDestination(admin)
    const id = await makeTour(admin, { categoryId, destinationId: from, starred: true })
    const edit = { id, starredInDestination: true }
    await admin('editTour', edit)
    expect((await readAsAdmin(id)).starredInDestination).toBe(false)
    await starIn(id)
    await admin('editTour', { id, destinationId: from, tags: ['sol'] })
    expect((await readAsAdmin(id)).starredInDestination).toBe(true)
    await admin('editTour', { id, destinationId: to })
    expect(await readAsAdmin(id)).toMatchObject({ starred: true, starredInDestination: false })
    expect(await starredIn(to)).toEqual([])
  })
})

describe('at the same time', () => {
  it('twenty tours of a destination are starred: four succeed', async () => {
    const destinationId = await makeDestination(admin)
    const ids = await makeTours(20, destinationId)
    const outcomes = await Promise.allSettled(ids.map(starIn))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(16)
    for (const { reason } of refused) expect(reason).toMatchObject(limit)
    expect(await starredIn(destinationId)).toHaveLength(4)
  })

  it('starred tours move into a full destination: no star comes along', async () => {
    const full = await makeDestination(admin)
    for (const id of await makeTours(4, full)) await starIn(id)
    const from = await makeDestination(admin)
    const moving = await makeTours(4, from)
    await Promise.allSettled(
      moving.flatMap((id) => [starIn(id), admin('editTour', { id, destinationId: full })]),
    )
    expect(await starredIn(full)).toHaveLength(4)
    for (const id of moving) expect((await readAsAdmin(id)).destinationId).toBe(full)
  })

  it('a tour is disabled and starred: it never ends disabled with a star', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await makeTour(admin, { categoryId })
      await Promise.allSettled([
        admin('toggleTourStarred', { id }),
        admin('toggleTourStatus', { id }),
        starIn(id),
        admin('editTour', { id, starred: true }),
      ])
      const { status, starred, starredInDestination } = await readAsAdmin(id)
      expect({ status, starred, starredInDestination }).toEqual({
        status: false,
        starred: false,
        starredInDestination: false,
      })
    }
  })
})
