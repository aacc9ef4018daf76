import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useDeletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { sendOnEnter } from '../compose/send-on-enter.ts'
import { isAboveOpen } from '../inbox/is-above-open.ts'
import { AskedFacts } from '../request/asked-facts.tsx'
import type { Request } from '../request/request.ts'
import { BasicsCard } from './form/basics-card.tsx'
import { DaysCard } from './days/days-card.tsx'
import { InclusionsCard, TermsCard } from './form/further-card.tsx'
import { PreviewButton } from './preview-button.tsx'
import { OptionsCard } from './prices/options-card.tsx'
import { PricesCard } from './prices/prices-card.tsx'
import { ProposalLead } from './proposal-lead.tsx'
import styles from './form/proposal-form.module.css'
import { SendModal } from './send/send-modal.tsx'
import { useConflictLabels } from './form/use-conflict-labels.tsx'
import { useProposalForm } from './form/use-proposal-form.ts'

interface DraftPageProps {
  proposal: Proposal
  request: Request
}

/** The form of a draft, with the request that it answers beside it; Ctrl/Cmd+Enter sends it, as it does a reply. */
export function DraftPage({ proposal, request }: DraftPageProps) {
  const { t } = useTranslation('admin')
  const [sending, setSending] = useState(false)
  const item = useProposalForm({ proposal, request, onReady: () => setSending(true) })
  const conflictLabels = useConflictLabels(proposal, item.form.values)
  const { values } = item.form
  const { lang } = proposal
  const askToSend = () => {
    if (item.saving) return
    if (item.changed) void item.submit(true)
    else setSending(true)
  }
  const sendByKey = sendOnEnter(askToSend)
  useWindowEvent('keydown', (event) => isAboveOpen() || sendByKey(event), { capture: true })
  const parts = {
    basics: <BasicsCard item={item} lang={lang} />,
    days: <DaysCard item={item} lang={lang} />,
    prices: (
      <>
        <PricesCard item={item} lang={lang} proposalId={proposal.id} request={request} />
        <OptionsCard item={item} lang={lang} />
      </>
    ),
    inclusions: <InclusionsCard item={item} lang={lang} />,
    terms: <TermsCard item={item} lang={lang} />,
  }
  return (
    <FormPage
      title={proposal.title || t('proposals.newTitle', { name: request.name })}
      trail={[
        { label: t('sections.quotes'), to: adminPaths.quotes },
        { label: request.reference, to: adminPaths.request(request.id) },
      ]}
      item={item}
      conflictLabels={conflictLabels}
      lead={<ProposalLead proposal={proposal} parts />}
      actions={
        <>
          <PreviewButton values={values} lang={lang} />
          <Button
            variant="default"
            className={styles.action}
            disabled={item.saving}
            leftSection={<IconSend size={18} stroke={1.6} />}
            aria-keyshortcuts="Control+Enter"
            onClick={askToSend}
          >
            {t('proposals.send')}
          </Button>
        </>
      }
      aside={
        <>
          <AskedFacts request={request} />
          <DeleteDraft proposal={proposal} request={request} />
        </>
      }
    >
      {Object.entries(parts).map(([name, part]) => (
        <div key={name} id={name} className={styles.part}>
          {part}
        </div>
      ))}
      <SendModal
        opened={sending}
        proposal={proposal}
        request={request}
        values={values}
        onClose={() => setSending(false)}
      />
    </FormPage>
  )
}

function DeleteDraft({ proposal: { id, title }, request }: DraftPageProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const askToDelete = useDeletion()
  return (
    <div>
      <Button
        variant="subtle"
        color="wine"
        size="compact-sm"
        leftSection={<IconTrash size={17} stroke={1.6} />}
        onClick={() =>
          askToDelete({
            name: t('proposals.draftName', { title: title || request.reference }),
            remove: () => panelCall('withdrawProposal', { id }),
            onDone: () => void navigate(adminPaths.request(request.id), { replace: true }),
          })
        }
      >
        {t('proposals.deleteDraft')}
      </Button>
    </div>
  )
}
