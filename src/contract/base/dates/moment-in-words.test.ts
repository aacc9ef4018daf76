import { describe, expect, it } from 'vitest'
import { momentInWords } from './moment-in-words.ts'

describe('a moment in words', () => {
  const moment = new Date('2026-11-24T18:00:00Z')

  it.each([
    ['en', 'America/Argentina/Buenos_Aires', 'Tuesday 24 November, 15:00 (Argentina Time)'],
    ['es', 'America/Argentina/Buenos_Aires', 'martes, 24 de noviembre, 15:00 (hora de Argentina)'],
    [
      'pt',
      'America/Argentina/Buenos_Aires',
      'terça-feira, 24 de novembro, 15:00 (horário da Argentina)',
    ],
    ['pt', 'America/Sao_Paulo', 'terça-feira, 24 de novembro, 15:00 (horário de Brasília)'],
    ['es', 'America/Santiago', 'martes, 24 de noviembre, 15:00 (hora de Chile)'],
    ['en', 'Europe/Madrid', 'Tuesday 24 November, 19:00 (Central European Time)'],
    ['es', 'Asia/Kolkata', 'martes, 24 de noviembre, 23:30 (hora de la India)'],
    ['en', 'Pacific/Apia', 'Wednesday 25 November, 07:00 (Samoa Time)'],
  ] as const)('in %s, %s', (language, timeZone, words) => {
    expect(momentInWords(moment, timeZone, language)).toBe(words)
  })

  it('says midnight as the beginning of a day', () => {
    const midnight = new Date('2026-11-25T03:00:00Z')
    expect(momentInWords(midnight, 'America/Argentina/Buenos_Aires', 'en')).toBe(
      'Wednesday 25 November, 00:00 (Argentina Time)',
    )
  })
})
