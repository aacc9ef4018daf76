import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { heldTexts, isInherited, type PanelSite } from '../form/held-texts.ts'

/** Form values of the identity; an empty one means the default. */
export type HeldIdentity = {
  name: string
  slogan: LanguageTexts
  area: LanguageTexts
}

export function holdIdentity(site: PanelSite): HeldIdentity {
  return {
    name: isInherited(site, 'name') ? '' : site.name,
    slogan: heldTexts(site.slogan),
    area: isInherited(site, 'area') ? {} : heldTexts(site.area),
  }
}
