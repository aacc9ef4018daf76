import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { csvOf } from './csv.ts'

async function* rowsOf<Row>(rows: Row[]) {
  yield* rows
}

async function written(rows: Record<'a' | 'b', string | number | Date | null>[]): Promise<string> {
  const bytes = await buffer(Readable.from(csvOf(['a', 'b'], rowsOf(rows))))
  return bytes.toString()
}

it('has a byte order mark, a header row, quotes where they are needed, and lines of RFC 4180', async () => {
  const at = new Date('2026-03-01T12:00:00Z')
  expect(
    await written([
      { a: 'x, "y"\nz', b: null },
      { a: 'ñ', b: at },
    ]),
  ).toBe('\uFEFFa,b\r\n"x, ""y""\nz",\r\nñ,2026-03-01T12:00:00.000Z\r\n')
})

it('has its header row without any row', async () => {
  expect(await written([])).toBe('\uFEFFa,b\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'x"])('guards %j, but no number', async (cell) => {
  expect(await written([{ a: cell, b: -1 }])).toBe(`\uFEFFa,b\r\n'${cell},-1\r\n`)
})

it('fails with the reading of its rows', async () => {
  async function* broken() {
    yield { a: 'x' }
    throw new Error('the database is away')
  }
  await expect(buffer(Readable.from(csvOf(['a'], broken())))).rejects.toThrow('away')
})

it('gives the first rows before the last is read, and reads on when it is asked to', async () => {
  const read = vi.fn<() => void>()
  const ended = vi.fn<() => void>()
  async function* endless() {
    try {
      for (;;) {
        read()
        yield { a: 'x'.repeat(1000) }
      }
    } finally {
      ended()
    }
  }
  const csv = csvOf(['a'], endless())
  const first = await csv.next()
  expect(Buffer.from(first.value ?? []).toString()).toMatch(/^\uFEFFa\r\nxxx/)
  await setTimeout(20)
  expect(read.mock.calls.length).toBeLessThan(200)
  await csv.return(undefined)
  expect(ended).toHaveBeenCalledOnce()
})

it('stops at a failure after the first rows, and so does the stream of an answer', async () => {
  async function* broken() {
    for (let row = 0; row < 200; row += 1) yield { a: 'x'.repeat(1000) }
    throw new Error('the database is away')
  }
  const answer = Readable.from(csvOf(['a'], broken()))
  let bytes = 0
  await expect(async () => {
    for await (const chunk of answer) bytes += (chunk as Uint8Array).length
  }).rejects.toThrow('away')
  expect(bytes).toBeGreaterThan(0)
  expect(answer.destroyed).toBe(true)
})
