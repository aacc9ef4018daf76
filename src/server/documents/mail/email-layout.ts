import type { Media } from '#contract/catalogue/media.ts'
import { asHtml, html, type Html, textOf } from '../html/html.ts'
import type { MailColors, MailPalette } from './mail-colors.ts'
import type { SignaturePart } from './signature.ts'

/** A picture that is asked for when the mail is read. */
export type MailLogo = Pick<Media, 'url' | 'width' | 'height'>

/** Content of the layout. */
interface LayoutContent {
  lang: string
  site: { siteName: string; siteUrl: string; logo: MailLogo | null }
  subject: string
  /** The line that mailboxes show beside the subject. */
  preview: string
  body: Html
  /** Lines of parts. */
  footer: SignaturePart[][]
  palette: MailPalette
}

const darkStyles = ({ dark }: MailPalette) => `@media (prefers-color-scheme: dark) {
.page { background-color: ${dark.page} !important; }
.sheet { background-color: ${dark.sheet} !important; color: ${dark.ink} !important; }
.ink { color: ${dark.heading} !important; }
.soft { color: ${dark.soft} !important; }
.link { color: ${dark.link} !important; }
.quotation { background-color: ${dark.quotation} !important; border-color: ${dark.rule} !important; }
.button, .button a { background-color: ${dark.button} !important; color: ${dark.onButton} !important; }
}
@media (max-width: 520px) {
.head { padding: 20px 22px !important; }
.sheet { padding: 28px 22px !important; }
}`

/**
 * The layout of the agency's e-mails, an HTML document that mail programs understand: tables, inline
 * styles, nothing loaded from outside; legible where dark colours are preferred.
 */
export function renderLayout(content: LayoutContent): string {
  const { lang, body, palette } = content
  const { light, head } = palette
  const { siteUrl } = content.site
  const footer = content.footer.map((parts) => html`${lineOf(parts, light)}<br>`)
  return textOf(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${content.subject}</title>
<style>
:root { color-scheme: light dark; }
${asHtml(darkStyles(palette))}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" style="background-color:${light.page}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="head" bgcolor="${head.band}" style="padding:22px 36px;background-color:${head.band};border-bottom:4px solid ${head.rule};border-radius:10px 10px 0 0;font-family:Georgia,'Times New Roman',serif;font-size:22px;line-height:28px;color:${head.onBand}"><a href="${siteUrl}" style="color:${head.onBand};text-decoration:none">${nameOf(content, light.sheet)}</a></td></tr>
<tr><td class="sheet" bgcolor="${light.sheet}" style="padding:36px;background-color:${light.sheet};border-radius:0 0 10px 10px;font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:25px;color:${light.ink}">
${body}
</td></tr>
<tr><td class="soft" align="center" style="padding:20px 24px 0;font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:13px;line-height:20px;color:${light.soft}">${footer}<a class="link" href="${siteUrl}" style="color:${light.link}">${siteUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`)
}

/** Quiet: links have the colour of the words around them. */
function lineOf(parts: readonly SignaturePart[], { soft }: MailColors): Html[] {
  return parts.map(({ text, href }, place) => {
    const said = href
      ? html`<a class="soft" href="${href}" style="color:${soft}">${text}</a>`
      : html`${text}`
    return place === 0 ? said : html` · ${said}`
  })
}

const logoHeight = 40

/** The logo on a ground that it is made for, or the name; readers that load no pictures show the name. */
function nameOf({ site: { siteName, siteUrl, logo } }: LayoutContent, ground: string): Html {
  if (!logo) return html`${siteName}`
  const width = Math.round(((logo.width ?? 1) / (logo.height ?? 1)) * logoHeight)
  return html`<img src="${siteUrl + logo.url}" width="${width}" height="${logoHeight}" alt="${siteName}" style="display:block;padding:6px 10px;background-color:${ground};border-radius:4px;border:0">`
}
