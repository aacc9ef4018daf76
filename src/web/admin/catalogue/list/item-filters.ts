import {
  useLanguagesInUse,
  useTargetLanguages,
} from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import { gapsOf } from '#contract/catalogue/kinds/panel-lists.ts'
import { translationStates } from '#contract/catalogue/facts/translation.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminListParams } from '#web/admin/kit/api/queries.ts'
import {
  type Filter,
  oneOrMoreOf,
  toBoolean,
  valuesOf,
} from '#web/admin/kit/list/filters/filters.ts'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import type { ListedItem } from './item-columns.tsx'

/** How translations stand that are to be worked on. */
const unfinished = translationStates.filter((state) => state !== 'complete')

/**
 * The filters that lists of items share: status, star, a language that is missing, and what is still
 * to be done, translations too.
 */
export function useItemFilters(kind: Kind): Filter[] {
  const translationLanguages = useTargetLanguages()
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
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
    several: true,
    options: languages.map((lang) => ({
      value: lang,
      label: t(`common.languages.${lang}`),
    })),
  }
  const gap: Filter = {
    key: 'gap',
    label: t('editing.gap'),
    several: true,
    options: gapsOf(kind).map((value) => ({ value, label: t(`editing.gaps.${value}`) })),
  }
  const translation: Filter = {
    key: 'translation',
    label: t('editing.translation'),
    several: true,
    options: translationLanguages.flatMap((lang) =>
      unfinished.map((state) => ({
        value: `${lang}.${state}`,
        label: t('editing.stateOf', {
          language: t(`common.languages.${lang}`),
          state: t(`editing.states.${state}`),
        }),
      })),
    ),
  }
  const shared = [missing, translation, gap]
  return kindFacts[kind].starred ? [status, starred, ...shared] : [status, ...shared]
}

/** Returns the parameters that those filters send to the server, with the language in which names are sorted. */
export function useItemWishes(): (state: ListState) => Record<string, unknown> {
  const lang = useLanguage()
  return ({ filters }) => ({
    ...adminListParams,
    lang,
    status: toBoolean(filters['status'], 'enabled', 'disabled'),
    starred: toBoolean(filters['starred'], 'yes', 'no'),
    missing: oneOrMoreOf(filters['missing']),
    translation: translationsOf(filters['translation']),
    gap: oneOrMoreOf(filters['gap']),
  })
}

/** A language and a state each, as `pt.outdated`. */
function translationsOf(word: string | undefined) {
  const asked = valuesOf(word).map((value) => {
    const [lang, state] = value.split('.')
    return { lang, state }
  })
  return asked.length > 0 ? asked : undefined
}

/** An item's names in every language, to look through. */
export function allNames({ details }: Pick<ListedItem, 'details'>): string[] {
  return details.map(({ name }) => name)
}
