import { facts as factsEn } from '#texts/en/catalogue/facts.ts'
import { season as seasonEn } from '#texts/en/catalogue/season.ts'
import { rateForm as rateFormEn } from '#texts/en/trade/rate-form.ts'
import { rates as ratesEn } from '#texts/en/trade/rates.ts'
import { facts as factsEs } from '#texts/es/catalogue/facts.ts'
import { season as seasonEs } from '#texts/es/catalogue/season.ts'
import { rateForm as rateFormEs } from '#texts/es/trade/rate-form.ts'
import { rates as ratesEs } from '#texts/es/trade/rates.ts'
import { facts as factsPt } from '#texts/pt/catalogue/facts.ts'
import { season as seasonPt } from '#texts/pt/catalogue/season.ts'
import { rateForm as rateFormPt } from '#texts/pt/trade/rate-form.ts'
import { rates as ratesPt } from '#texts/pt/trade/rates.ts'

/** Names of fixed words in one language. */
export type WordNames = Readonly<Record<string, string>>

const facts = [factsEn, factsEs, factsPt]
const seasons = [seasonEn, seasonEs, seasonPt]
const rates = [ratesEn, ratesEs, ratesPt]
const rateForms = [rateFormEn, rateFormEs, rateFormPt]

/** "Doble" is "Base doble". */
const withoutBase = (names: WordNames): WordNames =>
  Object.fromEntries(
    Object.entries(names).map(([word, name]) => [word, name.replace(/^(?:Base|Per) /, '')]),
  )

/** Names of the fixed words that sheets hold, in all languages: pages and forms call them so. */
export const sheetWordNames = {
  journeyServices: facts.map(({ services }): WordNames => services),
  priceBases: facts.map(({ priceBases }): WordNames => priceBases),
  amenities: facts.map(({ amenities }): WordNames => amenities),
  /** From 1, easy, to 5, as the texts list them. */
  levels: facts.map(({ levels }): WordNames => {
    return Object.fromEntries(Object.values(levels).map((name, place) => [String(place + 1), name]))
  }),
  monthStates: seasons.map(({ states }): WordNames => states),
  ratedKinds: rates.flatMap(({ kindOne, kinds }): WordNames[] => [kindOne, kinds]),
  pricings: rateForms.map(({ pricings }): WordNames => pricings),
  bases: rates.flatMap(({ bases }): WordNames[] => [bases, withoutBase(bases)]),
  pricedFor: [
    ...rates.map(({ per }): WordNames => per),
    ...rateForms.map(({ pers }): WordNames => pers),
  ],
  beds: rates.map(({ beds }): WordNames => beds),
  boards: rates.map(({ boards }): WordNames => boards),
  services: rates.map(({ services }): WordNames => services),
  classes: rates.map(({ classes }): WordNames => classes),
  vat: rates.map(({ vat }): WordNames => vat),
  residents: rates.map(({ residents }): WordNames => residents),
} as const
