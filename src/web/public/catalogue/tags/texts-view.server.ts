import type { practicalTopics } from '#contract/catalogue/facts/further-texts.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { richText, textWithoutMarks } from '#web/public/ui/rich-text.server.ts'
import type { Block } from '#contract/base/text/rich-text-blocks.ts'

/** Texts of an item beside name and description; the kind decides which of them exist. */
interface TextEntry {
  lang: Language
  highlights?: string[]
  included?: string[]
  excluded?: string[]
  questions?: { question: string; answer: string }[]
  conditions?: string | null
  climate?: string | null
  practical?: { topic: (typeof practicalTopics)[number]; text: string }[]
}

/** A list with its language, where that is not the page's. */
export interface LinesView {
  lines: string[]
  lang?: Language
}

export interface QuestionView {
  question: string
  blocks: Block[]
  /** The answer without marks. */
  answer: string
  lang?: Language
}

export interface TopicView {
  topic: (typeof practicalTopics)[number]
  blocks: Block[]
  lang?: Language
}

export type TextsView = ReturnType<typeof toTexts>

/** Each of them falls back to English on its own (requirements §2.24). */
export function toTexts(details: readonly TextEntry[], language: Language) {
  const entries = [language, fallbackLanguage].flatMap(
    (lang) => details.find((entry) => entry.lang === lang) ?? [],
  )
  const saying = (isSaid: (entry: TextEntry) => boolean) => {
    const entry = entries.find(isSaid)
    return { entry, lang: entry && entry.lang !== language ? entry.lang : undefined }
  }
  const linesOf = (field: 'highlights' | 'included' | 'excluded'): LinesView => {
    const { entry, lang } = saying((each) => Boolean(each[field]?.length))
    return { lines: entry?.[field] ?? [], lang }
  }
  const asked = saying(({ questions }) => Boolean(questions?.length))
  const told = saying(({ practical }) => Boolean(practical?.length))
  const weather = saying(({ climate }) => Boolean(climate))
  const agreed = saying(({ conditions }) => Boolean(conditions))
  return {
    highlights: linesOf('highlights'),
    included: linesOf('included'),
    excluded: linesOf('excluded'),
    questions: (asked.entry?.questions ?? []).map(({ question, answer }): QuestionView => ({
      question,
      blocks: richText(answer),
      answer: textWithoutMarks(answer),
      lang: asked.lang,
    })),
    conditions: { blocks: richText(agreed.entry?.conditions ?? ''), lang: agreed.lang },
    climate: { text: weather.entry?.climate, lang: weather.lang },
    practical: (told.entry?.practical ?? []).map(({ topic, text }): TopicView => ({
      topic,
      blocks: richText(text),
      lang: told.lang,
    })),
  }
}
