import { z } from 'zod'
import { newPassword } from '#contract/base/fields.ts'
import { messages } from '#contract/base/text/messages.ts'

/** The form's own rule beside the contract's: both passwords are the same (requirements §1.10). */
export const resetSchema = z
  .object({
    newPass: newPassword,
    confirmation: z.string().min(1, { error: messages.passwordConfirmationRequired }),
    /** Ticked: whether the other second factors shall go, and by which code. */
    removes: z.string().optional(),
    code: z.string().optional(),
  })
  .refine(({ newPass, confirmation }) => confirmation === '' || newPass === confirmation, {
    path: ['confirmation'],
    error: messages.passwordsDiffer,
    when: ({ value }) => hasBoth(value),
  })

/** The passwords are compared even while one of them breaks another rule. */
function hasBoth(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'newPass' in value && 'confirmation' in value
  )
}
