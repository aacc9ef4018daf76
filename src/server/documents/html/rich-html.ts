import { parseRichText, plainBlock } from '#contract/base/text/parse-rich-text.ts'
import type { Block, Inline } from '#contract/base/text/rich-text-blocks.ts'
import { escapeHtml } from '../mail/email-layout.ts'

/** Headings of a text stand below the page’s own. */
const topLevel = 3
const deepest = 5

/** A Markdown text as HTML; links are words alone, for they may lead to the operator. */
export function richHtml(markdown: string): string {
  return parseRichText(markdown)
    .map((block) => blockHtml(block))
    .join('\n')
}

function blockHtml(block: Block, depth = 0): string {
  if (depth > deepest) return `<p>${escapeHtml(plainBlock(block))}</p>`
  const nested = (blocks: readonly Block[]) =>
    blocks.map((each) => blockHtml(each, depth + 1)).join('')
  switch (block.block) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content)}</p>`
    case 'heading': {
      const level = Math.min(6, topLevel + block.level - 1)
      return `<h${level}>${inlineHtml(block.content)}</h${level}>`
    }
    case 'list': {
      const items = block.items.map((item) => `<li>${nested(item)}</li>`).join('')
      if (!block.ordered) return `<ul>${items}</ul>`
      return `<ol${block.start === undefined ? '' : ` start="${block.start}"`}>${items}</ol>`
    }
    case 'quote':
      return `<blockquote>${nested(block.content)}</blockquote>`
    case 'code':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'rule':
      return '<hr>'
  }
}

function inlineHtml(content: readonly Inline[]): string {
  return content
    .map((inline) => {
      if (typeof inline === 'string') return escapeHtml(inline)
      if (inline.mark === 'break') return '<br>'
      const inner = inlineHtml(inline.content)
      if (inline.mark === 'em' || inline.mark === 'strong') {
        return `<${inline.mark}>${inner}</${inline.mark}>`
      }
      return inner
    })
    .join('')
}
