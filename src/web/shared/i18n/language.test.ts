import { describe, expect, test } from 'vitest'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { languageInPath } from './language.ts'
import { pickLanguage } from './pick-language.ts'

const nobody = {
  pathname: '/',
  cookie: undefined,
  accepted: undefined,
  languages: initialLanguages,
}

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

  test('is never one that visitors do not see', () => {
    expect(pickLanguage({ ...nobody, pathname: '/de', cookie: 'language=fr' })).toBe('es')
    expect(pickLanguage({ ...nobody, pathname: '/de', cookie: 'language=pt' })).toBe('pt')
  })

  test('is the default of the site for everybody else', () => {
    expect(pickLanguage({ ...nobody, cookie: 'language=fr' })).toBe('es')
    expect(pickLanguage({ ...nobody, languages: { ...initialLanguages, default: 'pt' } })).toBe(
      'pt',
    )
  })

  test('is found in data requests too', () => {
    expect(languageInPath('/es.data')).toBe('es')
    expect(languageInPath('/esp')).toBeUndefined()
  })
})
