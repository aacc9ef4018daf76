import { createInstance, type i18n } from 'i18next'
import type { SheetMessageTexts } from '#contract/editing/sheet-messages.ts'
import type { PartnerMessageTexts } from '#contract/trade/partner-messages.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { admin } from '#texts/en/ui/admin.ts'
import type { en } from '#texts/en/en.ts'
import type { MessageTexts } from '#texts/texts.ts'
import { textsOf } from '#web/shared/i18n/texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof en & { messages: MessageTexts & SheetMessageTexts & PartnerMessageTexts }
      admin: typeof admin
    }
  }
}

/** An i18next instance for one language; its texts must be loaded. Never shared between requests. */
export function createI18n(language: Language): i18n {
  const instance = createInstance({
    lng: language,
    resources: { [language]: { translation: textsOf(language) } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  void instance.init()
  return instance
}
