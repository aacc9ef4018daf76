import { LRUCache } from 'lru-cache'
import { parseRichText, plainStart, plainText } from '#contract/base/text/parse-rich-text.ts'
import type { Block } from '#contract/base/text/rich-text-blocks.ts'

/** Characters of text that are remembered; what is made of them takes a few times as much memory. */
const maxCharacters = 1_000_000

/**
 * Any change of the catalogue has all pages made anew, of texts that are the same as before: reading their Markdown was
 * a good part of a page of an item.
 */
function remembering<Result extends string | readonly Block[]>(
  read: (markdown: string) => Result,
): (markdown: string) => Result {
  const known = new LRUCache<string, Result>({
    maxSize: maxCharacters,
    sizeCalculation: (_result, markdown) => markdown.length + 1,
  })
  return (markdown) => {
    const before = known.get(markdown)
    if (before !== undefined) return before
    const result = read(markdown)
    known.set(markdown, result)
    return result
  }
}

/** The blocks of a text; nobody may change them. */
export const richText = remembering(parseRichText)
/** Its first words, without marks. */
export const startOfText = remembering((markdown) => plainStart(markdown))
/** All of it, without marks. */
export const textWithoutMarks = remembering(plainText)
