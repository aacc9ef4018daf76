import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { useRegions } from './use-regions.ts'

interface RegionSelectProps {
  groups: ReturnType<typeof useRegions>['groups']
  value: string
  onChange: (id: string) => void
  error?: ReactNode
}

/** A region, grouped by country. */
export function RegionSelect({ groups, value, onChange, error }: RegionSelectProps) {
  const { t } = useTranslation('admin')
  return (
    <Select
      label={t('form.region')}
      placeholder={t('form.chooseRegion')}
      nothingFoundMessage={t('form.noRegions')}
      withAsterisk
      searchable
      data={groups}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}
