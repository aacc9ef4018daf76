import type { PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Inline } from './rich-text-blocks.ts'

/** Markdown without raw HTML: tags stay text, and links lead to the web or to a mailbox only. */
export function parseRichText(markdown: string): Block[] {
  return fromMarkdown(markdown).children.flatMap(toBlocks)
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
    case 'code':
      return [{ block: 'code', text: node.value }]
    case 'thematicBreak':
      return [{ block: 'rule' }]
    case 'html':
      return [{ block: 'paragraph', content: [node.value] }]
    default:
      return []
  }
}

function toInline(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case 'text':
    case 'html':
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

type Leaf = Extract<RootContent, { type: 'paragraph' | 'heading' | 'code' | 'html' }>

function leavesOf(node: RootContent): Leaf[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'code':
    case 'html':
      return [node]
    case 'list':
      return node.children.flatMap((item) => item.children.flatMap(leavesOf))
    case 'blockquote':
      return node.children.flatMap(leavesOf)
    default:
      return []
  }
}

/** The signs before the words of a list's entry or a quotation. */
const marker = /[ \t>*+-]*(?:\d{1,9}[.)][ \t]+)?$/

/**
 * Rewrites the paragraphs of a text by the words that readers see: marks, entities and line breaks of the source are
 * no part of these. `rewrite` gives plain words, nothing to leave the paragraph out, or undefined to keep it as written.
 */
export function rewriteText(
  markdown: string,
  rewrite: (words: string) => string | undefined,
): string {
  let rewritten = ''
  let done = 0
  for (const leaf of fromMarkdown(markdown).children.flatMap(leavesOf)) {
    const [start = 0, end = 0] = [leaf.position?.start.offset, leaf.position?.end.offset]
    const words = toBlocks(leaf).map(plainBlock).join(' ').replaceAll(/\s+/g, ' ').trim()
    const next = rewrite(words)
    if (next === undefined) continue
    const before = markdown.slice(done, start)
    rewritten += next === '' ? before.replace(marker, '') : before + escapeMarkdown(next)
    done = end
  }
  return rewritten + markdown.slice(done)
}

/** Words that mean themselves in Markdown. */
function escapeMarkdown(words: string): string {
  return words
    .replaceAll(/[\\`*_[\]<>#&!|~]/g, String.raw`\$&`)
    .replace(/^(\d+)([.)])|^[-+=]/, (match, digits?: string, sign?: string) =>
      digits === undefined ? `\\${match}` : `${digits}\\${sign}`,
    )
}

/** One block of it. */
export function plainBlock(block: Block): string {
  switch (block.block) {
    case 'paragraph':
    case 'heading':
      return block.content.map(plain).join('')
    case 'list':
      return block.items.flat().map(plainBlock).join(' ')
    case 'quote':
      return block.content.map(plainBlock).join(' ')
    case 'code':
      return block.text
    case 'rule':
      return ''
  }
}

/** The first words of a text, without marks, for descriptions in search engines and cards. */
export function plainStart(markdown: string, length = 160): string {
  const words = fromMarkdown(markdown)
    .children.filter((node) => node.type === 'paragraph')
    .map((node) => node.children.flatMap(toInline).map(plain).join(''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (words.length <= length) return words
  return `${words.slice(0, words.lastIndexOf(' ', length))}…`
}

function plain(inline: Inline): string {
  if (typeof inline === 'string') return inline
  return inline.mark === 'break' ? ' ' : inline.content.map(plain).join('')
}
