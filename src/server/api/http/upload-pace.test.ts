import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { holdPace, longestUploadMs } from './upload-pace.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const second = 1_000

/** A body, how it fares, and a sender of so many bytes a second for so many seconds. */
function startBody() {
  const body = new PassThrough()
  const failed = once(body, 'error').then(([error]: unknown[]) => error)
  const pace = holdPace(body)
  async function send(seconds: number, bytesPerSecond: number): Promise<void> {
    for (let sent = 0; sent < seconds && !body.destroyed; sent += 1) {
      if (bytesPerSecond > 0) body.write(Buffer.alloc(bytesPerSecond))
      await new Promise((resolve) => void setImmediate(resolve))
      vi.advanceTimersByTime(second)
    }
  }
  return { body, pace, failed, send }
}

const refused = { name: 'INVALID_DATA_ERROR', status: 400 }

describe('a multipart body', () => {
  it('may take 15 seconds for its fields, and no more', async () => {
    const { body, failed, send } = startBody()
    await send(15, 1)
    expect(body.destroyed).toBe(false)
    await send(2, 30_000)
    expect(body.destroyed).toBe(true)
    expect(await failed).toMatchObject(refused)
  })

  it('may take its time for a file that comes at 20 kB a second, then the fields go on', async () => {
    const { body, pace, failed, send } = startBody()
    await pace.inFile(() => send(120, 21_000))
    await send(15, 21_000)
    expect(body.destroyed).toBe(false)
    await send(2, 21_000)
    expect(await failed).toMatchObject(refused)
  })

  it.each([
    ['comes too slowly', 19_000],
    ['comes byte by byte', 1],
    ['has stopped coming', 0],
  ])('whose file %s is cut off after half a minute', async (_what, bytesPerSecond) => {
    const { body, pace, failed, send } = startBody()
    await pace.inFile(() => send(30, bytesPerSecond))
    expect(body.destroyed).toBe(false)
    await pace.inFile(() => send(2, bytesPerSecond))
    expect(await failed).toMatchObject(refused)
  })

  it('is left alone when it has been read', async () => {
    const { body, pace, send } = startBody()
    pace.stop()
    await send(60, 0)
    expect(body.destroyed).toBe(false)
  })

  it('has time enough for the largest video at that pace', () => {
    expect(longestUploadMs / second).toBeGreaterThan(limits.videoBytes / 20_000)
  })
})
