import type { RedirectMessageTexts } from '#contract/site/redirects/redirect-messages.ts'

export const redirectMessages: RedirectMessageTexts = {
  redirectFrom: 'The old address begins with / and is a path of this site',
  redirectReserved: 'The site uses this address for something else',
  redirectServed: 'The site already shows a page at this address',
  redirectTo: 'The target is a path that begins with / or an https:// address',
  redirectLoop: 'The redirect would lead back to its own address',
}
