import type { Kind, QuotableKind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'

/** Visitors' names of the kinds. */
export const kindNames: Record<Language, Record<Kind, string>> = {
  es: {
    circuit: 'Circuito',
    destination: 'Destino',
    package: 'Paquete',
    tour: 'Experiencia',
    incentive: 'Incentivo',
    hotel: 'Hotel',
  },
  en: {
    circuit: 'Circuit',
    destination: 'Destination',
    package: 'Package',
    tour: 'Experience',
    incentive: 'Incentive trip',
    hotel: 'Hotel',
  },
  pt: {
    circuit: 'Circuito',
    destination: 'Destino',
    package: 'Pacote',
    tour: 'Experiência',
    incentive: 'Incentivo',
    hotel: 'Hotel',
  },
}

/** Labels of links to an item's page. */
export const seeItem: Record<Language, Record<QuotableKind, string>> = {
  es: {
    circuit: 'Ver el circuito',
    destination: 'Ver el destino',
    package: 'Ver el paquete',
    tour: 'Ver la experiencia',
    incentive: 'Ver el incentivo',
  },
  en: {
    circuit: 'See the circuit',
    destination: 'See the destination',
    package: 'See the package',
    tour: 'See the experience',
    incentive: 'See the incentive trip',
  },
  pt: {
    circuit: 'Ver o circuito',
    destination: 'Ver o destino',
    package: 'Ver o pacote',
    tour: 'Ver a experiência',
    incentive: 'Ver o incentivo',
  },
}
