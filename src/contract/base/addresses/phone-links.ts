import {
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { publicLimits } from '../public-limits.ts'

/** Country of a number without a country's code, ISO 3166-1 alpha-2. */
type Country = string | null | undefined

/** Two zeros that stand for a plus: no digit comes before them, and a country's code follows. */
const zerosForPlus = /(?<![\d+][\s().\p{Pd}]*)00(?=[\s(]*[1-9])/gu

/**
 * The first number in what somebody wrote, with its country's code; undefined where none is whole. The library knows
 * how each country writes numbers: trunk prefixes, extensions, a second number beside the first.
 */
function numberIn(phone: string, country: Country): PhoneNumber | undefined {
  const known = country && isSupportedCountry(country) ? country : undefined
  const text = phone.replaceAll(zerosForPlus, '+')
  return findPhoneNumbersInText(text, known && { defaultCountry: known })[0]?.number
}

/** Dials the first number of a text; undefined where there is none. A local one is dialled as it is written. */
export function phoneLink(phone: string, country?: Country): string | undefined {
  const number = numberIn(phone, country)
  if (number) return `tel:${number.number}`
  const [written = ''] = /\+?\d[\d\s().\p{Pd}]*/u.exec(phone) ?? []
  const digits = written.replaceAll(/[^+\d]/g, '')
  return digits.length < publicLimits.phoneDigitsMin ? undefined : `tel:${digits}`
}

/** Opens a conversation with the first number of a text; undefined where its country is unknown or it is not whole. */
export function whatsappLink(phone: string, country?: Country): string | undefined {
  return conversationWith(numberIn(phone, country))
}

/** The same for the agency's own number, which may have its country's code without a plus. */
export function ownWhatsappLink(phone: string, country?: Country): string | undefined {
  const number = numberIn(phone, country) ?? parsePhoneNumberFromString(`+${phone}`)
  return conversationWith(number?.isPossible() ? number : undefined)
}

function conversationWith(number: PhoneNumber | undefined): string | undefined {
  return number && `https://wa.me/${number.number.slice(1)}`
}

/** The link to a conversation that begins with a text. */
export function withText(conversation: string, text: string): string {
  return `${conversation}?text=${encodeURIComponent(text)}`
}
