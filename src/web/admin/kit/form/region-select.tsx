import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reading } from '../../queries.ts'

interface RegionSelectProps {
  value: string
  onChange: (id: string) => void
  error?: ReactNode
}

/** A region, grouped by country. */
export function RegionSelect({ value, onChange, error }: RegionSelectProps) {
  const { t } = useTranslation('admin')
  const countries = useQuery(reading('listCountries', {}))
  const regions = useQuery(reading('listRegions', {}))
  const groups = (countries.data?.list ?? [])
    .map(({ id, name }) => ({
      group: name,
      items: (regions.data?.list ?? [])
        .filter(({ countryId }) => countryId === id)
        .map((region) => ({ value: region.id, label: region.name })),
    }))
    .filter(({ items }) => items.length > 0)
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
