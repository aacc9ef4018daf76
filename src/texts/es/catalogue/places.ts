import type { Texts } from '#texts/texts.ts'
import { kinds } from './kinds.ts'

/** Pages of countries, regions, categories, themes and months. */
export const places: Texts['places'] = {
  country: 'País',
  region: 'Región',
  category: 'Experiencias',
  theme: 'Tema',
  titled: '{{name}}: lugares y viajes',
  counted: '{{name}}: {{counts}}.',
  countOf: kinds.count,
  seeAll: 'Ver los {{count}}',
  regions: 'Sus regiones',
  otherCountries: 'Otros países',
  otherCategories: 'Otras clases de experiencias',
  otherThemes: 'Temas que la acompañan',
  months: 'Mes por mes',
  monthsLead: 'Cuántos de sus destinos son ideales o buenos entonces.',
  whenTitle: 'Adónde viajar en {{month}}',
  whenLead: 'En el sur es {{season}}.',
  idealThen: 'Ideales en {{month}}',
  goodThen: 'Buenos en {{month}}',
  possibleThen: 'Posible en {{month}}',
  onward: 'Seguir camino',
  otherMonths: 'Otros meses',
}
