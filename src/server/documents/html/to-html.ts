import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import type { Block, Inline } from '#contract/base/text/rich-text-blocks.ts'
import { escapeHtml } from '../mail/email-layout.ts'

/** Markdown as bare HTML, without classes or styles: whoever puts it on a page of theirs has their own. */
export function toHtml(markdown: string, siteUrl: string): string {
  return blocksHtml(parseRichText(markdown), siteUrl)
}

function blocksHtml(blocks: readonly Block[], siteUrl: string): string {
  return blocks.map((block) => blockHtml(block, siteUrl)).join('\n')
}

function blockHtml(block: Block, siteUrl: string): string {
  switch (block.block) {
    case 'paragraph':
      return `<p>${inlinesHtml(block.content, siteUrl)}</p>`
    case 'heading':
      return `<h3>${inlinesHtml(block.content, siteUrl)}</h3>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const start = block.start === undefined ? '' : ` start="${block.start}"`
      const items = block.items.map((item) => `<li>${itemHtml(item, siteUrl)}</li>`)
      return `<${tag}${start}>\n${items.join('\n')}\n</${tag}>`
    }
    case 'quote':
      return `<blockquote>\n${blocksHtml(block.content, siteUrl)}\n</blockquote>`
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`
    case 'rule':
      return '<hr>'
  }
}

function itemHtml(item: readonly Block[], siteUrl: string): string {
  const [only] = item
  return item.length === 1 && only?.block === 'paragraph'
    ? inlinesHtml(only.content, siteUrl)
    : blocksHtml(item, siteUrl)
}

function inlinesHtml(content: readonly Inline[], siteUrl: string): string {
  return content.map((inline) => inlineHtml(inline, siteUrl)).join('')
}

function inlineHtml(inline: Inline, siteUrl: string): string {
  if (typeof inline === 'string') return escapeHtml(inline)
  if (inline.mark === 'break') return '<br>'
  const content = inlinesHtml(inline.content, siteUrl)
  if (inline.mark !== 'link') return `<${inline.mark}>${content}</${inline.mark}>`
  const href = inline.href.startsWith('/') ? siteUrl + inline.href : inline.href
  return `<a href="${escapeHtml(href)}">${content}</a>`
}
