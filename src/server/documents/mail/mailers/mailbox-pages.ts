import { createHash } from 'node:crypto'
import type { Address, Email } from 'postal-mime'
import { defaultPalette } from '#contract/site/palette/derive-palette.ts'
import { asHtml, html, type Html, type HtmlPart, textOf } from '../../html/html.ts'

/** A message and the file that holds it. */
export interface StoredMail {
  name: string
  email: Email
}

/** It belongs to the product, not to the agency, and has the house's own colours. */
function declarations(scheme: 'light' | 'dark'): string {
  const { paper, paperRaised, ink, inkSoft, link, accent, line } = defaultPalette[scheme]
  const colors = { paper, raised: paperRaised, ink, soft: inkSoft, heading: link, accent, line }
  return Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ')
}

const style = `
:root { color-scheme: light dark; ${declarations('light')} }
@media (prefers-color-scheme: dark) { :root { ${declarations('dark')} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 40px 20px 80px; }
h1 { margin: 0 0 6px; font: normal 30px/1.2 Georgia, serif; color: var(--heading); overflow-wrap: anywhere; }
p { margin: 0 0 28px; color: var(--soft); }
a { color: var(--accent); }
ol { list-style: none; margin: 0; padding: 0; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; gap: 2px 16px; grid-template-columns: 1fr auto; padding: 14px 18px; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: var(--paper); }
li strong { font-weight: 600; overflow-wrap: anywhere; }
li span, time { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 18px; margin: 20px 0 24px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 10px; background: white; }
h2 { margin: 32px 0 10px; font-size: 16px; }
pre { margin: 0; padding: 18px; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.6 ui-monospace, monospace; }
`

/** Allows the pages' one style sheet, by its hash. */
export const stylePolicy = `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

function page(title: string, body: Html): string {
  return textOf(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${asHtml(style)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`)
}

/** All messages, newest first. */
export function listPage(content: {
  siteName: string
  mails: StoredMail[]
  hasServer: boolean
}): string {
  const { siteName, mails, hasServer } = content
  const explanation = hasServer
    ? 'Mail goes out through the mail server of SMTP_URL; what is listed here is older.'
    : 'Mail is not sent anywhere: each message is kept as a file in the data folder.'
  const list =
    mails.length === 0 ? html`<p>No mail yet.</p>` : html`<ol>${mails.map(listEntry)}</ol>`
  return page(
    `Mailbox – ${siteName}`,
    html`<h1>Mailbox</h1>
<p>${explanation} <a href="/">Back to ${siteName}</a></p>
${list}`,
  )
}

function listEntry({ name, email }: StoredMail): Html {
  return html`<li><a href="/mailbox/${encodeURIComponent(name)}"><strong>${email.subject ?? ''}</strong><time>${dateOf(email)}</time><span>${addresses(email.to)}</span></a></li>`
}

/** One message: its headers, what it looks like, and its plain text. */
export function messagePage(siteName: string, { name, email }: StoredMail): string {
  const headers = [
    ['From', addresses(email.from && [email.from])],
    ['To', addresses(email.to)],
    ['Reply to', addresses(email.replyTo)],
    ['Date', dateOf(email)],
  ].filter(([, value]) => value !== '')
  return page(
    `${email.subject ?? ''} – ${siteName}`,
    html`<p><a href="/mailbox">All mail</a></p>
<h1>${email.subject ?? ''}</h1>
<dl>${headers.map(([label = '', value = '']) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${encodeURIComponent(name)}/html"></iframe>
<h2>Plain text</h2>
<pre>${linked(email.text ?? '')}</pre>`,
  )
}

export function missingPage(siteName: string): string {
  return page(
    `Mailbox – ${siteName}`,
    html`<h1>No such message</h1><p><a href="/mailbox">All mail</a></p>`,
  )
}

export function closedPage(siteName: string): string {
  return page(
    `Mailbox – ${siteName}`,
    html`<h1>Only on the server’s own machine</h1><p>The mailbox is shown to a browser there alone. Elsewhere, read the files of <code>DATA_DIR/mail</code>.</p>`,
  )
}

/** The message's own HTML, its links opening in a tab of their own. */
export function messageFrame(message: string): string {
  return message.replace(/<head>/i, '<head><base target="_blank">')
}

/** Plain text in which addresses of pages can be followed. */
function linked(text: string): HtmlPart[] {
  // Every other part is an address.
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, place) => (place % 2 === 0 ? part : html`<a href="${part}">${part}</a>`))
}

function addresses(list: Address[] = []): string {
  return list
    .flatMap((entry) => (entry.group ? entry.group : [entry]))
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ')
}

function dateOf({ date }: Email): string {
  return date ? new Date(date).toISOString().replace('T', ' ').slice(0, 16) : ''
}
