import { useTranslation } from 'react-i18next'
import { languages } from '#contract/languages.ts'
import { useLanguage } from '../../../i18n/use-texts.tsx'
import { adminListParams } from '../../queries.ts'
import { type Filter, toBoolean } from '../../kit/list/filters.ts'
import type { ListState } from '../../kit/list/list-state.ts'
import type { ListedItem } from './item-columns.tsx'

/** The filters that lists of items share: status, star, and a language that is missing. */
export function useItemFilters(stars: boolean): Filter[] {
  const { t } = useTranslation(['admin', 'translation'])
  const status: Filter = {
    key: 'status',
    label: t('list.status'),
    options: [
      { value: 'enabled', label: t('list.enabled') },
      { value: 'disabled', label: t('list.disabled') },
    ],
  }
  const starred: Filter = {
    key: 'starred',
    label: t('list.starred'),
    options: [
      { value: 'yes', label: t('list.starred') },
      { value: 'no', label: t('list.notStarred') },
    ],
  }
  const missing: Filter = {
    key: 'missing',
    label: t('list.missing'),
    options: languages.map((lang) => ({
      value: lang,
      label: t(`translation:common.languages.${lang}`),
    })),
  }
  return stars ? [status, starred, missing] : [status, missing]
}

/** What those filters ask the server for, and in which language names are sorted. */
export function useItemWishes(): (state: ListState) => Record<string, unknown> {
  const lang = useLanguage()
  return ({ filters }) => ({
    ...adminListParams,
    lang,
    status: toBoolean(filters['status'], 'enabled', 'disabled'),
    starred: toBoolean(filters['starred'], 'yes', 'no'),
    missing: filters['missing'],
  })
}

/** An item's names in every language, to look through. */
export function allNames({ details }: Pick<ListedItem, 'details'>): string {
  return details.map(({ name }) => name).join(' ')
}
