import { useTranslation } from 'react-i18next'
import type { OfficeFormValues } from './office-form-values.ts'
import { workingDaysOf } from './working-days.ts'

/** The promise of an answer in words, as in "9 office hours: one working day"; '' while there is no number. */
export function usePromise({ answerWithinHours, hours }: OfficeFormValues['office']): string {
  const { t } = useTranslation('admin')
  if (answerWithinHours === '') return ''
  const days = workingDaysOf(answerWithinHours, hours)
  if (!days) return t('site.promise.never')
  const words = t('site.promise.hours', { count: answerWithinHours })
  if (days.from === days.to) return t('site.promise.days', { hours: words, count: days.to })
  if (days.from === 0) return t('site.promise.less', { hours: words })
  return t('site.promise.between', { hours: words, from: days.from, count: days.to })
}
