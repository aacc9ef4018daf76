import { Select, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

interface AgencyPlaceProps {
  agencyId: string
  branch: string
  onBranch: (branch: string) => void
  branchError?: ReactNode
  isManager: boolean
  onManager: (isManager: boolean) => void
}

/** Where somebody works in their agency, and whether they see what all of it do. */
export function AgencyPlace(props: AgencyPlaceProps) {
  const { agencyId, branch, onBranch, branchError, isManager, onManager } = props
  const t = usePanelTexts()
  const { data } = useQuery(operationQuery('detailAgency', { id: agencyId }))
  const branches = data?.branches ?? []
  return (
    <>
      {branches.length > 0 && (
        <Select
          label={t('agentForm.branch')}
          placeholder={t('agentForm.noBranch')}
          data={branches.map(({ name }) => name)}
          searchable
          clearable
          value={branch || null}
          onChange={(name) => onBranch(name ?? '')}
          error={branchError}
        />
      )}
      <Switch
        size="md"
        color="pampas"
        label={t('agentForm.manager')}
        description={t(
          data?.shares === 'own' ? 'agentForm.managerHint' : 'agentForm.managerOfSharing',
        )}
        checked={isManager}
        onChange={(event) => onManager(event.currentTarget.checked)}
      />
    </>
  )
}
