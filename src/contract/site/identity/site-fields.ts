import { z } from 'zod'
import { coordinate } from '#contract/catalogue/facts/fact.ts'
import { siteColors } from '#contract/base/colors.ts'
import {
  blankAsNull,
  email,
  id,
  isHttpsAddress,
  lines,
  phone as number,
  text,
} from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { answeredOffice, office } from '../office/office.ts'
import { country } from '#contract/catalogue/places/world.ts'

/** An https address without a user. */
export const httpsAddress = text(limits.websiteMaxLength).refine(isHttpsAddress, {
  error: messages.httpsRequired,
})

/** Accepts a missing value, null or an empty string, all of which mean that there is none. */
function orNull<Schema extends z.ZodType>(schema: Schema) {
  return blankAsNull(schema.nullish()).transform((value) => value ?? null)
}

const phone = orNull(number)
const link = orNull(httpsAddress)
const texts = (max: number) =>
  languageTexts(text(max))
    .optional()
    .transform((given) => given ?? {})

const location = orNull(z.object({ lat: coordinate(90), lng: coordinate(180) }))

const contact = z.object({
  phone,
  whatsapp: phone,
  email: orNull(email),
  address: orNull(lines(limits.postalAddressMaxLength)),
  location,
})

const market = z.object({
  name: languageTexts(text(limits.marketNameMaxLength)).refine(
    (given) => Object.keys(given).length > 0,
    { error: messages.required },
  ),
  countries: z
    .array(country)
    .max(limits.idsMax, { error: messages.tooMany })
    .transform((list) => [...new Set(list)]),
  phone,
  whatsapp: phone,
  email: orNull(email),
  /** The admin who gets the quotes from these countries. */
  assigneeId: orNull(id),
})

const licence = z.object({
  label: text(limits.licenceMaxLength),
  number: text(limits.licenceMaxLength),
  url: link,
})

const legal = z.object({
  name: orNull(text(limits.legalNameMaxLength)),
  taxId: orNull(text(limits.taxIdMaxLength)),
  licences: z
    .array(
      z.object({
        label: languageTexts(text(limits.licenceMaxLength)),
        number: text(limits.licenceMaxLength),
        url: link,
      }),
    )
    .max(limits.licencesMax, { error: messages.tooMany })
    .default([]),
  dataFiscalUrl: link,
  consumerUrl: link,
  /** Where a purchase is withdrawn from: what Argentina calls "botón de arrepentimiento". */
  withdrawalUrl: link,
  /** Days within which who accepted a proposal may withdraw; 0 offers none. */
  withdrawalDays: z.int().min(0).max(30).default(0),
  note: texts(limits.legalNoteMaxLength),
})

const links = z.object({ reservations: link, priceList: link, chat: link })

const sender = z.object({ name: orNull(text(limits.siteNameMaxLength)), replyTo: orNull(email) })

export const analyticsProviders = ['none', 'plausible', 'matomo'] as const

const analytics = z
  .object({
    provider: z.enum(analyticsProviders),
    address: link,
    siteId: orNull(text(limits.analyticsSiteMaxLength).regex(/^[\w.-]+$/)),
  })
  .refine(({ provider, address }) => provider === 'none' || address !== null, {
    error: messages.required,
    path: ['address'],
  })
  .refine(({ provider, siteId }) => provider === 'none' || siteId !== null, {
    error: messages.required,
    path: ['siteId'],
  })

const retention = z.object({
  /** Months after its last movement that a quote is erased; null: never. */
  quotesMonths: z
    .int()
    .min(1)
    .max(120)
    .nullish()
    .transform((value) => value ?? null),
  /** Years that what an accepted proposal says is kept for the books. */
  acceptedYears: z.int().min(1).max(30).default(10),
})

/** Parts of the public site that the agency can switch off. */
export const shownSections = ['agents', 'incentives', 'testimonials', 'specialists'] as const

export type ShownSection = (typeof shownSections)[number]

/** Returns whether the site shows items of a kind. */
export const isKindShown = (kind: Kind, { incentives }: Readonly<Record<ShownSection, boolean>>) =>
  kind !== 'incentive' || incentives

const section = z.boolean().optional()

