import type { Kind } from '#contract/base/kinds.ts'
import type { Closures, Months } from '#contract/catalogue/facts/seasons.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { AskSomebody } from '#web/public/site/contact/ask-somebody.tsx'
import { SpecialistCard } from '#web/public/site/specialists/specialist-card.tsx'
import type { SpecialistView } from '#web/public/site/specialists/specialist-view.server.ts'
import { TrustLines } from '#web/public/site/trust/trust-lines.tsx'
import { PrintedFoot } from '#web/public/catalogue/page/printed-foot.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from './quote-section.module.css'
import { QuoteForm } from './quote-form.tsx'

interface QuoteSectionProps {
  kind: Kind
  id: string
  /** The item's name, so that the visitor sees what the quote is for. */
  name: string
  /** When it is closed, where that is known. */
  months?: Months | null
  closures?: Closures
  /** Related pages, to be read afterwards. */
  related: readonly { name: string; to: string; lang?: string }[]
  /** The person who answers for the item's region. */
  specialist: SpecialistView | null
  /** Text before the words of every quote. */
  lead?: string
}

export const quoteAnchor = 'quote'

const readsMax = 3

/** The form of a quote on every item's page; on paper the ways to reach the agency. */
export function QuoteSection({ kind, id, name, lead, ...item }: QuoteSectionProps) {
  const t = useTexts()
  const { months = null, closures = [], related, specialist } = item
  return (
    <>
      <Section id={quoteAnchor} title={t('quote.title')} kicker={name} unprinted focusable>
        <div className={styles.columns}>
          <div className={styles.words}>
            {lead && <p>{lead}</p>}
            <p>{t('quote.lead')}</p>
            <QuoteSteps />
            {specialist && (
              <SpecialistCard
                specialist={specialist}
                about={name}
                kicker={t('specialists.yours')}
              />
            )}
            <AskSomebody about={name} />
            <TrustLines />
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
      <PrintedFoot />
    </>
  )
}

/** Lists the steps after a request. */
export function QuoteSteps() {
  const t = useTexts()
  return (
    <ol className={styles.steps}>
      <li>{t('quote.stepAsk')}</li>
      <li>{t('quote.stepRead')}</li>
      <li>{t('quote.stepAnswer')}</li>
    </ol>
  )
}
