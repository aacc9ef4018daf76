import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { PayloadOf } from '#contract/index.ts'
import { orderedTexts, isBlank, isInherited, type PanelSite } from '../form/texts-form-values.ts'

export interface LicenceFormValues {
  label: LanguageTexts
  number: string
  url: string
}

export const siteLinks = ['reservations', 'priceList', 'chat'] as const

export type SiteLink = (typeof siteLinks)[number]

export type LegalFormValues = {
  licence: { label: string; number: string; url: string }
  legal: {
    name: string
    taxId: string
    licences: LicenceFormValues[]
    dataFiscalUrl: string
    consumerUrl: string
    withdrawalUrl: string
    /** '' offers none. */
    withdrawalDays: NumberFieldValue
    note: LanguageTexts
  }
  links: Record<SiteLink, string>
  social: string[]
}

/** Whether a link is the installation's own. */
export function isInheritedLink(site: PanelSite, link: SiteLink): boolean {
  return isInherited(site, 'links') || isInherited(site, `links.${link}`)
}

export function toLegalFormValues(site: PanelSite): LegalFormValues {
  const { licence, legal, links, social } = site
  const linkOf = (link: SiteLink) => (isInheritedLink(site, link) ? '' : (links[link] ?? ''))
  return {
    licence: {
      label: licence?.label ?? '',
      number: licence?.number ?? '',
      url: licence?.url ?? '',
    },
    legal: {
      name: legal.name ?? '',
      taxId: legal.taxId ?? '',
      licences: legal.licences.map(({ label, number, url }) => ({
        label: orderedTexts(label),
        number,
        url: url ?? '',
      })),
      dataFiscalUrl: legal.dataFiscalUrl ?? '',
      consumerUrl: legal.consumerUrl ?? '',
      withdrawalUrl: legal.withdrawalUrl ?? '',
      withdrawalDays: legal.withdrawalDays || '',
      note: orderedTexts(legal.note),
    },
    links: {
      reservations: linkOf('reservations'),
      priceList: linkOf('priceList'),
      chat: linkOf('chat'),
    },
    social,
  }
}

export function toLegalPayload({
  licence,
  legal,
  links,
  social,
}: LegalFormValues): PayloadOf<'editSite'> {
  return {
    licence: isBlank(licence) ? null : licence,
    legal: isBlank({ ...legal, licences: legal.licences.map(() => 'one') })
      ? null
      : { ...legal, withdrawalDays: legal.withdrawalDays || 0 },
    links: isBlank(links) ? null : links,
    social,
  }
}
