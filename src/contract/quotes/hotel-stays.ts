import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'

/** A hotel that may be replaced by one of its kind, in the language of who reads it. */
export const orSimilar: Record<Language, (hotel: string) => string> = {
  es: (hotel) => `${hotel} o similar`,
  en: (hotel) => `${hotel} or similar`,
  pt: (hotel) => `${hotel} ou similar`,
}

/** As much of a text as a field takes. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}

/** The hotel of a proposal's day; "or similar" is left out where the field has no place for it. */
export function hotelText(name: string, similarIn: Language | null): string {
  const whole = similarIn ? orSimilar[similarIn](name) : name
  return whole.length <= limits.proposalHotelMaxLength
    ? whole
    : cut(name, limits.proposalHotelMaxLength)
}

/** Nights in a row at one hotel. */
export interface HotelStay {
  /** The place of its first day among the proposal's days, from 0. */
  index: number
  nights: number
}

const asCompared = (text: string) => text.trim().toLowerCase()

/**
 * The stays that a proposal has at a hotel, in their order. Its days hold the hotel as text: its name in any
 * language, as it is or with "or similar".
 */
export function hotelStays(
  days: readonly { hotel: string | null }[],
  names: readonly string[],
): HotelStay[] {
  const similarIn = [null, ...(Object.keys(orSimilar) as Language[])]
  const written = new Set(
    names
      .filter((name) => name.trim() !== '')
      .flatMap((name) => similarIn.map((lang) => asCompared(hotelText(name, lang)))),
  )
  const stays: HotelStay[] = []
  for (const [index, { hotel }] of days.entries()) {
    if (hotel === null || !written.has(asCompared(hotel))) continue
    const last = stays.at(-1)
    if (last && last.index + last.nights === index) last.nights += 1
    else stays.push({ index, nights: 1 })
  }
  return stays
}
