import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Names } from '#contract/catalogue/facts/details.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** An item's name in the panel's language, else in English, else a word for its absence. */
export function useNameOf(): (item: { details: Names }) => string {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return useCallback(
    ({ details }) => inLanguage(details, language)?.name ?? t('list.unnamed'),
    [t, language],
  )
}
