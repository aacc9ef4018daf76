import { useTranslation } from 'react-i18next'
import { languages } from '#contract/languages.ts'
import type { Filter } from './filters.ts'
import type { ListedItem } from './item-columns.tsx'

/** The filters that lists of items share: status, star, and a language that is missing. */
export function useItemFilters<Row extends ListedItem>(stars: boolean): Filter<Row>[] {
  const { t } = useTranslation(['admin', 'translation'])
  const status: Filter<Row> = {
    key: 'status',
    label: t('list.status'),
    options: [
      { value: 'enabled', label: t('list.enabled') },
      { value: 'disabled', label: t('list.disabled') },
    ],
    test: (row, value) => row.status === (value === 'enabled'),
  }
  const starred: Filter<Row> = {
    key: 'starred',
    label: t('list.starred'),
    options: [
      { value: 'yes', label: t('list.starred') },
      { value: 'no', label: t('list.notStarred') },
    ],
    test: (row, value) => row.starred === (value === 'yes'),
  }
  const missing: Filter<Row> = {
    key: 'missing',
    label: t('list.missing'),
    options: languages.map((lang) => ({
      value: lang,
      label: t(`translation:common.languages.${lang}`),
    })),
    test: (row, value) => !row.details.some(({ lang }) => lang === value),
  }
  return stars ? [status, starred, missing] : [status, missing]
}

/** What the search of a list looks through: names in every language, tags, and more words of the kind's own. */
export function searchText(item: ListedItem & { tags?: string[] }, ...more: string[]): string {
  return [allNames(item), ...(item.tags ?? []), ...more].join(' ')
}

/** An item's names in every language, to look through. */
export function allNames({ details }: Pick<ListedItem, 'details'>): string {
  return details.map(({ name }) => name).join(' ')
}
