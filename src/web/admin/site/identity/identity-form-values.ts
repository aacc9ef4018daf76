import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { orderedTexts, isInherited, type PanelSite } from '../form/texts-form-values.ts'

/** Form values of the identity; an empty one means the default. */
export type IdentityFormValues = {
  name: string
  slogan: LanguageTexts
  area: LanguageTexts
}

export function toIdentityFormValues(site: PanelSite): IdentityFormValues {
  return {
    name: isInherited(site, 'name') ? '' : site.name,
    slogan: orderedTexts(site.slogan),
    area: isInherited(site, 'area') ? {} : orderedTexts(site.area),
  }
}
