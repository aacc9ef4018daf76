import { expect, it } from 'vitest'
import { makeRestartBackoff } from './restart-backoff.ts'

let now = 0
const start = () => {
  now = 0
  return makeRestartBackoff(() => now)
}

it('a worker that served for long is replaced soon, however often that happens', () => {
  const backoff = start()
  for (let id = 1; id <= 20; id += 1) {
    backoff.serves(id)
    now += 60_000
    expect(backoff.ended(id)).toBe(250)
  }
})

it('workers that end as soon as they start are waited with longer and longer, and then given up', () => {
  const backoff = start()
  const delays = Array.from({ length: 8 }, (_, id) => {
    if (id % 2 === 0) backoff.serves(id)
    now += 1_000
    return backoff.ended(id)
  })
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, null])
})

it('one that ends again and again is never given up while another one serves', () => {
  const backoff = start()
  backoff.serves(1)
  now += 20_000
  for (let id = 2; id < 30; id += 1) expect(backoff.ended(id)).not.toBeNull()
  expect(backoff.ended(30)).toBe(10_000)
  // Its end is the first of a row of its own.
  expect(backoff.ended(1)).toBe(250)
})
