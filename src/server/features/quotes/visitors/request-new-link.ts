import type { InputOf } from '#contract/index.ts'
import type { OperationContext, PreparedHandler } from '#server/api/context.ts'
import { enqueueMail } from '#server/documents/mail/entries/mail-entries.ts'
import { requireCaptchaUnlessFree } from '#server/platform/captcha/captcha-rules.ts'
import { countedAddress } from '#server/platform/http/client-address.ts'

/** A wish for new links; whether reference and e-mail are of one request is looked up when the mail leaves. */
type NewLinkPayload = InputOf<'requestNewLink'>

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    'new-link': NewLinkPayload
  }
}

/**
 * Asks for new links to be mailed once the transaction has committed: the call takes the same path, and the same
 * time, whatever the reference and the e-mail are.
 * @throws TOO_MANY_REQUESTS_ERROR with `captchaRequired` beyond 3 an hour for a reference and 10 for an address
 */
export const requestNewLink: PreparedHandler<'requestNewLink'> = {
  async prepare(context, input) {
    const taken = await countWish(context, input)
    const counted = { action: 'requestNewLink', input, taken, isFree: taken.allowed } as const
    await requireCaptchaUnlessFree(context, counted)
    return (inside: OperationContext) =>
      enqueueMail(inside, 'new-link', input, { to: input.email, kind: 'new-link' })
  },
}

/** Counts a wish by reference and by address; returns the count that refuses it, if one does. */
async function countWish({ services, request }: OperationContext, { reference }: NewLinkPayload) {
  const { rateLimits } = services
  const byReference = await rateLimits.take('newLinksByReference', reference)
  const byAddress = await rateLimits.take('newLinksByAddress', countedAddress(request.address))
  return byReference.allowed ? byAddress : byReference
}
