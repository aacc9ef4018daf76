import { Badge } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
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
  const t = usePanelTexts()
  return (
    <Badge variant="light" color={statusColors[status]} tt="none">
      {t(`agencyForm.statuses.${status}`)}
    </Badge>
  )
}
