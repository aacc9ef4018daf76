import { z } from 'zod'
import { day } from '#contract/base/dates/days.ts'
import { id, text } from '#contract/base/fields.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { answeredMoney } from '#contract/base/money/money.ts'
import { operation } from '#contract/base/operation.ts'
import { roomKinds, wishFields } from '#contract/quotes/wish-fields.ts'
import { ratedKinds, residentKinds, vatKinds } from '../rates/rate-fields.ts'
import { boards, classes, pricedFor, services } from '../rates/rate-lines.ts'
import { rateListName } from '../rates/rate-terms.ts'

/** Points to read before a reckoned stay is sold. */
export const stayWarnings = [
  'STOP_SALE',
  'CLOSED_THEN',
  'NOT_SOLD_NOW',
  'MIN_NIGHTS',
  'SEVERAL_RATES',
  'SEVERAL_PRICES',
] as const

const stayWarning = z.object({
  code: z.enum(stayWarnings),
  /** The field of the payload concerned. */
  path: z.string(),
  /** The subject, by days, numbers and names. */
  context: z.record(z.string(), z.unknown()),
})

export type StayWarning = z.infer<typeof stayWarning>

const { rooms, children } = wishFields

/** The calculator of stays for agents and the office (requirements §16.2.4). */
export const stayOperations = {
  reckonStay: operation({
    summary:
      'The price of a stay or service for a party, by the caller’s terms: lines, total, commission, charges on the spot, warnings.',
    access: 'user',
    effect: 'reads',
    input: z.object({
      entityType: z.enum(ratedKinds),
      entityId: id,
      /** First night, or day of the service. */
      from: day,
      adults: z.int().min(1).max(limits.adultsMax),
      /** Their ages. */
      children,
      /** Left out: doubles, and a single for an odd adult. */
      rooms,
      /** Demanded of hotels; others have their own. */
      nights: z.int().min(1).max(limits.daysMax).optional(),
      class: z.enum(classes).optional(),
      board: z.enum(boards).optional(),
      room: text(limits.roomNameMaxLength).optional(),
      service: z.enum(services).optional(),
      sheet: rateListName.optional(),
      /** True for residents’ rates; others’ otherwise. */
      residents: z.boolean().optional(),
      /** Day of the sale; today unless given. */
      bookedOn: day.optional(),
      /** For admins: as this agency sees it. */
      asAgency: id.optional(),
      /** Of the labels; that of the call unless given. */
      lang: z.enum(languages).optional(),
    }),
    output: z.object({
      currency: z.string(),
      rates: z.array(z.object({ rateId: z.guid(), nights: z.int() })),
      lines: z.array(
        z.object({
          label: z.string(),
          quantity: z.int(),
          per: z.enum(pricedFor),
          unit: answeredMoney,
          /** `quantity` times `unit`. */
          amount: answeredMoney,
          optional: z.boolean(),
        }),
      ),
      onSpot: z.array(
        z.object({
          label: z.string(),
          quantity: z.int(),
          unit: answeredMoney,
          amount: answeredMoney,
        }),
      ),
      /** Without optional lines; null while anything is unpriced. */
      total: answeredMoney.nullable(),
      /** Null without a total, for net terms, and for admins. */
      commission: answeredMoney.nullable(),
      vat: z.enum(vatKinds),
      residents: z.enum(residentKinds),
      unpriced: z.array(
        z.object({
          night: z.string().optional(),
          room: z.enum(roomKinds).optional(),
          age: z.int().optional(),
        }),
      ),
      warnings: z.array(stayWarning),
    }),
    failures: ['NOT_FOUND_ERROR', 'TOO_MANY_REQUESTS_ERROR'],
  }),
} as const
