import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from '../form/proposal-form.module.css'
import { useWarningText } from './use-warning-text.ts'

/** Objections that are shown at once; the others are folded. */
const shownAtOnce = 3

/** All that speaks against a saved draft, money first; nothing of it forbids to send it. */
export function CheckWarnings({ id }: { id: string }) {
  const t = usePanelTexts()
  const textOf = useWarningText()
  const { data } = useQuery({ ...operationQuery('checkProposal', { id }), staleTime: 0, gcTime: 0 })
  const warnings = data?.warnings ?? []
  if (warnings.length === 0) return null
  const lines = warnings.map((warning) => (
    <li key={JSON.stringify(warning)} data-warning={warning.code}>
      {textOf(warning)}
    </li>
  ))
  const rest = lines.slice(shownAtOnce)
  return (
    <Alert
      color="ochre"
      icon={<IconAlertTriangle size={20} />}
      title={t('proposalForm.sending.warnings')}
    >
      <ul className={styles.warnings}>{lines.slice(0, shownAtOnce)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{t('proposalForm.sending.moreWarnings', { count: rest.length })}</summary>
          <ul className={styles.warnings}>{rest}</ul>
        </details>
      )}
    </Alert>
  )
}
