import { parseRichText, plainBlock } from '#contract/base/text/parse-rich-text.ts'
import type { Alignment, Block, Inline } from '#contract/base/text/rich-text-blocks.ts'
import { html, type Html, inLines } from './html.ts'

/** An element of rich text, by its tag; headings by their level in the text. */
type RichElement =
  | 'p'
  | 'list'
  | 'table'
  | 'th'
  | 'td'
  | 'blockquote'
  | 'pre'
  | 'hr'
  | 'a'
  | { heading: number }

export interface RichHtmlOptions {
  /** The element of a heading. */
  headingTag: (level: number) => `h${number}`
  /** Where a link leads; null keeps its words alone. */
  hrefOf: (href: string) => string | null
  /** Whether code is set like the words around it. */
  plainCode?: boolean
  /** Attributes, each after a blank. */
  attributesOf?: (element: RichElement) => Html
}

/** Lists and quotations within one another are plain text from here on. */
const deepest = 5

/** A Markdown text, or its blocks, as HTML. */
export function richHtml(text: string | readonly Block[], options: RichHtmlOptions): Html {
  const blocks = typeof text === 'string' ? parseRichText(text) : text
  return inLines(blocks.map((block) => blockHtml(block, options)))
}

const nothing = html``

function blockHtml(block: Block, options: RichHtmlOptions, depth = 0): Html {
  const { headingTag, plainCode, attributesOf = () => nothing } = options
  if (depth > deepest) return html`<p${attributesOf('p')}>${plainBlock(block)}</p>`
  const nested = (blocks: readonly Block[]) =>
    blocks.map((each) => blockHtml(each, options, depth + 1))
  switch (block.block) {
    case 'paragraph':
      return html`<p${attributesOf('p')}>${inlineHtml(block.content, options)}</p>`
    case 'heading': {
      const tag = headingTag(block.level)
      const attributes = attributesOf({ heading: block.level })
      return html`<${tag}${attributes}>${inlineHtml(block.content, options)}</${tag}>`
    }
    case 'list': {
      const items = block.items.map((item) => html`<li>${nested(item)}</li>`)
      const attributes = attributesOf('list')
      if (!block.ordered) return html`<ul${attributes}>${items}</ul>`
      const start = block.start !== undefined && html` start="${block.start}"`
      return html`<ol${start}${attributes}>${items}</ol>`
    }
    case 'quote':
      return html`<blockquote${attributesOf('blockquote')}>${nested(block.content)}</blockquote>`
    case 'table':
      return tableHtml(block, options)
    case 'code':
      return plainCode
        ? html`<p${attributesOf('p')}>${block.text}</p>`
        : html`<pre${attributesOf('pre')}>${block.text}</pre>`
    case 'rule':
      return html`<hr${attributesOf('hr')}>`
  }
}

function tableHtml(
  { align, head, rows }: Extract<Block, { block: 'table' }>,
  options: RichHtmlOptions,
): Html {
  const { attributesOf = () => nothing } = options
  const rowOf = (cells: readonly Inline[][], tag: 'th' | 'td') => {
    const written = cells.map((cell, column) => {
      const attributes = html`${alignOf(align[column])}${attributesOf(tag)}`
      return html`<${tag}${attributes}>${inlineHtml(cell, options)}</${tag}>`
    })
    return html`<tr>${written}</tr>`
  }
  const body = rows.map((row) => rowOf(row, 'td'))
  return html`<table${attributesOf('table')}><thead>${rowOf(head, 'th')}</thead><tbody>${body}</tbody></table>`
}

/** Mail programs know the attribute, and it leaves `style` to whoever draws the table. */
const alignOf = (align: Alignment | undefined) => html` align="${align ?? 'left'}"`

function inlineHtml(content: readonly Inline[], options: RichHtmlOptions): Html[] {
  const { hrefOf, plainCode = false, attributesOf = () => nothing } = options
  return content.map((inline) => {
    if (typeof inline === 'string') return html`${inline}`
    if (inline.mark === 'break') return html`<br>`
    const inner = inlineHtml(inline.content, options)
    if (inline.mark === 'link') {
      const href = hrefOf(inline.href)
      return href === null
        ? html`${inner}`
        : html`<a${attributesOf('a')} href="${href}">${inner}</a>`
    }
    if (inline.mark === 'code' && plainCode) return html`${inner}`
    return html`<${inline.mark}>${inner}</${inline.mark}>`
  })
}
