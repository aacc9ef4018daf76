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
