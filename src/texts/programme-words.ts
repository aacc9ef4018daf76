import { programmeWords as en } from '#texts/en/catalogue/programme-words.ts'
import { programmeWords as es } from '#texts/es/catalogue/programme-words.ts'
import { programmeWords as pt } from '#texts/pt/catalogue/programme-words.ts'
import type { TextLanguage } from './languages.ts'

/** A word of programmes, as all languages name it. */
export type ProgrammeWord = keyof typeof en

/** Words of written programmes in each language, between bars. */
export const programmeWords: Record<TextLanguage, Readonly<Record<ProgrammeWord, string>>> = {
  en,
  es,
  pt,
}
