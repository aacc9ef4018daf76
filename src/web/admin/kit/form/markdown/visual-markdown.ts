import { StarterKit } from '@tiptap/starter-kit'
import { readTree } from '#contract/base/text/markdown-tree.ts'
import { isShownAsLink } from '#contract/base/text/parse-rich-text.ts'
import { readMarkdown } from './read-markdown.ts'
import { tableNodes } from './table-nodes.ts'
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
  ...tableNodes,
]

/** Whether the visual editor gives a text back as it got it, but for how it is spelled. */
export function survivesVisualEditing(markdown: string): boolean {
  return meaningOf(writeMarkdown(readMarkdown(markdown))) === meaningOf(markdown)
}

/** A text's structure, without places and blank lines. */
function meaningOf(markdown: string): string {
  return JSON.stringify(readTree(markdown), (key, value: unknown) =>
    key === 'position' || key === 'spread' ? undefined : value,
  )
}
