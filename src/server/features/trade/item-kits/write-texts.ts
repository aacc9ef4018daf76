import { type TextsEntry, textsIn } from '#contract/catalogue/facts/texts-in.ts'
import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { presentDay } from '#contract/catalogue/itineraries/present-day.ts'
import { factsOfDay } from '#server/documents/items/day-facts.ts'
import { markdownOf } from '#server/documents/items/section-content.ts'
import { sectionsOf, type TextSection } from '#server/documents/items/sections.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { html, inLines, textOf } from '#server/documents/html/html.ts'
import { richHtml, type RichHtmlOptions } from '#server/documents/html/rich-html.ts'
import { translateInto } from '#server/platform/runtime/translate.ts'

interface KitItem {
  details: readonly TextsEntry[]
  days?: number | null
  itinerary?: AnsweredItinerary
}

/** Names a thing in a language; undefined for an id that is hidden. */
export type NameIn = (lang: Language) => (id: string) => string | undefined

/** A part of a text: what stands over it, and its Markdown. */
interface Section {
  title: string | null
  markdown: string
}

/** Every text of an item in each language that it has, as Markdown and as a page of HTML. */
export function writeTexts(
  item: KitItem,
  nameIn: NameIn,
  siteUrl: string,
): { file: string; text: string }[] {
  return item.details.flatMap(({ lang, ...texts }) => {
    // A file has the texts of its own language alone.
    const said = textsIn([{ ...texts, lang }], lang)
    const { lead, opening, further } = sectionsOf(said, lang, {
      highlights: translateInto(lang)('itemKit.highlights'),
    })
    const sections = [
      ...[...lead, ...opening].map(toSection),
      ...daysOf(item, lang, nameIn),
      ...further.map(toSection),
    ]
    const name = said.name?.value ?? ''
    return [
      { file: `texts/${lang}.md`, text: pageInMarkdown(name, sections) },
      { file: `texts/${lang}.html`, text: pageInHtml({ lang, name, sections, siteUrl }) },
    ]
  })
}

function toSection({ title, content }: TextSection): Section {
  return { title, markdown: markdownOf(content) }
}

/** The days with everything that is known of them: text first, then a line for each fact. */
function daysOf({ days, itinerary = [] }: KitItem, lang: Language, nameIn: NameIn): Section[] {
  const last = days ?? itinerary.at(-1)?.day ?? 0
  return itinerary.map((each) => {
    const presented = presentDay(each, { lang, last, nameOf: nameIn(lang) })
    const facts = factsOfDay(presented, lang).map(([label, words]) => `- **${label}**: ${words}`)
    const parts = [presented.text, facts.join('\n')].filter((part) => part !== '')
    const number = translateInto(lang)('journey.day', { day: presented.day })
    return {
      title: presented.title ? `${number}: ${presented.title}` : number,
      markdown: parts.join('\n\n'),
    }
  })
}

function pageInMarkdown(name: string, sections: readonly Section[]): string {
  const parts = sections.map(({ title, markdown }) =>
    [title === null ? '' : `## ${title}`, markdown].filter((part) => part !== '').join('\n\n'),
  )
  return `${[`# ${name}`, ...parts].join('\n\n')}\n`
}

interface KitPage {
  lang: Language
  name: string
  sections: readonly Section[]
  siteUrl: string
}

function pageInHtml({ lang, name, sections, siteUrl }: KitPage): string {
  const parts = sections.map(({ title, markdown }) =>
    inLines([title !== null && html`<h2>${title}</h2>`, richHtml(markdown, bare(siteUrl))]),
  )
  return textOf(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${name}</title>
</head>
<body>
<h1>${name}</h1>
${inLines(parts)}
</body>
</html>
`)
}

/** Without classes or styles: whoever puts it on a page of theirs has their own. */
const bare = (siteUrl: string): RichHtmlOptions => ({
  headingTag: () => 'h3',
  hrefOf: (href) => (href.startsWith('/') ? siteUrl + href : href),
})
