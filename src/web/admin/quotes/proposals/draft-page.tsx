import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useDeletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { sendOnEnter } from '../compose/send-on-enter.ts'
import { isAboveOpen } from '../inbox/is-above-open.ts'
import { QuoteFacts } from '../detail/quote-facts.tsx'
import type { QuoteDetail } from '../detail/quote-detail.ts'
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
  quote: QuoteDetail
}

/** The form of a draft, with the quote that it answers beside it; Ctrl/Cmd+Enter sends it, as it does a reply. */
export function DraftPage({ proposal, quote }: DraftPageProps) {
  const t = usePanelTexts()
  const [sending, setSending] = useState(false)
  const item = useProposalForm({ proposal, quote, onReady: () => setSending(true) })
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
    days: <DaysCard item={item} lang={lang} madeFrom={proposal.item} />,
    prices: (
      <>
        <PricesCard item={item} lang={lang} proposalId={proposal.id} quote={quote} />
        <OptionsCard item={item} lang={lang} />
      </>
    ),
    inclusions: <InclusionsCard item={item} lang={lang} />,
    terms: <TermsCard item={item} lang={lang} />,
  }
  return (
    <FormPage
      title={proposal.title || t('proposalForm.newTitle', { name: quote.name })}
      trail={[
        { label: t('sections.quotes'), to: adminPaths.quotes },
        { label: quote.reference, to: adminPaths.quote(quote.id) },
      ]}
      item={item}
      conflictLabels={conflictLabels}
      open={{ kind: 'proposal', id: proposal.id }}
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
            {t('proposalForm.send')}
          </Button>
        </>
      }
      aside={
        <>
          <QuoteFacts quote={quote} />
          <DeleteDraft proposal={proposal} quote={quote} />
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
        quote={quote}
        values={values}
        onClose={() => setSending(false)}
      />
    </FormPage>
  )
}

function DeleteDraft({ proposal: { id, title }, quote }: DraftPageProps) {
  const t = usePanelTexts()
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
            name: t('proposalForm.draftName', { title: title || quote.reference }),
            remove: () => panelCall('withdrawProposal', { id }),
            onDone: () => void navigate(adminPaths.quote(quote.id), { replace: true }),
          })
        }
      >
        {t('proposalForm.deleteDraft')}
      </Button>
    </div>
  )
}
