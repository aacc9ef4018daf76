import { Button, Menu } from '@mantine/core'
import { IconChecks, IconCopyPlus, IconDots, IconFileTypePdf, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Proposal } from '#contract/quotes/proposals.ts'
import type { QuoteDetail } from '../../detail/quote-detail.ts'
import { ConfirmModal } from './confirm-modal.tsx'
import { LinkModal } from './link-modal.tsx'
import { useSentActions } from './use-sent-actions.ts'

interface SentActionsProps {
  proposal: Proposal
  quote: QuoteDetail
}

/** Actions on a proposal that has gone out, by its state. */
export function SentActions({ proposal, quote }: SentActionsProps) {
  const t = usePanelTexts()
  const actions = useSentActions(proposal)
  const [link, setLink] = useState<string>()
  const [confirming, setConfirming] = useState(false)
  const { state, confirmedAt } = proposal
  const isToConfirm = state === 'accepted' && !confirmedAt
  const mayWithdraw = state === 'sent' || state === 'expired'
  return (
    <>
      <Button
        variant="default"
        loading={actions.busy === 'pdf'}
        leftSection={<IconFileTypePdf size={18} stroke={1.6} />}
        onClick={() => void actions.downloadPdf()}
      >
        {t('proposalForm.actions.pdf')}
      </Button>
      <Button
        variant="default"
        loading={actions.busy === 'link'}
        leftSection={<IconLink size={18} stroke={1.6} />}
        onClick={() => void actions.makeLink().then(setLink)}
      >
        {t('proposalForm.actions.copyLink')}
      </Button>
      <Button
        variant={isToConfirm ? 'default' : 'filled'}
        loading={actions.busy === 'version'}
        leftSection={<IconCopyPlus size={18} stroke={1.6} />}
        onClick={() => void actions.addVersion()}
      >
        {t('proposalForm.actions.newVersion')}
      </Button>
      {isToConfirm && (
        <Button
          leftSection={<IconChecks size={18} stroke={1.6} />}
          onClick={() => setConfirming(true)}
        >
          {t('proposalForm.actions.confirm')}
        </Button>
      )}
      {mayWithdraw && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" aria-label={t('proposalForm.actions.more')}>
              <IconDots size={18} stroke={1.6} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="var(--danger)" onClick={actions.askToWithdraw}>
              {t('proposalForm.actions.withdraw')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <LinkModal url={link} onClose={() => setLink(undefined)} />
      <ConfirmModal
        opened={confirming}
        proposal={proposal}
        quote={quote}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
