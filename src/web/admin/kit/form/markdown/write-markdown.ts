import type { JSONContent } from '@tiptap/react'
import type { AlignType, BlockContent, DefinitionContent, PhrasingContent, TableCell } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { isShownAsLink } from '#contract/base/text/parse-rich-text.ts'

type Block = BlockContent | DefinitionContent
type Mark = NonNullable<JSONContent['marks']>[number]

/** The visual editor's document as Markdown that the site shows alike; blank blocks are left out. */
export function writeMarkdown(doc: JSONContent): string {
  const root = { type: 'root' as const, children: toBlocks(doc.content) }
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })]
  return toMarkdown(root, { bullet: '-', fences: true, resourceLink: true, extensions }).trimEnd()
}

function toBlocks(nodes: readonly JSONContent[] = []): Block[] {
  return nodes.flatMap(toBlock)
}

function toBlock(node: JSONContent): Block[] {
  switch (node.type) {
    case 'paragraph': {
      const children = toPhrasing(node.content)
      return children.length > 0 ? [{ type: 'paragraph', children }] : []
    }
    case 'heading': {
      const children = toPhrasing(node.content)
      const depth = headingDepth(node.attrs?.['level'])
      return children.length > 0 ? [{ type: 'heading', depth, children }] : []
    }
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).map((item) => toBlocks(item.content))
      const children = items
        .filter((item) => item.length > 0)
        .map((item) => ({ type: 'listItem' as const, spread: isLoose(item), children: item }))
      const ordered = node.type === 'orderedList'
      const start = ordered ? Number(node.attrs?.['start'] ?? 1) : undefined
      return children.length > 0 ? [{ type: 'list', ordered, start, spread: false, children }] : []
    }
    case 'blockquote': {
      const children = toBlocks(node.content)
      return children.length > 0 ? [{ type: 'blockquote', children }] : []
    }
    case 'codeBlock': {
      const value = (node.content ?? []).map(({ text = '' }) => text).join('')
      const lang: unknown = node.attrs?.['language']
      return [{ type: 'code', value, lang: typeof lang === 'string' ? lang : undefined }]
    }
    case 'table': {
      const children = (node.content ?? []).map((row) => ({
        type: 'tableRow' as const,
        children: (row.content ?? []).map(toCell),
      }))
      return [{ type: 'table', align: alignmentsOf(node), children }]
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }]
    default:
      return []
  }
}

function alignmentsOf(table: JSONContent): AlignType[] {
  const kept: unknown = table.attrs?.['align']
  const [head] = table.content ?? []
  const align = Array.isArray(kept) ? (kept as AlignType[]) : []
  return (head?.content ?? []).map((_, column) => align[column] ?? null)
}

/** A cell is one line of Markdown; its own lines are parted by `<br>`. */
function toCell({ content = [] }: JSONContent): TableCell {
  const lines = content
    .map((paragraph) => toPhrasing(paragraph.content))
    .filter((line) => line.length > 0)
  const children = lines.flatMap((line, index) => (index === 0 ? line : [newLine, ...line]))
  return { type: 'tableCell', children: children.map(asInCell) }
}

const newLine: PhrasingContent = { type: 'html', value: '<br>' }

function asInCell(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') return newLine
  // Markdown has no way to write every bar within code of a cell.
  if (node.type === 'inlineCode') return { type: 'text', value: node.value }
  return 'children' in node ? { ...node, children: node.children.map(asInCell) } : node
}

/** Only a list of bullets may follow an item's words without a blank line and stay what it is. */
function isLoose([, ...rest]: Block[]): boolean {
  return rest.some((block) => block.type !== 'list' || block.ordered === true)
}

function headingDepth(level: unknown) {
  return ([1, 2, 3, 4, 5, 6] as const).find((depth) => depth === level) ?? 2
}

function toPhrasing(nodes: readonly JSONContent[] = []): PhrasingContent[] {
  return withMarks(withoutBlankEnds(nodes.flatMap(withPlainBlanks)))
}

/** Neighbours with the same outer mark share it. */
function withMarks(nodes: readonly JSONContent[]): PhrasingContent[] {
  const written: PhrasingContent[] = []
  let at = 0
  while (at < nodes.length) {
    const first = nodes[at]
    const mark = first?.marks?.[0]
    let end = at + 1
    while (mark && end < nodes.length && isSameMark(nodes[end]?.marks?.[0], mark)) end += 1
    const run = nodes.slice(at, end)
    if (mark) written.push(...marked(mark, run))
    else if (first) written.push(plain(first))
    at = end
  }
  return written
}

function plain({ type, text = '' }: JSONContent): PhrasingContent {
  return type === 'hardBreak' ? { type: 'break' } : { type: 'text', value: text }
}

function marked(mark: Mark, run: readonly JSONContent[]): PhrasingContent[] {
  if (mark.type === 'code') {
    return [{ type: 'inlineCode', value: run.map(({ text = '' }) => text).join('') }]
  }
  const children = withMarks(run.map((node) => ({ ...node, marks: node.marks?.slice(1) })))
  if (mark.type === 'bold') return [{ type: 'strong', children }]
  if (mark.type === 'italic') return [{ type: 'emphasis', children }]
  if (mark.type !== 'link') return children
  const title: unknown = mark.attrs?.['title']
  const url = completeAddress(String(mark.attrs?.['href'] ?? ''))
  return [{ type: 'link', url, title: typeof title === 'string' ? title : undefined, children }]
}

function isSameMark(one: Mark | undefined, other: Mark): boolean {
  const { href, title } = other.attrs ?? {}
  return one?.type === other.type && one.attrs?.['href'] === href && one.attrs?.['title'] === title
}

/** Blanks at the ends of bold or italic words carry no mark: Markdown's marks stand at words. */
function withPlainBlanks(node: JSONContent): JSONContent[] {
  const { type, text = '', marks = [] } = node
  if (marks.some((mark) => mark.type === 'code')) return [node]
  const outside = marks.filter((mark) => mark.type === 'link')
  if (type === 'hardBreak') return [{ type, marks: outside }]
  const [, before = '', word = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return [
    { type: 'text', text: before, marks: outside },
    { type: 'text', text: word, marks },
    { type: 'text', text: after, marks: outside },
  ].filter((part) => part.text !== '')
}

function withoutBlankEnds(nodes: readonly JSONContent[]): JSONContent[] {
  const isBlank = ({ type, text = '' }: JSONContent) => type === 'hardBreak' || !text.trim()
  const first = nodes.findIndex((node) => !isBlank(node))
  const last = nodes.findLastIndex((node) => !isBlank(node))
  return first < 0 ? [] : nodes.slice(first, last + 1)
}

/** An address as the site links to it: one that begins with a host gets its scheme. */
export function completeAddress(address: string): string {
  const written = address.trim()
  if (isShownAsLink(written) || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(written)) return written
  return /^[^\s/@]+@[^\s/@]+$/.test(written) ? `mailto:${written}` : `https://${written}`
}
