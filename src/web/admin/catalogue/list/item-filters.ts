import { useTranslation } from 'react-i18next'
import { type Kind, kindFacts } from '#contract/catalogue/kinds.ts'
import { gapsOf } from '#contract/catalogue/panel-lists.ts'
import { translationStates } from '#contract/catalogue/translation.ts'
import { languages } from '#contract/languages.ts'
import { translationLanguages } from '#contract/translation-languages.ts'
import { useLanguage } from '../../../i18n/use-texts.tsx'
import { adminListParams } from '../../queries.ts'
import { type Filter, toBoolean } from '../../kit/list/filters.ts'
import type { ListState } from '../../kit/list/list-state.ts'
import type { ListedItem } from './item-columns.tsx'

/** How translations stand that are to be worked on. */
const unfinished = translationStates.filter((state) => state !== 'complete')

/**
 * The filters that lists of items share: status, star, a language that is missing, and what is still
 * to be done, translations too.
 */
export function useItemFilters(kind: Kind): Filter[] {
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
  const gap: Filter = {
    key: 'gap',
    label: t('editing.gap'),
    options: [
      ...gapsOf(kind).map((value) => ({ value, label: t(`editing.gaps.${value}`) })),
      ...translationLanguages.flatMap((lang) =>
        unfinished.map((state) => ({
          value: `${lang}.${state}`,
          label: t('editing.stateOf', {
            language: t(`translation:common.languages.${lang}`),
            state: t(`editing.states.${state}`),
          }),
        })),
      ),
    ],
  }
  const shared = [missing, gap]
  return kindFacts[kind].starred ? [status, starred, ...shared] : [status, ...shared]
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
    // One choice for both: a gap, or a language and a state as `pt.outdated`.
    translation: translationOf(filters['gap']),
    gap: filters['gap'],
  })
}

function translationOf(word: string | undefined) {
  const [lang, state] = word?.split('.') ?? []
  return word === undefined ? undefined : { lang, state }
}

/** An item's names in every language, to look through. */
export function allNames({ details }: Pick<ListedItem, 'details'>): string {
  return details.map(({ name }) => name).join(' ')
}
