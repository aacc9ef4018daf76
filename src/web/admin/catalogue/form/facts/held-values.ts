import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { holdAmount, sendAmount, usualCurrency } from '#web/admin/kit/form/fields/amounts.ts'
import type { HeldPoint } from '#web/admin/kit/form/fields/location-input.tsx'
import type { HeldNumber } from '#web/admin/kit/form/fields/number-field.tsx'
import {
  type HeldDepartures,
  type HeldSpan,
  holdDepartures,
  holdSpan,
  sendDepartures,
  sendSpan,
} from './held-departures.ts'
import type { FactInputName } from './fact-table.ts'

export interface HeldClosure extends HeldSpan {
  reason: LanguageTexts
}

/** The form's values of facts, by input: always something, and blank for an unknown fact. */
export interface Held {
  amenities: string[]
  basis: string
  closures: HeldClosure[]
  day: string
  departures: HeldDepartures
  duration: HeldNumber
  languages: string[]
  level: string
  location: HeldPoint
  money: { amount: HeldNumber; currency: string }
  months: string[]
  number: HeldNumber
  range: { min: HeldNumber; max: HeldNumber }
  text: string
  texts: LanguageTexts
  time: string
  times: string[]
  timeZone: string
}

interface Holding<Value> {
  /** A stored value as the form holds it. */
  hold: (stored: unknown) => Value
  /** The same as the operations take it. */
  send: (held: Value) => unknown
}

const words: Holding<string> = {
  hold: (stored) => (typeof stored === 'string' ? stored : ''),
  send: (held) => held.trim() || null,
}

const number: Holding<HeldNumber> = {
  hold: (stored) => (typeof stored === 'number' ? stored : ''),
  send: (held) => (held === '' ? null : held),
}

const list: Holding<string[]> = {
  hold: (stored) => (stored ?? []) as string[],
  send: (held) => held,
}

/** Two numbers, both or neither; of a half the operations say what is missing. */
function pair<One extends string, Other extends string>(one: One, other: Other) {
  type Pair = Record<One | Other, HeldNumber>
  return {
    hold: (stored: unknown) => (stored ?? { [one]: '', [other]: '' }) as Pair,
    send: (held: Pair) => {
      if (held[one] === '' && held[other] === '') return null
      const given = (value: HeldNumber) => (value === '' ? undefined : value)
      return { [one]: given(held[one]), [other]: given(held[other]) }
    },
  }
}

const money: Holding<Held['money']> = {
  hold: (stored) => {
    if (!stored) return { amount: '', currency: usualCurrency }
    const { amount, currency } = stored as { amount: number; currency: string }
    return { amount: holdAmount(amount, currency), currency }
  },
  send: ({ amount, currency }) =>
    amount === '' ? null : { amount: sendAmount(amount, currency), currency },
}

const closures: Holding<HeldClosure[]> = {
  hold: (stored) => ((stored ?? []) as Omit<HeldClosure, 'yearly'>[]).map(holdSpan),
  send: (held) => held.map((closure) => ({ ...sendSpan(closure), reason: closure.reason })),
}

/** How each input holds and sends what it is about. */
export const holdings: { [As in FactInputName]: Holding<Held[As]> } = {
  amenities: list,
  basis: words,
  closures,
  day: words,
  departures: { hold: holdDepartures, send: sendDepartures },
  duration: number,
  languages: list,
  level: {
    hold: (stored) => (typeof stored === 'number' ? String(stored) : ''),
    send: (held) => (held === '' ? null : Number(held)),
  },
  location: pair('lat', 'lng'),
  money,
  months: { ...list, send: (held) => (held.length === 0 ? null : held) },
  number,
  range: pair('min', 'max'),
  text: words,
  texts: {
    hold: (stored) => stored ?? {},
    send: (held) => held,
  },
  time: words,
  times: list,
  timeZone: words,
}
