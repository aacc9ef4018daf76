import { factorsAskedBy } from '#web/shared/forms/log-in.ts'
import { wrongCode } from '#web/shared/forms/wrong-code.ts'

/** Sends a form's code: where it is not right, the form says so at its field. */
export async function sendingCode(send: () => Promise<void>): Promise<void> {
  try {
    await send()
  } catch (failure) {
    throw factorsAskedBy(failure) ? await wrongCode() : failure
  }
}
