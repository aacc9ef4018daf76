import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TroublePlaces } from '#web/shared/ui/fields/error-places.tsx'
import type { ProposalView } from '../proposal-view.server.ts'
import styles from './answer-form.module.css'

/** Where an acceptance is taken back, while the agency offers it. */
export function WithdrawalForm({ view }: { view: ProposalView }) {
  const t = useTexts()
  const { token, version, reference, withdrawableUntil } = view
  if (!withdrawableUntil) return null
  return (
    <form
      method="dialog"
      data-unprinted
      data-request="proposal"
      data-wakes="visible"
      data-proposal={token}
      data-version={version}
      data-draft={`${reference}-${version}-withdrawal`}
    >
      <details className={styles.decline}>
        <summary>{t('proposal.withdrawOpen')}</summary>
        <p>{t('proposal.withdrawText', { until: withdrawableUntil })}</p>
        <div role="alert">
          <TroublePlaces />
        </div>
        <Button type="submit" look="outline" name="answer" value="withdraw">
          {t('proposal.withdraw')}
        </Button>
      </details>
    </form>
  )
}
