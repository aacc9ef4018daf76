import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database.ts'
import type { Database } from './connect.ts'
import { isConnectionError, isSerializationFailure, isUniqueViolation } from './errors.ts'
import { categories, settings } from './schema/index.ts'
import { inTransaction, onReadHandle } from './transaction.ts'
import type { Tx } from './transaction.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

beforeEach(async () => {
  await database.db.delete(categories)
})

afterAll(() => database.close())

async function countCategories(tx: Tx): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(categories)
  return row?.total ?? -1
}

test('what throws leaves nothing behind', async () => {
  const failing = inTransaction(database, async (tx) => {
    await tx.insert(categories).values({ name: 'Trekking' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await onReadHandle(database, countCategories)).toBe(0)
})

function serializationFailure(): Error {
  const fromDriver = Object.assign(new Error('could not serialize access'), { code: '40001' })
  return new Error('Failed query', { cause: fromDriver })
}

test('a serialization failure is tried again from the start', async () => {
  let attempts = 0
  await inTransaction(database, async (tx) => {
    await tx.insert(categories).values({ name: 'Trekking' })
    attempts += 1
    if (attempts < 3) throw serializationFailure()
  })
  expect(attempts).toBe(3)
  expect(await onReadHandle(database, countCategories)).toBe(1)
})

test('after three repeats the failure is thrown', async () => {
  let attempts = 0
  const hopeless = inTransaction(database, async () => {
    attempts += 1
    throw serializationFailure()
  })
  await expect(hopeless).rejects.toSatisfy(isSerializationFailure)
  expect(attempts).toBe(7)
})

test('a violation is not repeated and is told by its constraint', async () => {
  let attempts = 0
  const error: unknown = await inTransaction(database, async (tx) => {
    attempts += 1
    await tx.insert(settings).values({ id: 1 })
  }).catch((reason: unknown) => reason)
  expect(attempts).toBe(1)
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'users_email')).toBe(false)
})

test('twenty transactions at once that count up a row under its lock lose nothing', async () => {
  const [row] = await database.db.insert(categories).values({ name: '0' }).returning()
  const id = row?.id ?? ''
  const countUp = async (tx: Tx) => {
    const [locked] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
    const name = String(Number(locked?.name) + 1)
    await tx.update(categories).set({ name }).where(eq(categories.id, id))
  }
  await Promise.all(Array.from({ length: 20 }, () => inTransaction(database, countUp)))
  const [after] = await database.db.select().from(categories)
  expect(after?.name).toBe('20')
})

test.each(['ECONNREFUSED', '57P01', '08006', '53300'])('%s is a connection error', (code) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error('gone'), { code }) })
  expect(isConnectionError(error)).toBe(true)
})

test.each([undefined, null, 'ECONNREFUSED', new Error('ordinary'), { code: '08006' }])(
  '%s is no connection error',
  (error) => {
    expect(isConnectionError(error)).toBe(false)
  },
)
