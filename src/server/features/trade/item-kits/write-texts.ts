import type { practicalTopics } from '#contract/catalogue/facts/further-texts.ts'
import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { presentDay } from '#contract/catalogue/itineraries/present-day.ts'
import { factsOfDay } from '../client-views/document/day-facts.ts'
import { escapeHtml } from '#server/documents/mail/email-layout.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { toHtml } from '#server/documents/html/to-html.ts'
import { type Heading, headings, monthNamesIn, topics } from './labels.ts'

/** The texts of an item in one language, as details answer them; which there are depends on its kind. */
interface Texts {
  lang: Language
  name: string
  description: string
  summary?: string | null
  highlights?: string[]
  included?: string[]
  excluded?: string[]
  seasonNote?: string | null
  monthNotes?: (string | null)[] | null
  climate?: string | null
  conditions?: string | null
  practical?: { topic: (typeof practicalTopics)[number]; text: string }[]
  questions?: { question: string; answer: string }[]
}

interface KitItem {
  details: readonly Texts[]
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
  return item.details.flatMap((texts) => {
    const sections = sectionsOf(texts, daysOf(item, texts.lang, nameIn))
    return [
      { file: `texts/${texts.lang}.md`, text: markdownOf(texts.name, sections) },
      { file: `texts/${texts.lang}.html`, text: pageOf(texts, sections, siteUrl) },
    ]
  })
}

/** The days with everything that is known of them: text first, then a line for each fact. */
function daysOf({ days, itinerary = [] }: KitItem, lang: Language, nameIn: NameIn): Section[] {
  const last = days ?? itinerary.at(-1)?.day ?? 0
  return itinerary.map((each) => {
    const presented = presentDay(each, { lang, last, nameOf: nameIn(lang) })
    const facts = factsOfDay(presented, lang).map(([label, words]) => `- **${label}**: ${words}`)
    const parts = [presented.text, facts.join('\n')].filter((part) => part !== '')
    const number = `${headings[lang].day} ${presented.day}`
    return {
      title: presented.title ? `${number}: ${presented.title}` : number,
      markdown: parts.join('\n\n'),
    }
  })
}

function sectionsOf(texts: Texts, days: readonly Section[]): Section[] {
  const { lang } = texts
  const titles = headings[lang]
  const section = (name: Heading, markdown: string | null | undefined): Section[] =>
    markdown ? [{ title: titles[name], markdown }] : []
  const list = (entries: string[] | undefined) => entries?.map((entry) => `- ${entry}`).join('\n')
  const plain = (title: string | null, markdown: string | null | undefined): Section[] =>
    markdown ? [{ title, markdown }] : []
  const monthNames = monthNamesIn(lang)
  const months = texts.monthNotes?.flatMap((note, index) =>
    note === null ? [] : [`**${monthNames[index]}**: ${note}`],
  )
  return [
    ...plain(null, texts.summary),
    ...plain(null, texts.description),
    ...section('highlights', list(texts.highlights)),
    ...days,
    ...section('included', list(texts.included)),
    ...section('excluded', list(texts.excluded)),
    ...section('season', texts.seasonNote),
    ...section('months', list(months)),
    ...section('climate', texts.climate),
    ...section('conditions', texts.conditions),
    ...(texts.practical ?? []).map(({ topic, text }) => ({
      title: topics[lang][topic],
      markdown: text,
    })),
    ...(texts.questions ?? []).map(({ question, answer }) => ({
      title: question,
      markdown: answer,
    })),
  ]
}

function markdownOf(name: string, sections: readonly Section[]): string {
  const parts = sections.map(({ title, markdown }) =>
    [title === null ? '' : `## ${title}`, markdown].filter((part) => part !== '').join('\n\n'),
  )
  return `${[`# ${name}`, ...parts].join('\n\n')}\n`
}

function pageOf({ lang, name }: Texts, sections: readonly Section[], siteUrl: string): string {
  const parts = sections.map(({ title, markdown }) => {
    const heading = title === null ? '' : `<h2>${escapeHtml(title)}</h2>\n`
    return heading + toHtml(markdown, siteUrl)
  })
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(name)}</title>
</head>
<body>
<h1>${escapeHtml(name)}</h1>
${parts.join('\n')}
</body>
</html>
`
}
