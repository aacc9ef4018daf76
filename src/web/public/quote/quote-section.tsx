import type { QuotableKind } from '#contract/catalogue/kinds.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { Section } from '../section.tsx'
import { Island } from '../../islands/island.tsx'
import { usePage } from '../use-page.tsx'
import { island as quoteForm } from './quote-form.tsx'
import styles from './quote-section.module.css'

interface QuoteSectionProps {
  kind: QuotableKind
  id: string
  /** The item's name, so that the visitor sees what the request is for. */
  name: string
  /** What is said before the words of every request. */
  lead?: string
}

export const quoteAnchor = 'quote'

/** Where a visitor asks for a quote, on every quotable item's page. */
export function QuoteSection({ kind, id, name, lead }: QuoteSectionProps) {
  const t = useTexts()
  const { captcha } = usePage()
  return (
    <Section id={quoteAnchor} title={t('quote.title')} kicker={name} unprinted>
      <div className={styles.columns}>
        <div className={styles.words}>
          {lead && <p>{lead}</p>}
          <p>{t('quote.lead')}</p>
          <ol className={styles.steps}>
            <li>{t('quote.stepAsk')}</li>
            <li>{t('quote.stepRead')}</li>
            <li>{t('quote.stepAnswer')}</li>
          </ol>
        </div>
        <div className={styles.place}>
          <noscript>
            <p>{t('quote.needsScript')}</p>
          </noscript>
          <Island of={quoteForm} props={{ kind, id, captcha }} />
        </div>
      </div>
    </Section>
  )
}
