import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#contract/base/languages/languages.ts'
import type { FlatTexts } from '#contract/base/languages/text-tree.ts'
import { textLanguageOf } from '#texts/languages.ts'
import { createTranslate, type PanelTextKey, type Translate } from '#texts/translate.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'

/** The panel's texts in one language, the site's among them. */
export interface PanelTexts {
  language: Language
  t: Translate<PanelTextKey>
  has: (key: string) => key is PanelTextKey
}

const PanelTextsContext = createContext<PanelTexts | undefined>(undefined)

/** Returns the panel's texts of `language`, by full keys, ready to be shown. */
export function panelTextsOf(language: Language, texts: FlatTexts): PanelTexts {
  return {
    language,
    t: createTranslate(textLanguageOf(language), (key) => texts[key]),
    has: (key): key is PanelTextKey => Object.hasOwn(texts, key),
  }
}

/** Gives what is below it the panel's texts; parts shared with the site find the site's there. */
export function PanelTextsProvider({
  texts,
  children,
}: {
  texts: PanelTexts
  children: ReactNode
}) {
  return (
    <PanelTextsContext value={texts}>
      <TextsProvider language={texts.language} t={texts.t}>
        {children}
      </TextsProvider>
    </PanelTextsContext>
  )
}

function useContextTexts(): PanelTexts {
  const texts = useContext(PanelTextsContext)
  if (!texts) throw new Error('Texts of the panel are used outside of a PanelTextsProvider')
  return texts
}

/** Translates a text of the panel or of the site into the panel's language. */
export function usePanelTexts(): Translate<PanelTextKey> {
  return useContextTexts().t
}

/** Returns the test of a key that was put together. */
export function useHasText(): PanelTexts['has'] {
  return useContextTexts().has
}
