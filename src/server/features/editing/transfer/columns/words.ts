import { amenities, priceBases, services } from '#contract/catalogue/facts/facts.ts'
import { monthStates } from '#contract/catalogue/facts/seasons.ts'
import { isLanguageOfPersons } from '#contract/catalogue/places/world.ts'
import { fixedWords } from '#server/platform/sheets/cells/fixed-words.ts'
import { textLanguages } from '#texts/languages.ts'
import { sheetWordNames, type WordNames } from '#texts/sheet-words.ts'

// Fixed words of the catalogue's sheets, in each language.

export const basisWords = fixedWords(priceBases, sheetWordNames.priceBases)
export const serviceWords = fixedWords(services, sheetWordNames.journeyServices)
export const amenityWords = fixedWords(amenities, sheetWordNames.amenities)
export const monthWords = fixedWords(monthStates, sheetWordNames.monthStates)
export const levelWords = fixedWords(['1', '2', '3', '4', '5'], sheetWordNames.levels)

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const codes = letters
  .flatMap((one) => letters.map((other) => `${one}${other}`))
  .filter((code) => isLanguageOfPersons(code))

function languageNames(reader: string): WordNames {
  const names = new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' })
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [[code, name]]
    }),
  )
}

export const languageWords = fixedWords(codes, textLanguages.map(languageNames))
