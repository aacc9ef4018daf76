import type { Texts } from '#texts/texts.ts'

/** How good the months of the year are for a visit. */
export const season: Texts['season'] = {
  title: 'Cuándo ir',
  states: {
    peak: 'Ideal',
    good: 'Buena',
    fair: 'Posible',
    closed: 'Cerrado',
  },
  seasons: {
    summer: 'verano',
    autumn: 'otoño',
    winter: 'invierno',
    spring: 'primavera',
  },
  inMonth: '{{state}} en {{month}}',
  heldBack: '{{line}}: {{names}}',
  noDeparture: 'Sin salidas en {{month}}',
  reasons: {
    fair: 'posible',
    closed: 'cerrado',
  },
  without: 'no en esa época',
  busy: '{{when}}: más concurrido y más caro',
  departs: 'Salidas: {{months}}',
  departsNoMore: 'Por ahora no hay salidas anunciadas.',
  closures: 'Cerrado en ciertas fechas',
  closedOnce: 'del {{from}} al {{to}}',
  closedYearly: 'del {{from}} al {{to}}, todos los años',
}
