import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { PayloadOf } from '#contract/index.ts'
import { type ShownSection, shownSections } from '#contract/site/identity/site-fields.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import { orderedTexts, type PanelSite } from '../form/texts-form-values.ts'

export interface MembershipFormValues {
  label: string
  url: string
}

export type TrustFormValues = {
  /** '' is not said. */
  foundedYear: NumberFieldValue
  paymentMeans: LanguageTexts
  protection: LanguageTexts
  memberships: MembershipFormValues[]
  residentsNote: LanguageTexts
  sections: Record<ShownSection, boolean>
}

export function toTrustFormValues(site: PanelSite): TrustFormValues {
  return {
    foundedYear: site.foundedYear ?? '',
    paymentMeans: orderedTexts(site.paymentMeans),
    protection: orderedTexts(site.protection),
    memberships: site.memberships.map(({ label, url }) => ({ label, url: url ?? '' })),
    residentsNote: orderedTexts(site.residentsNote),
    sections: site.sections,
  }
}

export function toTrustPayload({
  foundedYear,
  sections,
  ...written
}: TrustFormValues): PayloadOf<'editSite'> {
  const isUsual = shownSections.every((section) => sections[section])
  return {
    ...written,
    foundedYear: foundedYear === '' ? null : foundedYear,
    sections: isUsual ? null : sections,
  }
}
