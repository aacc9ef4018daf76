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
  type FactForm,
  type FactGroup,
  type FormedFact,
  known,
  range,
  sortedSet,
} from './fact.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { answeredPriceBands, priceBands } from '../prices/price-bands.ts'
import { answeredClosures, answeredPeaks, closures, months, peaks } from './seasons.ts'

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

/** Whether travellers are by themselves; mixed: private transfers and shared excursions; either: as they choose. */
export const services = ['private', 'shared', 'mixed', 'either'] as const

export type Service = (typeof services)[number]

const string = z.string()
const strings = z.array(z.string())

type Bounds = { min?: number; max?: number }

function formed<const As extends FactForm, Each extends Fact>(
  as: As,
  group: FactGroup,
  fact: Each,
  bounds: Bounds = {},
) {
  return { as, group, ...fact, ...bounds }
}

const number = (group: FactGroup, min: number, max: number) =>
  formed('number', group, known(z.int().min(min).max(max)), { min, max })

const ranged = (group: FactGroup, min: number, max: number) =>
  formed('range', group, known(range(min, max), answeredRange), { min, max })

const line = (group: FactGroup, max: number, schema: z.ZodType<string> = text(max)) =>
  formed('text', group, known(schema, string), { max })

const time = (group: FactGroup) => formed('time', group, known(timeOfDay, string))
const date = (group: FactGroup) => formed('day', group, known(day, string))

/** Nobody sleeps on an experience. */
export const usualBasis = { tour: 'person', circuit: 'double', package: 'double' } as const

const basis = (usual: PriceBasis) =>
  formed('basis', 'sale', always(z.enum(priceBases), usual, z.enum(priceBases)))

const airportLength = 3

const inCapitals = () => z.string().trim().toUpperCase()

/** Every fact, in the order of the panel's form. */
export const facts = {
  durationMinutes: formed(
    'duration',
    'facts',
    known(z.int().min(limits.durationMinutesMin).max(limits.durationMinutesMax)),
  ),
  nightsAdvised: ranged('facts', 1, limits.nightsAdvisedMax),
  /** From 1, easy, to 5, demanding. */
  level: formed('level', 'facts', known(z.int().min(1).max(limits.levelMax))),
  minAge: number('facts', 0, limits.ageMax),
  service: formed('service', 'facts', known(z.enum(services))),
  groupSize: ranged('facts', 1, limits.groupSizeMax),
  /** ISO 639-1. */
  guideLanguages: formed(
    'languages',
    'facts',
    always(
      sortedSet(
        z.string().refine(isLanguageOfPersons, { error: messages.invalid }),
        limits.guideLanguagesMax,
      ),
      [],
      strings,
    ),
  ),
  rooms: number('facts', 1, limits.roomsMax),
  checkIn: time('facts'),
  checkOut: time('facts'),
  amenities: formed(
    'amenities',
    'facts',
    always(distinct(amenities, limits.amenitiesMax), [], z.array(z.enum(amenities))),
  ),
  months: formed('months', 'calendar', known(months)),
  closures: formed('closures', 'calendar', always(closures, [], answeredClosures)),
  /** Weeks that are busy and dearer. */
  peaks: formed('peaks', 'calendar', always(peaks, [], answeredPeaks)),
  startTimes: formed(
    'times',
    'calendar',
    always(sortedSet(timeOfDay, limits.startTimesMax), [], strings),
  ),
  departures: formed('departures', 'calendar', known(departures, answeredDepartures)),
  validFrom: date('calendar'),
  validTo: date('calendar'),
  location: formed(
    'location',
    'place',
    known(
      z.object({ lat: coordinate(90), lng: coordinate(180) }),
      z.object({ lat: z.number(), lng: z.number() }),
    ),
  ),
  address: line('place', limits.addressMaxLength),
  /** Metres above the sea. */
  altitude: number('place', limits.altitudeMin, limits.altitudeMax),
  /** IATA code. */
  airport: line('place', airportLength, inCapitals().regex(/^[A-Z]{3}$/)),
  timeZone: formed(
    'timeZone',
    'place',
    known(z.string().refine(isTimeZone, { error: messages.invalid }), string),
  ),
  /** Per person, in the cheapest case. */
  priceFrom: formed('money', 'sale', known(money, answeredMoney)),
  priceFromBasis: basis(usualBasis.circuit),
  /** Travellers that the price supposes. */
  priceFromPax: number('sale', 1, limits.pricePaxMax),
  /** Its last day. */
  priceFromUntil: date('sale'),
  priceBands: formed('bands', 'sale', always(priceBands, [], answeredPriceBands)),
  priceNote: formed(
    'texts',
    'sale',
    always(languageTexts(text(limits.priceNoteMaxLength)), {}, answeredTexts),
    { max: limits.priceNoteMaxLength },
  ),
  website: line(
    'sale',
    limits.websiteMaxLength,
    text(limits.websiteMaxLength).refine(isHttps, { error: messages.invalid }),
  ),
  code: line(
    'sale',
    limits.codeMaxLength,
    inCapitals()
      .min(1)
      .max(limits.codeMaxLength)
      .regex(/^[A-Z0-9-]+$/),
  ),
  /** A key of the item in somebody else's system. */
  externalId: line('sale', limits.externalIdMaxLength),
} as const satisfies Record<string, FormedFact>

export type FactName = keyof typeof facts

function some<const Names extends FactName>(...names: Names[]) {
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<typeof facts, Names>
}

const ofPrice = [
  'priceFrom',
  'priceNote',
  'priceFromBasis',
  'priceFromPax',
  'priceFromUntil',
  'priceBands',
] as const

const ofItineraries = () =>
  some(
    'externalId',
    'level',
    'minAge',
    'service',
    'groupSize',
    'code',
    'departures',
    'validFrom',
    'validTo',
    ...ofPrice,
  )

/**
 * The facts of each kind, in the order of answers and sheets. They are stored in columns of their names, those with parts
 * in one for each part.
 */
export const factsOf = {
  destination: some(
    'externalId',
    'location',
    'altitude',
    'airport',
    'timeZone',
    'nightsAdvised',
    'months',
    'closures',
    'peaks',
  ),
  tour: {
    ...some(
      'externalId',
      'location',
      'months',
      'closures',
      'durationMinutes',
      'startTimes',
      'level',
      'minAge',
      'guideLanguages',
      'service',
      'groupSize',
      ...ofPrice,
    ),
    priceFromBasis: basis(usualBasis.tour),
  },
  circuit: ofItineraries(),
  package: ofItineraries(),
  hotel: some(
    'externalId',
    'location',
    'months',
    'closures',
    'address',
    'website',
    'rooms',
    'checkIn',
    'checkOut',
    'amenities',
  ),
  incentive: some('externalId', 'minAge', 'groupSize'),
} as const satisfies Record<Kind, Partial<Record<FactName, FormedFact>>>

export function isFact(name: string): name is FactName {
  return Object.hasOwn(facts, name)
}

/** A fact's line of the table, for code that treats all of them alike. */
export const factOf = (name: FactName): FormedFact => facts[name]

/** The facts of a kind, in the order of the form. */
export function factNamesOf(kind: Kind): FactName[] {
  return Object.keys(facts).filter(
    (name): name is FactName => isFact(name) && Object.hasOwn(factsOf[kind], name),
  )
}
