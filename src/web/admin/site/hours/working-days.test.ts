import { daysAlike } from '#contract/site/office/office.ts'
import { describe, expect, it } from 'vitest'
import { usualOffice, type WeekHours } from './office-form-values.ts'
import { workingDaysOf } from './working-days.ts'

const { hours: usual } = usualOffice.office
const closed: WeekHours = { '1': [], '2': [], '3': [], '4': [], '5': [], '6': [], '7': [] }

describe('daysAlike', () => {
  it('tells days in a row once, and leaves closed days out', () => {
    expect(daysAlike(usual)).toEqual([{ from: '1', to: '5', spans: [['09:00', '18:00']] }])
    expect(daysAlike(closed)).toEqual([])
  })

  it('keeps days apart that a different or a closed one parts', () => {
    const hours: WeekHours = {
      ...usual,
      '3': [],
      '5': [
        ['09:00', '12:00'],
        ['13:00', '24:00'],
      ],
    }
    expect(daysAlike(hours).map(({ from, to }) => [from, to])).toEqual([
      ['1', '2'],
      ['4', '4'],
      ['5', '5'],
    ])
  })
})

describe('workingDaysOf', () => {
  it.each([
    [9, { from: 1, to: 1 }],
    [4, { from: 0, to: 1 }],
    [18, { from: 2, to: 2 }],
    [20, { from: 2, to: 3 }],
  ])('%i hours of nine a day', (hours, expected) => {
    expect(workingDaysOf(hours, usual)).toEqual(expected)
  })

  it('counts by the mean of the days that are worked', () => {
    const hours: WeekHours = { ...closed, '1': [['08:00', '12:00']], '2': [['12:00', '24:00']] }
    expect(workingDaysOf(8, hours)).toEqual({ from: 1, to: 1 })
  })

  it('has nothing to say of an office that never opens', () => {
    expect(workingDaysOf(9, closed)).toBeUndefined()
  })
})
