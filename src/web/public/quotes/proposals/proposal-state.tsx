import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './proposal-page.module.css'
import type { ProposalView } from './proposal-view.server.ts'

/** Shows the outcome of the proposal; nothing while it can be answered. */
export function ProposalState({ view }: { view: ProposalView }) {
  const t = useTexts()
  const { state, isConfirmed, validUntil } = view
  if (state === 'sent' || state === 'draft') return null
  const said = state === 'accepted' && isConfirmed ? 'confirmed' : state
  return (
    <div className={styles.state} data-state={said}>
      <p className={styles.stateTitle}>{t(`proposal.states.${said}`)}</p>
      <p>{t(`proposal.states.${said}Text`, { date: validUntil })}</p>
    </div>
  )
}
