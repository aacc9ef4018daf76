import { MarkdownManager } from '@tiptap/markdown'
import StarterKit from '@tiptap/starter-kit'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** What the visual editor knows: the marks and blocks of plain Markdown. */
export const visualExtensions = [StarterKit.configure({ link: { openOnClick: false } })]

const manager = new MarkdownManager({ extensions: visualExtensions })

/** Whether the visual editor gives a text back as it got it, but for how it is spelled. */
export function survivesVisualEditing(markdown: string): boolean {
  return meaningOf(manager.serialize(manager.parse(markdown))) === meaningOf(markdown)
}

/** A text's structure, without places and blank lines. */
function meaningOf(markdown: string): string {
  return JSON.stringify(fromMarkdown(markdown), (key, value: unknown) =>
    key === 'position' || key === 'spread' ? undefined : value,
  )
}
