/** What the layout carries; `body` is HTML, the rest is text. */
interface LayoutContent {
  lang: string
  siteName: string
  siteUrl: string
  subject: string
  /** The line that mailboxes show beside the subject. */
  preview: string
  body: string
  footer: string
}

const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}

const darkStyles = `@media (prefers-color-scheme: dark) {
.page { background-color: #10202a !important; }
.sheet { background-color: #182d39 !important; color: #ece5d8 !important; }
.ink { color: #f3ead9 !important; }
.soft { color: #b5ac9b !important; }
.link { color: #e2b266 !important; }
.quotation { background-color: #203846 !important; }
.button, .button a { background-color: #e2b266 !important; color: #10202a !important; }
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
  const { lang, body } = content
  const siteName = escapeHtml(content.siteName)
  const siteUrl = escapeHtml(content.siteUrl)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>
:root { color-scheme: light dark; }
${darkStyles}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f3ece0">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3ece0" style="background-color:#f3ece0">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="head" bgcolor="#12405a" style="padding:22px 36px;background-color:#12405a;border-bottom:4px solid #c98a2b;border-radius:10px 10px 0 0;font-family:Georgia,'Times New Roman',serif;font-size:22px;line-height:28px;color:#f8f3e9"><a href="${siteUrl}" style="color:#f8f3e9;text-decoration:none">${siteName}</a></td></tr>
<tr><td class="sheet" bgcolor="#fffdf8" style="padding:36px;background-color:#fffdf8;border-radius:0 0 10px 10px;font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:25px;color:#2b2a26">
${body}
</td></tr>
<tr><td class="soft" align="center" style="padding:20px 24px 0;font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:13px;line-height:20px;color:#6b6357">${escapeHtml(content.footer)}<br><a class="link" href="${siteUrl}" style="color:#8a5a12">${siteUrl}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
