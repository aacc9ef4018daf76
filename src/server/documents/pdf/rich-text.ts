import type { Content, ContentText, Style, TableCell } from 'pdfmake/interfaces.js'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import { parseRichText, plainBlock } from '#contract/base/text/parse-rich-text.ts'
import type { Block, Inline } from '#contract/base/text/rich-text-blocks.ts'
import { pieces, ruledLayout, say, sizes } from './paper.ts'

interface RichTextContext {
  scheme: PrintScheme
  /** Base address of links without an origin; null if no link leads anywhere. */
  siteUrl: string | null
}

/** A Markdown text, a piece of content for each of its blocks. */
export function richText(markdown: string, context: RichTextContext): Content[] {
  return parseRichText(markdown).map((block) => contentOf(block, context))
}

const gap = 6
/** Lists and quotations within one another are plain text from here on. */
const deepest = 5

function contentOf(block: Block, context: RichTextContext, depth = 0): Content {
  const { scheme } = context
  if (depth > deepest) return { ...say(plainBlock(block)), margin: [0, 0, 0, gap] }
  switch (block.block) {
    case 'paragraph':
      return { ...line(block.content, context), margin: [0, 0, 0, gap] }
    case 'heading': {
      const style = { bold: true, fontSize: block.level <= 2 ? 11.5 : sizes.text }
      return { ...line(block.content, context, style), margin: [0, 4, 0, 3] }
    }
    case 'list': {
      const items = block.items.map((item) => stackOf(item, context, depth + 1))
      const list = block.ordered ? { ol: items, start: block.start } : { ul: items }
      return { ...list, markerColor: scheme.accent, margin: [0, 0, 0, gap] }
    }
    case 'quote':
      return {
        ...stackOf(block.content, context, depth + 1),
        italics: true,
        color: scheme.soft,
        margin: [12, 0, 0, gap],
      }
    case 'table':
      return tableOf(block, context)
    case 'code':
      return { ...say(block.text), margin: [0, 0, 0, gap] }
    case 'rule':
      return {
        canvas: [
          { type: 'line', x1: 0, y1: 0, x2: 60, y2: 0, lineWidth: 0.5, lineColor: scheme.line },
        ],
        margin: [0, 2, 0, gap + 2],
      }
  }
}

function tableOf(
  { align, head, rows }: Extract<Block, { block: 'table' }>,
  context: RichTextContext,
): Content {
  const { scheme } = context
  const rowOf = (cells: readonly Inline[][], style: Style): TableCell[] =>
    cells.map((cell, column) => ({
      ...line(cell, context, style),
      alignment: align[column] ?? 'left',
    }))
  return {
    table: {
      headerRows: 1,
      widths: widthsOf([head, ...rows]),
      body: [
        rowOf(head, { bold: true, fontSize: sizes.small, color: scheme.soft }),
        ...rows.map((row) => rowOf(row, {})),
      ],
    },
    layout: ruledLayout(scheme),
    margin: [0, 0, 0, gap],
  }
}

/** The share of each column by its letters: a width that is left open grows beyond the page with a long word. */
function widthsOf(rows: readonly Inline[][][]): string[] {
  const [head = []] = rows
  const letters = head.map((_, column) => {
    const lengths = rows.map((row) =>
      plainBlock({ block: 'paragraph', content: row[column] ?? [] }),
    )
    return Math.min(60, Math.max(8, ...lengths.map((text) => text.length)))
  })
  const all = letters.reduce((sum, count) => sum + count, 0)
  return letters.map((count) => `${((100 * count) / all).toFixed(2)}%`)
}

function stackOf(blocks: readonly Block[], context: RichTextContext, depth: number) {
  const [only] = blocks
  const stack =
    blocks.length === 1 && only?.block === 'paragraph'
      ? [line(only.content, context)]
      : blocks.map((block) => contentOf(block, context, depth))
  return { stack }
}

const line = (
  content: readonly Inline[],
  context: RichTextContext,
  style: Style = {},
): ContentText => ({
  text: content.flatMap((inline) => inlinesOf(inline, context, style)),
})

type InlineStyle = Style & { link?: string }

/** Flat, each part with all of its style. */
function inlinesOf(inline: Inline, context: RichTextContext, style: InlineStyle): ContentText[] {
  if (typeof inline === 'string') return pieces(inline, style)
  if (inline.mark === 'break') return [{ text: '\n' }]
  const marked = { ...style, ...markStyle(inline, context) }
  return inline.content.flatMap((each) => inlinesOf(each, context, marked))
}

function markStyle(
  inline: Exclude<Inline, string | { mark: 'break' }>,
  { scheme, siteUrl }: RichTextContext,
): InlineStyle {
  switch (inline.mark) {
    case 'em':
      return { italics: true }
    case 'strong':
      return { bold: true }
    case 'code':
      return {}
    case 'link': {
      const link = siteUrl === null ? undefined : URL.parse(inline.href, siteUrl)?.href
      return link ? { link, color: scheme.heading, decoration: 'underline' } : {}
    }
  }
}
