import type { Texts } from '#texts/texts.ts'
import { kinds } from './kinds.ts'

export const catalogue: Texts['catalogue'] = {
  tags: 'Temas',
  itinerary: 'Recorrido',
  stars_one: '{{count, number}} estrella',
  stars_other: '{{count, number}} estrellas',
  askQuote: 'Pedir una cotización',
  destination: 'Destino',
  gallery: 'De cerca',
  starredExperiences: 'Imperdibles',
  one: kinds.one,
  ...kinds.onItemPages,
  stops: 'Parada por parada',
  includedExperiences: 'Experiencias incluidas',
  includedHotels: 'Hoteles incluidos',
}
