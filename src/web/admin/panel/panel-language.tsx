import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#contract/languages.ts'
import { loadAdminTexts } from '../../i18n/admin-texts.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { storeLanguage } from '../../i18n/language.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { useLanguage } from '../../i18n/use-language.ts'

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
  return (
    <SwitchLanguage value={switchLanguage}>
      <I18nextProvider i18n={instance}>{children}</I18nextProvider>
    </SwitchLanguage>
  )
}

async function createPanelI18n(language: Language): Promise<i18n> {
  const [texts] = await Promise.all([loadAdminTexts(language), loadTexts(language)])
  const instance = createI18n(language)
  instance.addResourceBundle(language, 'admin', texts)
  await loadMessages(instance)
  return instance
}
