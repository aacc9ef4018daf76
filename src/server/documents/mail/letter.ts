import type { Language } from '#contract/base/languages/languages.ts'
import { parseRichText, plainBlock } from '#contract/base/text/parse-rich-text.ts'
import type { Block, Inline } from '#contract/base/text/rich-text-blocks.ts'
import { inOneLine, type Message, type Site } from './email.ts'
import { html } from '../html/html.ts'
import { richHtml, type RichHtmlOptions } from '../html/rich-html.ts'
import { renderLayout } from './email-layout.ts'
import { type MailColors, mailPalette } from './mail-colors.ts'
import { plainSignature, signedBy } from './signature.ts'

interface LetterContent {
  lang: Language
  subject: string
  /** Markdown. */
  body: string
}

/** Renders a letter from a person of the agency, in the agency's layout; markup in it stays text. */
export function renderLetter(site: Site, { lang, subject, body }: LetterContent): Message {
  const palette = mailPalette(site.colors)
  const blocks = parseRichText(body)
  const [first] = blocks
  return {
    subject: inOneLine(subject),
    html: renderLayout({
      lang,
      site,
      preview: first ? plainBlock(first) : '',
      subject: inOneLine(subject),
      body: richHtml(blocks, inColors(palette.light, site.siteUrl)),
      footer: signedBy(site, lang),
      palette,
    }),
    text: `${plainLetterText(blocks, site.siteUrl)}\n\n${plainSignature(site, lang)}\n`,
  }
}

/** A letter's body without markup. */
export function plainLetterText(blocks: readonly Block[], siteUrl: string): string {
  return blocks.map((block) => textOf(block, siteUrl)).join('\n\n')
}

/** The elements of a letter, in the styles that mail programs understand. */
function inColors(colors: MailColors, siteUrl: string): RichHtmlOptions {
  const { rule, quotation, heading, link } = colors
  const attributes = {
    p: html` style="margin:0 0 16px"`,
    list: html` style="margin:0 0 16px;padding-left:24px"`,
    blockquote: html` class="quotation" style="margin:8px 0 24px;padding:14px 18px;border-left:3px solid ${rule};background-color:${quotation}"`,
    table: html` style="margin:0 0 16px;border-collapse:collapse"`,
    th: html` style="padding:6px 10px;border-bottom:1px solid ${rule};vertical-align:top"`,
    td: html` style="padding:6px 10px;border-bottom:1px solid ${rule};vertical-align:top"`,
    pre: html` style="margin:0 0 16px;white-space:pre-wrap"`,
    hr: html` style="margin:24px 0;border:0;border-top:1px solid ${rule}"`,
    a: html` class="link" style="color:${link};word-break:break-word"`,
  }
  return {
    headingTag: () => 'h2',
    hrefOf: (href) => withOrigin(href, siteUrl),
    attributesOf: (element) => {
      if (typeof element === 'string') return attributes[element]
      const size = element.heading <= 2 ? 20 : 17
      return html` class="ink" style="margin:24px 0 12px;font-size:${size}px;line-height:26px;color:${heading}"`
    },
  }
}

function withOrigin(href: string, siteUrl: string): string {
  return href.startsWith('/') ? siteUrl + href : href
}

function textOf(block: Block, siteUrl: string): string {
  const inlines = (content: Inline[]) => content.map((each) => inlineText(each, siteUrl)).join('')
  const blocks = (content: Block[], between = '\n\n') =>
    content.map((each) => textOf(each, siteUrl)).join(between)
  switch (block.block) {
    case 'paragraph':
    case 'heading':
      return inlines(block.content)
    case 'list':
      return block.items
        .map((item, index) => {
          const sign = block.ordered ? `${(block.start ?? 1) + index}.` : '-'
          return `${sign} ${blocks(item, '\n').replaceAll('\n', '\n  ')}`
        })
        .join('\n')
    case 'quote':
      return blocks(block.content).replaceAll(/^/gm, '> ')
    case 'table':
      return [block.head, ...block.rows]
        .map((row) => row.map((cell) => inlines(cell).replaceAll('\n', ' / ')).join(' | '))
        .join('\n')
    case 'code':
      return block.text
    case 'rule':
      return '* * *'
  }
}

function inlineText(inline: Inline, siteUrl: string): string {
  if (typeof inline === 'string') return inline
  if (inline.mark === 'break') return '\n'
  const content = inline.content.map((each) => inlineText(each, siteUrl)).join('')
  if (inline.mark !== 'link') return content
  const address = withOrigin(inline.href, siteUrl)
  return content === address ? address : `${content} (${address})`
}
