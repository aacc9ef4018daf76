/**
 * Has the first error of each sort reported. Only the first: what follows it often comes of it, and what reports it
 * may fail itself.
 */
export function reportFirstErrors(): void {
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(
      type,
      async (event) => (await import('./report-error.ts')).reportError(event),
      { once: true },
    )
}
