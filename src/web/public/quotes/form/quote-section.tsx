import type { QuotableKind } from '#contract/base/kinds.ts'
import type { Closures, Months } from '#contract/catalogue/facts/seasons.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { AskSomebody } from '#web/public/site/contact/ask-somebody.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from './quote-section.module.css'
import { QuoteForm } from './quote-form.tsx'

interface QuoteSectionProps {
  kind: QuotableKind
  id: string
  /** The item's name, so that the visitor sees what the quote is for. */
  name: string
  /** When it is closed, where that is known. */
  months?: Months | null
  closures?: Closures
  /** Related pages, to be read afterwards. */
  related: readonly { name: string; to: string; lang?: string }[]
  /** Text before the words of every quote. */
  lead?: string
}

export const quoteAnchor = 'quote'

const readsMax = 3

/** Where a visitor asks for a quote, on every quotable item's page. */
export function QuoteSection({ kind, id, name, lead, ...item }: QuoteSectionProps) {
  const t = useTexts()
  const { months = null, closures = [], related } = item
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
          <AskSomebody about={name} />
        </div>
        <div className={styles.place}>
          <noscript>
            <p>{t('quote.needsScript')}</p>
          </noscript>
          <QuoteForm
            items={[{ item: `${kind}:${id}`, name, months, closures }]}
            draft={`quote:${id}`}
            reads={related.slice(0, readsMax)}
          />
        </div>
      </div>
    </Section>
  )
}
