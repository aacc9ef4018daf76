import { givenPassword } from '#contract/base/fields.ts'
import { resetSchema } from '../reset/reset-schema.ts'

/** The form's own rule beside the contract's: both new passwords are the same (requirements §1.10). */
export const passwordSchema = resetSchema.safeExtend({ current: givenPassword })
