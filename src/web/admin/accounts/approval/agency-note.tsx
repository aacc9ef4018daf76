import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { AgencyStatus } from '#contract/trade/agency-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { placeOf } from '#web/admin/trade/agencies/cards/place-of.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

const texts = {
  pending: 'agentForm.agencyPending',
  approved: 'agentForm.agencyApproved',
  rejected: 'agentForm.agencyRejected',
  suspended: 'agentForm.agencySuspended',
} as const satisfies Record<AgencyStatus, string>

interface AgencyNoteProps {
  agencyId: string
  /** Whether the person is about to be approved, and with them perhaps the agency. */
  approving?: boolean
  onFollow: () => void
}

/** Whom somebody sells for, how that agency stands, and the way to it. */
export function AgencyNote({ agencyId, approving = false, onFollow }: AgencyNoteProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { data } = useQuery(operationQuery('detailAgency', { id: agencyId }))
  if (!data) return null
  const agency = `${data.name} (${placeOf(data, language)})`
  return (
    <>
      <p>
        {t(approving ? texts[data.status] : 'agentForm.agencyIs', { agency })}{' '}
        <Link to={adminPaths.editAgency(agencyId)} onClick={onFollow}>
          {t('agentForm.seeAgency')}
        </Link>
      </p>
      {approving && data.suggested.length > 0 && (
        <Alert color="ochre">
          <p>{t('agencyForm.suggestedFor')}</p>
          <ul>
            {data.suggested.map((other) => (
              <li key={other.id}>
                <Link to={adminPaths.editAgency(other.id)} onClick={onFollow}>
                  {other.name}
                </Link>
                {': '}
                {t(`agencyForm.because.${other.by}`)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
