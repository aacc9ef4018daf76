import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import { NextYearForm } from './next-year-form.tsx'

export interface Model extends Pick<Rate, 'id' | 'sheet'> {
  name: string
}

/** Asks how next year's rate is to differ, and leads to it. */
export function useNextYear(): (model: Model) => void {
  const t = usePanelTexts()
  return (model) =>
    openDialog({
      title: t('rateForm.duplicateTitle', { name: model.name }),
      content: (close) => <NextYearForm model={model} onClose={close} />,
    })
}
