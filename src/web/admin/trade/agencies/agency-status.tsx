import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AgencyStatus } from '#contract/trade/agency-fields.ts'

/** The panel's scale that a status is marked with; its words say the same. */
const statusColors: Record<AgencyStatus, string> = {
  pending: 'ochre',
  approved: 'pampas',
  suspended: 'wine',
  rejected: 'gray',
}

/** How an agency stands. */
export function AgencyStatusMark({ status }: { status: AgencyStatus }) {
  const { t } = useTranslation('admin')
  return (
    <Badge variant="light" color={statusColors[status]} tt="none">
      {t(`agencies.statuses.${status}`)}
    </Badge>
  )
}
