import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type BulkAction, bulkActions, bulkActionsOf } from '#contract/editing/bulk.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { Failure } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { InputOf } from '#contract/index.ts'
import { backgroundTasks } from '#server/platform/db/schema/index.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { eventually } from '#testing/eventually.ts'
import {
  makeCategory,
  makeDestination,
  makeHotel,
  makeItem,
  makePackage,
  makePicture,
  makeTour,
} from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { makeFullCatalogue } from '#testing/sheets.ts'
import { itemState, undoAtOnce } from '#testing/undone-works.ts'
import { purgeBackgroundTasks } from '../background-tasks/store.ts'

const app = await startTestApp()
const { admin } = app
const { database } = app.services
const conflict = { name: 'EDIT_CONFLICT_ERROR' }
const dayMs = 24 * 60 * 60 * 1_000

async function bulk(input: Pick<InputOf<'bulkEdit'>, 'kind' | 'ids' | 'action' | 'tags'>) {
  const workId = randomUUID()
  const answer = await admin('bulkEdit', { ...input, workId })
  return { workId, answer }
}

const undo = (workId: string, call = admin) => undoAtOnce(call, workId)

const stateOf = (kind: Kind, id: string) => itemState(admin, kind, id)

const everything = await makeFullCatalogue(admin)

/** An item of a kind that nothing uses, which an action changes, and what else it has. */
async function itemFor(kind: Kind, action: BulkAction): Promise<string> {
  const { id } = await admin('duplicateItem', { kind, id: everything[kind] })
  const edit = admin as unknown as (name: string, payload: object) => Promise<unknown>
  const name = `edit${kind[0]?.toUpperCase()}${kind.slice(1)}`
  const isStarrable = bulkActionsOf(kind).includes('star')
  const starred = isStarrable && action !== 'star' ? { starred: true } : {}
  await edit(name, { id, status: action !== 'enable', ...(action !== 'enable' && starred) })
  // A destination’s page has room for few of them.
  if (kind === 'tour' && (action === 'disable' || action === 'delete')) {
    await admin('toggleTourStarredInDestination', { id })
  }
  return id
}

const ofEachKind = kinds.flatMap((kind) =>
  bulkActions
    .filter((action) => bulkActionsOf(kind).includes(action))
    .map((action) => ({ kind, action })),
)

