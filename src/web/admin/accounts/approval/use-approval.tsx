import { Alert, Button, Group, Select, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isLanguage } from '#contract/base/languages/languages.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { User } from '#contract/accounts/users.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { AgencyNote } from './agency-note.tsx'
import {
  ApprovalTerms,
  type ApprovalTermsValues,
  toApprovalPayload,
  toApprovalTerms,
} from './approval-terms.tsx'

type Given = Omit<PayloadOf<'toggleUserApproved'>, 'id'>

/** Asks for the terms of the agency and in which language to tell a user that they are approved, then approves them. */
export function useApproval(): (user: User) => void {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const approve = async ({ id, name }: User, given: Given) => {
    try {
      await panelCall('toggleUserApproved', { id, ...given })
      toastSuccess(t('users.approvedToast', { name }))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ refetchType: 'active' })
  }
  return (user) => {
    openDialog({
      title: t('users.approveTitle', { name: `${user.name} ${user.surname}` }),
      content: (close) => (
        <ApprovalForm
          unconfirmed={!user.emailConfirmed}
          agencyId={user.agencyId}
          onCancel={close}
          onApprove={(given) => {
            close()
            void approve(user, given)
          }}
        />
      ),
    })
  }
}

interface ApprovalFormProps {
  /** Whether nobody has shown yet that the e-mail is theirs. */
  unconfirmed: boolean
  agencyId: string | null
  onCancel: () => void
  onApprove: (given: Given) => void
}

function ApprovalForm(props: ApprovalFormProps) {
  const languages = useLanguagesInUse()
  const { unconfirmed, agencyId, onCancel, onApprove } = props
  const t = usePanelTexts()
  const [lang, setLang] = useState(useLanguage())
  const { data: agency } = useQuery({
    ...operationQuery('detailAgency', { id: agencyId ?? '' }),
    enabled: agencyId !== null,
  })
  const isRefused = agency?.status === 'rejected'
  const [typed, setTyped] = useState<ApprovalTermsValues>()
  const terms = typed ?? (agency && toApprovalTerms(agency))
  return (
    <Stack>
      {unconfirmed ? (
        <Alert color="ochre" icon={<IconAlertTriangle size={20} />}>
          {t('users.approveUnconfirmed')}
        </Alert>
      ) : (
        <p>{t('users.approveText')}</p>
      )}
      {agencyId && <AgencyNote agencyId={agencyId} approving onFollow={onCancel} />}
      {terms && !isRefused && <ApprovalTerms values={terms} onChange={setTyped} />}
      <Select
        label={t('users.mailLanguage')}
        data={languages.map((value) => ({
          value,
          label: t(`common.languages.${value}`),
        }))}
        value={lang}
        allowDeselect={false}
        onChange={(value) => isLanguage(value) && setLang(value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus={unconfirmed || undefined}>
          {t('form.cancel')}
        </Button>
        <Button
          variant={unconfirmed ? 'default' : 'filled'}
          // What is asked for is known once the agency is.
          disabled={isRefused || (agencyId !== null && !terms)}
          onClick={() => onApprove({ lang, ...(terms && toApprovalPayload(terms)) })}
          data-autofocus={!unconfirmed || undefined}
        >
          {t(unconfirmed ? 'users.approveAnyway' : 'users.approve')}
        </Button>
      </Group>
    </Stack>
  )
}
