import type { Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { Site } from '#web/page-context.ts'

/** Payment, protection and memberships in the page's language. */
export function trustOf(site: Site, language: Language) {
  return {
    pay: pickText(site.paymentMeans, language),
    protection: pickText(site.protection, language),
    residents: pickText(site.residentsNote, language),
    memberships: site.memberships,
    foundedYear: site.foundedYear,
  }
}
