import { expect, it } from 'vitest'
import { makePatience } from './patience.ts'

let now = 0
const start = () => {
  now = 0
  return makePatience(() => now)
}

it('a worker that served for long is replaced soon, however often that happens', () => {
  const patience = start()
  for (let id = 1; id <= 20; id += 1) {
    patience.serves(id)
    now += 60_000
    expect(patience.ended(id)).toBe(250)
  }
})

it('workers that end as soon as they start are waited with longer and longer, and then given up', () => {
  const patience = start()
  const delays = Array.from({ length: 8 }, (_, id) => {
    if (id % 2 === 0) patience.serves(id)
    now += 1_000
    return patience.ended(id)
  })
  expect(delays).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, null])
})

it('one that ends again and again is never given up while another one serves', () => {
  const patience = start()
  patience.serves(1)
  now += 20_000
  for (let id = 2; id < 30; id += 1) expect(patience.ended(id)).not.toBeNull()
  expect(patience.ended(30)).toBe(10_000)
  // Its end is the first of a row of its own.
  expect(patience.ended(1)).toBe(250)
})
