import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { phoneLink } from '#contract/base/addresses/phone-links.ts'
import type { ClientViewPicture } from '#contract/trade/client-views.ts'
import { escapeHtml as safe } from '#server/documents/mail/email-layout.ts'
import { proposalLabels } from '#server/documents/pdf/labels.ts'
import type { LabelledFact } from './day-facts.ts'
import { shortened, type ViewDay, type ViewDocument, type ViewPart } from './document.ts'
import { pictureHtml } from '#server/documents/html/picture-html.ts'
import { richHtml } from '#server/documents/html/rich-html.ts'
import { style } from './style.ts'
import { clientViewLabels } from './labels.ts'

/** Where a page stands, for what programs draw of its link. */
interface Placed {
  token: string
  /** Origin of client views. */
  origin: string
}

/** A client view as its page, without a script. Nothing of it names the operator (requirements §16.8). */
export function viewPage(view: ViewDocument, { token, origin }: Placed): string {
  const { lang, title, agency, items, prices, facts, remarks } = view
  const labels = clientViewLabels[lang]
  const named = safe(`${title} – ${agency.name}`)
  const [first] = items.flatMap(({ pictures }) => pictures)
  const body = `<header class="agency"><div class="wide">
${signOf(view)}
${waysOf(view)}
</div></header>
<main>
<div class="wide opening">
<h1>${safe(title)}</h1>
${listOfSaid(facts, 'said')}
${remarks ? `<p class="remarks">${safe(remarks)}</p>` : ''}
${items.length > 1 ? contentsOf(items, labels.contents) : ''}
</div>
${items.map((item, index) => partHtml(item, index, lang)).join('\n')}
${pricesHtml(prices, lang)}
</main>
<footer class="closing"><div class="wide">
<p class="name">${safe(agency.name)}</p>
${waysOf(view)}
<a class="pdf" href="${paths.clientViewPdf(token)}">${labels.asPdf}</a>
</div></footer>`
  const head = `<meta property="og:title" content="${named}">
<meta property="og:type" content="website">
${first ? `<meta property="og:image" content="${safe(origin + first.url)}">` : ''}`
  return shell({ lang, title: named, head, body })
}

/** Renders the message for a page that does not exist (any more), or cannot be made now. */
export function statePage(state: 'gone' | 'later', lang: Language): string {
  const { title, text } = clientViewLabels[lang][state]
  const body = `<div class="alone"><main><h1>${title}</h1><p>${text}</p></main></div>`
  return shell({ lang, title, head: '', body })
}

interface Shell {
  lang: Language
  title: string
  head: string
  body: string
}

const shell = ({ lang, title, head, body }: Shell) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
${head}
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/** The agency's logo, or its name. */
function signOf({ agency }: ViewDocument): string {
  const { name, logo } = agency
  if (!logo) return `<p class="name">${safe(name)}</p>`
  const size = logo.width && logo.height ? ` width="${logo.width}" height="${logo.height}"` : ''
  return `<img class="logo" src="${safe(logo.url)}" alt="${safe(name)}"${size}>`
}

/** How the agency is reached. */
function waysOf({ agency }: ViewDocument): string {
  const { phone, website, city } = agency
  const call = phone ? phoneLink(phone) : undefined
  const ways = [
    phone && (call ? `<a href="${safe(call)}">${safe(phone)}</a>` : `<span>${safe(phone)}</span>`),
    website && `<a href="${safe(website)}" rel="noreferrer">${safe(shortened(website))}</a>`,
    city && `<span>${safe(city)}</span>`,
  ].filter(Boolean)
  return ways.length > 0
    ? `<ul class="ways">${ways.map((way) => `<li>${way}</li>`).join('')}</ul>`
    : ''
}

/** Letters from which on two columns are better than one. */
const longFrom = 40

function listOfSaid(said: readonly LabelledFact[], name: string): string {
  if (said.length === 0) return ''
  const rows = said.map(
    ([label, labels]) =>
      `<div${labels.length > longFrom ? ' class="long"' : ''}><dt>${safe(label)}</dt><dd>${safe(labels)}</dd></div>`,
  )
  return `<dl class="${name}">${rows.join('')}</dl>`
}

