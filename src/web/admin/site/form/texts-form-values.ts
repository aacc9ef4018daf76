import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { languages } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'

/** The site as admins are answered it. */
export type PanelSite = AnswerOf<'getSite'>

/** Texts in the order in which forms write them: two versions are compared as they are spelled. */
export function orderedTexts(texts: LanguageTexts): LanguageTexts {
  const said = languages.flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [[language, text] as const]
  })
  return Object.fromEntries(said)
}

/** Whether a field is what it is without the panel. */
export function isInherited(site: PanelSite, field: string): boolean {
  return site.inherited?.includes(field) ?? false
}

/** Whether nothing is written in any of the fields of an object, or in what they hold. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object' || value === null) return value === null
  return Object.values(value).every(isBlank)
}
