import { z } from 'zod'
import { day, timeOfDay } from '#contract/base/dates/days.ts'
import { text } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { answeredMoney, money } from '#contract/base/money/money.ts'
import { isLanguageOfPersons, isTimeZone } from '../places/world.ts'
import { answeredDepartures, departures } from './departures.ts'
import {
  always,
  answeredRange,
  coordinate,
  distinct,
  type Fact,
  known,
  range,
  sortedSet,
} from './fact.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { answeredClosures, closures, months } from './seasons.ts'

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'

export const amenities = [
  'wifi',
  'parking',
  'pool',
  'spa',
  'gym',
  'restaurant',
  'bar',
  'breakfast',
  'roomService',
  'airConditioning',
  'heating',
  'fireplace',
  'laundry',
  'airportTransfer',
  'accessible',
  'pets',
  'family',
  'kitchen',
  'terrace',
  'view',
  'library',
  'bikes',
  'beach',
  'skiRoom',
  'meetingRooms',
] as const

/** The unit of a price: a person, also in a double or single room or in a group, or the service alone. */
export const priceBases = ['person', 'double', 'single', 'group', 'service'] as const

export type PriceBasis = (typeof priceBases)[number]

const string = z.string()
const strings = z.array(z.string())

/** A key of the item in somebody else's system. */
const externalId = known(text(limits.externalIdMaxLength))

const location = known(
  z.object({ lat: coordinate(90), lng: coordinate(180) }),
  z.object({ lat: z.number(), lng: z.number() }),
)
const seasons = { months: known(months), closures: always(closures, [], answeredClosures) }
const level = known(z.int().min(1).max(limits.levelMax))
const groupSize = known(range(1, limits.groupSizeMax), answeredRange)
/** Nobody sleeps on an experience. */
export const usualBasis = { tour: 'person', circuit: 'double', package: 'double' } as const

const price = (kind: keyof typeof usualBasis) => ({
  /** Per person, in the cheapest case. */
  priceFrom: known(money, answeredMoney),
  priceNote: always(languageTexts(text(limits.priceNoteMaxLength)), {}, answeredTexts),
  priceFromBasis: always(z.enum(priceBases), usualBasis[kind], z.enum(priceBases)),
  /** Its last day. */
  priceFromUntil: known(day, string),
})

const itinerary = (kind: 'circuit' | 'package') => ({
  externalId,
  level,
  groupSize,
  code: known(
    z
      .string()
      .trim()
      .toUpperCase()
      .min(1)
      .max(limits.codeMaxLength)
      .regex(/^[A-Z0-9-]+$/),
    string,
  ),
  departures: known(departures, answeredDepartures),
  validFrom: known(day, string),
  validTo: known(day, string),
  ...price(kind),
})

/** The facts of each kind. They are stored in columns of their names, those with parts in one for each part. */
export const factsOf = {
  destination: {
    externalId,
    location,
    /** Metres above the sea. */
    altitude: known(z.int().min(limits.altitudeMin).max(limits.altitudeMax)),
    /** IATA code. */
    airport: known(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/),
      string,
    ),
    timeZone: known(z.string().refine(isTimeZone, { error: messages.invalid }), string),
    nightsAdvised: known(range(1, limits.nightsAdvisedMax), answeredRange),
    ...seasons,
  },
  tour: {
    externalId,
    location,
    ...seasons,
    durationMinutes: known(z.int().min(limits.durationMinutesMin).max(limits.durationMinutesMax)),
    startTimes: always(sortedSet(timeOfDay, limits.startTimesMax), [], strings),
    /** From 1, easy, to 5, demanding. */
    level,
    minAge: known(z.int().min(0).max(limits.ageMax)),
    /** ISO 639-1. */
    guideLanguages: always(
      sortedSet(
        z.string().refine(isLanguageOfPersons, { error: messages.invalid }),
        limits.guideLanguagesMax,
      ),
      [],
      strings,
    ),
    groupSize,
    ...price('tour'),
  },
  circuit: itinerary('circuit'),
  package: itinerary('package'),
  hotel: {
    externalId,
    location,
    ...seasons,
    address: known(text(limits.addressMaxLength), string),
    website: known(
      text(limits.websiteMaxLength).refine(isHttps, { error: messages.invalid }),
      string,
    ),
    rooms: known(z.int().min(1).max(limits.roomsMax)),
    checkIn: known(timeOfDay, string),
    checkOut: known(timeOfDay, string),
    amenities: always(distinct(amenities, limits.amenitiesMax), [], z.array(z.enum(amenities))),
  },
  incentive: { externalId, groupSize },
} as const satisfies Record<Kind, Record<string, Fact>>

/** Facts whose value has parts, and is null as a whole. */
export const partsOfFacts = {
  location: ['lat', 'lng'],
  nightsAdvised: ['min', 'max'],
  groupSize: ['min', 'max'],
  priceFrom: ['amount', 'currency'],
} as const satisfies Record<string, readonly [string, string]>

/** The columns of a fact with parts, and the part that each holds. */
export function partColumns(name: keyof typeof partsOfFacts): [column: string, part: string][] {
  return partsOfFacts[name].map((part) => [
    `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`,
    part,
  ])
}

const factOfPart = new Map(
  (Object.keys(partsOfFacts) as (keyof typeof partsOfFacts)[]).flatMap((name) =>
    partColumns(name).map(([column]): [string, string] => [column, name]),
  ),
)

/** The fact that a column is a part of; any other column is its own. */
export function factOfColumn(column: string): string {
  return factOfPart.get(column) ?? column
}
