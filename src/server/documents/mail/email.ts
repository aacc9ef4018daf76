import type { SiteColors } from '#contract/base/colors.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { plainSignature, signedBy, type SignedSite } from './signature.ts'
import { html, type Html, inLines } from '../html/html.ts'
import { type MailLogo, renderLayout } from './email-layout.ts'
import { type MailColors, mailPalette } from './mail-colors.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** A message without its addresses. */
export interface Message {
  subject: string
  html: string
  text: string
}

/** Identity of the site that sends the mail; the stored site fits. */
export interface Site extends SignedSite {
  siteName: string
  colors: SiteColors
  logo: MailLogo | null
}

interface Link {
  label: string
  url: string
}

/** A titled part of a message, with its line breaks. */
export interface EmailBlock {
  title: string
  text: string
}

/** Content of a message, from which its HTML and its plain text are made alike. */
export interface EmailContent {
  lang: Language
  subject: string
  heading: string
  paragraphs: string[]
  fields?: { label: string; value: string }[]
  blocks?: EmailBlock[]
  /** Somebody's own words, with their line breaks. */
  quotation?: string
  action?: Link
  /** Where one may go besides. */
  further?: readonly Link[]
  /** Said small, at the end. */
  note?: string
}

/** Renders an e-mail; all of its texts are taken as text, never as HTML. */
export function renderEmail(site: Site, content: EmailContent): Message {
  const palette = mailPalette(site.colors)
  return {
    subject: inOneLine(content.subject),
    html: renderLayout({
      lang: content.lang,
      site,
      preview: content.paragraphs[0] ?? '',
      subject: inOneLine(content.subject),
      body: htmlOf(content, palette.light),
      footer: [
        ...signedBy(site, content.lang),
        [{ text: translateInto(content.lang)('mailFrame.sentBy', { name: site.siteName }) }],
      ],
      palette,
    }),
    text: textOf(site, content),
  }
}

/** Text fit for a header: line breaks and other control characters become spaces. */
export function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

function htmlOf(content: EmailContent, colors: MailColors): Html {
  const { heading, paragraphs, fields = [], blocks = [], quotation } = content
  const { action, further = [], note } = content
  return inLines([
    html`<h1 class="ink" style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-weight:normal;font-size:28px;line-height:34px;color:${colors.heading}">${heading}</h1>`,
    ...paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`),
    fields.length > 0 && fieldsTable(fields, colors),
    ...blocks.map(blockOf),
    quotation !== undefined && quotationOf(quotation, colors),
    action && button(action, colors),
    ...further.map(
      ({ label, url }) =>
        html`<p style="margin:16px 0 0"><a class="link" href="${url}" style="color:${colors.link}">${label}</a></p>`,
    ),
    note !== undefined &&
      html`<p class="soft" style="margin:24px 0 0;font-size:14px;line-height:21px;color:${colors.soft}">${note}</p>`,
  ])
}

function blockOf({ title, text }: EmailBlock): Html {
  return html`<p style="margin:0 0 20px"><b>${title}</b><br>${withBreaks(text)}</p>`
}

function withBreaks(text: string) {
  return text.split(/\r\n|\r|\n/).map((line, place) => (place === 0 ? line : html`<br>${line}`))
}

function quotationOf(quotation: string, { rule, quotation: ground }: MailColors): Html {
  const lines = withBreaks(quotation)
  return html`<blockquote class="quotation" style="margin:8px 0 24px;padding:14px 18px;border-left:3px solid ${rule};background-color:${ground}">${lines}</blockquote>`
}

function fieldsTable(fields: { label: string; value: string }[], colors: MailColors): Html {
  const rows = fields.map(
    ({ label, value }) =>
      html`<tr><td class="soft" style="padding:6px 16px 6px 0;color:${colors.soft};vertical-align:top;white-space:nowrap">${label}</td><td style="padding:6px 0;vertical-align:top;word-break:break-word">${value}</td></tr>`,
  )
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;font-size:16px;line-height:24px">${rows}</table>`
}

function button({ label, url }: Link, colors: MailColors): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 20px"><tr><td class="button" bgcolor="${colors.button}" style="border-radius:6px;background-color:${colors.button}"><a href="${url}" style="display:inline-block;padding:14px 26px;font-size:16px;line-height:20px;font-weight:bold;color:${colors.onButton};text-decoration:none;border-radius:6px">${label}</a></td></tr></table>
<p class="soft" style="margin:0;font-size:13px;line-height:20px;color:${colors.soft};word-break:break-all"><a class="link" href="${url}" style="color:${colors.link}">${url}</a></p>`
}

function textOf(site: Site, content: EmailContent): string {
  const { heading, paragraphs, fields = [], blocks = [], quotation } = content
  const { action, further = [], note } = content
  const parts = [
    heading,
    ...paragraphs,
    fields.map(({ label, value }) => `${label}: ${inOneLine(value)}`).join('\n'),
    ...blocks.map(({ title, text }) => `${title}\n${text}`),
    quotation === undefined
      ? ''
      : quotation
          .split(/\r\n|\r|\n/)
          .map((line) => `> ${line}`)
          .join('\n'),
    ...[action, ...further].map((link) => (link ? `${link.label}:\n${link.url}` : '')),
    note ?? '',
    plainSignature(site, content.lang),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
