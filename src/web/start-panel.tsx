import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfTag } from '#contract/base/languages/languages.ts'
import { startSession } from '#web/shared/session/session.ts'
import { loadTexts } from '#web/shared/i18n/texts.ts'
import { allowOnlyTexts } from './trusted-types.ts'

/** Hydrates the panel's whole document. */
export async function startPanel(): Promise<void> {
  allowOnlyTexts()
  await loadTexts(languageOfTag(document.documentElement.lang))
  startSession()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      // A page that failed shows that it did; without this no listener would hear of it.
      { onCaughtError: (error) => globalThis.reportError(error) },
    )
  })
}
