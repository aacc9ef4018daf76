import type { FlatTexts } from '../i18n/translate.ts'

/** The few texts that the page's own scripts say, islands apart. */
export const pageTextKeys = [
  'auth.sessionEnded',
  'compare.add',
  'compare.added',
  'compare.full',
  'facts.shared',
  'shortlist.full',
  'shortlist.save',
] as const

export const pageTextsId = 'page-texts'

type PageText = (typeof pageTextKeys)[number]

let texts: FlatTexts | undefined

/** One of these texts in the page's language. */
export function pageText(key: PageText): string {
  texts ??= JSON.parse(document.getElementById(pageTextsId)?.textContent ?? '{}') as FlatTexts
  return texts[key] ?? ''
}
