import { z } from 'zod'
import { declareDelete, declareToggleStatus } from '#contract/catalogue/kinds/declare.ts'
import { answeredId, id, lang, moment, text, verbatimTextOrEmpty } from '#contract/base/fields.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { answeredEntries } from '#contract/base/languages/parse-scope.ts'
import { isEnglishEnough, isOncePerLanguage } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'

/** Where a page of the agency's own is linked. */
export const pageMenus = ['none', 'header', 'footer', 'legal'] as const

export type PageMenu = (typeof pageMenus)[number]

/** Pages that the product itself refers to: they can be emptied and disabled, not deleted or renamed. */
export const fixedPages = ['privacy', 'terms', 'faq'] as const

export function isFixedPage(slug: string): boolean {
  return fixedPages.some((each) => each === slug)
}

const slug = text(limits.pageSlugMaxLength).regex(/^[a-z0-9-]+$/, {
  error: messages.slugMalformed,
})

const writtenDetails = z
  .array(
    z
      .object({
        lang,
        title: text(limits.pageTitleMaxLength),
        /** Markdown; stored and given back exactly as sent, trimmed. */
        body: verbatimTextOrEmpty(limits.pageBodyMaxLength).default(''),
      })
      .meta({ id: 'PageTextInput' }),
    { error: messages.detailsEmpty },
  )
  .min(1, { error: messages.detailsEmpty })
  .max(languages.length, { error: messages.detailsRepeated })
  .refine(isOncePerLanguage, { error: messages.detailsRepeated })
  .refine(isEnglishEnough, { error: messages.detailsEnglish })

const fields = z.object({
  slug,
  details: writtenDetails,
  menu: z.enum(pageMenus),
  /** Among the pages of its menu, the lowest first. */
  order: z.int().min(0).max(limits.pageOrderMax),
  status: z.boolean(),
})

const answeredPage = z
  .object({
    id: z.guid(),
    slug: z.string(),
    details: z
      .array(z.object({ lang, title: z.string(), body: z.string() }).meta({ id: 'PageText' }))
      .overwrite(answeredEntries),
    menu: z.enum(pageMenus),
    order: z.int(),
    status: z.boolean(),
    /** From 1; counts its edits. */
    version: z.int(),
    updatedAt: z.date(),
  })
  .meta({ id: 'Page' })

/** Pages of the agency's own: legal notices, answers, whatever it writes (requirements §2.33). */
export const pageOperations = {
  addPage: operation({
    summary: 'Adds a page of the agency’s own.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'page',
    bodyBytes: limits.itemJsonBytes,
    input: fields.extend({
      menu: fields.shape.menu.default('none'),
      order: fields.shape.order.default(0),
      status: fields.shape.status.default(true),
    }),
    output: answeredId,
    failures: [],
  }),
  editPage: operation({
    summary: 'Edits a page; omitted fields keep their value.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'page',
    bodyBytes: limits.itemJsonBytes,
    input: fields.partial().extend({ id, updatedAt: moment.optional() }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  deletePage: {
    ...declareDelete('page'),
    summary: 'Deletes a page; refused for privacy, terms and faq.',
  },
  togglePageStatus: declareToggleStatus('page'),
  getPage: operation({
    summary: 'The page of a slug; disabled ones for admins with adminPanel.',
    access: 'public',
    effect: 'reads',
    panel: true,
    input: z.object({ slug, adminPanel: z.boolean().optional() }),
    output: answeredPage,
    failures: ['NOT_FOUND_ERROR'],
  }),
  listPages: operation({
    summary: 'The pages by order, without their bodies; disabled ones for admins with adminPanel.',
    access: 'public',
    effect: 'reads',
    panel: true,
    input: z.object({ adminPanel: z.boolean().optional() }),
    output: z.object({ list: z.array(answeredPage) }),
    failures: [],
  }),
} as const
