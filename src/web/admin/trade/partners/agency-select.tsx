import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

interface AgencySelectProps {
  value: string | null
  onChange: (agencyId: string | null) => void
}

/** An agency, or none. */
export function AgencySelect({ value, onChange }: AgencySelectProps) {
  const t = usePanelTexts()
  const { data } = useQuery(operationQuery('listAgencies', {}))
  const options = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      label={t('partners.agency')}
      description={t('partners.agencyHint')}
      data={options}
      value={value}
      onChange={onChange}
      searchable
      clearable
    />
  )
}
