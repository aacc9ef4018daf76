import { factsOf } from '#contract/catalogue/facts/facts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'

/** The facts that any of the kinds has; which have which says the contract. */
export type FactName = { [K in Kind]: keyof (typeof factsOf)[K] }[Kind]

export const factGroups = ['facts', 'calendar', 'place', 'sale'] as const

export type FactGroup = (typeof factGroups)[number]

/** How a fact is put in, and what its input has to know. */
type FactInput =
  | { as: 'text'; max: number }
  | { as: 'texts'; max: number }
  | { as: 'number' | 'range'; min: number; max: number }
  | {
      as:
        | 'amenities'
        | 'basis'
        | 'closures'
        | 'day'
        | 'departures'
        | 'duration'
        | 'languages'
        | 'level'
        | 'location'
        | 'money'
        | 'months'
        | 'time'
        | 'times'
        | 'timeZone'
    }

export type FactInputName = FactInput['as']

export type FactEntry = FactInput & { group: FactGroup }

const airportLength = 3

/** Where each fact stands in the form, in this order, and how it is put in. */
export const factTable: Record<FactName, FactEntry> = {
  durationMinutes: { group: 'facts', as: 'duration' },
  nightsAdvised: { group: 'facts', as: 'range', min: 1, max: limits.nightsAdvisedMax },
  level: { group: 'facts', as: 'level' },
  minAge: { group: 'facts', as: 'number', min: 0, max: limits.ageMax },
  groupSize: { group: 'facts', as: 'range', min: 1, max: limits.groupSizeMax },
  guideLanguages: { group: 'facts', as: 'languages' },
  rooms: { group: 'facts', as: 'number', min: 1, max: limits.roomsMax },
  checkIn: { group: 'facts', as: 'time' },
  checkOut: { group: 'facts', as: 'time' },
  amenities: { group: 'facts', as: 'amenities' },
  months: { group: 'calendar', as: 'months' },
  closures: { group: 'calendar', as: 'closures' },
  startTimes: { group: 'calendar', as: 'times' },
  departures: { group: 'calendar', as: 'departures' },
  validFrom: { group: 'calendar', as: 'day' },
  validTo: { group: 'calendar', as: 'day' },
  location: { group: 'place', as: 'location' },
  address: { group: 'place', as: 'text', max: limits.addressMaxLength },
  altitude: { group: 'place', as: 'number', min: limits.altitudeMin, max: limits.altitudeMax },
  airport: { group: 'place', as: 'text', max: airportLength },
  timeZone: { group: 'place', as: 'timeZone' },
  priceFrom: { group: 'sale', as: 'money' },
  priceFromBasis: { group: 'sale', as: 'basis' },
  priceFromUntil: { group: 'sale', as: 'day' },
  priceNote: { group: 'sale', as: 'texts', max: limits.priceNoteMaxLength },
  website: { group: 'sale', as: 'text', max: limits.websiteMaxLength },
  code: { group: 'sale', as: 'text', max: limits.codeMaxLength },
  externalId: { group: 'sale', as: 'text', max: limits.externalIdMaxLength },
}

export function isFact(name: string): name is FactName {
  return Object.hasOwn(factTable, name)
}

/** The facts of a kind, in the order of the form. */
export function factNamesOf(kind: Kind): FactName[] {
  return Object.keys(factTable).filter(
    (name): name is FactName => isFact(name) && Object.hasOwn(factsOf[kind], name),
  )
}
