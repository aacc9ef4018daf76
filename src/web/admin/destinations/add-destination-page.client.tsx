import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { DestinationForm } from './destination-form.tsx'

/** A new destination; a saved one makes room for a fresh form. */
export default function AddDestinationPage() {
  const { t } = useTranslation('admin')
  const [params] = useSearchParams()
  return (
    <DestinationForm
      key={params.get('again')}
      title={t('item.addDestination')}
      trail={[{ label: t('sections.destinations'), to: adminPaths.list('destination') }]}
    />
  )
}
