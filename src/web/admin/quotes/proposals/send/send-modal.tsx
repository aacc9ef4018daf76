import { Alert, Button, Group, Stack } from '@mantine/core'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { IconInfoCircle, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { localDay } from '#contract/base/dates/local-day.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import type { QuoteDetail } from '../../detail/quote-detail.ts'
import type { ProposalFormValues } from '../form/proposal-form-values.ts'
import { CheckWarnings } from './check-warnings.tsx'
import { missingRequirementsOf, type Requirement } from './missing-requirements.ts'
import { SendSummary } from './send-summary.tsx'

interface SendModalProps {
  opened: boolean
  proposal: Proposal
  quote: QuoteDetail
  /** The written and saved draft. */
  values: ProposalFormValues
  onClose: () => void
}

/** Asks before a proposal goes out, or says what it lacks. */
export function SendModal({ opened, onClose, ...sent }: SendModalProps) {
  const t = usePanelTexts()
  // Read before it is opened: the focus goes to a button that is there.
  const site = useQuery(operationQuery('getSite', {}))
  return (
    <Dialog opened={opened} onClose={onClose} title={t('proposalForm.sending.title')} size="lg">
      {opened && <SendQuestion {...sent} site={site} onClose={onClose} />}
    </Dialog>
  )
}

type SendQuestionProps = Omit<SendModalProps, 'opened'> & {
  site: UseQueryResult<AnswerOf<'getSite'>>
}

function SendQuestion({ site, onClose, ...sent }: SendQuestionProps) {
  const [now] = useState(() => new Date())
  return (
    <QueryView query={site}>
      {({ office }) => {
        const missing = missingRequirementsOf(sent.values, localDay(office.timeZone, now))
        return missing.length > 0 ? (
          <MissingRequirements missing={missing} onClose={onClose} />
        ) : (
          <Confirmation {...sent} onClose={onClose} />
        )
      }}
    </QueryView>
  )
}

function MissingRequirements({
  missing,
  onClose,
}: {
  missing: readonly Requirement[]
  onClose: () => void
}) {
  const t = usePanelTexts()
  return (
    <Stack>
      <Alert color="ochre" icon={<IconInfoCircle size={20} />}>
        <p>{t('proposalForm.sending.missing')}</p>
        <ul>
          {missing.map((need) => (
            <li key={need}>{t(`proposalForm.sending.needs.${need}`)}</li>
          ))}
        </ul>
      </Alert>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {t('proposalForm.sending.backToForm')}
        </Button>
      </Group>
    </Stack>
  )
}

function Confirmation({ proposal, quote, values, onClose }: Omit<SendModalProps, 'opened'>) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const keyOf = useIdempotencyKey()
  const [busy, setBusy] = useState(false)
  const { id } = proposal
  const send = async () => {
    setBusy(true)
    try {
      await panelCall('sendProposal', { id }, { idempotencyKey: keyOf({ id }) })
      toastSuccess(t('proposalForm.sending.done'))
      onClose()
    } catch (failure) {
      showFailure(failure)
      setBusy(false)
    }
    await client.invalidateQueries()
  }
  return (
    <Stack>
      <CheckWarnings id={id} />
      <SendSummary quote={quote} values={values} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button
          loading={busy}
          leftSection={<IconSend size={18} stroke={1.6} />}
          onClick={() => void send()}
          data-autofocus
        >
          {t('proposalForm.sending.confirm', { name: quote.name })}
        </Button>
      </Group>
    </Stack>
  )
}
