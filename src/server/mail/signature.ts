import { fallbackLanguage, type Language } from '#contract/languages.ts'
import type { Site as StoredSite } from '#server/site/read-site.ts'

/** What a mail ends with of its site. */
export type SignedSite = Pick<StoredSite, 'contact' | 'licence' | 'legal' | 'office'>

/** How the site is reached, and who stands behind it: a line each, in plain text. */
export function signatureLines(site: SignedSite, lang: Language): string[] {
  const { contact, licence, legal } = site
  const { phone, whatsapp, email, address } = contact
  const licences = legal.licences.map(
    ({ label, number }) => `${label[lang] ?? label[fallbackLanguage] ?? ''} ${number}`,
  )
  const lines = [
    [phone, whatsapp && `WhatsApp ${whatsapp}`, email],
    [address?.replaceAll(/\n+/g, ', ')],
    [legal.name, legal.taxId, licence && `${licence.label} ${licence.number}`, ...licences],
    [legal.note[lang] ?? legal.note[fallbackLanguage]],
    [legal.withdrawalUrl],
  ]
  return lines
    .map((parts) =>
      parts
        .flatMap((part) => part || [])
        .join(' · ')
        .trim(),
    )
    .filter((line) => line !== '')
}
