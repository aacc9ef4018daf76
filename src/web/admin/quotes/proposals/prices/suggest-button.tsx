import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import type { QuoteDetail } from '../../detail/quote-detail.ts'
import type { ProposalForm } from '../form/use-proposal-form.ts'
import { SuggestForm } from './suggest-form.tsx'

export interface SuggestButtonProps {
  item: ProposalForm
  proposalId: string
  quote: QuoteDetail
}

/** Fills prices in from the agency's own rates, once they have been looked at. */
export function SuggestButton(props: SuggestButtonProps) {
  const t = usePanelTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconReceipt size={18} stroke={1.6} />}
        onClick={() => setIsOpen(true)}
      >
        {t('proposalForm.suggest.button')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('proposalForm.suggest.title')}
        size="xl"
      >
        <SuggestForm {...props} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
