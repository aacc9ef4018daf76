import { beforeAll, describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()
const { admin } = app

beforeAll(async () => {
  const make = (name: string, rest: Parameters<typeof app.makeUser>[0]) =>
    app.makeUser({ name, surname: 'Pérez', email: `${name.toLowerCase()}@agency.example`, ...rest })
  await make('Zoe', { lastViewTariff: new Date('2026-01-05') })
  await make('Bruno', { isApproved: false, emailConfirmed: false })
  await make('Ana', { isApproved: false })
  await make('Carla', { lastViewTariff: new Date('2026-02-05') })
  await make('Dora', { role: 'admin' })
})

async function namesBy(query: PayloadOf<'searchUsers'>): Promise<string[]> {
  const { list, total } = await admin('searchUsers', query)
  if (query.limit === undefined) expect(total).toBe(list.length)
  return list.map(({ name }) => name)
}

describe('searching users', () => {
  it('gives one group or all, and how many match in each', async () => {
    const { counts } = await admin('searchUsers', { keyword: 'PEREZ', group: 'users', limit: 1 })
    expect(counts).toEqual({ admins: 1, users: 2, noApproved: 2 })
    expect(await namesBy({ keyword: 'perez', group: 'users' })).toEqual(['Carla', 'Zoe'])
    expect(await namesBy({ keyword: 'perez' })).toHaveLength(5)
    expect(await namesBy({ keyword: 'bruno@' })).toEqual(['Bruno'])
    expect(await namesBy({ group: 'noApproved', emailConfirmed: false })).toEqual(['Bruno'])
  })

  it('sorts and pages', async () => {
    const users = { keyword: 'perez', group: 'users' } as const
    expect(await namesBy({ ...users, sort: 'oldest' })).toEqual(['Zoe', 'Carla'])
    expect(await namesBy({ ...users, sort: '-lastViewTariff' })).toEqual(['Carla', 'Zoe'])
    expect(await namesBy({ group: 'noApproved', sort: 'name' })).toEqual(['Ana', 'Bruno'])
    expect(await namesBy({ group: 'noApproved', sort: 'emailConfirmed' })).toEqual(['Bruno', 'Ana'])
    const page = await admin('searchUsers', { ...users, sort: 'name', limit: 1, offset: 1 })
    expect(page).toMatchObject({ total: 2, list: [{ name: 'Zoe' }] })
    expect(JSON.stringify(page)).not.toContain('password')
  })
})
