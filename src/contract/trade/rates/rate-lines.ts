import { z } from 'zod'
import { text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { range } from '#contract/catalogue/facts/fact.ts'

// What stands in a season of a rate: one price for one way of travelling.

export const bases = [
  'single',
  'double',
  'twin',
  'triple',
  'quadruple',
  'child',
  'infant',
  'group',
  'unit',
] as const

export const pricedFor = ['person', 'room', 'service', 'vehicle'] as const
export const beds = ['sharing', 'extra', 'own'] as const
/** Room only, with breakfast, half board, full board, all inclusive. */
export const boards = ['RO', 'BB', 'HB', 'FB', 'AI'] as const
export const services = ['private', 'shared'] as const
export const classes = ['standard', 'superior', 'luxury'] as const

/** In minor units of the rate's currency. */
export const minorUnits = z.int().min(0).max(limits.moneyMax)

const age = {
  from: z.int().min(0).max(limits.childAgeMax),
  to: z.int().min(0).max(limits.childAgeMax),
}

export const ages = z.object(age).refine(({ from, to }) => from <= to, { path: ['to'] })

/** Ages to which a child's or an infant's price applies by default. */
const usualAges = { child: { from: 2, to: 11 }, infant: { from: 0, to: 1 } } as const

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)

/** A line as it is written; `perNight` depends on the kind of item, so it is filled in by whoever knows that. */
export const writtenLine = z
  .object({
    basis: z.enum(bases),
    /** How many must travel for it. */
    pax: orNull(range(1, limits.adultsMax)),
    per: z.enum(pricedFor).nullish(),
    perNight: z.boolean().nullish(),
    /** Comes on top of another line; else it is the full price. */
    supplement: z.boolean().nullish(),
    ages: orNull(ages),
    bed: orNull(z.enum(beds)),
    room: orNull(text(limits.roomNameMaxLength)),
    board: orNull(z.enum(boards)),
    service: orNull(z.enum(services)),
    class: orNull(z.enum(classes)),
    commissionable: z.boolean().nullish(),
    net: minorUnits,
    /** Null: sold net only. */
    gross: orNull(minorUnits),
  })
  .transform(({ per, supplement, commissionable, ages: given, ...line }) => ({
    ...line,
    per: per ?? (line.basis === 'unit' ? ('service' as const) : ('person' as const)),
    supplement: supplement ?? false,
    commissionable: commissionable ?? true,
    ages:
      given ?? (line.basis === 'child' || line.basis === 'infant' ? usualAges[line.basis] : null),
  }))

export type WrittenLine = z.output<typeof writtenLine>

/** A line as it is stored: nothing is left to be guessed. */
export type RateLine = Omit<WrittenLine, 'perNight'> & { perNight: boolean }

/** Returns the fields that distinguish two lines of a season: everything but their prices. */
export function identityOf({
  net: _net,
  gross: _gross,
  commissionable: _commissionable,
  ...line
}: RateLine) {
  return JSON.stringify(Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** A line as it is answered; which of its amounts are there depends on who asks. */
export const answeredLine = z.object({
  basis: z.enum(bases),
  pax: z.object({ min: z.int(), max: z.int() }).nullable(),
  per: z.enum(pricedFor),
  perNight: z.boolean(),
  supplement: z.boolean(),
  ages: z.object({ from: z.int(), to: z.int() }).nullable(),
  bed: z.enum(beds).nullable(),
  room: z.string().nullable(),
  board: z.enum(boards).nullable(),
  service: z.enum(services).nullable(),
  class: z.enum(classes).nullable(),
  commissionable: z.boolean(),
  /** Told to admins and to agencies with net terms. */
  net: z.int().optional(),
  /** Told to admins and to agencies that get a commission. */
  gross: z.int().nullable().optional(),
  /** The agency's share of `gross`, in minor units; included for agencies that get a commission. */
  commission: z.int().optional(),
})