function contentsOf(items: readonly ViewPart[], label: string): string {
  const links = items.map(
    ({ name }, index) => `<li><a href="#part-${index + 1}">${safe(name)}</a></li>`,
  )
  return `<nav aria-label="${safe(label)}"><ol class="contents">${links.join('')}</ol></nav>`
}

const galleryMax = 9

function partHtml(part: ViewPart, index: number, lang: Language): string {
  const { eyebrow, name, summary, text, facts, days, lodging, pictures } = part
  const labels = clientViewLabels[lang]
  const said = proposalLabels[lang]
  const [hero, ...others] = pictures
  return `<section class="wide part" id="part-${index + 1}" aria-labelledby="name-${index + 1}">
${hero ? `<figure class="hero">${pictureHtml(hero, '(min-width: 62rem) 57rem, 92vw', index > 0)}${captionOf(hero)}</figure>` : ''}
<p class="eyebrow">${safe(eyebrow)}</p>
<h2 id="name-${index + 1}">${safe(name)}</h2>
${summary ? `<p class="lead">${safe(summary)}</p>` : ''}
${listOfSaid(facts, 'said')}
${text ? `<div class="text">${richHtml(text)}</div>` : ''}
${listsHtml([[labels.highlights, part.highlights]])}
${days.length > 0 ? `<h3>${said.days}</h3><ol class="days">${days.map(dayHtml).join('')}</ol>` : ''}
${lodging.length > 0 ? `<h3>${said.options}</h3><div class="lodging">${lodging.map((each) => lodgingHtml(each, said.nights)).join('')}</div>` : ''}
${listsHtml([
  [said.included, part.included],
  [said.excluded, part.excluded],
])}
${others.length > 0 ? `<h3>${labels.pictures}</h3>${galleryHtml(others.slice(0, galleryMax))}` : ''}
</section>`
}

const captionOf = ({ caption }: ClientViewPicture) =>
  caption ? `<figcaption>${safe(caption)}</figcaption>` : ''

function galleryHtml(pictures: readonly ClientViewPicture[]): string {
  const items = pictures.map(
    (each) =>
      `<li><figure>${pictureHtml(each, '(min-width: 40rem) 20rem, 92vw', true)}${captionOf(each)}</figure></li>`,
  )
  return `<ul class="gallery">${items.join('')}</ul>`
}

function listsHtml(lists: readonly (readonly [string, readonly string[]])[]): string {
  const shown = lists.filter(([, lines]) => lines.length > 0)
  if (shown.length === 0) return ''
  const parts = shown.map(
    ([title, lines]) =>
      `<div><h3>${safe(title)}</h3><ul>${lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ul></div>`,
  )
  return `<div class="lists">${parts.join('')}</div>`
}

function dayHtml({ heading, title, text, facts, pictures }: ViewDay): string {
  const rows = facts.map(([label, said]) => `<dt>${safe(label)}</dt><dd>${safe(said)}</dd>`)
  return `<li><p class="eyebrow">${safe(heading)}</p><h4>${safe(title)}</h4>
${text ? `<div class="text">${richHtml(text)}</div>` : ''}
${rows.length > 0 ? `<dl class="day-facts">${rows.join('')}</dl>` : ''}
${pictures.length > 0 ? galleryHtml(pictures) : ''}</li>`
}

function lodgingHtml({ name, hotels }: ViewPart['lodging'][number], nightsWord: string): string {
  const rows = hotels.map(
    ({ place, hotel, nights }) =>
      `<li>${safe(hotel)}<small>${safe(place)} · ${safe(nightsWord)}: ${nights}</small></li>`,
  )
  return `<div><h4>${safe(name)}</h4><ul>${rows.join('')}</ul></div>`
}

function pricesHtml(prices: ViewDocument['prices'], lang: Language): string {
  if (prices.length === 0) return ''
  const rows = prices.map(
    ({ label, amount, note }) =>
      `<li><span>${safe(label)}${note ? `<small>${safe(note)}</small>` : ''}</span><b>${safe(amount)}</b></li>`,
  )
  return `<section class="wide" aria-labelledby="prices"><div class="prices"><h2 id="prices">${proposalLabels[lang].prices}</h2><ul>${rows.join('')}</ul></div></section>`
}
