import { paths } from '#contract/base/addresses/addresses.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { PageMenu } from '#contract/site/pages.ts'

/** A link to a page of the agency's own. */
export interface CustomPageLink {
  title: string
  /** The title's language, where it is not the page's. */
  lang?: Language
  to: string
}

/** The pages of each menu, in their order. */
export type CustomPageMenus = Record<Exclude<PageMenu, 'none'>, CustomPageLink[]>

type ListedPages = AnswerOf<'listPages'>['list']

export function customPageMenus(pages: ListedPages, language: Language): CustomPageMenus {
  const linksOf = (menu: PageMenu) =>
    pages.filter((page) => page.menu === menu).map((page) => linkTo(page, language))
  return { header: linksOf('header'), footer: linksOf('footer'), legal: linksOf('legal') }
}

/** Where a page is, or null while it is disabled: forms refer to what may not be there. */
export function linkToSlug(pages: ListedPages, slug: string, language: Language) {
  const page = pages.find((each) => each.slug === slug)
  return page ? linkTo(page, language) : null
}

function linkTo({ slug, details }: ListedPages[number], language: Language): CustomPageLink {
  const entry = inLanguage(details, language)
  return {
    title: entry?.title ?? slug,
    lang: entry && entry.lang !== language ? entry.lang : undefined,
    to: paths.page(language, slug),
  }
}
