/** Whether the browser asked for a passkey and nobody showed one: it was cancelled, or there is none. */
export function isLeftUnanswered(failure: unknown): boolean {
  return failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name)
}
