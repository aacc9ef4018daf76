import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Media } from '#contract/catalogue/media.ts'
import { defaultColors } from '#contract/base/colors.ts'
import { type Office, defaultOffice } from '#contract/site/office/office.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { SiteAnswer } from '#contract/site/identity/site.ts'
import { type SiteFields, siteFieldNames } from '#contract/site/identity/site-fields.ts'
import { media, pageDetails, pages, site } from '../db/schema/index.ts'
import type { Tx } from '../db/transaction.ts'
import { presentMedia } from '../media/present-media.ts'
import type { Settings } from '../settings/env.ts'
import {
  allSections,
  noAnalytics,
  noContact,
  noLegal,
  usualRetention,
} from '#contract/site/identity/site-defaults.ts'
import { defaultArea } from '#contract/site/site-texts/site-texts.ts'

type Known<Name extends keyof SiteFields> = NonNullable<SiteFields[Name]>

/** The operator's identity, every field with a value: the panel's, else the environment's, else the product's. */
export interface Site {
  siteName: string
  /** Origin without a trailing slash; the base of every link. */
  siteUrl: string
  slogan: SiteFields['slogan']
  area: SiteFields['area']
  colors: Known<'colors'>
  contact: Known<'contact'>
  markets: SiteFields['markets']
  social: string[]
  licence: SiteFields['licence']
  legal: Known<'legal'>
  office: Office
  /** All of them: who may see which is for the asker to decide. */
  links: Known<'links'>
  sender: Known<'sender'>
  analytics: Known<'analytics'>
  retention: Known<'retention'>
  foundedYear: SiteFields['foundedYear']
  paymentMeans: LanguageTexts
  protection: LanguageTexts
  memberships: SiteFields['memberships']
  residentsNote: LanguageTexts
  sections: SiteAnswer['sections']
  languages: SiteLanguages
  logo: Media | null
  logoDark: Media | null
  icon: Media | null
  updatedAt: Date
  /** Its published pages that the law asks for, in their order. */
  legalPages: { slug: string; titles: LanguageTexts }[]
  /** The fields that nobody has set in the panel; of `links` also those that the environment has instead. */
  inherited: string[]
}

/** The environment's values for the site; the settings fit. */
export type SiteDefaults = Pick<Settings, 'siteName' | 'siteUrl' | 'links'>

/** The row of the site, which its migration has made. @throws when it is missing */
export async function readSiteRow(tx: Tx): Promise<typeof site.$inferSelect> {
  const [row] = await tx.select().from(site)
  if (!row) throw new Error('The row of the site is missing')
  return row
}

const sectionsOf = ({ sections }: Pick<typeof site.$inferSelect, 'sections'>) => ({
  ...allSections,
  ...sections,
})

/** The sections that the site shows. */
export async function readSections(tx: Tx): Promise<SiteAnswer['sections']> {
  return sectionsOf(await readSiteRow(tx))
}

/** Reads whose site it is, as it is at this moment. */
export async function readSite(tx: Tx, settings: SiteDefaults): Promise<Site> {
  const row = await readSiteRow(tx)
  const pictures = await tx.select().from(media).where(eq(media.ownerKind, 'site'))
  const pictureOf = (id: string | null) => {
    const found = pictures.find((each) => each.id === id)
    return found ? presentMedia(found) : null
  }
  const { reservations, priceList, chat } = row.links ?? {}
  return {
    siteName: row.name ?? settings.siteName,
    siteUrl: settings.siteUrl,
    slogan: row.slogan,
    area: Object.keys(row.area).length > 0 ? row.area : defaultArea,
    colors: row.colors ?? defaultColors,
    contact: row.contact ?? noContact,
    markets: row.markets,
    social: row.social,
    licence: row.licence,
    legal: { ...noLegal, ...row.legal },
    office: row.office ?? defaultOffice,
    links: {
      reservations: reservations ?? settings.links.reservations,
      priceList: priceList ?? settings.links.priceList,
      chat: chat ?? settings.links.chat,
    },
    sender: row.sender ?? { name: null, replyTo: null },
    analytics: row.analytics ?? noAnalytics,
    retention: row.retention ?? usualRetention,
    foundedYear: row.foundedYear,
    paymentMeans: row.paymentMeans,
    protection: row.protection,
    memberships: row.memberships,
    residentsNote: row.residentsNote,
    sections: sectionsOf(row),
    languages: row.languages,
    logo: pictureOf(row.logoId),
    logoDark: pictureOf(row.logoDarkId),
    icon: pictureOf(row.iconId),
    updatedAt: row.updatedAt,
    legalPages: await readLegalPages(tx),
    inherited: inheritedOf(row, settings.links),
  }
}

/** The pages of the legal menu; privacy and terms wherever they stand. */
async function readLegalPages(tx: Tx): Promise<Site['legalPages']> {
  const rows = await tx
    .select({ slug: pages.slug, lang: pageDetails.lang, title: pageDetails.title })
    .from(pages)
    .innerJoin(pageDetails, eq(pageDetails.pageId, pages.id))
    .where(
      and(
        eq(pages.status, true),
        or(eq(pages.menu, 'legal'), inArray(pages.slug, ['privacy', 'terms'])),
      ),
    )
    .orderBy(asc(pages.order), asc(pages.sequence))
  const bySlug = Map.groupBy(rows, ({ slug }) => slug)
  return [...bySlug].map(([slug, details]) => ({
    slug,
    titles: Object.fromEntries(details.map(({ lang, title }) => [lang, title])),
  }))
}

function inheritedOf(row: typeof site.$inferSelect, given: SiteDefaults['links']): string[] {
  const whole: string[] = siteFieldNames.filter((field) => {
    const value = row[field]
    return value === null || (typeof value === 'object' && Object.keys(value).length === 0)
  })
  const { links } = row
  if (links === null) return whole
  const single = (['reservations', 'priceList', 'chat'] as const).filter(
    (link) => links[link] === null && given[link] !== null,
  )
  return [...whole, ...single.map((link) => `links.${link}`)]
}
