import type { Language } from '#contract/base/languages/languages.ts'

/** How somebody is reached. */
interface Ways {
  phone: string | null
  whatsapp: string | null
  email: string | null
}

interface Place {
  address: string | null
}

interface Reached<Contact extends Ways> {
  contact: Contact
  markets: readonly (Ways & { countries: readonly string[] })[]
}

interface Reader {
  language: Language
  /** Where they live, ISO 3166-1 alpha-2; null or absent where that is not known. */
  country?: string | null | undefined
}

/** Whether there is any way to reach the agency beside its forms. */
export function isReachable({ phone, whatsapp, email, address }: Ways & Place): boolean {
  return [phone, whatsapp, email, address].some(Boolean)
}

/**
 * How a reader reaches the agency (requirements §10.5): each way that their market has of its own takes the place of
 * the agency's. A reader whose country is known has that country's market; any other the one market, if there is
 * just one, whose countries all speak the language that they read.
 */
export function contactFor<Contact extends Ways>(
  { contact, markets }: Reached<Contact>,
  { language, country }: Reader,
): Contact {
  const reachable = markets.filter(({ phone, whatsapp, email }) => phone ?? whatsapp ?? email)
  const speaking = reachable.filter(
    ({ countries }) =>
      countries.length > 0 && countries.every((each) => mainLanguage(each) === language),
  )
  const market = country
    ? reachable.find(({ countries }) => countries.includes(country))
    : speaking.length === 1
      ? speaking[0]
      : undefined
  if (!market) return contact
  const { phone, whatsapp, email } = contact
  return {
    ...contact,
    phone: market.phone ?? phone,
    whatsapp: market.whatsapp ?? whatsapp,
    email: market.email ?? email,
  }
}

const mainLanguages = new Map<string, string>()

/** Returns the main language of a country, according to Unicode's own lists: `pt` for `BR`. */
function mainLanguage(country: string): string {
  const known = mainLanguages.get(country)
  if (known !== undefined) return known
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  mainLanguages.set(country, language)
  return language
}
