import type { practicalTopics } from '#contract/catalogue/further-texts.ts'
import type { AnsweredItinerary } from '#contract/catalogue/itinerary-days.ts'
import { escapeHtml } from '#server/mail/email-layout.ts'
import type { Language } from '#contract/languages.ts'
import { htmlOf } from './html-of.ts'
import { type Heading, headings, monthNamesIn, topics } from './words.ts'

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

interface Told {
  details: readonly Texts[]
  itinerary?: AnsweredItinerary
}

/** A part of a text: what stands over it, and its Markdown. */
interface Section {
  title: string | null
  markdown: string
}

/** Every text of an item in each language that it has, as Markdown and as a page of HTML. */
export function writeTexts(item: Told, siteUrl: string): { file: string; text: string }[] {
  return item.details.flatMap((texts) => {
    const sections = sectionsOf(texts, item.itinerary ?? [])
    return [
      { file: `texts/${texts.lang}.md`, text: markdownOf(texts.name, sections) },
      { file: `texts/${texts.lang}.html`, text: pageOf(texts, sections, siteUrl) },
    ]
  })
}

function sectionsOf(texts: Texts, days: AnsweredItinerary): Section[] {
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
    ...days.flatMap(({ day, details }) => {
      const told = details.find((each) => each.lang === lang)
      const title = `${titles.day} ${day}${told?.title ? `: ${told.title}` : ''}`
      return told?.title || told?.text ? [{ title, markdown: told.text ?? '' }] : []
    }),
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
    return heading + htmlOf(markdown, siteUrl)
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
