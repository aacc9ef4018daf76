import type { FlatTexts } from '#contract/base/languages/text-tree.ts'
import type { TextValues } from '#texts/translate.ts'

/** The few texts that the page's own scripts say, islands apart. */
export const pageTextKeys = [
  'auth.sessionEnded',
  'compare.add',
  'compare.added',
  'compare.full',
  'compare.go',
  'facts.shared',
  'lists.remove',
  'shortlist.full',
  'shortlist.save',
] as const

export const pageTextsId = 'page-texts'

type PageText = (typeof pageTextKeys)[number]

let texts: FlatTexts | undefined

/** One of these texts in the page's language, with its values filled in. */
export function pageText(key: PageText, values: TextValues = {}): string {
  texts ??= JSON.parse(document.getElementById(pageTextsId)?.textContent ?? '{}') as FlatTexts
  return (texts[key] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}
