import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TextsProvider, useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { memoizeBySource } from './memoize-by-source.ts'

interface CachedMarkupProps {
  /** Source of the markup: as long as it is the same object, the markup is rendered once for each language. */
  by: object
  /** Tells apart what is made of one object. */
  variant: string
  as: 'div' | 'li' | 'nav' | 'ul'
  className?: string
  'aria-label'?: string
  /** An item's card, which gets a heart. */
  'data-card'?: ''
  children: () => ReactNode
}

/** A part of a page that is kept as markup: nothing in it is hydrated, so it is the same for everybody. */
export function CachedMarkup({ by, variant, as: Tag, children, ...rest }: CachedMarkupProps) {
  const language = useLanguage()
  const t = useTexts()
  const html = memoizeBySource(by, `${variant} ${language}`, () =>
    renderToStaticMarkup(
      <TextsProvider language={language} t={t}>
        {children()}
      </TextsProvider>,
    ),
  )
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