/** A record of all of them would demand each; given ones replace, the others stay. */
const sections = z.object({
  agents: section,
  incentives: section,
  testimonials: section,
  specialists: section,
} satisfies Record<ShownSection, typeof section>)

const membership = z.object({ label: text(limits.membershipMaxLength), url: link })

/** The agency's own data (requirements §10.1), as editSite accepts them: null restores the default. */
export const siteFields = {
  name: orNull(text(limits.siteNameMaxLength)),
  slogan: languageTexts(text(limits.sloganMaxLength)),
  area: languageTexts(text(limits.areaMaxLength)),
  colors: siteColors.nullable(),
  contact: contact.nullable(),
  markets: z
    .array(market)
    .max(limits.marketsMax, { error: messages.tooMany })
    .nullable()
    .transform((list) => list ?? []),
  social: z
    .array(httpsAddress)
    .max(limits.socialMax, { error: messages.tooMany })
    .nullable()
    .transform((list) => [...new Set(list)]),
  licence: licence.nullable(),
  legal: legal.nullable(),
  office: office.nullable(),
  links: links.nullable(),
  sender: sender.nullable(),
  analytics: analytics.nullable(),
  retention: retention.nullable(),
  foundedYear: z.int().min(limits.firstFoundedYear).max(2100).nullable(),
  /** The ways to pay, beside prices and requests. */
  paymentMeans: languageTexts(lines(limits.paymentMeansMaxLength)),
  /** Protection of a traveller's money. */
  protection: languageTexts(lines(limits.protectionMaxLength)),
  /** Associations that the agency is a member of. */
  memberships: z
    .array(membership)
    .max(limits.membershipsMax, { error: messages.tooMany })
    .nullable()
    .transform((list) => list ?? []),
  /** Beside prices: what differs for residents. */
  residentsNote: languageTexts(text(limits.residentsNoteMaxLength)),
  sections: sections.nullable(),
}

/** Their names. */
export const siteFieldNames = Object.keys(siteFields) as (keyof typeof siteFields)[]

type Written = { [Name in keyof typeof siteFields]: z.output<(typeof siteFields)[Name]> }

/** The fields as they are stored. */
export type SiteFields = Written

const string = z.string()
const orNone = string.nullable()

const answeredMarket = z.object({
  name: answeredTexts,
  countries: z.array(string),
  phone: orNone,
  whatsapp: orNone,
  email: orNone,
  /** Answered to admins alone. */
  assigneeId: orNone.optional(),
})

/** The same as answered to everybody; each has a value. */
export const answeredSiteFields = {
  name: string,
  slogan: answeredTexts,
  area: answeredTexts,
  colors: z.object({ primary: string, accent: string, ink: string, paper: string }),
  contact: z.object({
    phone: orNone,
    whatsapp: orNone,
    email: orNone,
    address: orNone,
    location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  }),
  markets: z.array(answeredMarket),
  social: z.array(string),
  licence: z.object({ label: string, number: string, url: orNone }).nullable(),
  legal: z.object({
    name: orNone,
    taxId: orNone,
    licences: z.array(z.object({ label: answeredTexts, number: string, url: orNone })),
    dataFiscalUrl: orNone,
    consumerUrl: orNone,
    withdrawalUrl: orNone,
    withdrawalDays: z.int(),
    note: answeredTexts,
  }),
  office: answeredOffice,
  links: z.object({ reservations: orNone, priceList: orNone, chat: orNone }),
  analytics: z.object({
    provider: z.enum(analyticsProviders),
    address: orNone,
    siteId: orNone,
  }),
  foundedYear: z.int().nullable(),
  paymentMeans: answeredTexts,
  protection: answeredTexts,
  memberships: z.array(z.object({ label: string, url: orNone })),
  residentsNote: answeredTexts,
  sections: z.record(z.enum(shownSections), z.boolean()),
}

/** Additional fields for admins with adminPanel. */
export const answeredToAdmins = {
  sender: z.object({ name: orNone, replyTo: orNone }),
  retention: z.object({ quotesMonths: z.int().nullable(), acceptedYears: z.int() }),
  /** The fields whose values come from the environment or the product. */
  inherited: z.array(string),
}
