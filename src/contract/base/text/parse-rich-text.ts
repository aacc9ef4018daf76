import type { PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { readTree } from './markdown-tree.ts'
import type { Block, Inline } from './rich-text-blocks.ts'

/** Markdown without raw HTML: tags stay text, and links lead to the web or to a mailbox only. */
export function parseRichText(markdown: string): Block[] {
  return readTree(markdown).children.flatMap(toBlocks)
}

function toBlocks(node: RootContent): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ block: 'paragraph', content: node.children.flatMap(toInline) }]
    case 'heading':
      return [{ block: 'heading', level: node.depth, content: node.children.flatMap(toInline) }]
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap(toBlocks))
      const start = (node.start ?? 1) === 1 ? {} : { start: node.start ?? 1 }
      return [{ block: 'list', ordered: node.ordered ?? false, ...start, items }]
    }
    case 'blockquote':
      return [{ block: 'quote', content: node.children.flatMap(toBlocks) }]
    case 'table': {
      const [head = [], ...rows] = node.children.map(toCells)
      const align = head.map((_, column) => node.align?.[column] ?? null)
      return [{ block: 'table', align, head, rows }]
    }
    case 'code':
      return [{ block: 'code', text: node.value }]
    case 'thematicBreak':
      return [{ block: 'rule' }]
    default:
      return []
  }
}

const toCells = (row: TableRow): Inline[][] =>
  row.children.map((cell) => cell.children.flatMap(toInline))

function toInline(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'emphasis':
      return [{ mark: 'em', content: node.children.flatMap(toInline) }]
    case 'strong':
      return [{ mark: 'strong', content: node.children.flatMap(toInline) }]
    case 'inlineCode':
      return [{ mark: 'code', content: [node.value] }]
    case 'break':
      return [{ mark: 'break' }]
    case 'link':
      return toLink(node.url, node.children.flatMap(toInline))
    case 'image':
      return node.alt ? [node.alt] : []
    default:
      return []
  }
}

function toLink(href: string, content: Inline[]): Inline[] {
  return isShownAsLink(href) ? [{ mark: 'link', href, content }] : content
}

/** Whether an address is one that texts may lead to. */
export function isShownAsLink(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(href)
}

/** All of a text without marks, for those who read data. */
export function plainText(markdown: string): string {
  return parseRichText(markdown).map(plainBlock).join(' ').replaceAll(/\s+/g, ' ').trim()
}

type Leaf = Extract<RootContent, { type: 'paragraph' | 'heading' | 'code' }> | TableCell

function leavesOf(node: RootContent): Leaf[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'code':
      return [node]
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap(leavesOf))
    case 'blockquote':
      return node.children.flatMap(leavesOf)
    case 'table':
      return node.children.flatMap((row) => row.children.filter((cell) => cell.children.length > 0))
    default:
      return []
  }
}

/** Position of a leaf's words in the source; a cell has its bars around them. */
function placeOf(leaf: Leaf): [start: number, end: number] {
  const [first, last] =
    leaf.type === 'tableCell' ? [leaf.children[0], leaf.children.at(-1)] : [leaf, leaf]
  return [first?.position?.start.offset ?? 0, last?.position?.end.offset ?? 0]
}

/** The words of a leaf as readers see them, in lines. */
function wordsOf(leaf: Leaf): string {
  const words =
    leaf.type === 'code'
      ? leaf.value
      : leaf.children
          .flatMap(toInline)
          .map((each) => plain(each, '\n'))
          .join('')
  return words.replaceAll(/[^\S\n]+/g, ' ').trim()
}

/** The signs before the words of a list's entry or a quotation. */
const marker = /[ \t>*+-]*(?:\d{1,9}[.)][ \t]+)?$/

/**
 * Rewrites the paragraphs and cells of a text by the words that readers see, in lines: marks and entities of the
 * source are no part of these. `rewrite` gives plain words, nothing to leave the paragraph out, or undefined to keep it as written.
 */
export function rewriteText(
  markdown: string,
  rewrite: (words: string) => string | undefined,
): string {
  let rewritten = ''
  let done = 0
  for (const leaf of readTree(markdown).children.flatMap(leavesOf)) {
    const [start, end] = placeOf(leaf)
    const next = rewrite(wordsOf(leaf))
    if (next === undefined) continue
    const before = markdown.slice(done, start)
    const isCell = leaf.type === 'tableCell'
    const written = escapeMarkdown(next).replaceAll('\n', isCell ? '<br>' : '\n')
    rewritten += next === '' && !isCell ? before.replace(marker, '') : before + written
    done = end
  }
  return rewritten + markdown.slice(done)
}

/** Words that mean themselves in Markdown. */
function escapeMarkdown(words: string): string {
  return words
    .replaceAll(/[\\`*_[\]<>#&!|~]/g, String.raw`\$&`)
    .replaceAll(/^(\d+)([.)])|^[-+=]/gm, (match, digits?: string, sign?: string) =>
      digits === undefined ? `\\${match}` : `${digits}\\${sign}`,
    )
}

/** One block of it. */
export function plainBlock(block: Block): string {
  switch (block.block) {
    case 'paragraph':
    case 'heading':
      return block.content.map((each) => plain(each)).join('')
    case 'list':
      return block.items.flat().map(plainBlock).join(' ')
    case 'quote':
      return block.content.map(plainBlock).join(' ')
    case 'table':
      return [block.head, ...block.rows].map(plainRow).join('; ')
    case 'code':
      return block.text
    case 'rule':
      return ''
  }
}

/** The first words of a text, without marks, for descriptions in search engines and cards. */
export function plainStart(markdown: string, length = 160): string {
  const words = readTree(markdown)
    .children.filter((node) => node.type === 'paragraph')
    .map((node) =>
      node.children
        .flatMap(toInline)
        .map((each) => plain(each))
        .join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length <= length) return words
  return `${words.slice(0, words.lastIndexOf(' ', length))}…`
}

/** A row of a table in words, its cells apart. */
const plainRow = (cells: Inline[][]): string =>
  cells
    .map((cell) => cell.map((each) => plain(each)).join(''))
    .filter(Boolean)
    .join(' · ')

function plain(inline: Inline, lineEnd = ' '): string {
  if (typeof inline === 'string') return inline
  if (inline.mark === 'break') return lineEnd
  return inline.content.map((each) => plain(each, lineEnd)).join('')
}
