import { type ResolvedPos, Slice } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import type { JSONContent } from '@tiptap/react'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { readMarkdown } from './read-markdown.ts'

type PasteProps = Pick<EditorProps, 'handleKeyDown' | 'transformPastedHTML' | 'clipboardTextParser'>

/**
 * Takes what is pasted as the site will show it: Markdown becomes formatting, tables become lines of
 * text. `tell` hears whether something was left behind that the site has no way to show.
 */
export function pasteAsShown(tell: (somethingLeft: boolean) => void): PasteProps {
  return {
    handleKeyDown: (_view, event) => {
      if (!(event.ctrlKey || event.metaKey)) return false
      const key = event.key.toLowerCase()
      // Browsers underline by themselves, and Shift+S strikes through in other editors.
      if (key !== 'u' && !(key === 's' && event.shiftKey)) return false
      tell(true)
      return true
    },
    transformPastedHTML: (html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      tell(hasUnshown(body))
      flattenTables(body)
      for (const list of body.querySelectorAll('ol')) list.removeAttribute('type')
      return body.innerHTML
    },
    clipboardTextParser: (text, place, asPlain, { state: { schema } }) => {
      tell(false)
      if (asPlain || !isFormatted(text)) {
        return Slice.maxOpen(schema.nodeFromJSON(linesOf(text, place)).content)
      }
      const { content } = schema.nodeFromJSON(readMarkdown(text))
      const open = content.childCount === 1 && content.firstChild?.isTextblock ? 1 : 0
      return new Slice(content, open, open)
    },
  }
}

/** A paragraph a line, with the marks of where it is pasted. */
function linesOf(text: string, place: ResolvedPos): JSONContent {
  const marks = place.marks().map((mark) => mark.toJSON())
  const lines = text.split(/(?:\r\n?|\n)+/)
  const content = lines.map((line) => ({
    type: 'paragraph',
    content: line === '' ? [] : [{ type: 'text', text: line, marks }],
  }))
  return { type: 'doc', content }
}

const unshown = 'table, u, ins, s, del, strike, img'

/** Whether there is what the site does not show: tables, pictures, lines under or through words. */
function hasUnshown(body: HTMLElement): boolean {
  if (body.querySelector(unshown)) return true
  return [...body.querySelectorAll('[style*="text-decoration"]')].some(
    (element) =>
      // Links are underlined everywhere.
      /text-decoration[^;]*:[^;]*(?:underline|line-through)/.test(
        element.getAttribute('style') ?? '',
      ) &&
      !element.closest('a') &&
      !element.querySelector('a'),
  )
}

/** Each row becomes a paragraph, its cells one after the other. */
function flattenTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) =>
      [...row.cells].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()).join(' · '),
    )
    const paragraphs = lines.filter(Boolean).map((line) => {
      const paragraph = body.ownerDocument.createElement('p')
      paragraph.textContent = line
      return paragraph
    })
    table.replaceWith(...paragraphs)
  }
}

/** Whether plain text is written in Markdown; what is merely indented is not. */
function isFormatted(text: string): boolean {
  const isMark = (node: Nodes): boolean => {
    if (node.type === 'code') return /^\s*(?:```|~~~)/m.test(text)
    if (marks.has(node.type)) return true
    return 'children' in node && node.children.some(isMark)
  }
  return isMark(fromMarkdown(text))
}

const marks = new Set<Nodes['type']>([
  'blockquote',
  'emphasis',
  'heading',
  'inlineCode',
  'link',
  'list',
  'strong',
  'thematicBreak',
])
