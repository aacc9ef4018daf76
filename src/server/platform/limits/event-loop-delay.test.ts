import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { watchEventLoopDelay } from './event-loop-delay.ts'

/** Keeps everybody waiting. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('is long while work goes on keeping everybody waiting, and no longer afterwards', async () => {
  // A busy machine is late by itself: what blocks here is far beyond that.
  const delay = watchEventLoopDelay(150)
  onTestFinished(() => delay.close())
  expect(delay.isLong()).toBe(false)
  await expect
    .poll(
      async () => {
        for (let turn = 0; turn < 10; turn += 1) {
          block(300)
          await pause(1)
        }
        return delay.isLong()
      },
      { timeout: 25_000 },
    )
    .toBe(true)
  await expect.poll(() => delay.isLong(), { timeout: 20_000 }).toBe(false)
})

it('is not long for a moment alone', async () => {
  const delay = watchEventLoopDelay(150)
  onTestFinished(() => delay.close())
  // The first is not counted.
  await pause(50)
  block(900)
  await pause(300)
  expect(delay.isLong()).toBe(false)
})
