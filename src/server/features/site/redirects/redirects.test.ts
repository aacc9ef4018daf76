import { describe, expect, test } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { redirectMessages } from '#contract/site/redirects/redirect-messages.ts'
import { startTestApp } from '#testing/app.ts'
import { totpSecrets } from '#server/platform/db/schema/index.ts'
import { makeDestination, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const refusal = (path: string, message: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path, message }] },
})

const listed = async (keyword?: string) => (await admin('listRedirects', { keyword })).list

describe('a redirect', () => {
  test('is added, found by a part of either address, edited and deleted', async () => {
    const { id } = await admin('addRedirect', { from: '/Vieja/pagina.html', to: '/en/about-us' })
    const [added] = await listed('VIEJA')
    expect(added).toEqual({
      id,
      from: '/Vieja/pagina.html',
      to: '/en/about-us',
      hits: 0,
      createdAt: expect.any(Date),
    })
    expect(await listed('about-us')).toHaveLength(1)
    expect(await listed('100%')).toEqual([])
    await admin('editRedirect', { id, to: 'https://old.example/all' })
    expect((await listed())[0]).toMatchObject({ from: added?.from, to: 'https://old.example/all' })
    await admin('editRedirect', { id, from: '/vieja/pagina.html' })
    await admin('deleteRedirect', { id })
    expect(await admin('listRedirects')).toEqual({ list: [], total: 0 })
    await expect(admin('deleteRedirect', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await expect(admin('editRedirect', { id, to: '/en' })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  test.each([
    ['x', redirectMessages.redirectFrom],
    ['//other.example', redirectMessages.redirectFrom],
    ['/\\other', redirectMessages.redirectFrom],
    ['/x#part', redirectMessages.redirectFrom],
    [`/${'x'.repeat(500)}`, messages.tooLong],
    ['/api', redirectMessages.redirectReserved],
    ['/API/x', redirectMessages.redirectReserved],
    ['/%61pi/x', redirectMessages.redirectReserved],
    ['/media/a.jpg', redirectMessages.redirectReserved],
    ['/assets/a.js', redirectMessages.redirectReserved],
    ['/feed/v1', redirectMessages.redirectReserved],
    ['/kit/x', redirectMessages.redirectReserved],
    ['/mcp', redirectMessages.redirectReserved],
    ['/client/x', redirectMessages.redirectReserved],
    ['/admin-panel/users', redirectMessages.redirectReserved],
    ['/.well-known/x', redirectMessages.redirectReserved],
    ['/healthz', redirectMessages.redirectServed],
  ])('may not begin at %s', async (from, message) => {
    await expect(admin('addRedirect', { from, to: '/en' })).rejects.toMatchObject(
      refusal('from', message),
    )
  })

  test('may begin with what only looks like a reserved word', async () => {
    for (const from of ['/clientes', '/media-kit.html', '/apis/x']) {
      const { id } = await admin('addRedirect', { from, to: '/en' })
      await admin('deleteRedirect', { id })
    }
  })

  test.each([
    'ftp://x.example',
    'http://x.example',
    '//x.example',
    '/\\x',
    'https://me@x.example',
    'x',
  ])('may not lead to %s', async (to) => {
    await expect(admin('addRedirect', { from: '/a', to })).rejects.toMatchObject(
      refusal('to', redirectMessages.redirectTo),
    )
  })

  test('has its source alone, in every spelling', async () => {
    const { id } = await admin('addRedirect', { from: '/Año?b=2&a=1', to: '/en' })
    for (const from of ['/a%C3%B1o/?a=1&b=2', '/AÑO/index.php?b=2&a=1']) {
      await expect(admin('addRedirect', { from, to: '/es' })).rejects.toMatchObject(
        refusal('from', messages.taken),
      )
    }
    const other = await admin('addRedirect', { from: '/año?a=1', to: '/en' })
    await expect(
      admin('editRedirect', { id: other.id, from: '/año?a=1&b=2' }),
    ).rejects.toMatchObject(refusal('from', messages.taken))
    await admin('deleteRedirect', { id })
    await admin('deleteRedirect', { id: other.id })
  })

  test('leads to an item or a place that is there', async () => {
    const tour = await makeTour(admin)
    const { list } = await admin('listCountries')
    const targets = [
      { kind: 'tour', id: tour },
      { kind: 'country', id: list[0]?.id ?? '' },
    ] as const
    for (const [place, to] of targets.entries()) {
      const { id } = await admin('addRedirect', { from: `/thing-${place}`, to })
      expect((await listed(`thing-${place}`))[0]?.to).toEqual(to)
      await admin('deleteRedirect', { id })
    }
    const gone = { kind: 'hotel', id: tour } as const
    await expect(admin('addRedirect', { from: '/thing', to: gone })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  test('to the site’s own host is stored as a path', async () => {
    const { siteUrl } = app.services.settings
    const to = `${siteUrl.replace(/^http:/, 'https:')}/es/tours?tag=x`
    const { id } = await admin('addRedirect', { from: '/own', to })
    expect((await listed('/own'))[0]?.to).toBe('/es/tours?tag=x')
    await admin('deleteRedirect', { id })
  })

  test('never leads back to itself, however long the way', async () => {
    await expect(admin('addRedirect', { from: '/self', to: '/SELF/' })).rejects.toMatchObject(
      refusal('to', redirectMessages.redirectLoop),
    )
    const ids = []
    for (const [from, to] of [
      ['/one', '/two'],
      ['/two?x=1', '/three'],
      ['/two', '/three?y=2'],
    ] as const) {
      ids.push((await admin('addRedirect', { from, to })).id)
    }
    await expect(admin('addRedirect', { from: '/three', to: '/one' })).rejects.toMatchObject(
      refusal('to', redirectMessages.redirectLoop),
    )
    const [one = ''] = ids
    await expect(admin('editRedirect', { id: one, from: '/three' })).rejects.toMatchObject(
      refusal('to', redirectMessages.redirectLoop),
    )
    for (const id of ids) await admin('deleteRedirect', { id })
  })

  test('to another host asks who has a second factor for a fresh log-in', async () => {
    const somebody = await app.makeUser({ role: 'admin' })
    const createdAt = new Date()
    const factor = { userId: somebody.id, secret: 'x', createdAt, confirmedAt: createdAt }
    await app.services.database.db.insert(totpSecrets).values(factor)
    app.advanceClock(11 * 60)
    const elsewhere = { from: '/away', to: 'https://other.example' }
    await expect(somebody.call('addRedirect', elsewhere)).rejects.toMatchObject({
      name: 'FRESH_LOGIN_ERROR',
    })
    const { id } = await somebody.call('addRedirect', { from: '/away', to: '/en' })
    await expect(somebody.call('editRedirect', { id, to: elsewhere.to })).rejects.toMatchObject({
      name: 'FRESH_LOGIN_ERROR',
    })
    await somebody.call('editRedirect', { id, from: '/further-away' })
    await admin('deleteRedirect', { id })
  })
})

describe('an item that another replaces everywhere', () => {
  test('leads to that one, and from there no longer to itself', async () => {
    const destinationId = await makeDestination(admin)
    const [old, by, third] = [
      await makeTour(admin, { destinationId }),
      await makeTour(admin, { destinationId }),
      await makeTour(admin, { destinationId }),
    ]
    const replace = (id: string, other: string) =>
      admin('replaceEverywhere', { kind: 'tour', id, by: other })
    const leads = async () => (await listed('/tours/')).map(({ from, to }) => [from, to])
    const to = (id: string) => ({ kind: 'tour', id })
    await replace(old, by)
    expect(await leads()).toEqual([[`/tours/${old}`, to(by)]])
    await replace(old, third)
    expect(await leads()).toEqual([[`/tours/${old}`, to(third)]])
    await replace(third, old)
    expect(await leads()).toEqual([[`/tours/${third}`, to(old)]])
    for (const { id } of await listed('/tours/')) await admin('deleteRedirect', { id })
  })
})

describe('a visit', () => {
  const { services } = app

  test('finds a redirect at once when it was added, and no more when it was deleted', async () => {
    expect(await services.findRedirect('/soon')).toBeUndefined()
    const { id } = await admin('addRedirect', { from: '/soon', to: '/en' })
    expect(await services.findRedirect('/Soon/?utm=1')).toMatchObject({ id, to: '/en' })
    await admin('editRedirect', { id, to: '/es' })
    expect(await services.findRedirect('/soon')).toMatchObject({ to: '/es' })
    await admin('deleteRedirect', { id })
    expect(await services.findRedirect('/soon')).toBeUndefined()
  })

  test('is counted', async () => {
    const { id } = await admin('addRedirect', { from: '/counted', to: '/en' })
    for (let visit = 0; visit < 3; visit += 1) services.redirectHits.count(id)
    await services.redirectHits.write()
    expect((await listed('/counted'))[0]?.hits).toBe(3)
    await admin('deleteRedirect', { id })
  })
})
