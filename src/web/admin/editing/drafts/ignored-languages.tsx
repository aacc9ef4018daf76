import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import { languageName, listText } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { Caution } from '#web/admin/kit/form/caution.tsx'

/** Names the languages out of use whose texts a draft or version holds, and a restoration leaves out. */
export function IgnoredLanguages({ codes }: { codes: readonly Language[] }) {
  const t = usePanelTexts()
  const language = useLanguage()
  if (codes.length === 0) return undefined
  const languages = listText(
    codes.map((code) => languageName(code, language)),
    language,
  )
  return <Caution text={t('drafts.ignored', { languages })} />
}
