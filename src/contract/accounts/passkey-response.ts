import { z } from 'zod'
import { messages } from '#contract/base/text/messages.ts'

const base64url = z
  .string({ error: messages.invalid })
  .max(16_384, { error: messages.tooLong })
  .regex(/^[\w-]+=*$/, { error: messages.invalid })

const shared = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', { error: messages.invalid }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).nullish(),
}

/** A browser's response to `navigator.credentials.create()`, as WebAuthn's JSON. */
export const newPasskeyResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
})

/** A browser's response to `navigator.credentials.get()`, as WebAuthn's JSON. */
export const passkeyResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

export type NewPasskeyResponse = z.output<typeof newPasskeyResponse>
export type PasskeyResponse = z.output<typeof passkeyResponse>
