import { Alert } from '@mantine/core'
import { Link } from 'react-router'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useRateWarningWords } from '#web/admin/editing/sheets/report/use-rate-warning-words.ts'
import type { RateFormState } from './use-rate-form.ts'

/** Doubtful points of the rate that was just saved. */
export function RateWarnings({ item }: { item: RateFormState }) {
  const t = usePanelTexts()
  const { warnings, form } = item
  const { currency, seasons } = form.values
  const wordsOf = useRateWarningWords(currency)
  if (warnings.length === 0) return null
  const placeOf = (path: string) => {
    const [, index = 0, part, at = 0] = path.split('.')
    if (part !== 'lines') return ''
    const season =
      seasons[Number(index)]?.name || t('rateForm.season', { number: Number(index) + 1 })
    return `${t('rateForm.warnedLine', { season, number: Number(at) + 1 })}: `
  }
  return (
    <Alert color="ochre" role="status" mb="md" title={t('rateForm.warningsTitle')}>
      <ul>
        {warnings.map((warning) => {
          const { rateId } = warning.context as { rateId?: string }
          return (
            <li key={`${warning.code} ${warning.path} ${rateId ?? ''}`}>
              {placeOf(warning.path)}
              {wordsOf(warning)}{' '}
              {rateId && <Link to={adminPaths.editRate(rateId)}>{t('rateForm.openOverlap')}</Link>}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
