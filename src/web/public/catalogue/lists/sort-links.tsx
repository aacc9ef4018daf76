import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { type ListKind, paths } from '#contract/base/addresses/addresses.ts'
import { type ListQuery, listLooks, writeListQuery } from '#contract/base/addresses/list-query.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

interface SortLinksProps {
  kind: ListKind
  view: ListView<unknown>
}

/** Links to the same list in each order, from its first page on. */
export function SortLinks({ kind, view: { query, sorts } }: SortLinksProps) {
  const t = useTexts()
  const choices = sorts.map((sort) => ({
    name: t(`lists.sorts.${sort}`),
    query: { ...query, sort, page: 1 },
    isChosen: sort === query.sort,
  }))
  return <Choices kind={kind} label={t('lists.sort')} choices={choices} />
}

/** Links to the same list as cards side by side, or as lines below one another. */
export function LookLinks({ kind, query }: { kind: ListKind; query: ListQuery }) {
  const t = useTexts()
  const choices = listLooks.map((look) => ({
    name: t(`lists.looks.${look}`),
    query: { ...query, look },
    isChosen: look === query.look,
  }))
  return <Choices kind={kind} label={t('lists.look')} choices={choices} />
}

interface ChoicesProps {
  kind: ListKind
  label: string
  choices: readonly { name: string; query: ListQuery; isChosen: boolean }[]
}

function Choices({ kind, label, choices }: ChoicesProps) {
  const language = useLanguage()
  return (
    <nav className={styles.sorts} aria-label={label}>
      {choices.map(({ name, query, isChosen }) => (
        <a
          key={name}
          href={paths.list(language, kind, writeListQuery(query))}
          aria-current={isChosen ? 'true' : undefined}
          data-keeps-place=""
          rel="nofollow"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
