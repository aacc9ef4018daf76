import { useTranslation } from 'react-i18next'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import { NextYearForm } from './next-year-form.tsx'

export interface Model extends Pick<Rate, 'id' | 'sheet'> {
  name: string
}

/** Asks how next year's rate is to differ, and leads to it. */
export function useNextYear(): (model: Model) => void {
  const { t } = useTranslation('admin')
  return (model) =>
    openDialog({
      title: t('rates.duplicateTitle', { name: model.name }),
      content: (close) => <NextYearForm model={model} onClose={close} />,
    })
}
