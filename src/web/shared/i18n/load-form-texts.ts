import type { Language } from '#contract/base/languages/languages.ts'
import type { en } from '#texts/en/en.ts'
import type { TextLanguage } from '#texts/languages.ts'
import type { MessageTexts, TextsOf } from '#texts/texts.ts'

/** Texts of forms about errors: broken rules, and failures of the server. */
export interface FormTexts {
  messages: MessageTexts
  failures: TextsOf<typeof en.failures>
}

type Loader = () => Promise<FormTexts>
type Loaders = Partial<Record<Language, Loader>> & { en: Loader }

async function loadFrom(
  messages: Promise<{ messages: MessageTexts }>,
  failures: Promise<{ failures: FormTexts['failures'] }>,
): Promise<FormTexts> {
  return { ...(await messages), ...(await failures) }
}

/** Partial by type: the browser loads no list of the languages that have texts. */
const loaders: Loaders = {
  en: () => loadFrom(import('#texts/en/ui/messages.ts'), import('#texts/en/ui/failures.ts')),
  es: () => loadFrom(import('#texts/es/ui/messages.ts'), import('#texts/es/ui/failures.ts')),
  pt: () => loadFrom(import('#texts/pt/ui/messages.ts'), import('#texts/pt/ui/failures.ts')),
} satisfies Record<TextLanguage, Loader>

/** A language's texts about what is wrong: most visitors never see one, so they come with the first need. */
export function loadFormTexts(language: Language): Promise<FormTexts> {
  return (loaders[language] ?? loaders.en)()
}
