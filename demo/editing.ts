import type { TextLanguage } from '#texts/languages.ts'

/** Words that translations must get right: kept as they are, or with a name in each language. */
export const demoTerms: readonly (
  | { term: string; keep: true }
  | { term: string; texts: Partial<Record<TextLanguage, string>> }
)[] = [
  { term: 'Perito Moreno', keep: true },
  { term: 'Nahuel Huapi', keep: true },
  { term: 'asado', keep: true },
  { term: 'rainforest', texts: { es: 'selva', pt: 'selva' } },
  { term: 'glacier', texts: { es: 'glaciar', pt: 'geleira' } },
]

/** English that was written anew after it was translated: what it says, and what it said then. */
export const demoOlderEnglish: readonly {
  item: string
  lang: Exclude<TextLanguage, 'en'>
  now: string
  was: string
}[] = [
  { item: 'destination iguazu', lang: 'pt', now: 'some 275 falls', was: 'more than 200 falls' },
  { item: 'destination iguazu', lang: 'es', now: 'slow and wide', was: 'calm and wide' },
]

/** Searches that found nothing, folded. */
export const demoMissedSearches: readonly {
  keyword: string
  lang: TextLanguage
  daysAgo: number
  count: number
}[] = [
  { keyword: 'galapagos', lang: 'es', daysAgo: 2, count: 7 },
  { keyword: 'galapagos', lang: 'en', daysAgo: 5, count: 4 },
  { keyword: 'polo lessons', lang: 'en', daysAgo: 1, count: 3 },
  { keyword: 'helicoptero', lang: 'pt', daysAgo: 9, count: 2 },
]

/** Drafts of items: texts beside the live ones, or facts. */
export const demoDrafts: readonly {
  kind: 'destination' | 'incentive'
  key: string
  summary?: Readonly<Record<TextLanguage, string>>
  facts?: { groupSize: { min: number; max: number } }
}[] = [
  {
    kind: 'destination',
    key: 'peninsula-valdes',
    summary: {
      es: 'De junio a diciembre, ballenas desde la playa; el resto del año, pingüinos, orcas y elefantes marinos. Tres noches en Madryn o en Pirámides.',
      en: 'From June to December, whales seen from the beach; the rest of the year, penguins, orcas and elephant seals. Three nights in Madryn or Pirámides.',
      pt: 'De junho a dezembro, baleias vistas da praia; no resto do ano, pinguins, orcas e elefantes-marinhos. Três noites em Madryn ou em Pirámides.',
    },
  },
  {
    kind: 'incentive',
    key: 'atacama-under-the-stars',
    facts: { groupSize: { min: 20, max: 150 } },
  },
]

/** Plans that disable items, so many days after the load. */
export const demoPlan = { kind: 'tour', key: 'valdes-whales', disabledInDays: 45 } as const

/** A hotel that has closed, and lies in the trash. */
export const demoTrash: {
  destination: string
  stars: number
  details: Readonly<Record<TextLanguage, { name: string; description: string }>>
} = {
  destination: 'el-chalten',
  stars: 3,
  details: {
    es: {
      name: 'Hostería del Puente',
      description:
        'Doce habitaciones junto al puente de entrada al pueblo. Cerró al final de la temporada.',
    },
    en: {
      name: 'Del Puente Inn',
      description:
        'Twelve rooms beside the bridge at the entrance of the village. It closed at the end of the season.',
    },
    pt: {
      name: 'Hospedaria do Puente',
      description: 'Doze quartos junto à ponte de entrada do povoado. Fechou no fim da temporada.',
    },
  },
}
