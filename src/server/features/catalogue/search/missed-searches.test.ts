import { beforeEach, describe, expect, it } from 'vitest'
import { missedSearches } from '#server/platform/db/schema/index.ts'
import { plainRequest } from '#server/api/call.ts'
import { makeAnonymousCallers } from '#server/api/in-process.ts'
import { purgeExpired } from '#server/start/purge-expired.ts'
import { startTestApp } from '#testing/app.ts'
import { cacheNoticesArrived } from '#testing/cache-notices.ts'
import { makeDestination, makeDetails } from '#testing/factories.ts'
import { sampleSite } from '#testing/sample-site.ts'
import { makeMissCounter } from './count-misses.ts'

const app = await startTestApp()
const { admin, call } = app
const { database, currentSite, clock, log } = app.services

const write = () => app.services.missedSearches.write()

async function diary(): Promise<string[]> {
  await write()
  const { list } = await admin('listMissedSearches')
  return list.map(({ keyword, lang, count }) => `${count} ${lang} ${keyword}`)
}

beforeEach(async () => {
  await write()
  await database.db.delete(missedSearches)
})

describe('the diary of missed searches', () => {
  it('counts what found nothing, folded, by language, kept answers included', async () => {
    await makeDestination(admin, { details: makeDetails('Ushuaia') })
    await cacheNoticesArrived(app.services)
    for (const keyword of ['Quilmés', 'quilmes', 'quilmes', ' QUILMES ']) {
      await call('getSearchResults', { keyword, lang: 'es' })
    }
    await call('getSearchResults', { keyword: 'quilmes', lang: 'pt' })
    await call('getSearchResults', { keyword: 'ushuaia', lang: 'es' })
    await call('getSearchResults', { keyword: 'ushuaia', lang: 'es' })
    expect(await diary()).toEqual(['4 es quilmes', '1 pt quilmes'])
    // A search by somebody who is logged in is counted as well, and nothing of them kept.
    const agent = await app.makeUser()
    await agent.call('getSearchResults', { keyword: 'quilmes', lang: 'pt' })
    expect(await diary()).toEqual(['4 es quilmes', '2 pt quilmes'])
  })

  it('counts what pages search, kept answers included', async () => {
    const page = makeAnonymousCallers(app.services)(plainRequest('test', '127.0.0.1'))
    await page('getSearchResults', { keyword: 'xyzzy', lang: 'en', brief: true })
    await page('getSearchResults', { keyword: 'xyzzy', lang: 'en', brief: true })
    expect(await diary()).toEqual(['2 en xyzzy'])
  })

  it('never counts while somebody types, nor what says nothing', async () => {
    await call('getSearchResults', { keyword: 'quil', lang: 'es', typing: true })
    await call('getSearchResults', { keyword: '\u0301', lang: 'es' })
    await call('getSearchResults', { keyword: '', lang: 'es' }).catch(() => {})
    expect(await diary()).toEqual([])
  })

  it('tells the last day in the agency’s zone, and what was probably meant', async () => {
    await makeDestination(admin, { details: makeDetails('Bariloche') })
    await admin('editSite', { office: { ...sampleSite.office, timeZone: 'Pacific/Kiritimati' } })
    const typo = { keyword: 'barilocje', lang: 'es', threshold: 1 } as const
    await call('getSearchResults', typo)
    await write()
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Kiritimati' }).format(clock())
    const { suggestion } = await call('getSearchResults', { ...typo, typing: true })
    expect((await admin('listMissedSearches')).list).toEqual([
      { keyword: 'barilocje', lang: 'es', count: 1, lastOn: day, suggestion },
    ])
    expect(suggestion).toBe('Bariloche')
  })

  it('is narrowed by days and language, the most often missed first', async () => {
    await database.db.insert(missedSearches).values([
      { keyword: 'a', lang: 'es', day: '2026-01-01', count: 5 },
      { keyword: 'a', lang: 'es', day: '2026-01-03', count: 2 },
      { keyword: 'b', lang: 'en', day: '2026-01-02', count: 6 },
    ])
    const listed = async (query: object) =>
      (await admin('listMissedSearches', query)).list.map(
        ({ keyword, count, lastOn }) => `${keyword} ${count} ${lastOn}`,
      )
    expect(await listed({})).toEqual(['a 7 2026-01-03', 'b 6 2026-01-02'])
    expect(await listed({ from: '2026-01-02' })).toEqual(['b 6 2026-01-02', 'a 2 2026-01-03'])
    expect(await listed({ to: '2026-01-01' })).toEqual(['a 5 2026-01-01'])
    expect(await listed({ lang: 'en' })).toEqual(['b 6 2026-01-02'])
    expect(await listed({ limit: 1 })).toEqual(['a 7 2026-01-03'])
    await expect(listed({ from: '2026-02-30' })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
  })
})

describe('dismissing', () => {
  it('takes a keyword out, with what waits in memory, until it is missed again', async () => {
    await call('getSearchResults', { keyword: 'quilmes', lang: 'es' })
    await write()
    await call('getSearchResults', { keyword: 'quilmes', lang: 'es' })
    await call('getSearchResults', { keyword: 'quilmes', lang: 'pt' })
    const dismissed = { keyword: 'Quilmés', lang: 'es' } as const
    expect(await admin('dismissMissedSearch', dismissed)).toBeUndefined()
    expect(await diary()).toEqual(['1 pt quilmes'])
    await expect(admin('dismissMissedSearch', dismissed)).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    await call('getSearchResults', { keyword: 'quilmes', lang: 'es' })
    expect(await diary()).toEqual(['1 es quilmes', '1 pt quilmes'])
  })
})

describe('the counter', () => {
  const needs = { database, site: currentSite, clock, log }

  it('writes by itself, soon', async () => {
    const counter = makeMissCounter({ ...needs, delayMs: 5 })
    counter.count('soon', 'es')
    await expect.poll(() => database.db.select().from(missedSearches)).toHaveLength(1)
    await counter.close()
  })

  it('writes the rest when it is closed, and counts no more', async () => {
    const counter = makeMissCounter(needs)
    counter.count('rest', 'es')
    await counter.close()
    counter.count('late', 'es')
    await counter.write()
    expect(await database.db.select().from(missedSearches)).toMatchObject([{ keyword: 'rest' }])
  })

  it('remembers no more than it may, in memory and in the diary, but goes on counting what it knows', async () => {
    const counter = makeMissCounter(needs)
    for (let at = 0; at < 3_000; at += 1) counter.count(`flood ${at}`, 'es')
    counter.count('flood 0', 'es')
    await counter.write()
    expect(await database.db.$count(missedSearches)).toBe(2_000)
    for (const round of ['a', 'b']) {
      for (let at = 0; at < 2_000; at += 1) counter.count(`${round} ${at}`, 'es')
      await counter.write()
    }
    expect(await database.db.$count(missedSearches)).toBe(5_000)
    counter.count('flood 0', 'es')
    counter.count('one too many', 'es')
    await counter.write()
    const [first] = (await admin('listMissedSearches', { limit: 1 })).list
    expect(first).toMatchObject({ keyword: 'flood 0', count: 3 })
    expect(await database.db.$count(missedSearches)).toBe(5_000)
  })

  it('loses what cannot be written, and goes on', async () => {
    const lines: unknown[] = []
    const counter = makeMissCounter({
      ...needs,
      site: () => Promise.reject(new Error('away')),
      log: { warn: (line: unknown) => void lines.push(line) } as typeof log,
    })
    counter.count('lost', 'es')
    await counter.write()
    expect(lines).toHaveLength(1)
    expect(await diary()).toEqual([])
  })
})

it('forgets what is older than a year', async () => {
  const old = { keyword: 'old', lang: 'es' as const, day: '2020-01-01', count: 9 }
  await database.db.insert(missedSearches).values(old)
  await purgeExpired(app.services)
  expect(await diary()).toEqual([])
})
