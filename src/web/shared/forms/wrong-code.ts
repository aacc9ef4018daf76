import { type Failure, invalidData } from '#contract/base/failures.ts'

/** What a form says at its field `code` when the second factor was not right. */
export async function wrongCode(): Promise<Failure> {
  const { messages } = await import('#contract/base/text/messages.ts')
  return invalidData('code', messages.codeWrong)
}
