import { z } from 'zod'
import {
  meals,
  overnights,
  transferModes,
  transferServices,
} from '#contract/catalogue/itineraries/itinerary-days.ts'
import { kinds } from '#contract/base/kinds.ts'
import { month } from '#contract/base/dates/days.ts'
import { answeredId, id, idOnly, nothing, opaqueToken, page } from '#contract/base/fields.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { operation } from '#contract/base/operation.ts'
import { answeredTextsOfViews } from './client-view-texts.ts'
import { answeredMoney } from '#contract/base/money/money.ts'
import {
  answeredMarkup,
  answeredOwnPrices,
  editedClientView,
  newClientView,
} from './client-view-fields.ts'

const string = z.string()
const strings = z.array(string)
const stringOrNull = string.nullable()

/** A client view as the agency that made it sees it in its list. */
const clientView = z
  .object({
    id: z.guid(),
    lang: z.enum(languages),
    title: string,
    remarks: string,
    /** To the agency's own people; to admins none. */
    ownPrices: answeredOwnPrices,
    markup: answeredMarkup,
    terms: string,
    validUntil: stringOrNull,
    startOn: stringOrNull,
    travellers: stringOrNull,
    expiresOn: string,
    /** Whether its day is over. */
    expired: z.boolean(),
    /** In their order; `shown` is false while the public does not see one, and so the view neither. */
    items: z.array(
      z.object({ entityType: z.enum(kinds), entityId: z.guid(), name: string, shown: z.boolean() }),
    ),
    proposal: z.object({ id: z.guid(), title: string, reference: string }).nullable(),
    /** Agency that owns the client view. */
    agency: z.object({ id: z.guid(), name: string }),
    /** How often it was opened, and when last; by whom is not kept. */
    views: z.int(),
    lastViewedAt: z.date().nullable(),
    createdAt: z.date(),
    updatedAt: z.date(),
  })
  .meta({ id: 'ClientView' })

export type ClientView = z.infer<typeof clientView>

const shownPicture = z
  .object({
    url: string,
    width: z.int().nullable(),
    height: z.int().nullable(),
    sources: z.array(z.object({ url: string, width: z.int(), height: z.int(), type: string })),
    alt: string,
    caption: string,
  })
  .meta({ id: 'ClientViewPicture' })

export type ClientViewPicture = z.infer<typeof shownPicture>

const shownDay = z
  .object({
    day: z.int(),
    title: string,
    /** Markdown without links, as every longer text here. */
    text: string,
    /** Where the night is spent. */
    place: stringOrNull,
    /** The place of a day without a night there: services end there, or the night is on the way. */
    endsAt: stringOrNull,
    overnight: z.enum(overnights).nullable(),
    hotel: z.object({ name: string, orSimilar: z.boolean() }).nullable(),
    /** Hotels that may take the place of the first. */
    alternatives: strings,
    experiences: strings,
    /** Offered, not included. */
    optional: strings,
    meals: z.array(z.enum(meals)),
    transfers: z.array(
      z.object({
        mode: z.enum(transferModes),
        minutes: z.int().nullable(),
        km: z.int().nullable(),
        to: stringOrNull,
        included: z.boolean(),
        service: z.enum(transferServices).nullable(),
      }),
    ),
    pictures: z.array(shownPicture),
  })
  .meta({ id: 'ClientViewDay' })

export type ClientViewDay = z.infer<typeof shownDay>

const shownItem = z
  .object({
    /** Null of a proposal. */
    kind: z.enum(kinds).nullable(),
    ...answeredTextsOfViews(),
    /** Where it is, or what it leads through, in its order. */
    places: strings,
    facts: z.object({
      days: z.int().nullable(),
      nights: z.int().nullable(),
      stars: z.number().nullable(),
      durationMinutes: z.int().nullable(),
      startTimes: strings,
      level: z.int().nullable(),
      minAge: z.int().nullable(),
      guideLanguages: strings,
      groupSize: z.object({ min: z.int(), max: z.int() }).nullable(),
      address: stringOrNull,
      checkIn: stringOrNull,
      checkOut: stringOrNull,
      altitude: z.int().nullable(),
      /** January is 1. */
      bestMonths: z.array(month),
    }),
    itinerary: z.array(shownDay),
    /** Hotels to choose from, of a proposal. */
    lodging: z.array(
      z.object({
        name: string,
        hotels: z.array(z.object({ place: string, hotel: string, nights: z.int() })),
      }),
    ),
    pictures: z.array(shownPicture),
  })
  .meta({ id: 'ClientViewItem' })

export type ClientViewItem = z.infer<typeof shownItem>

/** The client view for a traveller: the agency's data, and nothing of the operator's. */
const shownClientView = z.object({
  lang: z.enum(languages),
  title: string,
  remarks: string,
  startOn: stringOrNull,
  travellers: stringOrNull,
  agency: z.object({
    name: string,
    phone: stringOrNull,
    website: stringOrNull,
    city: stringOrNull,
    logo: shownPicture.nullable(),
  }),
  ownPrices: answeredOwnPrices,
  /** The prices of a proposal as the agency sells it; null where none are shown. */
  offer: z
    .object({
      options: z.array(
        z.object({
          /** Null of the sole way. */
          name: stringOrNull,
          total: answeredMoney,
          /** With the agency's own prices that are part of it; null where these are in another currency. */
          sum: answeredMoney.nullable(),
        }),
      ),
      extras: z.array(z.object({ label: string, amount: answeredMoney })),
      /** Paid to others on the way. */
      onSpot: z.array(z.object({ label: string, quantity: z.int(), unit: answeredMoney })),
    })
    .nullable(),
  /** The agency's own terms. */
  terms: string,
  validUntil: stringOrNull,
  items: z.array(shownItem),
})

export type ShownClientView = z.infer<typeof shownClientView>

const answeredLink = z.object({ url: string })

/** Views that agents show their own clients, under their agency's name (requirements §16.8). */
export const clientViewOperations = {
  listClientViews: operation({
    summary: 'The client views of one’s own agency, newest first; of all agencies for admins.',
    access: 'user',
    effect: 'reads',
    input: z.object(page),
    output: z.object({ list: z.array(clientView), total: z.int() }),
    failures: [],
  }),
  addClientView: operation({
    summary:
      'Makes a page for travellers, under the agency’s name, of items or of a proposal to the agency; its address is told this once.',
    access: 'user',
    effect: 'writes',
    secretAnswer: true,
    input: newClientView,
    output: answeredId.extend({ url: string }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  editClientView: operation({
    summary: 'Edits a client view; what is left out stays, and so does its address.',
    access: 'user',
    effect: 'writes',
    input: editedClientView,
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteClientView: operation({
    summary: 'Deletes a client view: its addresses lead nowhere from then on.',
    access: 'user',
    effect: 'writes',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  addClientViewLink: operation({
    summary: 'A further address of a client view, to be sent by WhatsApp or shown again.',
    access: 'user',
    effect: 'writes',
    secretAnswer: true,
    input: z.object({ id }),
    output: answeredLink,
    failures: ['NOT_FOUND_ERROR'],
  }),
  getClientView: operation({
    summary: 'A client view as travellers see it, by its token; nothing of the operator is in it.',
    access: 'public',
    effect: 'reads',
    input: z.object({ token: opaqueToken }),
    output: shownClientView,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
