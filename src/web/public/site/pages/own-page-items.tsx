import type { OwnPageLink } from './own-page-links.ts'

/** Links to pages of the agency's own, as items of a list. */
export function OwnPageItems({ pages = [] }: { pages?: readonly OwnPageLink[] | undefined }) {
  return pages.map(({ title, lang, to }) => (
    <li key={to}>
      <a href={to} lang={lang}>
        {title}
      </a>
    </li>
  ))
}
