import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { createTestDatabase } from '#testing/database.ts'
import type { Database } from '../db/connect.ts'
import { inTransaction, queryRows } from '../db/transaction.ts'
import { openJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'
import { deadLetters } from './queues.ts'
import { jobGivenUp } from './run-job.ts'
import type { JobHandler } from './run-job.ts'

let database: Database
let jobs: Jobs

const log = { warn: vi.fn(), error: vi.fn() }
const mail = vi.fn<JobHandler<'mail'>>()
const removeFiles = vi.fn<JobHandler<'remove-files'>>()

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

function open(watch: boolean): Promise<Jobs> {
  const unexpected = async () => {
    throw new Error('no job of this kind was enqueued')
  }
  const handlers = {
    mail,
    'account-link': unexpected,
    'log-in-warning': unexpected,
    'new-link': unexpected,
    'encode-avif': () => Promise.reject(new Error('unused')),
    'derive-translations': unexpected,
    'draw-portrait': unexpected,
    'draw-pictures': unexpected,
    'remove-files': removeFiles,
    'remove-written-mails': unexpected,
    webhook: unexpected,
    'purge-cdn': unexpected,
  }
  return openJobs(database, { handlers, log, watch })
}

function enqueue(keys: string[], options?: { delaySeconds?: number }): Promise<void> {
  return inTransaction(database, (tx) => jobs.enqueue(tx, 'remove-files', { keys }, options))
}

async function storedJobs(): Promise<{ name: string; state: string }[]> {
  return queryRows(database.db, sql`select name, state::text from pgboss.job order by name`)
}

describe('drained by hand', () => {
  beforeEach(async () => {
    vi.resetAllMocks()
    await database.db.execute(sql`delete from pgboss.job`)
    jobs = await open(false)
  })

  afterEach(() => jobs.stop())

  test('a job is carried out once, after its transaction', async () => {
    await inTransaction(database, async (tx) => {
      await jobs.enqueue(tx, 'remove-files', { keys: ['a', 'b'] })
      expect(removeFiles).not.toHaveBeenCalled()
    })
    await jobs.drain()
    await jobs.drain()
    expect(removeFiles.mock.calls).toEqual([
      [
        { keys: ['a', 'b'] },
        { id: expect.any(String), attempt: 1, isLast: false, createdAt: expect.any(Date) },
      ],
    ])
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('a transaction that is rolled back takes its jobs with it', async () => {
    const failing = inTransaction(database, async (tx) => {
      await jobs.enqueue(tx, 'remove-files', { keys: ['a'] })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await jobs.drain()
    expect(removeFiles).not.toHaveBeenCalled()
    expect(await storedJobs()).toEqual([])
  })

  test('a job that fails is tried again under the same id', async () => {
    removeFiles.mockRejectedValueOnce(new Error('storage is away'))
    await enqueue(['a'])
    await jobs.drain()
    expect(removeFiles).toHaveBeenCalledTimes(1)
    expect(log.warn).toHaveBeenCalledTimes(1)
    await jobs.drain()
    const [first, second] = removeFiles.mock.calls.map(([, job]) => job)
    expect(second).toEqual({ ...first, attempt: 2 })
    expect(await storedJobs()).toEqual([{ name: 'remove-files', state: 'completed' }])
  })

  test('a job out of attempts ends among the dead letters, with an error in the log', async () => {
    removeFiles.mockRejectedValue(new Error('storage is away'))
    await enqueue(['a'])
    await database.db.execute(sql`update pgboss.job set retry_limit = 1`)
    await jobs.drain()
    expect(log.error).not.toHaveBeenCalled()
    await jobs.drain()
    await jobs.drain()
    expect(removeFiles).toHaveBeenCalledTimes(2)
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(await storedJobs()).toEqual([
      { name: deadLetters, state: 'created' },
      { name: 'remove-files', state: 'failed' },
    ])
  })

  test('a job that is given up is not tried again', async () => {
    removeFiles.mockRejectedValue(jobGivenUp('there is no such bucket'))
    await enqueue(['a'])
    await jobs.drain()
    await jobs.drain()
    expect(removeFiles).toHaveBeenCalledTimes(1)
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(await storedJobs()).toEqual([
      { name: deadLetters, state: 'created' },
      { name: 'remove-files', state: 'completed' },
    ])
  })

  test('jobs enqueued by jobs are drained too', async () => {
    removeFiles.mockImplementationOnce(() => enqueue(['b']))
    await enqueue(['a'])
    await jobs.drain()
    expect(removeFiles.mock.calls.map(([payload]) => payload.keys)).toEqual([['a'], ['b']])
  })

  test('a mail waits for the one before it to the same address, and no other does', async () => {
    const write = (to: string, subject: string) =>
      inTransaction(database, (tx) => {
        return jobs.enqueue(tx, 'mail', { to, subject, html: '', text: '' }, { key: to })
      })
    await write('late@example.com', 'first')
    await write('quick@example.com', 'only')
    mail
      .mockRejectedValueOnce(new Error('mailbox is busy'))
      .mockImplementationOnce(() => write('late@example.com', 'second'))
    const carriedOut = () => mail.mock.calls.map(([{ subject }]) => subject)
    await jobs.drain()
    expect(carriedOut()).toEqual(['first', 'only'])
    await jobs.drain()
    expect(carriedOut()).toEqual(['first', 'only', 'first', 'second'])
  })

  test('what a job carries stays out of the log', async () => {
    removeFiles.mockRejectedValue(new Error('storage is away'))
    await enqueue(['a-telling-name'])
    await jobs.drain()
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('a-telling-name')
  })
})

describe('watched', () => {
  beforeEach(async () => {
    vi.resetAllMocks()
    await database.db.execute(sql`delete from pgboss.job`)
    jobs = await open(true)
  })

  afterEach(() => jobs.stop())

  test('jobs begin by themselves once their transaction commits', async () => {
    await inTransaction(database, async (tx) => {
      for (const key of ['a', 'b', 'c']) await jobs.enqueue(tx, 'remove-files', { keys: [key] })
    })
    await eventually(() => expect(removeFiles).toHaveBeenCalledTimes(3))
  })

  test('jobs are taken together, and one that fails is tried again alone', async () => {
    removeFiles.mockImplementation(async ({ keys: [key] }) => {
      if (key === 'b') throw new Error('storage is away')
    })
    await inTransaction(database, async (tx) => {
      for (const key of ['a', 'b', 'c']) await jobs.enqueue(tx, 'remove-files', { keys: [key] })
    })
    const states = async () => (await storedJobs()).map(({ state }) => state)
    await eventually(async () =>
      expect((await states()).toSorted()).toEqual(['completed', 'completed', 'retry']),
    )
    expect(removeFiles).toHaveBeenCalledTimes(3)
  })

  test('mails to one address are never under way at the same time, and keep their order', async () => {
    const underWay = new Set<string>()
    const sent: string[] = []
    mail.mockImplementation(async ({ to, subject }) => {
      expect(underWay).not.toContain(to)
      underWay.add(to)
      await new Promise((resolve) => setTimeout(resolve, 50))
      underWay.delete(to)
      sent.push(`${to} ${subject}`)
    })
    const addresses = ['ana@example.com', 'luis@example.com']
    for (const subject of ['1', '2', '3']) {
      await inTransaction(database, async (tx) => {
        for (const to of addresses)
          await jobs.enqueue(tx, 'mail', { to, subject, html: '', text: '' }, { key: to })
      })
    }
    await eventually(() => expect(sent).toHaveLength(6))
    for (const address of addresses) {
      const own = sent.filter((mailed) => mailed.startsWith(address))
      expect(own).toEqual(['1', '2', '3'].map((subject) => `${address} ${subject}`))
    }
  })

  test('a delayed job waits', async () => {
    await enqueue(['late'], { delaySeconds: 3_600 })
    await enqueue(['now'])
    await eventually(() => expect(removeFiles).toHaveBeenCalled())
    expect(removeFiles.mock.calls.map(([payload]) => payload.keys)).toEqual([['now']])
  })

  test('stopping waits for the job that runs', async () => {
    let finished = false
    removeFiles.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      finished = true
    })
    await enqueue(['a'])
    await eventually(() => expect(removeFiles).toHaveBeenCalled())
    await jobs.stop()
    expect(finished).toBe(true)
    expect(await storedJobs()).toEqual([{ name: 'remove-files', state: 'completed' }])
  })
})
