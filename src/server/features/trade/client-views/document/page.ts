import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { phoneLink } from '#contract/base/addresses/phone-links.ts'
import type { ClientViewPicture } from '#contract/trade/client-views.ts'
import type { LabelledFact } from '#server/documents/items/day-facts.ts'
import { asHtml, html, type Html, inLines, textOf } from '#server/documents/html/html.ts'
import { pictureHtml } from '#server/documents/html/picture-html.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'
import { shortened, type ViewDay, type ViewDocument, type ViewPart } from './document.ts'
import { richText, sectionsHtml } from './sections-html.ts'
import { style } from './style.ts'

/** Where a page stands, for what programs draw of its link. */
interface Placed {
  token: string
  /** Origin of client views. */
  origin: string
}

/** A client view as its page, without a script. Nothing of it names the operator (requirements §16.8). */
export function viewPage(view: ViewDocument, { token, origin }: Placed): string {
  const { lang, title, agency, items, prices, facts, remarks } = view
  const t = translateInto(lang)
  const named = `${title} – ${agency.name}`
  const [first] = items.flatMap(({ pictures }) => pictures)
  const body = html`<header class="agency"><div class="wide">
${signOf(view)}
${waysOf(view)}
</div></header>
<main>
<div class="wide opening">
<h1>${title}</h1>
${listOfSaid(facts, 'said')}
${remarks && html`<p class="remarks">${remarks}</p>`}
${items.length > 1 && contentsOf(items, t('clientViewPage.contents'))}
</div>
${inLines(items.map((item, index) => partHtml(item, index, lang)))}
${pricesHtml(prices, lang)}
${termsHtml(view.terms, lang)}
</main>
<footer class="closing"><div class="wide">
<p class="name">${agency.name}</p>
${waysOf(view)}
<a class="pdf" href="${paths.clientViewPdf(token)}">${t('proposal.pdf')}</a>
</div></footer>`
  const head = html`<meta property="og:title" content="${named}">
<meta property="og:type" content="website">
${first && html`<meta property="og:image" content="${origin + first.url}">`}`
  return shell({ lang, title: named, head, body })
}

/** Renders the message for a page that does not exist (any more), or cannot be made now. */
export function statePage(state: 'gone' | 'later', lang: Language): string {
  const t = translateInto(lang)
  const title = t(`clientViewPage.${state}.title`)
  const text = t(`clientViewPage.${state}.text`)
  const body = html`<div class="alone"><main><h1>${title}</h1><p>${text}</p></main></div>`
  return shell({ lang, title, head: null, body })
}

interface Shell {
  lang: Language
  title: string
  head: Html | null
  body: Html
}

