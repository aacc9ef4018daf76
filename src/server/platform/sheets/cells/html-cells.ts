import type { Root } from 'mdast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { toString } from 'mdast-util-to-string'

/** Tags that texts of other systems carry; a lone `<` is none. */
const tag =
  /<\/?(?:p|br|h[1-6]|b|strong|i|em|a|ul|ol|li|blockquote|table|thead|tbody|tr|td|th|div|span|script|style|u|s|img|hr|font|center)(?:\s[^<>]*)?\/?>/i

/** Characters that HTML spells out. */
const entity =
  /&(?:nbsp|amp|lt|gt|quot|apos|[a-z]{2,8}acute|ntilde|[aeiouAEIOU]uml|hellip|ndash|mdash|[lr][sd]quo|euro|deg|iexcl|iquest|#\d{2,5}|#x[\da-f]{2,4});/i

/** Short codes of blogs, which mean nothing elsewhere: `[gallery ids="1,2"]`. */
const shortCode =
  /\[\/?(?:gallery|caption|embed|video|audio|vc_[a-z_]+|et_pb_[a-z_]+)(?:\s[^\]]*)?\]/gi

/** Whether a text holds HTML as other systems export it. */
export const hasHtml = (text: string): boolean => tag.test(text) || entity.test(text)

/**
 * Turns HTML into the Markdown that texts are written in: paragraphs, headings, emphasis, links, lists, quotes and
 * tables stay; other tags go, scripts and styles with what they hold.
 */
export function htmlToMarkdown(html: string): string {
  const options = { bullet: '-', fences: true, resourceLink: true } as const
  const written = toMarkdown(treeOf(html), { ...options, extensions: [gfmTableToMarkdown()] })
  return written.replaceAll('\u00A0', ' ').replaceAll('&nbsp;', ' ').trim()
}

/** Turns HTML into the words of one line. */
export function htmlToLine(html: string): string {
  const words = treeOf(html).children.map((block) => toString(block))
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}

function treeOf(text: string) {
  const html = text.replaceAll(shortCode, '')
  // Lines of a text without blocks stay lines.
  const isPlain = !/<(?:p|div|ul|ol|li|h[1-6]|table|blockquote|br)\b/i.test(html)
  const tree = fromHtml(isPlain ? html.replaceAll(/\r?\n/g, '<br>') : html, { fragment: true })
  const handlers = { img: () => undefined, u: keepContent, s: keepContent, del: keepContent }
  return toMdast(tree, { handlers }) as Root
}

type Handler = NonNullable<NonNullable<Parameters<typeof toMdast>[1]>['handlers']>[string]

const keepContent: Handler = (state, node) => state.all(node)
