import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuotableKind } from '#contract/catalogue/kinds.ts'
import { Section } from '../section.tsx'
import { useNearViewport } from '../../ui/use-near-viewport.ts'
import styles from './quote-section.module.css'

interface QuoteSectionProps {
  kind: QuotableKind
  id: string
  /** The item's name, so that the visitor sees what the request is for. */
  name: string
}

export const quoteAnchor = 'quote'

/** Fetched when the visitor comes near it: most who read a page do not ask. */
const QuoteForm = lazy(async () => ({ default: (await import('./quote-form.tsx')).QuoteForm }))

/** Where a visitor asks for a quote, on every quotable item's page. */
export function QuoteSection({ kind, id, name }: QuoteSectionProps) {
  const { t } = useTranslation()
  const [place, near] = useNearViewport<HTMLDivElement>('800px')
  return (
    <Section id={quoteAnchor} title={t('quote.title')} kicker={name} unprinted>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>{t('quote.lead')}</p>
          <ol className={styles.steps}>
            <li>{t('quote.stepAsk')}</li>
            <li>{t('quote.stepRead')}</li>
            <li>{t('quote.stepAnswer')}</li>
          </ol>
        </div>
        <div ref={place} className={styles.place}>
          <noscript>
            <p>{t('quote.needsScript')}</p>
          </noscript>
          {near && (
            <Suspense>
              <QuoteForm key={id} kind={kind} id={id} />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  )
}
