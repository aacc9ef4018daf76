import type { CurrentSite } from '#server/platform/site/current-site.ts'
import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { type TextLanguage, textLanguages } from '#texts/languages.ts'
import { defaultPalette } from '#contract/site/palette/derive-palette.ts'
import { asHtml, html, inLines, textOf } from '#server/documents/html/html.ts'

interface LinkPage {
  variable: string
  texts: Record<TextLanguage, { title: string; text: string }>
}

const pages: Record<string, LinkPage> = {
  reservations: {
    variable: 'RESERVATIONS_URL',
    texts: {
      es: {
        title: 'Reservas en línea',
        text: 'Esta página es de la demostración. Aquí se abre el sistema de reservas de la agencia; su dirección se indica en',
      },
      en: {
        title: 'Online reservations',
        text: 'This page belongs to the demonstration. The agency’s reservation system opens here; its address is set in',
      },
      pt: {
        title: 'Reservas online',
        text: 'Esta página é da demonstração. Aqui se abre o sistema de reservas da agência; o endereço é informado em',
      },
    },
  },
  'price-list': {
    variable: 'PRICE_LIST_URL',
    texts: {
      es: {
        title: 'Tarifas',
        text: 'Esta página es de la demostración. Aquí se abre la lista de precios de la agencia; su dirección se indica en',
      },
      en: {
        title: 'Rates',
        text: 'This page belongs to the demonstration. The agency’s price list opens here; its address is set in',
      },
      pt: {
        title: 'Tarifas',
        text: 'Esta página é da demonstração. Aqui se abre a lista de preços da agência; o endereço é informado em',
      },
    },
  },
  chat: {
    variable: 'CHAT_URL',
    texts: {
      es: {
        title: 'Chat',
        text: 'Esta página es de la demostración. Aquí se abre el chat de la agencia; su dirección se indica en',
      },
      en: {
        title: 'Chat',
        text: 'This page belongs to the demonstration. The agency’s chat opens here; its address is set in',
      },
      pt: {
        title: 'Chat',
        text: 'Esta página é da demonstração. Aqui se abre o chat da agência; o endereço é informado em',
      },
    },
  },
}

/** The demonstration has the house's own colours. */
const pair = (name: 'ink' | 'link' | 'paper') =>
  `light-dark(${defaultPalette.light[name]}, ${defaultPalette.dark[name]})`

const style = `
:root { color-scheme: light dark; }
body { max-width: 40rem; padding: 3rem 1.25rem; margin: 0 auto; font: 17px/1.6 system-ui, sans-serif; color: ${pair('ink')}; background: ${pair('paper')}; }
h1, h2 { margin: 2rem 0 0.25rem; font: 400 1.75rem/1.2 Georgia, serif; }
p { margin: 0; }
a { color: ${pair('link')}; }
`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Says in every language what an outward link of the site is for. */
export const linkPagesPlugin: FastifyPluginAsync<{ site: CurrentSite }> = async (app, { site }) => {
  for (const [name, page] of Object.entries(pages)) {
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .headers({ 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(htmlOf(page, (await site()).siteName)),
    )
  }
}

function htmlOf({ texts, variable }: LinkPage, siteName: string): string {
  const section = (lang: TextLanguage, heading: 'h1' | 'h2') => html`<section lang="${lang}">
<${heading}>${texts[lang].title}</${heading}>
<p>${texts[lang].text} <code>${variable}</code>.</p>
</section>`
  const sections = textLanguages.map((lang, place) => section(lang, place === 0 ? 'h1' : 'h2'))
  return textOf(html`<!doctype html>
<html lang="${agencyLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts[agencyLanguage].title} – ${siteName}</title>
<style>${asHtml(style)}</style>
</head>
<body>
<main>
<p><a href="/">${siteName}</a></p>
${inLines(sections)}
</main>
</body>
</html>
`)
}
