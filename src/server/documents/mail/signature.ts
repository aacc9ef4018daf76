import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { contactFor, isReachable } from '#contract/site/office/market-contact.ts'
import { clockOf, openingHours } from '#contract/site/office/opening-hours.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import type { Site as StoredSite } from '#server/platform/site/read-site.ts'

/** The site's data at the end of a mail or a document. */
export interface SignedSite extends Pick<
  StoredSite,
  'siteUrl' | 'slogan' | 'contact' | 'social' | 'licence' | 'legal' | 'legalPages' | 'office'
> {
  markets: readonly Omit<StoredSite['markets'][number], 'name' | 'assigneeId'>[]
  /** Where its reader lives; without it the language says how they reach the agency. */
  readerCountry?: string | null
}

/** Words of a line, and where they lead. */
export interface SignaturePart {
  text: string
  href?: string
}

/**
 * How the site is reached and when, who stands behind it, and where else it is found (requirements §10.5): lines of
 * parts, without what has not been set.
 */
export function signatureOf(site: SignedSite, lang: Language): SignaturePart[][] {
  const { licence, legal, social } = site
  const contact = contactFor(site, { language: lang, country: site.readerCountry })
  const { phone, whatsapp, email, address } = contact
  const ways = [phone, whatsapp && `WhatsApp ${whatsapp}`, email]
  const licences = [
    ...(licence ? [licence] : []),
    ...legal.licences.map(({ label, ...rest }) => ({
      ...rest,
      label: pickText(label, lang)?.text,
    })),
  ]
  return [
    ways.map(plain),
    [plain(address?.replaceAll(/\n+/g, ', '))],
    [plain(isReachable(contact) ? hoursOf(site, lang) : null)],
    [plain(legal.name), plain(legal.taxId)],
    licences.map(({ label, number, url }) => linked(`${label ?? ''} ${number}`.trim(), url)),
    [plain(pickText(legal.note, lang)?.text)],
    social.map((address) => linked(hostOf(address), address)),
    [...legalPages(site, lang), ...legalLinks(site, lang)],
  ]
    .map((parts) => parts.filter(({ text }) => text !== ''))
    .filter((parts) => parts.length > 0)
}

type NamedSite = SignedSite & { siteName: string }

/** The same below whose letter it is: the name, and what the agency says of itself. */
export function signedBy(site: NamedSite, lang: Language): SignaturePart[][] {
  return [[plain(senderLine(site, lang))], ...signatureOf(site, lang)]
}

/** Returns the end of a mail without markup, below the mark that mailboxes know a signature by. */
export function plainSignature(site: NamedSite, lang: Language): string {
  const lines = signatureOf(site, lang).map(plainLine)
  return ['-- ', senderLine(site, lang), site.siteUrl, ...lines].join('\n')
}

function senderLine({ siteName, slogan }: NamedSite, lang: Language): string {
  const said = pickText(slogan, lang)?.text
  return said ? `${siteName} · ${said}` : siteName
}

/** A line without markup; what leads elsewhere has its address, on a line of its own. */
function plainLine(parts: readonly SignaturePart[]): string {
  const said = parts.map(({ text, href }) => {
    if (!href) return text
    return href.includes(text) ? href : `${text}: ${href}`
  })
  return said.join(parts.some(({ href }) => href) ? '\n' : ' · ')
}

const plain = (text: string | null | undefined): SignaturePart => ({ text: text ?? '' })

const linked = (text: string, href: string | null): SignaturePart =>
  href ? { text, href } : { text }

/** "Mon–Fri 09:00–18:00 (La Paz time)". */
function hoursOf({ office }: SignedSite, lang: Language): string {
  const said = openingHours(office, lang).map(({ days, hours }) => `${days} ${hours}`)
  return said.length === 0
    ? ''
    : `${said.join('; ')} (${translateInto(lang)('contact.clock', { place: clockOf(office.timeZone) })})`
}

/** Returns the label of a social network's address: its host. */
const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

function legalPages({ legalPages: pages, siteUrl }: SignedSite, lang: Language): SignaturePart[] {
  return pages.map(({ slug, titles }) => ({
    text: pickText(titles, lang)?.text ?? slug,
    href: siteUrl + paths.page(lang, slug),
  }))
}

function legalLinks({ legal }: SignedSite, lang: Language): SignaturePart[] {
  const t = translateInto(lang)
  return [
    linked(t('contact.dataFiscal'), legal.dataFiscalUrl),
    linked(t('contact.consumer'), legal.consumerUrl),
    linked(t('contact.withdrawal'), legal.withdrawalUrl),
  ].filter(({ href }) => href)
}
