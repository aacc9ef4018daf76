import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { IncentiveForm } from './incentive-form.tsx'

export default function AddIncentivePage() {
  const { t } = useTranslation('admin')
  const [params] = useSearchParams()
  return (
    <IncentiveForm
      key={params.get('again')}
      title={t('item.addIncentive')}
      trail={[{ label: t('sections.incentives'), to: adminPaths.list('incentive') }]}
    />
  )
}
