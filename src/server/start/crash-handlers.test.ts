import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

it('a lost rejection is logged and nothing else; an exception in a callback stops the process properly', async () => {
  const program = new URL('../../../testing/programs/uncaught-errors.ts', import.meta.url)
  const child = spawn(process.execPath, [program.pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = (await text(child.stdout)).trim().split('\n')
  // The log and the program write by themselves: either may be first.
  expect(lines.slice(0, 2).toSorted()).toEqual([
    'goes on',
    expect.stringContaining('"msg":"unhandled rejection"'),
  ])
  expect(lines.slice(2).toSorted()).toEqual([
    'asked to stop',
    expect.stringContaining('"msg":"uncaught exception"'),
  ])
  expect(await exited).toEqual([1, null])
})
