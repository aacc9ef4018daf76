import type { Texts } from '#texts/texts.ts'

/** How good the months of the year are for a visit. */
export const season: Texts['season'] = {
  title: 'Quando ir',
  states: {
    peak: 'Ideal',
    good: 'Boa',
    fair: 'Possível',
    closed: 'Fechado',
  },
  seasons: {
    summer: 'verão',
    autumn: 'outono',
    winter: 'inverno',
    spring: 'primavera',
  },
  inMonth: '{{state}} em {{month}}',
  heldBack: '{{line}}: {{names}}',
  noDeparture: 'Sem saídas em {{month}}',
  reasons: {
    fair: 'possível',
    closed: 'fechado',
  },
  without: 'não nessa época',
  busy: '{{when}}: mais cheio e mais caro',
  departs: 'Saídas: {{months}}',
  departsNoMore: 'Por ora não há saídas anunciadas.',
  closures: 'Fechado em certas datas',
  closedOnce: 'de {{from}} a {{to}}',
  closedYearly: 'de {{from}} a {{to}}, todos os anos',
}
