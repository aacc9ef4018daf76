import type { Language } from '#contract/languages.ts'
import { escapeHtml, renderLayout } from './email-layout.ts'

/** A message without its addresses. */
export interface Message {
  subject: string
  html: string
  text: string
}

/** Who writes; the settings fit. */
export interface Site {
  siteName: string
  /** Origin without a trailing slash; the base of every link. */
  siteUrl: string
}

/** What a message says, from which its HTML and its plain text are made alike. */
export interface EmailContent {
  lang: Language
  subject: string
  heading: string
  paragraphs: string[]
  fields?: { label: string; value: string }[]
  /** Somebody's own words, with their line breaks. */
  quotation?: string
  action?: { label: string; url: string }
  /** Said small, at the end. */
  note?: string
}

const sentBy: Record<Language, string> = {
  es: 'Mensaje automático de',
  en: 'Automatic message from',
  pt: 'Mensagem automática de',
}

/** Renders an e-mail; all of its texts are taken as text, never as HTML. */
export function renderEmail(site: Site, content: EmailContent): Message {
  return {
    subject: inOneLine(content.subject),
    html: renderLayout({
      lang: content.lang,
      siteName: site.siteName,
      siteUrl: site.siteUrl,
      preview: content.paragraphs[0] ?? '',
      subject: inOneLine(content.subject),
      body: htmlOf(content),
      footer: `${sentBy[content.lang]} ${site.siteName}`,
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

function htmlOf(content: EmailContent): string {
  const { heading, paragraphs, fields = [], quotation, action, note } = content
  return [
    `<h1 class="ink" style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-weight:normal;font-size:28px;line-height:34px;color:#12405a">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    fields.length > 0 ? fieldsTable(fields) : '',
    quotation === undefined
      ? ''
      : `<blockquote class="quotation" style="margin:8px 0 24px;padding:14px 18px;border-left:3px solid #c98a2b;background-color:#f8f3e9">${escapeHtml(quotation).replaceAll(/\r\n|\r|\n/g, '<br>')}</blockquote>`,
    action ? button(action) : '',
    note === undefined
      ? ''
      : `<p class="soft" style="margin:24px 0 0;font-size:14px;line-height:21px;color:#6b6357">${escapeHtml(note)}</p>`,
  ].join('\n')
}

function fieldsTable(fields: { label: string; value: string }[]): string {
  const rows = fields.map(
    ({ label, value }) =>
      `<tr><td class="soft" style="padding:6px 16px 6px 0;color:#6b6357;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td><td style="padding:6px 0;vertical-align:top;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;font-size:16px;line-height:24px">${rows.join('')}</table>`
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 20px"><tr><td class="button" bgcolor="#12405a" style="border-radius:6px;background-color:#12405a"><a href="${address}" style="display:inline-block;padding:14px 26px;font-size:16px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="margin:0;font-size:13px;line-height:20px;color:#6b6357;word-break:break-all"><a class="link" href="${address}" style="color:#8a5a12">${address}</a></p>`
}

function textOf(site: Site, content: EmailContent): string {
  const { heading, paragraphs, fields = [], quotation, action, note } = content
  const parts = [
    heading,
    ...paragraphs,
    fields.map(({ label, value }) => `${label}: ${inOneLine(value)}`).join('\n'),
    quotation === undefined
      ? ''
      : quotation
          .split(/\r\n|\r|\n/)
          .map((line) => `> ${line}`)
          .join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    note ?? '',
    `-- \n${site.siteName}\n${site.siteUrl}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
