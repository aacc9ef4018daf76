import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Translate } from '#texts/translate.ts'

interface Texts {
  language: Language
  t: Translate
}

const TextsContext = createContext<Texts | undefined>(undefined)

/** Gives what is below it a language and its texts. */
export function TextsProvider({ children, ...texts }: Texts & { children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

function useContextTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('Texts are used outside of a TextsProvider')
  return texts
}

/** Translates into the language of what is shown. */
export function useTexts(): Translate {
  return useContextTexts().t
}

/** The language of what is shown. */
export function useLanguage(): Language {
  return useContextTexts().language
}
