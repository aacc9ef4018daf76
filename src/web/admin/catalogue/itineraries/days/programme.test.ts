import { describe, expect, test } from 'vitest'
import { limits } from '#contract/base/limits.ts'
import { blankDay } from './days-form-values.ts'
import { programmeDays, withProgramme } from './programme.ts'

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
    expect(programmeDays(line)).toEqual([{ day: 1, title, text: '' }])
  })

  test.each([
    '',
    'Monday 1: Arrival',
    'Days of the week',
    'Day one',
    'On day 1 we rest',
    'Day 366: x',
  ])('%j begins none', (line) => {
    expect(programmeDays(line)).toEqual([])
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
    ].join('\r\n')
    expect(programmeDays(pasted)).toEqual([
      { day: 1, title: 'Arrival', text: 'Welcome at the airport.' },
      { day: 2, title: 'Salt', text: 'Over the pass.\n\n* Lunch in the village' },
      { day: 3, title: 'Farewell', text: 'To the airport.' },
    ])
  })

  test('of which a title is too long goes on in the text', () => {
    const sentence = 'We walk along the river to the old mill. '.repeat(5).trim()
    const [day] = programmeDays(`Day 1: ${sentence}\nLunch.`)
    expect(day?.title.length).toBeLessThanOrEqual(limits.dayTitleMaxLength)
    expect(`${day?.title} ${day?.text}`).toBe(`${sentence}\n\nLunch.`)
  })
})

test('its texts are put into the days there are, and the others are added', () => {
  const known = { ...blankDay(2), hotelId: 'inn' }
  known.details.es = { title: 'La sal', text: '' }
  const days = withProgramme([known], programmeDays('Day 1: Arrival\nDay 2: Salt'), 'en')
  expect(days.map(({ day, hotelId, details }) => [day, hotelId, details.en.title])).toEqual([
    [1, '', 'Arrival'],
    [2, 'inn', 'Salt'],
  ])
  expect(days[1]?.details.es.title).toBe('La sal')
})
