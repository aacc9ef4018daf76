import { sheetColumns as en } from '#texts/en/editing/sheet-columns.ts'
import { sheetColumns as es } from '#texts/es/editing/sheet-columns.ts'
import { sheetColumns as pt } from '#texts/pt/editing/sheet-columns.ts'
import type { TextLanguage } from './languages.ts'

/** Names of a sheet's columns in each language, between bars; the usual one first. */
export const sheetColumnNames: Record<TextLanguage, Readonly<Record<string, string>>> = {
  en,
  es,
  pt,
}
