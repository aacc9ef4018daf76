import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { useRegions } from './use-regions.ts'

interface RegionSelectProps {
  groups: ReturnType<typeof useRegions>['groups']
  value: string
  onChange: (id: string) => void
  error?: ReactNode
}

/** A region, grouped by country. */
export function RegionSelect({ groups, value, onChange, error }: RegionSelectProps) {
  const t = usePanelTexts()
  return (
    <Select
      label={t('form.region')}
      placeholder={t('form.chooseRegion')}
      nothingFoundMessage={t('form.noRegions')}
      withAsterisk
      searchable
      allowDeselect={false}
      data={groups}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}
