import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Unexpected console output and outgoing HTTP fail a test. */
const methods = ['log', 'info', 'warn', 'error'] as const

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method)
  vi.spyOn(globalThis, 'fetch')
})

afterEach(() => {
  for (const method of methods) expect(console[method], `console.${method}`).not.toHaveBeenCalled()
  for (const [target] of vi.mocked(fetch).mock.calls) {
    const { hostname } = new URL(target instanceof Request ? target.url : target)
    expect(['localhost', '127.0.0.1'], 'outgoing HTTP').toContain(hostname)
  }
  vi.restoreAllMocks()
})
