import { limits } from '#contract/base/limits.ts'

/** As much of a text as a field takes. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}

/** Writes a hotel's name with "or similar", in the language of who reads it. */
export type SimilarText = (hotel: string) => string

/** The hotel of a proposal's day; "or similar" is left out where the field has no place for it. */
export function hotelText(name: string, similar: SimilarText | null): string {
  const whole = similar ? similar(name) : name
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
 * language, as it is or with "or similar", which `similar` has in each.
 */
export function hotelStays(
  days: readonly { hotel: string | null }[],
  names: readonly string[],
  similar: readonly SimilarText[],
): HotelStay[] {
  const written = new Set(
    names
      .filter((name) => name.trim() !== '')
      .flatMap((name) => [null, ...similar].map((each) => asCompared(hotelText(name, each)))),
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
