import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Language } from '#contract/base/languages/languages.ts'
import { flatten } from '#contract/base/languages/text-tree.ts'
import {
  type PanelTexts,
  panelTextsOf,
  PanelTextsProvider,
} from '#web/admin/kit/layout/text/panel-texts.tsx'
import { loadAdminTexts } from '#web/shared/i18n/admin-texts.ts'
import { storeLanguage } from '#web/shared/i18n/language.ts'
import { loadFormTexts } from '#web/shared/i18n/load-form-texts.ts'
import { loadTexts, textsOf } from '#web/shared/i18n/texts.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { toastsId } from '#web/shared/ui/toasts/toasts.ts'

const SwitchLanguage = createContext<(language: Language) => void>(() => undefined)

/** Changes the panel's language in place: nothing is reloaded, so nothing typed is lost. */
export function useSwitchLanguage() {
  return useContext(SwitchLanguage)
}

/** The panel's own texts beside the site's; they are fetched here and nowhere else. */
export function PanelLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(useLanguage())
  const [texts, setTexts] = useState<PanelTexts>()

  useEffect(() => {
    let current = true
    void loadPanelTexts(language).then((loaded) => {
      if (!current) return
      document.documentElement.lang = language
      const toasts = document.getElementById(toastsId)
      if (toasts) toasts.dataset.closeLabel = loaded.t('common.close')
      setTexts(loaded)
    })
    return () => {
      current = false
    }
  }, [language])

  const switchLanguage = (chosen: Language) => {
    storeLanguage(chosen)
    setLanguage(chosen)
  }
  if (!texts) return null
  return (
    <SwitchLanguage value={switchLanguage}>
      <PanelTextsProvider texts={texts}>{children}</PanelTextsProvider>
    </SwitchLanguage>
  )
}

async function loadPanelTexts(language: Language): Promise<PanelTexts> {
  const [admin, { messages }] = await Promise.all([
    loadAdminTexts(language),
    loadFormTexts(language),
    loadTexts(language),
  ])
  const { sheetMessages, partnerMessages, redirectMessages } = admin
  const said = { ...messages, ...sheetMessages, ...partnerMessages, ...redirectMessages }
  return panelTextsOf(language, flatten({ ...textsOf(language), ...admin, messages: said }))
}
