import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import { loadAdminTexts } from '#web/shared/i18n/admin-texts.ts'
import { createI18n } from './create-i18n.ts'
import { storeLanguage } from '#web/shared/i18n/language.ts'
import { loadFormTexts } from '#web/shared/i18n/load-form-texts.ts'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { TextsProvider, useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { toastsId } from '#web/shared/ui/toasts/toasts.ts'

const SwitchLanguage = createContext<(language: Language) => void>(() => undefined)

/** Changes the panel's language in place: nothing is reloaded, so nothing typed is lost. */
export function useSwitchLanguage() {
  return useContext(SwitchLanguage)
}

/** The panel's own texts beside the site's; they are fetched here and nowhere else. */
export function PanelLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(useLanguage())
  const [instance, setInstance] = useState<i18n>()

  useEffect(() => {
    let current = true
    void createPanelI18n(language).then((created) => {
      if (!current) return
      document.documentElement.lang = language
      const toasts = document.getElementById(toastsId)
      if (toasts) toasts.dataset.closeLabel = created.t('common.close')
      setInstance(created)
    })
    return () => {
      current = false
    }
  }, [language])

  const switchLanguage = (chosen: Language) => {
    storeLanguage(chosen)
    setLanguage(chosen)
  }
  if (!instance) return null
  const shown = isLanguage(instance.language) ? instance.language : language
  return (
    <SwitchLanguage value={switchLanguage}>
      <TextsProvider language={shown} t={translatorOf(shown).t}>
        <I18nextProvider i18n={instance}>{children}</I18nextProvider>
      </TextsProvider>
    </SwitchLanguage>
  )
}

async function createPanelI18n(language: Language): Promise<i18n> {
  const [texts, { messages }] = await Promise.all([
    loadAdminTexts(language),
    loadFormTexts(language),
    loadTexts(language),
  ])
  const instance = createI18n(language)
  instance.addResourceBundle(language, 'admin', texts)
  const said = { ...messages, ...texts.sheetMessages, ...texts.partnerMessages }
  instance.addResourceBundle(language, 'translation', { messages: said }, true)
  return instance
}
