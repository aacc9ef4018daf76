import type { i18n } from 'i18next'
import { fallbackLanguage, isLanguage, type Language } from '#contract/languages.ts'
import type { MessageKey } from '#contract/messages.ts'

/** What a form says about a broken rule, by the rule's name. */
export type MessageTexts = Record<MessageKey, string>

const loaders: Record<Language, () => Promise<MessageTexts>> = {
  en: async () => (await import('./texts/en/messages.ts')).messages,
  es: async () => (await import('./texts/es/messages.ts')).messages,
  pt: async () => (await import('./texts/pt/messages.ts')).messages,
}

/** Adds the messages in an instance's language: most pages have no form, so they come with the first check. */
export async function loadMessages(instance: i18n): Promise<void> {
  const language = isLanguage(instance.language) ? instance.language : fallbackLanguage
  const messages = await loaders[language]()
  instance.addResourceBundle(language, 'translation', { messages }, true)
}
