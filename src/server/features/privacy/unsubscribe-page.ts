import { derivePalette, type Palette, type Tokens } from '#contract/site/palette/derive-palette.ts'
import type { Site } from '#server/platform/site/read-site.ts'
import { createHash } from 'node:crypto'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { asHtml, html, textOf } from '#server/documents/html/html.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

/** State of the page: a question, the action that was done, or an address that names nobody. */
export type UnsubscribeState = 'ask' | 'done' | 'agentDone' | 'unknown'

function declarations({ paper, paperRaised, ink, link, action, onAction, line }: Tokens) {
  const named = { paper, sheet: paperRaised, ink, link, action, 'on-action': onAction, line }
  return Object.entries(named)
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ')
}

const styleIn = ({ light, dark }: Palette) => `
:root { color-scheme: light dark; ${declarations(light)} }
@media (prefers-color-scheme: dark) { :root { ${declarations(dark)} } }
* { box-sizing: border-box; }
body { display: grid; min-height: 100vh; padding: 1.5rem; margin: 0; place-items: center; font: 17px/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { width: 100%; max-width: 34rem; padding: clamp(1.5rem, 6vw, 3rem); background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 0.75rem; font: 400 1.75rem/1.25 Georgia, serif; overflow-wrap: anywhere; }
p { margin: 0 0 1.5rem; }
p:last-child { margin: 0; }
a { color: var(--link); }
button { width: 100%; min-height: 3rem; padding: 0.5rem 1.5rem; margin-bottom: 1.5rem; font: 600 1rem/1.3 system-ui, sans-serif; color: var(--on-action); cursor: pointer; background: var(--action); border: 0; border-radius: 8px; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
@media (forced-colors: active) { button { border: 1px solid; } }
`

interface UnsubscribePage {
  html: string
  /** Allows the page's one style sheet, by its hash, and its form. */
  policy: string
}

/** The page that asks, with a button that posts to its own address, and what is said afterwards. */
export function unsubscribePage(
  state: UnsubscribeState,
  lang: Language,
  { siteName, colors }: Pick<Site, 'siteName' | 'colors'>,
): UnsubscribePage {
  const t = translateInto(lang)
  const title = t(`unsubscribe.${state}.title`)
  const style = styleIn(derivePalette(colors))
  const hash = createHash('sha256').update(style).digest('base64')
  const form = html`<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${t('unsubscribe.button')}</button></form>`
  const page = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${siteName}</title>
<style>${asHtml(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${t(`unsubscribe.${state}.text`)}</p>
${state === 'ask' && form}
<p>${siteName} · <a href="${paths.home(lang)}">${t('unsubscribe.home')}</a></p>
</main>
</body>
</html>
`
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  return { html: textOf(page), policy }
}
