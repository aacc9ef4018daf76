import type { CustomPageLink } from './custom-page-links.ts'

/** Links to pages of the agency's own, as items of a list. */
export function CustomPageItems({ pages = [] }: { pages?: readonly CustomPageLink[] | undefined }) {
  return pages.map(({ title, lang, to }) => (
    <li key={to}>
      <a href={to} lang={lang}>
        {title}
      </a>
    </li>
  ))
}
