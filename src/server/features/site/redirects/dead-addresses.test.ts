import { describe, expect, test } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { deadAddresses } from '#server/platform/db/schema/index.ts'
import {
  makeDeadAddressCounter,
  purgeDeadAddresses,
} from '#server/platform/site/redirects/count-dead-addresses.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDetails, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin, services } = app
const { deadAddresses: counter } = services

async function visit(address: string, times = 1, referrer?: string) {
  for (let visit = 0; visit < times; visit += 1) counter.count(address, referrer)
  await counter.write()
}

const listed = async () => (await admin('listDeadAddresses')).list
const pathsListed = async () => (await listed()).map(({ path }) => path)

describe('a dead address', () => {
  test('is listed from its second visit on, without its query, the most asked for first', async () => {
    await visit('/old/page.html?utm=1')
    expect(await listed()).toEqual([])
    await visit('/old/page.html?utm=2', 1, 'https://Blog.example/post?secret=1')
    await visit('/ni%C3%B1o.php', 3)
    expect(await listed()).toEqual([
      {
        path: '/niño.php',
        count: 3,
        lastAt: expect.any(Date),
        referrerHost: null,
        suggestion: null,
      },
      {
        path: '/old/page.html',
        count: 2,
        lastAt: expect.any(Date),
        referrerHost: 'blog.example',
        suggestion: null,
      },
    ])
    await visit('/old/page.html', 4)
    expect(await admin('listDeadAddresses', { limit: 1 })).toMatchObject({
      list: [{ path: '/old/page.html', count: 6, referrerHost: 'blog.example' }],
      total: 2,
    })
    for (const path of await pathsListed()) await admin('dismissDeadAddress', { path })
    expect(await admin('listDeadAddresses')).toEqual({ list: [], total: 0 })
    await expect(admin('dismissDeadAddress', { path: '/ni' })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  test('asked for twice with more than 30 days between is not listed', async () => {
    const { database, log } = services
    let now = new Date()
    const elsewhere = makeDeadAddressCounter({ database, log, clock: () => now })
    const visitOn = async (day: number) => {
      now = new Date(Date.UTC(2027, 0, day))
      elsewhere.count('/seldom', undefined)
      await elsewhere.write()
    }
    await visitOn(1)
    await visitOn(32)
    expect(await listed()).toEqual([])
    await visitOn(62)
    expect(await listed()).toMatchObject([{ path: '/seldom', count: 2 }])
    await admin('dismissDeadAddress', { path: '/seldom' })
  })

  test.each([
    '/en/requests/abc',
    '/proposals/abc.pdf',
    '/client/x',
    '/es/Preview/x',
    '/verify-email/a/b',
    '/pt/reset-password/x',
    '/unsubscribe/x',
    '/kit/x',
    '/feed/v2',
    '/api/x',
    '/media/x.jpg',
    '/mcp',
    '/admin-panel/x',
    '/%61dmin-panel/x',
    '/wp-login.php',
    '/blog/wp-admin/setup.php',
    '/.env',
    '/x/.git/config',
    '/phpmyadmin/index.php',
    '/cgi-bin/x',
    '/vendor/phpunit/phpunit/x.php',
    '/mail/ana@example.com',
    '/x/9f86d081884c7d659a2feaa0c55ad015',
    '/reset/eyJhbGciOiJIUzI1NiIsInR5cCI6',
    '/a%00b',
    `/${'x'.repeat(limits.deadAddressMaxLength)}`,
  ])('of the kind of %s is never listed', async (address) => {
    await visit(address, 3)
    expect(await listed()).toEqual([])
  })

  test('suggests the item that its words name', async () => {
    const tour = await makeTour(admin, { details: makeDetails('Sailing to Estancia Cristina') })
    const hidden = { details: makeDetails('Secret sailing'), status: false }
    await makeTour(admin, hidden)
    await visit('/excursiones/estancia-cristina_sailing.html', 2)
    await visit('/excursiones/rafting.html', 2)
    await visit('/secret.html', 2)
    const suggestions = (await listed()).map(({ path, suggestion }) => [path, suggestion])
    expect(Object.fromEntries(suggestions)).toEqual({
      '/excursiones/estancia-cristina_sailing.html': { kind: 'tour', id: tour },
      '/excursiones/rafting.html': null,
      '/secret.html': null,
    })
    for (const path of await pathsListed()) await admin('dismissDeadAddress', { path })
  })

  test('makes way when more are listed than may be, the least asked for first', async () => {
    const { db } = services.database
    const lastAt = services.clock()
    const rows = Array.from({ length: limits.deadAddressesMax }, (_, place) => {
      return { path: `/full/${place}`, count: 3 + (place % 5), lastAt }
    })
    for (let from = 0; from < rows.length; from += 1_000) {
      await db.insert(deadAddresses).values(rows.slice(from, from + 1_000))
    }
    await visit('/flood', 2)
    expect(await pathsListed()).not.toContain('/flood')
    await visit('/wanted', 9)
    const { list, total } = await admin('listDeadAddresses', { limit: 1 })
    expect(list[0]?.path).toBe('/wanted')
    expect(total).toBe(limits.deadAddressesMax)
    const later = new Date(lastAt.getTime() + 366 * 24 * 60 * 60 * 1000)
    await purgeDeadAddresses(db, later)
    expect((await admin('listDeadAddresses')).total).toBe(0)
  })
})
