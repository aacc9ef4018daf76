import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fallbackLanguage, isLanguage } from '#contract/languages.ts'
import { loadTexts } from './i18n/texts.ts'

const { lang } = document.documentElement
await loadTexts(isLanguage(lang) ? lang : fallbackLanguage)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
