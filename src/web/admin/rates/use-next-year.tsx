import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'
import type { Rate } from '#contract/trade/rate-fields.ts'
import { NextYearForm } from './next-year-form.tsx'

export interface Model extends Pick<Rate, 'id' | 'sheet'> {
  name: string
}

/** Asks how next year's rate is to differ, and leads to it. */
export function useNextYear(): (model: Model) => void {
  const { t } = useTranslation('admin')
  return (model) =>
    modals.open({
      modalId: 'next-year',
      title: t('rates.duplicateTitle', { name: model.name }),
      children: <NextYearForm model={model} onClose={() => modals.close('next-year')} />,
    })
}
