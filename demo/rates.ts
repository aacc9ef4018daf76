/** The factors of the demonstration's rates; every figure is invented, from a journey's price. */
export const demoRates = {
  /** An agency's share of the traveller's price. */
  netShare: 0.8,
  highSeason: 1.18,
  singleShare: 1.42,
  tripleShare: 0.94,
  childShare: 0.6,
  /** Packages and circuits without a rate: it is asked for. */
  without: ['grand-south-america', 'moai-and-desert'],
  commission: 10,
  low: {
    names: { es: 'Temporada baja', en: 'Low season', pt: 'Baixa temporada' },
    months: [['04-01', '06-30']],
  },
  high: {
    names: { es: 'Temporada alta', en: 'High season', pt: 'Alta temporada' },
    months: [
      ['01-01', '03-31'],
      ['07-01', '12-31'],
    ],
  },
  remarks: {
    es: 'Salidas regulares con mínimo de dos pasajeros. No incluye vuelos internos.',
    en: 'Shared departures with at least two passengers. Domestic flights are not included.',
    pt: 'Saídas regulares com mínimo de dois passageiros. Não inclui voos internos.',
  },
  cancellation: {
    es: 'Sin gastos hasta 45 días antes; 30 % hasta 21 días; después, el total.',
    en: 'Free of charge until 45 days before; 30% until 21 days; the whole amount afterwards.',
    pt: 'Sem custos até 45 dias antes; 30% até 21 dias; depois, o total.',
  },
  parks: {
    es: 'Entradas a parques nacionales',
    en: 'National park fees',
    pt: 'Ingressos de parques nacionais',
  },
} as const
