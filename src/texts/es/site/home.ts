import { es } from '#contract/site/site-texts/es.ts'
import type { Texts } from '#texts/texts.ts'

export const home: Texts['home'] = {
  ...es.home,
  bannerLabel: 'Paisajes de nuestros destinos',
}
