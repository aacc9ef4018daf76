import type { LanguageState, SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { inEachLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import type { PayloadOf } from '#contract/index.ts'

/** The states of a language in the form: `unused` ones are left out of the payload. */
export const formStates = ['unused', 'preparing', 'public'] as const

export type FormState = LanguageState | 'unused'

export type LanguagesFormValues = {
  default: Language
  source: Language
  states: Record<Language, FormState>
}

export function toLanguagesFormValues(site: SiteLanguages): LanguagesFormValues {
  const stateOf = (code: Language) => site.list.find((each) => each.code === code)?.state
  return {
    default: site.default,
    source: site.source,
    states: inEachLanguage((code): FormState => stateOf(code) ?? 'unused'),
  }
}

export function toLanguagesPayload(values: LanguagesFormValues): PayloadOf<'editLanguages'> {
  const { states, ...chosen } = values
  const list = languages.flatMap((code) => {
    const state = states[code]
    return state === 'unused' ? [] : [{ code, state }]
  })
  return { ...chosen, languages: list }
}

/** Codes that a site with these values uses, or shows to visitors. */
export function codesIn({ states }: LanguagesFormValues, shown: 'inUse' | 'public'): Language[] {
  return languages.filter((code) =>
    shown === 'public' ? states[code] === 'public' : states[code] !== 'unused',
  )
}
