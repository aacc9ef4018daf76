import type { practicalTopics } from '#contract/catalogue/facts/further-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'

/** Headings over the parts of a kit's texts. */
interface Headings {
  day: string
  highlights: string
  included: string
  excluded: string
  season: string
  months: string
  climate: string
  conditions: string
}

export type Heading = Exclude<keyof Headings, 'day'>

export const headings: Record<Language, Headings> = {
  en: {
    day: 'Day',
    highlights: 'Highlights',
    included: 'Included',
    excluded: 'Not included',
    season: 'When to go',
    months: 'Month by month',
    climate: 'Climate',
    conditions: 'Conditions',
  },
  es: {
    day: 'Día',
    highlights: 'Lo más destacado',
    included: 'Incluye',
    excluded: 'No incluye',
    season: 'Cuándo ir',
    months: 'Mes a mes',
    climate: 'Clima',
    conditions: 'Condiciones',
  },
  pt: {
    day: 'Dia',
    highlights: 'Destaques',
    included: 'Inclui',
    excluded: 'Não inclui',
    season: 'Quando ir',
    months: 'Mês a mês',
    climate: 'Clima',
    conditions: 'Condições',
  },
}

export const topics: Record<Language, Record<(typeof practicalTopics)[number], string>> = {
  en: {
    arrival: 'Getting there',
    visas: 'Visas',
    money: 'Money',
    health: 'Health',
    weather: 'Weather',
    clothing: 'What to wear',
    food: 'Food',
    safety: 'Safety',
    power: 'Electricity',
    connectivity: 'Internet and telephone',
    tips: 'Tips',
    transport: 'Getting around',
  },
  es: {
    arrival: 'Cómo llegar',
    visas: 'Visas',
    money: 'Dinero',
    health: 'Salud',
    weather: 'Tiempo',
    clothing: 'Qué ropa llevar',
    food: 'Comida',
    safety: 'Seguridad',
    power: 'Electricidad',
    connectivity: 'Internet y teléfono',
    tips: 'Propinas',
    transport: 'Cómo moverse',
  },
  pt: {
    arrival: 'Como chegar',
    visas: 'Vistos',
    money: 'Dinheiro',
    health: 'Saúde',
    weather: 'Tempo',
    clothing: 'O que vestir',
    food: 'Comida',
    safety: 'Segurança',
    power: 'Eletricidade',
    connectivity: 'Internet e telefone',
    tips: 'Gorjetas',
    transport: 'Como se locomover',
  },
}

/** The months of a year as a language calls them. */
export function monthNamesIn(lang: Language): string[] {
  const { format } = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_none, month) => format(Date.UTC(2026, month, 1)))
}
