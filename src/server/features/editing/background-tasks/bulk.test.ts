import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bulkActions } from '#contract/editing/bulk.ts'
import { kinds } from '#contract/base/kinds.ts'
import type { InputOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeDestination,
  makeDetails,
  makeHotel,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

async function bulk(input: Partial<InputOf<'bulkEdit'>> & { ids: string[] }) {
  const answer = await admin('bulkEdit', { kind: 'tour', action: 'enable', ...input })
  if ('workId' in answer) throw new Error('It was to be done at once')
  return answer
}

const statusOf = async (id: string) => (await admin('detailTour', { id, adminPanel: true })).status

describe('many items at once', () => {
  it('each by its own rules and in its own transaction; a dry run tells the same and changes nothing', async () => {
    const good = await makeTour(admin, { status: false })
    const already = await makeTour(admin)
    const wordless = await makeTour(admin, { details: [] })
    const unknown = randomUUID()
    const ids = [good, wordless, already, unknown]
    const report = await bulk({ ids, dryRun: true })
    expect(await statusOf(good)).toBe(false)
    expect(report.done).toEqual([good, already])
    expect(report.refused).toMatchObject([
      { id: wordless, name: 'INVALID_DATA_ERROR', context: { issues: [{ path: 'details' }] } },
      { id: unknown, name: 'NOT_FOUND_ERROR' },
    ])
    const { list } = await admin('listActivity', { limit: 1 })
    expect(list[0]?.action).toBe('add')
    expect(await bulk({ ids })).toEqual(report)
    expect(await statusOf(good)).toBe(true)
    expect(await bulk({ ids: [good, already] })).toEqual({ done: [good, already], refused: [] })
  })

  it('an item that is so already is not touched', async () => {
    const id = await makeTour(admin)
    const before = await admin('detailTour', { id, adminPanel: true })
    for (const action of ['enable', 'unstar'] as const) await bulk({ ids: [id], action })
    await bulk({ ids: [id], action: 'removeTags', tags: ['none'] })
    expect(await admin('detailTour', { id, adminPanel: true })).toEqual(before)
  })

  it('stars and unstars, where a disabled tour is refused as by hand; disabling takes the stars', async () => {
    const id = await makeTour(admin)
    const disabled = await makeTour(admin, { status: false })
    const { done, refused } = await bulk({ ids: [id, disabled], action: 'star' })
    expect(done).toEqual([id])
    expect(refused).toMatchObject([{ id: disabled, name: 'DISABLED_DESTINATION_ERROR' }])
    await bulk({ ids: [id], action: 'disable' })
    const { starred } = await admin('detailTour', { id, adminPanel: true })
    expect(starred).toBe(false)
  })

  it('adds and removes tags without losing any', async () => {
    const id = await makeDestination(admin, { tags: ['sea', 'sun'] })
    await bulk({ kind: 'destination', ids: [id], action: 'addTags', tags: ['Sun', ' snow '] })
    const read = async () => (await admin('detailDestination', { id, adminPanel: true })).tags
    expect(await read()).toEqual(['sea', 'sun', 'snow'])
    await bulk({ kind: 'destination', ids: [id], action: 'removeTags', tags: ['sea', 'none'] })
    expect(await read()).toEqual(['sun', 'snow'])
  })

  it('tells which of them have too many tags then', async () => {
    const full = Array.from({ length: 40 }, (_, index) => `tag ${index}`)
    const id = await makeDestination(admin, { tags: full })
    const answer = await bulk({ kind: 'destination', ids: [id], action: 'addTags', tags: ['one'] })
    expect(answer).toMatchObject({ done: [], refused: [{ id, name: 'INVALID_DATA_ERROR' }] })
  })

  it('deletes what nothing depends on, and names what does', async () => {
    const used = await makeDestination(admin, { details: makeDetails('Used') })
    const free = await makeDestination(admin)
    const hotel = await makeHotel(admin, { destinationId: used })
    const ids = [used, free]
    const input = { kind: 'destination' as const, ids, action: 'delete' as const }
    const report = await bulk({ ...input, dryRun: true })
    expect(report.done).toEqual([free])
    expect(report.refused).toMatchObject([
      {
        id: used,
        name: 'INVALID_DELETE_ERROR',
        context: { dependents: { hotels: [{ id: hotel }] } },
      },
    ])
    await admin('detailDestination', { id: free, adminPanel: true })
    expect(await bulk(input)).toEqual(report)
    await expect(admin('detailDestination', { id: free, adminPanel: true })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  it('leaves a line in the activity for each, as an edit by hand', async () => {
    const id = await makeTour(admin, { categoryId: await makeCategory(admin) })
    await bulk({ ids: [id], action: 'disable' })
    const { list } = await admin('listActivity', { limit: 1 })
    expect(list[0]).toMatchObject({ action: 'edit', kind: 'tour', itemId: id, fields: ['status'] })
  })
})

const lacking = {
  hotel: ['star', 'unstar'],
  incentive: ['star', 'unstar', 'addTags', 'removeTags'],
}

it.each(kinds.flatMap((kind) => bulkActions.map((action) => ({ kind, action }))))(
  'refuses the call where the kind lacks the action: $action $kind',
  async ({ kind, action }) => {
    const lacks = Object.entries(lacking).some(
      ([of, actions]) => of === kind && actions.includes(action),
    )
    const call = admin('bulkEdit', { kind, action, ids: [randomUUID()], tags: ['a'], dryRun: true })
    const outcome = await call.catch((error: Error) => error.name)
    if (lacks) expect(outcome).toBe('INVALID_DATA_ERROR')
    else expect(outcome).toMatchObject({ refused: [{ name: 'NOT_FOUND_ERROR' }] })
  },
)

it.each([
  { ids: [] },
  { ids: Array.from({ length: 201 }, () => randomUUID()) },
  { ids: [randomUUID()], action: 'addTags' as const },
  { ids: [randomUUID()], action: 'addTags' as const, tags: [] },
])('refuses what is no such call', async (input) => {
  await expect(bulk(input)).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
})
