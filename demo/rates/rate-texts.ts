import type { TextLanguage } from '#texts/languages.ts'
import type { DemoWords } from '../place-model.ts'
import type { SeasonName } from './season-calendar.ts'

/** The seasons by name; `only` is that of a rate whose price never changes. */
export const seasonWords = {
  low: { es: 'Temporada baja', en: 'Low season', pt: 'Baixa temporada' },
  shoulder: { es: 'Temporada media', en: 'Shoulder season', pt: 'Média temporada' },
  high: { es: 'Temporada alta', en: 'High season', pt: 'Alta temporada' },
  only: { es: 'Tarifa única', en: 'One price', pt: 'Tarifa única' },
} as const satisfies Record<SeasonName | 'only', DemoWords>

/** How hotels and experiences are cancelled; journeys quote their own conditions. */
export const cancellationWords = {
  hotel: {
    es: 'Sin gastos hasta 15 días antes; una noche hasta 7 días; después, el total.',
    en: 'Free of charge until 15 days before; one night until 7 days; the whole amount afterwards.',
    pt: 'Sem custos até 15 dias antes; uma diária até 7 dias; depois, o total.',
  },
  tour: {
    es: 'Sin gastos hasta 48 horas antes; después, el total.',
    en: 'Free of charge until 48 hours before; the whole amount afterwards.',
    pt: 'Sem custos até 48 horas antes; depois, o total.',
  },
} as const satisfies Record<string, DemoWords>

export const galaWords = {
  es: 'Cena de fin de año',
  en: 'New Year’s Eve dinner',
  pt: 'Ceia de Ano-Novo',
} as const satisfies DemoWords

export const galaOfChildWords = {
  es: 'Cena de fin de año, niños',
  en: 'New Year’s Eve dinner, children',
  pt: 'Ceia de Ano-Novo, crianças',
} as const satisfies DemoWords

/** Words before a line that is quoted from a journey’s lists. */
export const quoteWords = {
  included: { es: 'Incluye', en: 'Included', pt: 'Inclui' },
  excluded: { es: 'No incluye', en: 'Not included', pt: 'Não inclui' },
} as const satisfies Record<string, DemoWords>

const departs = {
  es: (pax: number) => `Salidas desde ${pax} ${pax === 1 ? 'pasajero' : 'pasajeros'}.`,
  en: (pax: number) => `Departures from ${pax} ${pax === 1 ? 'passenger' : 'passengers'}.`,
  pt: (pax: number) => `Saídas a partir de ${pax} ${pax === 1 ? 'passageiro' : 'passageiros'}.`,
} as const satisfies Record<TextLanguage, (pax: number) => string>

export const departureWords = (lang: TextLanguage, pax: number) => departs[lang](pax)
