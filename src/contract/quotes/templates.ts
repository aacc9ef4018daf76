import { z } from 'zod'
import { answeredId, id, idOnly, lang, nothing, text, verbatimText } from '#contract/base/fields.ts'
import { answeredInLanguages, inLanguages } from '#contract/base/languages/language-texts.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'

/** Places that a template may leave open; they are filled with the quote's own values. */
export const placeholders = ['name', 'item', 'reference', 'agent', 'agency', 'link'] as const

export type Placeholder = (typeof placeholders)[number]

/** Everything between two pairs of braces. */
export const placeholderPattern = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The first placeholder of a text that nobody can fill. */
export function unknownPlaceholder(written: string): string | undefined {
  const known: readonly string[] = placeholders
  const names = [...written.matchAll(placeholderPattern)].map(([, name = '']) => name)
  return names.find((name) => !known.includes(name))
}

function withKnownPlaceholders<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.superRefine((written, context) => {
    const unknown = unknownPlaceholder(written)
    if (unknown === undefined) return
    context.addIssue({ code: 'custom', message: `${messages.unknownPlaceholder}: {{${unknown}}}` })
  })
}

const words = z.object({
  subject: withKnownPlaceholders(text(limits.replySubjectMaxLength)),
  /** Markdown. */
  body: withKnownPlaceholders(verbatimText(limits.replyMaxLength)),
})

const templateTexts = inLanguages(words.optional()).refine(
  (texts) => texts[fallbackLanguage] !== undefined,
  {
    error: messages.detailsEnglish,
    path: [fallbackLanguage],
  },
)

export type TemplateTexts = z.output<typeof templateTexts>

const answeredTemplateTexts = answeredInLanguages(
  z.object({ subject: z.string(), body: z.string() }),
)

const templateFields = { name: text(limits.templateNameMaxLength), texts: templateTexts }

const template = z
  .object({
    id: z.guid(),
    name: z.string(),
    texts: answeredTemplateTexts,
    updatedAt: z.date(),
  })
  .meta({ id: 'Template' })

export type Template = z.infer<typeof template>

export const templateOperations = {
  listTemplates: operation({
    summary: 'Every template for answers, by name.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object({}),
    output: z.object({ list: z.array(template) }),
    failures: [],
  }),
  addTemplate: operation({
    summary: 'Adds a template; English is demanded.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'template',
    input: z.object(templateFields),
    output: answeredId,
    failures: [],
  }),
  editTemplate: operation({
    summary: 'Changes a template; what is left out stays.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'template',
    input: z.object({ id, name: templateFields.name.optional(), texts: templateTexts.optional() }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteTemplate: operation({
    summary: 'Deletes a template.',
    access: 'admin',
    duties: ['requests'],
    effect: 'writes',
    changes: 'template',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  renderTemplate: operation({
    summary:
      'A template with a request’s words in it, in the visitor’s language; {{link}} stays until it is mailed.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object({ templateId: id, quoteId: id }),
    output: z.object({ subject: z.string(), text: z.string(), lang }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
