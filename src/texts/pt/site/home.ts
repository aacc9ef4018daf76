import { pt } from '#contract/site/site-texts/pt.ts'
import type { Texts } from '#texts/texts.ts'

export const home: Texts['home'] = {
  ...pt.home,
  bannerLabel: 'Paisagens dos nossos destinos',
}
