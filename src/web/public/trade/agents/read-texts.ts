import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { call } from '#web/shared/session/session.ts'

interface Texts {
  lang: Language
  name: string
  description: string
  summary: string | null
}

/** Name, summary and description of an item as plain text, in the language or what comes closest. */
export async function readTexts(kind: Kind, id: string, lang: Language): Promise<string> {
  const { details } = await call(operationsOfKind[kind].landingDetail, { id })
  // Whoever copies nothing loads no parser.
  const { plainText } = await import('#contract/base/text/parse-rich-text.ts')
  const texts: readonly Texts[] = details
  const entry = inLanguage(texts, lang)
  if (!entry) return ''
  return [entry.name, entry.summary, plainText(entry.description)].filter(Boolean).join('\n\n')
}
