/** Marks errors whose message is all an operator needs: no stack is printed for them. */
const refusalName = 'CONFIGURATION_ERROR'

/** An error that stops the start; `message` is one line that says what to change (requirements §8.1). */
export function startRefusal(message: string, cause?: unknown): Error {
  const refusal = new Error(message.replaceAll(/\s*\n\s*/g, ' '), { cause })
  refusal.name = refusalName
  return refusal
}

export function isStartRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === refusalName
}
