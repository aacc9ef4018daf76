import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeGate } from './gate.ts'

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
  const gate = makeGate({ running: 1, waiting: 2, patience: { burst: 5_000, overload: 100 } })
  const done: number[] = []
  const all = Promise.all([1, 2, 3].map((n) => gate(second).then(() => done.push(n))))
  await expect(gate(second)).rejects.toMatchObject(unavailable)
  await vi.advanceTimersByTimeAsync(3_000)
  await all
  expect(done).toEqual([1, 2, 3])
})

it('keeps nobody waiting for long once somebody has been waiting all the time', async () => {
  const gate = makeGate({ running: 1, waiting: 5, patience: { burst: 1_500, overload: 100 } })
  const outcomes: string[] = []
  const ask = (name: string) =>
    gate(second).then(
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
  const gate = makeGate({ running: 1, waiting: 5, patience: { burst: 1_500, overload: 100 } })
  await Promise.all([gate(second), vi.advanceTimersByTimeAsync(1_000)])
  await vi.advanceTimersByTimeAsync(10_000)
  const both = Promise.all([gate(second), gate(second)])
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(both).resolves.toHaveLength(2)
})
