import { z } from 'zod'
import { noPayload } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

export const captchaProviders = ['altcha', 'recaptcha', 'fake'] as const

const showVideo = z.object({ showVideo: z.boolean() })
const link = z.string().nullable()

const publicConfig = showVideo.extend({
  /** The site's outward links; null hides one, reservations and price list from all but approved users. */
  links: z.object({ reservations: link, priceList: link, chat: link }),
  /** Whether approved users get reservations or a price list. */
  agentLinks: z.boolean(),
  /** Makes quotes and registrations demand that the visitor has read the privacy notice. */
  consent: z.boolean(),
  captcha: z.object({ provider: z.enum(captchaProviders), siteKey: z.string().nullable() }),
})

export type PublicConfig = z.infer<typeof publicConfig>

export const settingsOperations = {
  getPublicConfig: operation({
    summary:
      'What the web client needs to know of the configuration; with a token of an approved user, reservations and price list too.',
    access: 'public',
    readsToken: true,
    effect: 'reads',
    input: noPayload,
    output: publicConfig,
    failures: [],
  }),
  setConfig: operation({
    summary: 'Switches videos in banner and pages on or off.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'settings',
    input: showVideo,
    output: showVideo,
    failures: [],
  }),
} as const