const shell = ({ lang, title, head, body }: Shell) =>
  textOf(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
${head}
<style>${asHtml(style)}</style>
</head>
<body>
${body}
</body>
</html>
`)

/** The agency's logo, or its name. */
function signOf({ agency }: ViewDocument): Html {
  const { name, logo } = agency
  if (!logo) return html`<p class="name">${name}</p>`
  const { url, width, height } = logo
  const size = width && height && html` width="${width}" height="${height}"`
  return html`<img class="logo" src="${url}" alt="${name}"${size}>`
}

/** How the agency is reached. */
function waysOf({ agency }: ViewDocument): Html | null {
  const { phone, website, city } = agency
  const call = phone ? phoneLink(phone) : undefined
  const ways = [
    phone && (call ? html`<a href="${call}">${phone}</a>` : html`<span>${phone}</span>`),
    website && html`<a href="${website}" rel="noreferrer">${shortened(website)}</a>`,
    city && html`<span>${city}</span>`,
  ].filter(Boolean)
  if (ways.length === 0) return null
  return html`<ul class="ways">${ways.map((way) => html`<li>${way}</li>`)}</ul>`
}

/** Letters from which on two columns are better than one. */
const longFrom = 40

function listOfSaid(said: readonly LabelledFact[], name: string): Html | null {
  if (said.length === 0) return null
  const rows = said.map(([label, value]) => {
    const long = value.length > longFrom && html` class="long"`
    return html`<div${long}><dt>${label}</dt><dd>${value}</dd></div>`
  })
  return html`<dl class="${name}">${rows}</dl>`
}

function contentsOf(items: readonly ViewPart[], label: string): Html {
  const links = items.map(
    ({ name }, index) => html`<li><a href="#part-${index + 1}">${name}</a></li>`,
  )
  return html`<nav aria-label="${label}"><ol class="contents">${links}</ol></nav>`
}

const galleryMax = 9
const heroSizes = '(min-width: 62rem) 57rem, 92vw'

function partHtml(part: ViewPart, index: number, lang: Language): Html {
  const { eyebrow, name, lead, facts, opening, days, lodging, further, pictures } = part
  const t = translateInto(lang)
  const [hero, ...others] = pictures
  const nights = t('proposalDocument.nights')
  return html`<section class="wide part" id="part-${index + 1}" aria-labelledby="name-${index + 1}">
${hero && html`<figure class="hero">${pictureHtml(hero, heroSizes, index > 0)}${captionOf(hero)}</figure>`}
<p class="eyebrow">${eyebrow}</p>
<h2 id="name-${index + 1}">${name}</h2>
${sectionsHtml(lead, 'lead')}
${listOfSaid(facts, 'said')}
${sectionsHtml(opening)}
${days.length > 0 && html`<h3>${t('proposal.days')}</h3><ol class="days">${days.map(dayHtml)}</ol>`}
${lodging.length > 0 && html`<h3>${t('proposal.options')}</h3><div class="lodging">${lodging.map((each) => lodgingHtml(each, nights))}</div>`}
${sectionsHtml(further)}
${others.length > 0 && html`<h3>${t('clientViewPage.pictures')}</h3>${galleryHtml(others.slice(0, galleryMax))}`}
</section>`
}

const captionOf = ({ caption }: ClientViewPicture) =>
  caption && html`<figcaption>${caption}</figcaption>`

function galleryHtml(pictures: readonly ClientViewPicture[]): Html {
  const items = pictures.map((each) => {
    const picture = pictureHtml(each, '(min-width: 40rem) 20rem, 92vw', true)
    return html`<li><figure>${picture}${captionOf(each)}</figure></li>`
  })
  return html`<ul class="gallery">${items}</ul>`
}

function dayHtml({ heading, title, text, facts, pictures }: ViewDay): Html {
  const rows = facts.map(([label, said]) => html`<dt>${label}</dt><dd>${said}</dd>`)
  return html`<li><p class="eyebrow">${heading}</p><h4>${title}</h4>
${text && richText(text)}
${rows.length > 0 && html`<dl class="day-facts">${rows}</dl>`}
${pictures.length > 0 && galleryHtml(pictures)}</li>`
}

function lodgingHtml({ name, hotels }: ViewPart['lodging'][number], nightsWord: string): Html {
  const rows = hotels.map(
    ({ place, hotel, nights }) =>
      html`<li>${hotel}<small>${place} · ${nightsWord}: ${nights}</small></li>`,
  )
  return html`<div><h4>${name}</h4><ul>${rows}</ul></div>`
}

function termsHtml(terms: string, lang: Language): Html | null {
  if (terms === '') return null
  const title = translateInto(lang)('itemTexts.conditions')
  return html`<section class="wide" aria-labelledby="terms"><h2 id="terms">${title}</h2><p class="remarks">${terms}</p></section>`
}

function pricesHtml(prices: ViewDocument['prices'], lang: Language): Html | null {
  if (prices.length === 0) return null
  const rows = prices.map(
    ({ label, amount, note }) =>
      html`<li><span>${label}${note && html`<small>${note}</small>`}</span><b>${amount}</b></li>`,
  )
  const title = translateInto(lang)('proposal.prices')
  return html`<section class="wide" aria-labelledby="prices"><div class="prices"><h2 id="prices">${title}</h2><ul>${rows}</ul></div></section>`
}
