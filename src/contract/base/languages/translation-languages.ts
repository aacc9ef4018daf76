import { fallbackLanguage, type Language, languages } from './languages.ts'

export type TranslationLanguage = Exclude<Language, typeof fallbackLanguage>

/** The languages that English is translated to. */
export const translationLanguages = languages.filter(
  (lang): lang is TranslationLanguage => lang !== fallbackLanguage,
) as [TranslationLanguage, ...TranslationLanguage[]]
