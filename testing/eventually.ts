import { vi } from 'vitest'

/** Repeats a check until it passes. A busy machine takes seconds for what a quiet one does at once. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- Its second of patience is what this replaces.
  return vi.waitFor(check, { timeout: 30_000 })
}
