import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { ProposalView } from '../proposal-view.server.ts'
import styles from './answer-form.module.css'

/**
 * The total of the choice and its payments, before the button. `running-total.browser.ts` writes it anew with each
 * change; without scripts it stands as it does for the sole option.
 */
export function RunningTotal({ view: { running } }: { view: ProposalView }) {
  const t = useTexts()
  if (!running) return null
  const { total, rows, priced } = running
  const { isSized } = running
  const missing = isSized ? t('proposal.runningGroup') : t('proposal.runningRest')
  return (
    <div className={styles.running} data-running={JSON.stringify(priced)} aria-live="polite">
      <p className={styles.runningTotal}>
        <span>{t('proposal.runningTotal')}</span>
        <strong data-total>{total}</strong>
      </p>
      <p data-missing="option" hidden={total !== undefined}>
        {missing}
      </p>
      <p data-missing="group" hidden>
        {t('proposal.runningGroup')}
      </p>
      <ul className={styles.instalments}>
        {rows.map(({ when, small, amount }, index) => (
          // eslint-disable-next-line react/no-array-index-key -- rows neither move nor go
          <li key={index}>
            <span>
              {when}
              {small && <small>{small}</small>}
            </span>
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
