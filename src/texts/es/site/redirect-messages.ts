import {
  redirectMessages as spoken,
  type RedirectMessageTexts,
} from '#contract/site/redirects/redirect-messages.ts'

/** As they are spoken on the wire. */
export const redirectMessages: RedirectMessageTexts = spoken
