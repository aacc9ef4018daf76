import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import styles from './proposal-view.module.css'
import type { ShownProposal } from './shown-proposal.ts'
import { useCancellationText, useInstalmentText, usePaymentText } from './use-proposal-labels.ts'

/** When what is paid, in money too as far as there is a total, and the cost of cancelling. */
export function ViewTerms({
  payments,
  cancellation,
  instalments,
  options,
  ...said
}: ShownProposal) {
  const t = usePanelTexts()
  const paymentText = usePaymentText()
  const instalmentText = useInstalmentText()
  const cancellationText = useCancellationText()
  const parts = [
    { title: t('proposalForm.labels.payments'), lines: payments.map(paymentText) },
    ...instalments.map(({ option, rows }) => ({
      title:
        option === null
          ? t('proposalForm.view.instalments')
          : t('proposalForm.view.instalmentsOf', {
              option: options.find(({ key }) => key === option)?.name ?? '',
            }),
      lines: rows.map(instalmentText),
    })),
    { title: t('proposalForm.labels.payHow'), lines: linesOf(said.payHow) },
    { title: t('proposalForm.labels.tax'), lines: linesOf(said.tax) },
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

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
