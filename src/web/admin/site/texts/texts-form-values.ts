import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { inEachLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'

export type ListedText = AnswerOf<'listTexts'>['list'][number]

type TextFormValues = Record<Language, string>

/** Form values of the texts: each is the site's present one, in its own words or in the shipped ones. */
export type TextsFormValues = Record<string, TextFormValues>

/** A key as the form's field; dots would lead into it. */
export function fieldOf(key: string): string {
  return key.replaceAll('.', '/')
}

export function toTextsFormValues(list: readonly ListedText[]): TextsFormValues {
  return Object.fromEntries(
    list.map(({ key, texts, default: shipped }) => [
      fieldOf(key),
      inEachLanguage((lang) => texts[lang] ?? shipped[lang] ?? ''),
    ]),
  )
}

/** Whether a text is in words of the agency's own. */
export function isCustom(text: string, shipped: string | undefined): boolean {
  return text.trim() !== '' && text.trim() !== (shipped ?? '')
}

/** The texts whose own words are others than those that are stored. */
export function editedTexts(
  list: readonly ListedText[],
  values: TextsFormValues,
): InputOf<'editTexts'>[] {
  return list.flatMap(({ key, texts, default: shipped }) => {
    const current = values[fieldOf(key)]
    const custom = customTexts(current, shipped)
    return languages.every((lang) => custom[lang] === texts[lang]) ? [] : [{ key, texts: custom }]
  })
}

function customTexts(current: TextFormValues | undefined, shipped: LanguageTexts): LanguageTexts {
  const said = languages.flatMap((lang) => {
    const text = current?.[lang].trim() ?? ''
    return isCustom(text, shipped[lang]) ? [[lang, text] as const] : []
  })
  return Object.fromEntries(said)
}
