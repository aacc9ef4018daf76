import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { OfficeFormValues } from './office-form-values.ts'
import { workingDaysOf } from './working-days.ts'

/** The promise of an answer in words, as in "9 office hours: one working day"; '' while there is no number. */
export function usePromise({ answerWithinHours, hours }: OfficeFormValues['office']): string {
  const t = usePanelTexts()
  if (answerWithinHours === '') return ''
  const days = workingDaysOf(answerWithinHours, hours)
  if (!days) return t('siteForm.promise.never')
  const words = t('siteForm.promise.hours', { count: answerWithinHours })
  if (days.from === days.to) return t('siteForm.promise.days', { hours: words, count: days.to })
  if (days.from === 0) return t('siteForm.promise.less', { hours: words })
  return t('siteForm.promise.between', { hours: words, from: days.from, count: days.to })
}