describe('what a bulk change did', () => {
  it.each(ofEachKind)('is undone field by field: $action $kind', async ({ kind, action }) => {
    const id = await itemFor(kind, action)
    const before = await stateOf(kind, id)
    const tags = action === 'removeTags' ? ((before['tags'] ?? []) as string[]).slice(0, 1) : ['x']
    const asksTags = action.endsWith('Tags')
    if (action === 'removeTags' && tags.length === 0) return
    const { workId, answer } = await bulk({ kind, ids: [id], action, ...(asksTags && { tags }) })
    expect(answer).toEqual({ done: [id], refused: [] })
    if (action === 'delete') await expect(stateOf(kind, id)).rejects.toThrow()
    else expect(await stateOf(kind, id)).not.toEqual(before)
    expect(await undo(workId)).toEqual({ done: [id], refused: [] })
    expect(await stateOf(kind, id)).toEqual(before)
  })

  it('comes back from the bin with rates, plan, stars, pictures and what it extended', async () => {
    const destinationId = await makeDestination(admin)
    const tour = await makeTour(admin, {
      destinationId,
      categoryId: await makeCategory(admin),
      starred: true,
    })
    await admin('toggleTourStarredInDestination', { id: tour })
    await admin('addTourMedia', { id: tour, position: 'slider', file: await makePicture() })
    const { id: rate } = await admin(
      'addRate',
      makeRate({ entityType: 'tour', entityId: tour, sheet: 'undone' }),
    )
    const disableAt = new Date(Date.now() + dayMs)
    await admin('setSchedule', { kind: 'tour', id: tour, disableAt })
    await admin('saveDraft', { kind: 'tour', id: tour, fields: { tags: ['drafted'] } })
    const pack = await makePackage(admin)
    const circuitLike = await makePackage(admin, { extensionIds: [pack] })
    const [was, rateWas, extendedWas] = [
      await stateOf('tour', tour),
      await admin('detailRate', { id: rate }),
      await stateOf('package', circuitLike),
    ]
    const deletions = [
      await bulk({ kind: 'tour', ids: [tour], action: 'delete' }),
      await bulk({ kind: 'package', ids: [pack], action: 'delete' }),
    ]
    for (const { workId } of deletions) expect((await undo(workId)).refused).toEqual([])
    const is = await stateOf('tour', tour)
    // Renditions are drawn again under new addresses.
    const withoutFiles = ({ tourMedia: _media, media: _all, draft: _draft, ...rest }: typeof is) =>
      rest
    expect(withoutFiles(is)).toEqual(withoutFiles(was))
    expect(await admin('detailRate', { id: rate })).toEqual(rateWas)
    expect(await stateOf('package', circuitLike)).toEqual(extendedWas)
    const { list } = await admin('listSchedule')
    expect(list.find(({ id }) => id === tour)?.disableAt).toEqual(disableAt)
    const draft = await admin('getDraft', { kind: 'tour', id: tour })
    expect(draft?.fields).toEqual({ tags: ['drafted'] })
    await admin('publishDraft', { kind: 'tour', id: tour })
  })

  it('stays in items that were so already, and in those that were refused', async () => {
    const [changed, already] = [await makeHotel(admin), await makeHotel(admin, { status: false })]
    const ids = [changed, already, randomUUID()]
    const { workId, answer } = await bulk({ kind: 'hotel', ids, action: 'disable' })
    expect(answer).toMatchObject({ done: [changed, already] })
    expect(await undo(workId)).toEqual({ done: [changed], refused: [] })
    expect(await stateOf('hotel', already)).toMatchObject({ status: false })
  })

  it('stays where the item changed since, which is refused', async () => {
    const ids = [await makeHotel(admin), await makeHotel(admin), await makeHotel(admin)]
    const [kept = '', edited = '', deleted = ''] = ids
    const { workId } = await bulk({ kind: 'hotel', ids, action: 'disable' })
    await admin('editHotel', { id: edited, category: 3 })
    await admin('deleteHotel', { id: deleted })
    expect(await undo(workId)).toMatchObject({
      done: [kept],
      refused: [
        { id: edited, ...conflict },
        { id: deleted, ...conflict },
      ],
    })
    expect(await stateOf('hotel', edited)).toMatchObject({ status: false, category: 3 })
    const { list } = await admin('listWorkChanges', { workId })
    expect(list).toMatchObject([
      { id: edited, kind: 'hotel', action: 'edit', undone: false, refusal: conflict.name },
      { id: deleted, undone: false, refusal: conflict.name },
      { id: kept, undone: true, refusal: null },
    ])
  })

  it('is not brought back over what was restored, or deleted for good, since', async () => {
    const ids = [await makeHotel(admin), await makeHotel(admin), await makeHotel(admin)]
    const [restored = '', purged = '', again = ''] = ids
    const { workId } = await bulk({ kind: 'hotel', ids, action: 'delete' })
    await admin('restoreFromBin', { kind: 'hotel', id: restored })
    await admin('deleteFromBin', { kind: 'hotel', id: purged })
    app.advanceClock(1)
    await admin('restoreFromBin', { kind: 'hotel', id: again })
    await admin('deleteHotel', { id: again })
    const { done, refused } = await undo(workId)
    expect(done).toEqual([])
    expect(refused).toMatchObject(ids.map((id) => ({ id, ...conflict })))
    expect(await stateOf('hotel', restored)).toMatchObject({ status: false })
  })

  it('is refused by the rule of an edit, which it names', async () => {
    const destinationId = await makeDestination(admin)
    const categoryId = await makeCategory(admin)
    const starredTour = async () => {
      const id = await makeTour(admin, { destinationId, categoryId })
      await admin('toggleTourStarredInDestination', { id })
      return id
    }
    const first = await starredTour()
    const plain = await makeTour(admin, { destinationId, categoryId })
    const { workId } = await bulk({ kind: 'tour', ids: [first, plain], action: 'disable' })
    for (let room = 0; room < limits.toursStarredPerDestination; room += 1) await starredTour()
    expect(await undo(workId)).toMatchObject({
      done: [plain],
      refused: [{ id: first, name: 'LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR' }],
    })
    expect(await stateOf('tour', first)).toMatchObject({ status: false })
  })

  it('of one work after another is undone, the last first', async () => {
    const id = await makeDestination(admin, { tags: ['sea'] })
    const before = await stateOf('destination', id)
    const ids = [id]
    const works = [
      await bulk({ kind: 'destination', ids, action: 'addTags', tags: ['a'] }),
      await bulk({ kind: 'destination', ids, action: 'disable' }),
      await bulk({ kind: 'destination', ids, action: 'delete' }),
    ]
    for (const { workId } of works.toReversed()) {
      expect(await undo(workId)).toEqual({ done: ids, refused: [] })
    }
    expect(await stateOf('destination', id)).toEqual(before)
  })
})

