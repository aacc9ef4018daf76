import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gatherIds } from './gather-ids.ts'

it('asks once for the ids of one pause, and again for later ones', async () => {
  const asked: (readonly string[])[] = []
  const load = gatherIds(setImmediate, async (ids) => {
    asked.push(ids)
    return asked.length
  })
  expect(
    await Promise.all([load('one'), load('two'), Promise.resolve('three').then(load)]),
  ).toEqual([1, 1, 1])
  expect(await load('four')).toBe(2)
  expect(asked).toEqual([['one', 'two', 'three'], ['four']])
})

it('takes new ids while it asks for others', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const load = gatherIds(setImmediate, async (ids) => {
    if (ids.includes('slow')) await promise
    return ids
  })
  const slow = load('slow')
  await setImmediate()
  await setImmediate()
  expect(await load('quick')).toEqual(['quick'])
  resolve()
  expect(await slow).toEqual(['slow'])
})

it('a failure reaches everybody of its pause and nobody after', async () => {
  const load = gatherIds(setImmediate, async (ids) => {
    if (ids.includes('bad')) throw new Error('the database is away')
    return ids
  })
  const ends = await Promise.allSettled([load('good'), load('bad')])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load('good')).toEqual(['good'])
})
