import { contactFor } from '#contract/site/office/market-contact.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'

/** How readers of the page reach the agency: by the market of their country or language, where it has one. */
export function useContact(country?: string | null) {
  const language = useLanguage()
  return contactFor(usePage().site, { language, country })
}
