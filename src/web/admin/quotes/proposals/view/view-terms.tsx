import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import styles from './proposal-view.module.css'
import type { ShownProposal } from './shown-proposal.ts'
import { useCancellationText, usePaymentText } from './use-proposal-labels.ts'

/** When what is paid, and what cancelling costs. */
export function ViewTerms({ payments, cancellation }: ShownProposal) {
  const t = usePanelTexts()
  const paymentText = usePaymentText()
  const cancellationText = useCancellationText()
  const parts = [
    { title: t('proposalForm.labels.payments'), lines: payments.map(paymentText) },
    { title: t('proposalForm.labels.cancellation'), lines: cancellation.map(cancellationText) },
  ]
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => (
      <section key={title}>
        <h3>{title}</h3>
        <ul className={styles.list}>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </section>
    ))
}
