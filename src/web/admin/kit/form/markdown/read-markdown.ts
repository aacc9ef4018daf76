import type { JSONContent } from '@tiptap/react'
import type { ListItem, PhrasingContent, Root, RootContent, TableRow } from 'mdast'
import { readTree } from '#contract/base/text/markdown-tree.ts'

type Marks = NonNullable<JSONContent['marks']>

/** Markdown as the visual editor's document, read by the parser that the site reads it by. */
export function readMarkdown(markdown: string): JSONContent {
  return documentOf(readTree(markdown))
}

/** A tree of Markdown as the visual editor's document. */
export function documentOf(tree: Root): JSONContent {
  return { type: 'doc', content: orBlank(tree.children.flatMap(toNodes)) }
}

/** The same; what ends in a blank line, as no stored text does, has a blank paragraph to go on in. */
export function readWritten(markdown: string): JSONContent {
  const { content = [], ...doc } = readMarkdown(markdown)
  return {
    ...doc,
    content: /\S\n\n$/.test(markdown) ? [...content, { type: 'paragraph' }] : content,
  }
}

function toNodes(node: RootContent): JSONContent[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', content: toInline(node.children) }]
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.depth }, content: toInline(node.children) }]
    case 'list': {
      const content = node.children.map(toListItem)
      return node.ordered
        ? [{ type: 'orderedList', attrs: { start: node.start ?? 1 }, content }]
        : [{ type: 'bulletList', content }]
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: orBlank(node.children.flatMap(toNodes)) }]
    case 'code': {
      const content = node.value === '' ? [] : [{ type: 'text', text: node.value }]
      return [{ type: 'codeBlock', attrs: { language: node.lang ?? null }, content }]
    }
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }]
    case 'table': {
      const content = node.children.map((row, index) =>
        toRow(row, index === 0 ? 'tableHeader' : 'tableCell'),
      )
      return [{ type: 'table', attrs: { align: node.align ?? [] }, content }]
    }
    default:
      return []
  }
}

function toRow({ children }: TableRow, type: string): JSONContent {
  const content = children.map((cell) => ({
    type,
    content: [{ type: 'paragraph', content: toInline(cell.children) }],
  }))
  return { type: 'tableRow', content }
}

/** An item of the editor begins with a paragraph. */
function toListItem(item: ListItem): JSONContent {
  const content = item.children.flatMap(toNodes)
  const begins = content[0]?.type === 'paragraph'
  return { type: 'listItem', content: begins ? content : [{ type: 'paragraph' }, ...content] }
}

function orBlank(content: JSONContent[]): JSONContent[] {
  return content.length > 0 ? content : [{ type: 'paragraph' }]
}

function toInline(nodes: readonly PhrasingContent[], marks: Marks = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', text: node.value, marks }]
      case 'emphasis':
        return toInline(node.children, [...marks, { type: 'italic' }])
      case 'strong':
        return toInline(node.children, [...marks, { type: 'bold' }])
      case 'link': {
        const { url: href, title } = node
        return toInline(node.children, [...marks, { type: 'link', attrs: { href, title } }])
      }
      case 'inlineCode':
        // Code has no other marks in the editor.
        return [{ type: 'text', text: node.value, marks: [{ type: 'code' }] }]
      case 'break':
        return [{ type: 'hardBreak' }]
      default:
        return []
    }
  })
}
