import type { Language } from '#contract/base/languages/languages.ts'
import { parseRichText, plainBlock } from '#contract/base/text/parse-rich-text.ts'
import type { Block, Inline } from '#contract/base/text/rich-text-blocks.ts'
import { inOneLine, type Message, type Site } from './email.ts'
import { escapeHtml, renderLayout } from './email-layout.ts'
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
  const context = { siteUrl: site.siteUrl, colors: palette.light }
  const [first] = blocks
  return {
    subject: inOneLine(subject),
    html: renderLayout({
      lang,
      site,
      preview: first ? plainBlock(first) : '',
      subject: inOneLine(subject),
      body: blocks.map((block) => htmlOf(block, context)).join('\n'),
      footer: signedBy(site, lang),
      palette,
    }),
    text: `${[
      ...blocks.map((block) => textOf(block, site.siteUrl)),
      plainSignature(site, lang),
    ].join('\n\n')}\n`,
  }
}

interface LetterContext {
  /** Base address of links without an origin. */
  siteUrl: string
  colors: MailColors
}

function htmlOf(block: Block, context: LetterContext): string {
  const { colors } = context
  const inlines = (content: Inline[]) => content.map((each) => inlineHtml(each, context)).join('')
  const blocks = (content: Block[]) => content.map((each) => htmlOf(each, context)).join('')
  switch (block.block) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${inlines(block.content)}</p>`
    case 'heading':
      return `<h2 class="ink" style="margin:24px 0 12px;font-size:${block.level <= 2 ? 20 : 17}px;line-height:26px;color:${colors.heading}">${inlines(block.content)}</h2>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const start = block.start === undefined ? '' : ` start="${block.start}"`
      const items = block.items.map((item) => `<li>${blocks(item)}</li>`).join('')
      return `<${tag}${start} style="margin:0 0 16px;padding-left:24px">${items}</${tag}>`
    }
    case 'quote':
      return `<blockquote class="quotation" style="margin:8px 0 24px;padding:14px 18px;border-left:3px solid ${colors.rule};background-color:${colors.quotation}">${blocks(block.content)}</blockquote>`
    case 'code':
      return `<pre style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(block.text)}</pre>`
    case 'rule':
      return `<hr style="margin:24px 0;border:0;border-top:1px solid ${colors.rule}">`
  }
}

const tags = { em: 'em', strong: 'strong', code: 'code' } as const

function inlineHtml(inline: Inline, context: LetterContext): string {
  if (typeof inline === 'string') return escapeHtml(inline)
  if (inline.mark === 'break') return '<br>'
  const content = inline.content.map((each) => inlineHtml(each, context)).join('')
  if (inline.mark !== 'link') return `<${tags[inline.mark]}>${content}</${tags[inline.mark]}>`
  const address = escapeHtml(withOrigin(inline.href, context.siteUrl))
  return `<a class="link" href="${address}" style="color:${context.colors.link};word-break:break-word">${content}</a>`
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
