import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useInstalmentText } from '../view/use-proposal-labels.ts'
import styles from '../form/proposal-form.module.css'

/** The accepted instalments, each with a field for the day on which it was paid. */
export function PaidRows({ proposal }: { proposal: Proposal }) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const instalmentText = useInstalmentText()
  const { id, answer, paidOn, state } = proposal
  const rows = answer?.instalments ?? []
  if (rows.length === 0) return null
  const mark = async (row: number, on: string) => {
    try {
      await panelCall('markPaid', { proposalId: id, row, on: on === '' ? null : on })
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries()
  }
  return (
    <section aria-label={t('proposalForm.answer.payments')}>
      <h3 className={styles.subtitle}>{t('proposalForm.answer.payments')}</h3>
      <ol className={styles.paid}>
        {rows.map((row, index) => (
          // eslint-disable-next-line react/no-array-index-key -- rows neither move nor go
          <li key={index}>
            <TextInput
              type="date"
              label={instalmentText(row)}
              description={t('proposalForm.answer.paidOn')}
              disabled={state !== 'accepted'}
              defaultValue={paidOn[index] ?? ''}
              onBlur={(event) => {
                const on = event.currentTarget.value
                if (on !== (paidOn[index] ?? '')) void mark(index, on)
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
