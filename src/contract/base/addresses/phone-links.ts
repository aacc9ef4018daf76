import { publicLimits } from '../public-limits.ts'

interface Dialled {
  digits: string
  /** Whether it begins with a country's code. */
  isInternational: boolean
}

/**
 * The first number that somebody wrote, without what stands between its digits, an extension or a second number;
 * undefined where there are too few digits to dial.
 */
export function dialled(phone: string): Dialled | undefined {
  const [written = ''] = /(?:\+[\s(]*)?\d[\d\s().\p{Pd}]*/u.exec(phone) ?? []
  const isInternational = /^(?:\+|00)/.test(written)
  // A country's code takes the place of the trunk prefix, which some write in brackets.
  const whole = isInternational ? written.replace(/^00/, '').replaceAll('(0)', '') : written
  const digits = whole.replaceAll(/\D/g, '')
  return digits.length < publicLimits.phoneDigitsMin ? undefined : { digits, isInternational }
}

/** Dials a number on a phone; undefined for what is none. */
export function phoneLink(phone: string): string | undefined {
  const number = dialled(phone)
  return number && `tel:${number.isInternational ? '+' : ''}${number.digits}`
}

/** Opens a conversation with an international number; undefined for any other. `text` is what one begins with. */
export function whatsappLink(phone: string, text?: string): string | undefined {
  const number = dialled(phone)
  return number?.isInternational ? addressOf(number.digits, text) : undefined
}

/** The same for the agency's own number, which has its country's code with a plus or without. */
export function ownWhatsappLink(phone: string, text?: string): string {
  return addressOf(dialled(phone)?.digits ?? phone.replaceAll(/\D/g, ''), text)
}

function addressOf(digits: string, text: string | undefined): string {
  const address = `https://wa.me/${digits}`
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`
}
