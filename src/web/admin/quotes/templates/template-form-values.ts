import {
  fallbackLanguage,
  inEachLanguage,
  type Language,
  languages,
} from '#contract/base/languages/languages.ts'
import type { Template } from '#contract/quotes/templates.ts'
import type { Completeness } from '#web/admin/kit/form/languages/language-tabs.tsx'

interface Words {
  subject: string
  body: string
}

/** A template as its form holds it; a language without words is not written. */
export interface TemplateFormValues extends Record<string, unknown> {
  name: string
  texts: Record<Language, Words>
}

export function toTemplateFormValues(template?: Template): TemplateFormValues {
  return {
    name: template?.name ?? '',
    texts: inEachLanguage((lang) => ({
      subject: template?.texts[lang]?.subject ?? '',
      body: template?.texts[lang]?.body ?? '',
    })),
  }
}

/** As the operations take it: the written languages, and English, which is required. */
export function toTemplatePayload({ name, texts }: TemplateFormValues) {
  const written = languages.filter(
    (lang) => lang === fallbackLanguage || completenessOf(texts[lang]) !== 'blank',
  )
  return { name, texts: Object.fromEntries(written.map((lang) => [lang, texts[lang]])) }
}

export function completenessOf({ subject, body }: Words): Completeness {
  const written = [subject, body].filter((text) => text.trim() !== '').length
  if (written === 0) return 'blank'
  return written === 2 ? 'complete' : 'incomplete'
}
