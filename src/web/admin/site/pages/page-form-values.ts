import {
  fallbackLanguage,
  inEachLanguage,
  type Language,
  languages,
} from '#contract/base/languages/languages.ts'
import { notFound } from '#contract/base/failures.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { PageMenu } from '#contract/site/pages.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

export type CustomPage = AnswerOf<'getPage'>

/** A page as its form holds it; a language without a title is not written. */
export interface PageFormValues extends Record<string, unknown> {
  slug: string
  menu: PageMenu
  order: NumberFieldValue
  status: boolean
  details: Record<Language, { title: string; body: string }>
}

/** A new one is a draft until it is enabled: there is no page that is read while it is written. */
export function toPageFormValues(page?: CustomPage): PageFormValues {
  return {
    slug: page?.slug ?? '',
    menu: page?.menu ?? 'none',
    order: page?.order ?? 0,
    status: page?.status ?? false,
    details: inEachLanguage((lang) => {
      const entry = page?.details.find((each) => each.lang === lang)
      return { title: entry?.title ?? '', body: entry?.body ?? '' }
    }),
  }
}

/** As the operations take it: the written languages, and English, which is required. */
export function toPagePayload({ slug, menu, order, status, details }: PageFormValues) {
  const written = languages.filter((lang) => lang === fallbackLanguage || isWritten(details[lang]))
  return {
    slug,
    menu,
    order: order === '' ? 0 : order,
    status,
    details: written.map((lang) => ({ lang, ...details[lang] })),
  }
}

export function isWritten({ title, body }: PageFormValues['details'][Language]): boolean {
  return title.trim() !== '' || body.trim() !== ''
}

/** Where the form shows a broken rule: the server counts entries, the form names languages. */
export function pageErrorPath(path: string, sent: readonly { lang: Language }[]): string {
  const [root, index, field = 'title'] = path.split('.')
  if (root !== 'details') return path
  return `details.${sent[Number(index)]?.lang ?? fallbackLanguage}.${field}`
}

/**
 * The page of an id, whatever its address is by now.
 * @throws NOT_FOUND_ERROR
 */
export async function readPage(id: string): Promise<CustomPage> {
  const { list } = await panelCall('listPages', { adminPanel: true })
  const listed = list.find((each) => each.id === id)
  if (!listed) throw notFound()
  return panelCall('getPage', { slug: listed.slug, adminPanel: true })
}