describe('undoing a work', () => {
  const disabled = async () => {
    const id = await makeHotel(admin)
    return { id, ...(await bulk({ kind: 'hotel', ids: [id], action: 'disable' })) }
  }
  const refusedAs = (message: string) => ({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path: 'workId', message }] },
  })

  it('is done once; the work says so', async () => {
    const { workId } = await disabled()
    expect(await admin('getWork', { workId })).not.toHaveProperty('undoneAt')
    await undo(workId)
    await expect(undo(workId)).rejects.toMatchObject(refusedAs(messages.workUndone))
    const me = await admin('getMe')
    expect((await admin('getWork', { workId })).undoneAt).toBeInstanceOf(Date)
    const { list } = await admin('listWorks', { limit: 1 })
    expect(list).toMatchObject([
      {
        id: workId,
        operation: 'bulkEdit',
        kind: 'hotel',
        counts: { add: 0, edit: 1, delete: 0 },
        by: { id: me.id },
        undoneBy: { id: me.id },
        isRunning: false,
      },
    ])
  })

  it('may be tried again where nothing could be undone', async () => {
    const destinationId = await makeDestination(admin)
    const { workId } = await bulk({
      kind: 'destination',
      ids: [destinationId],
      action: 'disable',
    })
    await admin('editDestination', { id: destinationId, altitude: 3 })
    for (const _attempt of [1, 2]) {
      expect(await undo(workId)).toMatchObject({ done: [], refused: [conflict] })
    }
  })

  it('is for every admin, in the name of who does it, and for nobody else', async () => {
    const { id, workId } = await disabled()
    const other = await app.makeUser({ role: 'admin' })
    const agent = await app.makeUser()
    await expect(undo(workId, agent.call)).rejects.toMatchObject({ name: 'FORBIDDEN_ERROR' })
    expect(await undo(workId, other.call)).toEqual({ done: [id], refused: [] })
    const { list } = await admin('listActivity', { itemId: id, limit: 1 })
    expect(list).toMatchObject([{ actorId: other.id, fields: ['status'] }])
  })

  it('ends after 30 days, and what is kept for it goes', async () => {
    const { workId } = await disabled()
    const { workId: recent } = await disabled()
    const startedAt = (days: number) => new Date(app.services.clock().getTime() - days * dayMs)
    const age = (id: string, days: number) =>
      database.db
        .update(backgroundTasks)
        .set({ startedAt: startedAt(days) })
        .where(eq(backgroundTasks.id, id))
    await age(workId, 30.1)
    await age(recent, 29.9)
    const gone = new Failure('NOT_FOUND_ERROR')
    await expect(undo(workId)).rejects.toEqual(gone)
    await inTransaction(database, (tx) => purgeBackgroundTasks(tx, app.services.clock()))
    await expect(admin('listWorkChanges', { workId })).rejects.toEqual(gone)
    await expect(admin('getWork', { workId: recent })).rejects.toEqual(gone)
    expect((await undo(recent)).refused).toEqual([])
  })

  it('is for no dry run, no unknown work and none that runs', async () => {
    const id = await makeHotel(admin)
    const workId = randomUUID()
    await admin('bulkEdit', { kind: 'hotel', ids: [id], action: 'disable', dryRun: true, workId })
    const gone = new Failure('NOT_FOUND_ERROR')
    for (const each of [workId, randomUUID()]) await expect(undo(each)).rejects.toEqual(gone)
    const { workId: running } = await disabled()
    await database.db
      .update(backgroundTasks)
      .set({ state: 'running', beatAt: app.services.clock() })
      .where(eq(backgroundTasks.id, running))
    await expect(undo(running)).rejects.toMatchObject(refusedAs(messages.workRuns))
  })

  it('is for works that nobody named, too', async () => {
    const id = await makeHotel(admin)
    await admin('bulkEdit', { kind: 'hotel', ids: [id], action: 'disable' })
    const { list } = await admin('listWorks', { limit: 1 })
    expect(await undo(list[0]?.id ?? '')).toEqual({ done: [id], refused: [] })
  })

  it('goes on where it was stopped, and at the same time as another', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => makeHotel(admin)))
    const { workId } = await bulk({ kind: 'hotel', ids, action: 'delete' })
    const begun = await admin('undoWork', { workId, background: true })
    if (!('workId' in begun)) throw new Error('It was done at once')
    await admin('cancelWork', begun)
    await eventually(async () => {
      expect((await admin('getWork', begun)).state).not.toBe('running')
    })
    const answers = await Promise.allSettled([undo(workId), undo(workId)])
    const done = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(done.length).toBeGreaterThan(0)
    for (const answer of done) expect(answer).toEqual({ done: ids, refused: [] })
    for (const id of ids) expect(await stateOf('hotel', id)).toMatchObject({ status: true })
  })

  it('runs in the background with progress and answer', async () => {
    const ids = [await makeHotel(admin), await makeItem.hotel(admin)]
    const { workId } = await bulk({ kind: 'hotel', ids, action: 'disable' })
    const begun = await admin('undoWork', { workId, background: true })
    if (!('workId' in begun)) throw new Error('It was done at once')
    const work = await eventually(async () => {
      const now = await admin('getWork', begun)
      expect(now.state).toBe('done')
      return now
    })
    expect(work).toMatchObject({ done: 2, total: 2, answer: { done: ids, refused: [] } })
  })
})
