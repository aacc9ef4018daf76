import { useCallback } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Names } from '#contract/catalogue/facts/details.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** An item's name in the panel's language, else in English, else a word for its absence. */
export function useNameOf(): (item: { details: Names }) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  return useCallback(
    ({ details }) => inLanguage(details, language)?.name ?? t('list.unnamed'),
    [t, language],
  )
}
