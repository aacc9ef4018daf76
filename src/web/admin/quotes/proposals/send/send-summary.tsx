import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { EmailText } from '#web/admin/kit/layout/text/email-text.tsx'
import type { QuoteDetail } from '../../detail/quote-detail.ts'
import type { ProposalFormValues } from '../form/proposal-form-values.ts'
import { Totals } from '../prices/totals.tsx'
import styles from '../form/proposal-form.module.css'

interface SendSummaryProps {
  quote: QuoteDetail
  values: ProposalFormValues
}

/** To whom a proposal goes, until when it holds, what it comes to, and what sending means. */
export function SendSummary({ quote, values }: SendSummaryProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { email, name, proposals } = quote
  const earlier = proposals.find(({ state }) => state === 'sent')
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('proposalForm.sending.to')}</dt>
          <dd>
            {email ? (
              <>
                {name} · <EmailText email={email} />
              </>
            ) : (
              t('proposalForm.sending.noEmail', { name })
            )}
          </dd>
        </div>
        <div>
          <dt>{t('proposalForm.labels.validUntil')}</dt>
          <dd>
            {values.validUntil
              ? dayText(values.validUntil, language)
              : t('proposalForm.basics.validDaysHint', { count: Number(values.validDays) })}
          </dd>
        </div>
        <div>
          <dt>{t('proposalForm.labels.hold.until')}</dt>
          <dd>
            {values.hold.until
              ? dayText(values.hold.until, language)
              : t('proposalForm.view.noHold')}
          </dd>
        </div>
      </dl>
      <Totals {...values} />
      {earlier?.version && (
        <p>{t('proposalForm.sending.replaces', { version: earlier.version })}</p>
      )}
      <p className={styles.hint}>{t('proposalForm.sending.once')}</p>
    </>
  )
}
