import { StarterKit } from '@tiptap/starter-kit'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isShownAsLink } from '#contract/base/text/parse-rich-text.ts'
import { oneLine, readMarkdown } from './read-markdown.ts'
import { completeAddress, writeMarkdown } from './write-markdown.ts'

/** Extensions of the visual editor, which match the site's abilities: the marks and blocks of plain Markdown. */
export const visualExtensions = [
  StarterKit.configure({
    underline: false,
    strike: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isShownAsLink(completeAddress(address)),
    },
  }),
]

/** The line below a table's head. The site has no tables, but their lines are not to be run together. */
const tableRule = /^[\s|:-]*-[\s|:-]*\|[\s|:-]*$/m

/** Whether the visual editor gives a text back as it got it, but for how it is spelled. */
export function survivesVisualEditing(markdown: string): boolean {
  if (tableRule.test(markdown)) return false
  return meaningOf(writeMarkdown(readMarkdown(markdown))) === meaningOf(markdown)
}

/** A text's structure, without places and blank lines. */
function meaningOf(markdown: string): string {
  return JSON.stringify(fromMarkdown(markdown), (key, value: unknown) => {
    if (key === 'position' || key === 'spread') return undefined
    return key === 'value' && typeof value === 'string' ? oneLine(value) : value
  })
}
