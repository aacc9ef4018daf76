import { Link } from 'react-router'
import { dayText } from '#contract/base/dates/day-text.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useRateWarningWords } from '#web/admin/editing/sheets/report/use-rate-warning-words.ts'
import styles from '#web/admin/editing/bulk/bulk-modal.module.css'
import type { BulkRatesAnswer } from './use-bulk-rates.ts'

type Warning = BulkRatesAnswer['warnings'][number]

interface Context {
  kind?: Kind
  id?: string
  name?: string
  from?: string
  to?: string
  feast?: 'carnival' | 'easter'
}

/** Doubtful points of changed rates; journeys at a hotel whose sales stop lead to their pages. */
export function BulkWarnings({ warnings }: { warnings: readonly Warning[] }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const wordsOf = useRateWarningWords()
  if (warnings.length === 0) return null
  const day = (value = '') => (value === '' ? '' : dayText(value, language))
  const partOf = ({ code, path, context }: Warning) => {
    const { kind = 'circuit', id = '', name = '', from, to, feast = 'easter' } = context as Context
    if (code === 'USED_BY') {
      return (
        <>
          {t('rateForm.bulk.usedBy')} <Link to={adminPaths.view(kind, id)}>{name}</Link>
        </>
      )
    }
    if (code === 'MOVABLE_DAYS') {
      return t('rateForm.movableDays', {
        season: t('rateForm.movable'),
        from: day(from),
        to: day(to),
        feast: t(`rateForm.feasts.${feast}`),
      })
    }
    return wordsOf({ code, path, context })
  }
  return (
    <ul className={styles.refused} tabIndex={0} aria-label={t('rateForm.warningsTitle')}>
      {warnings.map((warning) => (
        <li key={JSON.stringify(warning)}>{partOf(warning)}</li>
      ))}
    </ul>
  )
}
