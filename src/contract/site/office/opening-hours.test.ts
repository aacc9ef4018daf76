import { describe, expect, it } from 'vitest'
import { defaultOffice } from './office.ts'
import { clockOf, openingHours } from './opening-hours.ts'

const morning: [string, string] = ['09:00', '13:00']
const afternoon: [string, string] = ['15:00', '24:00']

describe('the hours of an office', () => {
  it('are said once for days that follow one another and are alike', () => {
    expect(openingHours(defaultOffice, 'en')).toEqual([{ days: 'Mon–Fri', hours: '09:00–18:00' }])
    expect(openingHours(defaultOffice, 'es')[0]?.days).toBe('lun–vie')
  })

  it('are said for each day that differs, and for none without hours', () => {
    const hours = {
      '1': [morning],
      '2': [],
      '3': [morning],
      '4': [morning, afternoon],
      '5': [],
      '6': [morning],
      '7': [morning],
    }
    expect(openingHours({ hours }, 'en')).toEqual([
      { days: 'Mon', hours: '09:00–13:00' },
      { days: 'Wed', hours: '09:00–13:00' },
      { days: 'Thu', hours: '09:00–13:00, 15:00–24:00' },
      { days: 'Sat–Sun', hours: '09:00–13:00' },
    ])
  })

  it('are nothing where nobody is ever there', () => {
    const closed = { '1': [], '2': [], '3': [], '4': [], '5': [], '6': [], '7': [] }
    expect(openingHours({ hours: closed }, 'pt')).toEqual([])
  })
})

it('follow the clock of a place', () => {
  expect(clockOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(clockOf('America/Lima')).toBe('Lima')
})
