import { describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { viewLimits } from '#contract/accounts/saved-views.ts'
import { listColumns, savedViews } from '#server/platform/db/schema/index.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'

const app = await startTestApp()
const { db } = app.services.database
const ana = await app.makeUser({ role: 'admin', name: 'Ana', surname: 'Ruiz' })
const leo = await app.makeUser({ role: 'admin', name: 'Leo', surname: 'Paz' })

const hidden = { list: 'tours', name: 'Hidden ones', params: { status: 'off' } } as const

async function namesFor(user: TestUser, list: PayloadOf<'listViews'>['list'] = 'tours') {
  return (await user.call('listViews', { list })).list.map(({ name }) => name)
}

describe('a view', () => {
  it('is its maker’s alone, or everybody’s, by name and with its maker', async () => {
    const own = await ana.call('addView', hidden)
    const params = { sort: '-changed', place: 'r1,r2' }
    const shared = await ana.call('addView', {
      list: 'tours',
      name: 'águilas',
      params,
      columns: ['changed', 'place'],
      shared: true,
    })
    expect((await ana.call('listViews', { list: 'tours' })).list).toEqual([
      {
        id: shared.id,
        name: 'águilas',
        params,
        columns: ['changed', 'place'],
        shared: true,
        own: true,
        by: 'Ana Ruiz',
      },
      {
        id: own.id,
        name: 'Hidden ones',
        params: { status: 'off' },
        columns: null,
        shared: false,
        own: true,
        by: null,
      },
    ])
    const [seen] = (await leo.call('listViews', { list: 'tours' })).list
    expect(seen).toMatchObject({ id: shared.id, own: false, by: 'Ana Ruiz' })
    expect(await namesFor(leo)).toEqual(['águilas'])
    expect(await namesFor(leo, 'hotels')).toEqual([])
  })

  it('is changed by its maker, and a shared one by any admin; only its maker takes that back', async () => {
    const { id } = await ana.call('addView', { ...hidden, list: 'hotels' })
    await expect(leo.call('editView', { id, name: 'Mine' })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    await ana.call('editView', { id, shared: true })
    await leo.call('editView', { id, name: 'Off', columns: ['stars'] })
    await leo.call('editView', { id })
    await expect(leo.call('editView', { id, shared: false })).rejects.toMatchObject({
      name: 'FORBIDDEN_ERROR',
    })
    expect((await leo.call('listViews', { list: 'hotels' })).list).toMatchObject([
      { id, name: 'Off', columns: ['stars'], params: { status: 'off' }, by: 'Ana Ruiz' },
    ])
    await ana.call('editView', { id, shared: false, columns: null })
    expect(await namesFor(leo, 'hotels')).toEqual([])
    await expect(leo.call('deleteView', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await ana.call('editView', { id, shared: true })
    await leo.call('deleteView', { id })
    await expect(ana.call('deleteView', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('has its name once among one’s own and once among the shared ones of a list', async () => {
    const named = { list: 'users', name: 'New', params: {} } as const
    await ana.call('addView', named)
    await ana.call('addView', { ...named, shared: true })
    await leo.call('addView', named)
    const { id } = await leo.call('addView', { ...named, name: 'Newest' })
    const taken = { name: 'INVALID_DATA_ERROR', context: { issues: [{ path: 'name' }] } }
    await expect(ana.call('addView', named)).rejects.toMatchObject(taken)
    await expect(leo.call('addView', { ...named, shared: true })).rejects.toMatchObject(taken)
    await expect(leo.call('editView', { id, name: 'New' })).rejects.toMatchObject(taken)
    expect(await namesFor(leo, 'users')).toEqual(['New', 'New', 'Newest'])
  })

  it.each([
    [{ list: 'nothing' }, 'list'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(viewLimits.nameMaxLength + 1) }, 'name'],
    [{ params: { q: 'Luisa' } }, 'params.q'],
    [{ params: { 'a b': 'x' } }, 'params.a b'],
    [{ params: { status: '' } }, 'params.status'],
    [{ params: { status: 'x'.repeat(viewLimits.paramMaxLength + 1) } }, 'params.status'],
    [
      { params: Object.fromEntries(Array.from({ length: 41 }, (_, each) => [`k${each}`, 'x'])) },
      'params',
    ],
    [{ columns: ['name', 'name'] }, 'columns'],
    [{ columns: Array.from({ length: 31 }, (_, each) => `c${each}`) }, 'columns'],
  ])('refuses %j', async (wrong, path) => {
    const payload = { ...hidden, ...wrong } as PayloadOf<'addView'>
    await expect(ana.call('addView', payload)).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path }] },
    })
  })

  it('is one of so many at most, however many are added at once', async () => {
    const rows = (count: number, ownerId: string | null) =>
      Array.from({ length: count }, (_, each) => ({
        list: 'mails' as const,
        name: `View ${each}`,
        params: {},
        ownerId,
      }))
    await db
      .insert(savedViews)
      .values([...rows(viewLimits.ownMax - 1, ana.id), ...rows(viewLimits.sharedMax, null)])
    const more = ['one', 'two', 'three'].map((name) =>
      ana.call('addView', { list: 'mails', name, params: {} }),
    )
    const done = await Promise.allSettled(more)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await leo.call('addView', { list: 'mails', name: 'one', params: {} })
    const shared = { list: 'mails', name: 'all', params: {}, shared: true } as const
    const full = { name: 'INVALID_DATA_ERROR', context: { issues: [{ path: 'name' }] } }
    await expect(leo.call('addView', shared)).rejects.toMatchObject(full)
    const { list } = await leo.call('listViews', { list: 'mails' })
    const own = list.find((view) => view.own)
    await expect(leo.call('editView', { id: own?.id ?? '', shared: true })).rejects.toMatchObject(
      full,
    )
  })
})

describe('columns', () => {
  it('are remembered for each person and list, and given back to the panel', async () => {
    const columnsOf = async (user: TestUser) =>
      (await user.call('listViews', { list: 'rates' })).columns
    expect(await columnsOf(ana)).toBeNull()
    await ana.call('setColumns', { list: 'rates', columns: ['sheet', 'season'] })
    await ana.call('setColumns', { list: 'rates', columns: [] })
    expect(await columnsOf(ana)).toEqual([])
    await ana.call('setColumns', { list: 'rates', columns: ['season', 'sheet'] })
    expect(await columnsOf(ana)).toEqual(['season', 'sheet'])
    expect(await columnsOf(leo)).toBeNull()
    await ana.call('setColumns', { list: 'rates', columns: null })
    expect(await columnsOf(ana)).toBeNull()
  })
})

it('go with the account, but for shared views, which stay without a name', async () => {
  const gone = await app.makeUser({ role: 'admin', name: 'Eva', surname: 'Luna' })
  const view = { list: 'pages', name: 'Own', params: { status: 'off' } } as const
  await gone.call('addView', view)
  await gone.call('addView', { ...view, name: 'Shared', shared: true })
  await gone.call('setColumns', { list: 'pages', columns: ['changed'] })
  await ana.call('deleteUser', { id: gone.id })
  expect((await ana.call('listViews', { list: 'pages' })).list).toMatchObject([
    { name: 'Shared', own: false, by: null },
  ])
  const left = await db.select({ name: savedViews.name, list: savedViews.list }).from(savedViews)
  expect(left.filter(({ list }) => list === 'pages')).toHaveLength(1)
  expect(await db.$count(listColumns)).toBe(0)
})

it('stand in what is kept about a person', async () => {
  const admin = await app.makeUser({ role: 'admin', email: 'views@example.com' })
  const view = { list: 'tags', name: 'Mine', params: { sort: 'tag' } } as const
  await admin.call('addView', view)
  const file = await ana.call('exportPerson', { email: 'views@example.com' })
  const { account } = JSON.parse(await file.text())
  expect(account.views).toEqual([{ ...view, columns: null, shared: false }])
})
