/** Marks errors whose message is all an operator needs: no stack is printed for them. */
const operatorErrorName = 'CONFIGURATION_ERROR'

/** An error that ends a start or a command; `message` is one line that says what to change (requirements §8.1). */
export function operatorError(message: string, cause?: unknown): Error {
  const error = new Error(message.replaceAll(/\s*\n\s*/g, ' '), { cause })
  error.name = operatorErrorName
  return error
}

export function isOperatorError(error: unknown): error is Error {
  return error instanceof Error && error.name === operatorErrorName
}
