/** What stands beside a price from which a journey is sold. */
export const priceNotes = {
  lowSeason: {
    es: 'De mayo a septiembre, con un mínimo de 2 pasajeros.',
    en: 'May to September, with a minimum of 2 passengers.',
    pt: 'De maio a setembro, com mínimo de 2 passageiros.',
  },
  midSeason: {
    es: 'En octubre, noviembre y abril, con un mínimo de 2 pasajeros.',
    en: 'October, November and April, with a minimum of 2 passengers.',
    pt: 'Em outubro, novembro e abril, com mínimo de 2 passageiros.',
  },
  group: {
    es: 'En las salidas en grupo de la lista; suplemento single a pedido.',
    en: 'On the group departures listed; single supplement on request.',
    pt: 'Nas saídas em grupo da lista; suplemento single sob consulta.',
  },
  withoutFlights: {
    es: 'Sin vuelos, con un mínimo de 2 pasajeros.',
    en: 'Without flights, with a minimum of 2 passengers.',
    pt: 'Sem voos, com mínimo de 2 passageiros.',
  },
  allYear: {
    es: 'Todo el año salvo feriados largos, con un mínimo de 2 pasajeros.',
    en: 'All year except long holiday weekends, with a minimum of 2 passengers.',
    pt: 'O ano todo, exceto feriados prolongados, com mínimo de 2 passageiros.',
  },
} as const
