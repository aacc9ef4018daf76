import { describe, expect, test } from 'vitest'
import { languageInPath, pickLanguage } from './language.ts'

const nobody = { pathname: '/', cookie: undefined, accepted: undefined }

describe('the language of a page', () => {
  test('is the one its address names, whatever the visitor chose before', () => {
    expect(pickLanguage({ ...nobody, pathname: '/pt/login', cookie: 'language=es' })).toBe('pt')
  })

  test('is the visitor’s choice where the address names none', () => {
    expect(pickLanguage({ ...nobody, cookie: 'a=b; language=es', accepted: 'pt' as const })).toBe(
      'es',
    )
  })

  test('is the best accepted one without a choice', () => {
    expect(pickLanguage({ ...nobody, accepted: 'pt' })).toBe('pt')
  })

  test('is English for everybody else', () => {
    expect(pickLanguage({ ...nobody, cookie: 'language=fr' })).toBe('en')
  })

  test('is found in data requests too', () => {
    expect(languageInPath('/es.data')).toBe('es')
    expect(languageInPath('/esp')).toBeUndefined()
  })
})
