import { type Failure, invalidData } from '#contract/base/failures.ts'

/** Returns the error of a form's field `code` when the second factor was not right. */
export async function wrongCode(): Promise<Failure> {
  const { messages } = await import('#contract/base/text/messages.ts')
  return invalidData('code', messages.codeWrong)
}
