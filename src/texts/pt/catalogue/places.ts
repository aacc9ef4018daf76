import type { Texts } from '#texts/texts.ts'
import { kinds } from './kinds.ts'

/** Pages of countries, regions, categories, themes and months. */
export const places: Texts['places'] = {
  country: 'País',
  region: 'Região',
  category: 'Experiências',
  theme: 'Tema',
  titled: '{{name}}: lugares e viagens',
  counted: '{{name}}: {{counts}}.',
  countOf: kinds.count,
  seeAll: 'Ver todos ({{count}})',
  regions: 'Suas regiões',
  otherCountries: 'Outros países',
  otherCategories: 'Outros tipos de experiências',
  otherThemes: 'Temas que combinam',
  months: 'Mês a mês',
  monthsLead: 'Quantos dos seus destinos são ideais ou bons nessa época.',
  whenTitle: 'Para onde viajar em {{month}}',
  whenLead: 'No sul é {{season}}.',
  idealThen: 'Ideais em {{month}}',
  goodThen: 'Bons em {{month}}',
  possibleThen: 'Possível em {{month}}',
  onward: 'Seguir viagem',
  otherMonths: 'Outros meses',
}
