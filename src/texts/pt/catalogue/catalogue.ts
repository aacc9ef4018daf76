import type { Texts } from '#texts/texts.ts'
import { kinds } from './kinds.ts'

export const catalogue: Texts['catalogue'] = {
  tags: 'Temas',
  itinerary: 'Roteiro',
  stars_one: '{{count, number}} estrela',
  stars_other: '{{count, number}} estrelas',
  askQuote: 'Pedir uma cotação',
  destination: 'Destino',
  gallery: 'De perto',
  starredExperiences: 'Imperdíveis',
  one: kinds.one,
  ...kinds.onItemPages,
  stops: 'Parada por parada',
  includedExperiences: 'Experiências incluídas',
  includedHotels: 'Hotéis incluídos',
}
