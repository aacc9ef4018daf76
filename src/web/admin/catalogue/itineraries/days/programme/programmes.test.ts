import { expect, test } from 'vitest'
import { textLanguageOf } from '#texts/languages.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { writtenProgrammes } from '#testing/pasted-programmes.ts'
import { readProgramme } from './read-programme.ts'
import { languageIn } from './words.ts'

const places = [
  'Buenos Aires',
  'Puerto Iguazú',
  'El Calafate',
  'Ushuaia',
  'Salta',
  'Cafayate',
  'Purmamarca',
  'Mendoza',
  'San Carlos de Bariloche',
  'Puerto Madryn',
  'Montevideo|Montevidéu',
  'Colonia del Sacramento',
  'Rio de Janeiro',
  'Foz do Iguaçu',
  'Santiago de Chile',
  'San Pedro de Atacama',
  'Lima',
  'Cusco',
  'Aguas Calientes',
].map((words) => {
  const [id = '', ...others] = words.split('|')
  return { id, name: id, names: [id, ...others] }
})
const hotels = [
  ['Esplendor El Calafate', 'El Calafate'],
  ['Hotel Posada del Cerro', 'Purmamarca'],
  ['Las Hayas Resort', 'Ushuaia'],
  ['Alto Lodge', 'Mendoza'],
].map(([id = '', destinationId]) => ({
  id,
  name: id,
  names: [id],
  destinationId,
  isChosen: false,
}))
const letters = { B: 'breakfast', L: 'lunch', X: 'boxLunch', D: 'dinner' } as const

/** Days, titles, meals, stops and hotels that are found, each with what is missed. */
function measure() {
  const counts = { days: 0, titles: 0, meals: 0, stops: 0, hotels: 0, extra: 0, all: 0 }
  const missed: string[] = []
  for (const { name, lang, text, days } of writtenProgrammes()) {
    const language = textLanguageOf(lang as Language)
    const read = readProgramme(text, language, { destinations: places, hotels, tours: [] })
    counts.all += days.length
    counts.extra += read.days.filter(({ day }) => !days.some((each) => each.day === day)).length
    for (const expected of days) {
      const found = read.days.find(({ day }) => day === expected.day)
      const where = `${lang} ${name}, day ${expected.day}`
      const meals = expected.meals
        .split('')
        .map((letter) => letters[letter as keyof typeof letters])
      const hotel = hotels.find(({ id }) => expected.hotel && id.includes(expected.hotel))?.id ?? ''
      const right = {
        days: found !== undefined,
        titles: found?.title === expected.title,
        meals: found?.meals.join() === meals.join(),
        stops: found?.destinationId === expected.stop,
        hotels: expected.hotel === '' || found?.hotelId === hotel,
      }
      for (const key of Object.keys(right) as (keyof typeof right)[]) {
        if (right[key]) counts[key] += 1
        else missed.push(`${where}: ${key} ${JSON.stringify(found)}`)
      }
    }
  }
  return { counts, missed }
}

test('programmes of many shapes give their days, titles, meals and places', () => {
  const { counts, missed } = measure()
  process.stdout.write(`${JSON.stringify(counts)}\n${missed.join('\n')}\n`)
  expect(writtenProgrammes().length).toBeGreaterThanOrEqual(60)
  const { all, extra, ...found } = counts
  const low = Object.entries(found).filter(([, count]) => count / all < 0.97)
  expect(low).toEqual([])
  expect(extra).toBe(0)
})

test('the language of a programme is that of its words', () => {
  const wrong = writtenProgrammes().filter(({ lang, text }) => {
    const found = languageIn(text)
    return found !== undefined && found !== lang
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})
