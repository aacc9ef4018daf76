import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeLimiter } from './concurrency-limiter.ts'

const unavailable = { name: 'UNEXPECTED_ERROR', status: 503 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that takes a second. */
const second = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000))

it('waits through a burst, in order', async () => {
  const limiter = makeLimiter({
    concurrency: 1,
    queueLimit: 2,
    queueTimeout: { burst: 5_000, overload: 100 },
  })
  const done: number[] = []
  const all = Promise.all([1, 2, 3].map((n) => limiter(second).then(() => done.push(n))))
  await expect(limiter(second)).rejects.toMatchObject(unavailable)
  await vi.advanceTimersByTimeAsync(3_000)
  await all
  expect(done).toEqual([1, 2, 3])
})

it('keeps nobody waiting for long once somebody has been waiting all the time', async () => {
  const limiter = makeLimiter({
    concurrency: 1,
    queueLimit: 5,
    queueTimeout: { burst: 1_500, overload: 100 },
  })
  const outcomes: string[] = []
  const ask = (name: string) =>
    limiter(second).then(
      () => outcomes.push(`${name} done`),
      () => outcomes.push(`${name} refused`),
    )
  void ask('first')
  void ask('second')
  await vi.advanceTimersByTimeAsync(900)
  void ask('third')
  await vi.advanceTimersByTimeAsync(700)
  void ask('fourth')
  await vi.advanceTimersByTimeAsync(110)
  expect(outcomes).toEqual(['first done', 'fourth refused'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(outcomes).toEqual(['first done', 'fourth refused', 'second done', 'third done'])
})

it('waits again once there was room', async () => {
  const limiter = makeLimiter({
    concurrency: 1,
    queueLimit: 5,
    queueTimeout: { burst: 1_500, overload: 100 },
  })
  await Promise.all([limiter(second), vi.advanceTimersByTimeAsync(1_000)])
  await vi.advanceTimersByTimeAsync(10_000)
  const both = Promise.all([limiter(second), limiter(second)])
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(both).resolves.toHaveLength(2)
})
