import { Alert } from '@mantine/core'
import { Link } from 'react-router'
import { dayText } from '#contract/base/dates/day-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { RateWarning } from '#contract/trade/rates/rate-warnings.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { RateFormState } from './use-rate-form.ts'

/** Details of a warning beside its code. */
interface Context {
  rateId?: string
  validFrom?: string
  validTo?: string
  before?: number
  after?: number
}

/** Doubtful points of the rate that was just saved. */
export function RateWarnings({ item }: { item: RateFormState }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { warnings, form } = item
  if (warnings.length === 0) return null
  const { currency, seasons } = form.values
  const money = (amount = 0) => moneyText({ amount, currency }, language)
  const placeOf = (path: string) => {
    const [, index = 0, , at = 0] = path.split('.').map(Number)
    const season = seasons[index]?.name || t('rateForm.season', { number: index + 1 })
    return t('rateForm.warnedLine', { season, number: at + 1 })
  }
  const wordsOf = ({ code, path, context }: RateWarning) => {
    const { validFrom = '', validTo = '', before, after } = context as Context
    return t(`rateForm.warnings.${code}`, {
      place: placeOf(path),
      from: validFrom && dayText(validFrom, language),
      to: validTo && dayText(validTo, language),
      before: money(before),
      after: money(after),
    })
  }
  return (
    <Alert color="ochre" role="status" mb="md" title={t('rateForm.warningsTitle')}>
      <ul>
        {warnings.map((warning) => {
          const { rateId } = warning.context as Context
          return (
            <li key={`${warning.code} ${warning.path} ${rateId ?? ''}`}>
              {wordsOf(warning)}{' '}
              {rateId && <Link to={adminPaths.editRate(rateId)}>{t('rateForm.openOverlap')}</Link>}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
