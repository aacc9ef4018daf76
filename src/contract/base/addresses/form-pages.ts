import { kindFacts, kindsWhere } from '../kinds.ts'
import { plainPath } from './addresses.ts'

const items = kindsWhere('quotable', true)
  .map((kind) => kindFacts[kind].plural)
  .join('|')

const formPages = new RegExp(
  `^/(?:login|register|reset-password-request|verify-email|request|preview|(?:${items})/[^/]+)(?:/|$)`,
  'i',
)

/** Tells whether a page has a form that may solve a captcha, in any spelling that the router takes for its address. */
export function maySolveCaptcha(pathname: string): boolean {
  return formPages.test(plainPath(pathname))
}
