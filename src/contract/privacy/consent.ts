import { z } from 'zod'

/** When somebody agreed, and to which version of the privacy notice. */
export const consentOf = z.object({ at: z.date(), pageVersion: z.int().nullable() })
