import { describe, expect, test } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { blankDay } from '../days-form-values.ts'
import { textsAlone, withProgramme } from './put-into-days.ts'
import { readProgramme } from './read-programme.ts'

const read = (text: string) => readProgramme(text, 'en')
const textsOf = (text: string) =>
  read(text).days.map(({ day, title, text: own }) => [day, title, own])

describe('a pasted programme', () => {
  test.each([
    ['Day 1: Arrival', 'Arrival'],
    ['DAY 01 - Arrival', 'Arrival'],
    ['Día 1: Llegada a Salta', 'Llegada a Salta'],
    ['Día 1º. Llegada', 'Llegada'],
    ['Dia 1 – Chegada', 'Chegada'],
    ['## Day 1. **Arrival**', 'Arrival'],
    ['**Day 1:** Arrival', 'Arrival'],
    ['• Día 1\u00a0| Llegada', 'Llegada'],
    ['Day 1 Arrival', 'Arrival'],
    // An accent may be a letter of its own.
    ['Di\u0301a 1: Llegada', 'Llegada'],
  ])('%j begins a day', (line, title) => {
    expect(textsOf(line)).toEqual([[1, title, '']])
  })

  test.each([
    '',
    'Monday 1: Arrival',
    'Days of the week',
    'On day 1 we rest',
    'Day 366: x',
    '3 March – Arrival',
  ])('%j begins none', (line) => {
    expect(read(line)).toEqual({ days: [], leftOver: [] })
  })

  test('has its days in order, each with its text', () => {
    const pasted = [
      'North in three days',
      '',
      'Day 2: Salt',
      'Over the pass.',
      '',
      '',
      '',
      '* Lunch in the village',
      'Day 1: Arrival',
      'Welcome at the airport.',
      'Day 3',
      '',
      'Farewell',
      'To the airport.',
      'Day 3 ends here.',
      'Included:',
      'Transfers',
    ].join('\r\n')
    expect(textsOf(pasted)).toEqual([
      [1, 'Arrival', 'Welcome at the airport.'],
      [2, 'Salt', 'Over the pass.\n\n- Lunch in the village'],
      [3, 'Farewell', 'To the airport.\\\nDay 3 ends here.'],
    ])
    // What is in no day is told, and a sentence that might begin one.
    expect(read(pasted).leftOver).toEqual([
      'North in three days',
      'Included:',
      'Transfers',
      'Day 3 ends here.',
    ])
  })

  test('of which a title is too long goes on in the text', () => {
    const sentence = 'We walk along the river, to the old mill and '.repeat(5).trim()
    const [day] = read(`Day 1: ${sentence}\nLunch.`).days
    expect(day?.title.length).toBeLessThanOrEqual(limits.dayTitleMaxLength)
    expect(`${day?.title} ${day?.text}`).toBe(`${sentence}\n\nLunch.`)
  })
})

describe('the days of a form', () => {
  const names = {
    destinations: [{ id: 'salta', name: 'Salta', names: ['Salta'] }],
    hotels: [
      {
        id: 'posada',
        name: 'La Posada',
        names: ['La Posada'],
        destinationId: 'salta',
        isChosen: true,
      },
    ],
    tours: [{ id: 'train', name: 'Train to the Clouds', names: ['Train to the Clouds'] }],
  }
  const pasted = 'Day 1: Salta (D)\nDay 2: Train to the Clouds (B/L)\nDay 3: Farewell (B)'
  const { days: programme } = readProgramme(pasted, 'en', names)

  test('get the texts of a programme and what it tells of the stay', () => {
    const known = { ...blankDay(2), hotelId: 'inn', meals: ['dinner'] }
    known.details.es = { title: 'La sal', text: '' }
    const days = withProgramme([known], programme, 'en')
    const told = days.map((day) => [
      day.day,
      day.details.en.title,
      day.destinationId,
      day.hotelId,
      day.meals,
      day.tourIds,
    ])
    expect(told).toEqual([
      [1, 'Salta', 'salta', 'posada', ['dinner'], []],
      // What the day says stays.
      [2, 'Train to the Clouds', 'salta', 'inn', ['dinner'], ['train']],
      [3, 'Farewell', 'salta', '', ['breakfast'], []],
    ])
    expect(days[1]?.details.es.title).toBe('La sal')
  })

  test('get the texts alone where no more is wanted', () => {
    const [day] = withProgramme([], textsAlone(programme), 'en')
    expect(day).toEqual({
      ...blankDay(1),
      details: { ...blankDay(1).details, en: { title: 'Salta', text: '' } },
    })
  })
})
