import { z } from 'zod'
import { messages } from '#contract/base/text/messages.ts'

const tick = z.literal('on', { error: messages.consentMissing })

/** The ticks of a form, as browsers give them; the consent is demanded where the form asks for it. */
export function consentTicks(asked: boolean) {
  return { consent: asked ? tick : tick.optional(), marketing: tick.optional() }
}
