import type { Term } from '#contract/editing/glossary.ts'
import type { Language } from '#contract/base/languages/languages.ts'

/** Texts by the field that says them. */
type Texts = Record<string, string>

export interface MissingTerm {
  term: string
  /** The term in the language; null where it stays as it is. */
  said: string | null
  /** Where the source has it and the translation does not. */
  fields: string[]
}

/**
 * The terms that the source has in a text whose translation lacks what they become. Texts that are not
 * translated at all lack more than a term, and are told otherwise.
 */
export function missingTerms(
  terms: readonly Term[],
  lang: Language,
  { source, translated }: { source: Texts; translated: Texts },
): MissingTerm[] {
  return terms.flatMap(({ term, keep, texts }) => {
    const said = keep ? null : texts[lang]
    if (said === undefined) return []
    const fields = Object.keys(source).filter((field) => {
      const other = translated[field] ?? ''
      return has(source[field] ?? '', term) && other.trim() !== '' && !has(other, said ?? term)
    })
    return fields.length > 0 ? [{ term, said, fields }] : []
  })
}

/** Whether a text has a term as words of its own, in whatever case. */
function has(text: string, term: string): boolean {
  const words = term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'iu').test(text)
}
