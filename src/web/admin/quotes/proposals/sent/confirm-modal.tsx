import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import type { QuoteDetail } from '../../detail/quote-detail.ts'

interface ConfirmModalProps {
  opened: boolean
  proposal: Proposal
  quote: QuoteDetail
  onClose: () => void
}

/** Tells the traveller that the services of what they accepted are confirmed. */
export function ConfirmModal({ opened, proposal, quote, onClose }: ConfirmModalProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const keyOf = useIdempotencyKey()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const { id, lang } = proposal
  const confirm = async () => {
    const payload = { id, text: text.trim() || undefined }
    setBusy(true)
    try {
      await panelCall('confirmProposal', payload, { idempotencyKey: keyOf(payload) })
      toastSuccess(t('proposalForm.actions.confirmed'))
      onClose()
    } catch (failure) {
      showFailure(failure)
    }
    setBusy(false)
    await client.invalidateQueries()
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('proposalForm.actions.confirmTitle')}
      size="lg"
    >
      <Stack>
        <p>
          {quote.email
            ? t('proposalForm.actions.confirmText', { name: quote.name })
            : t('proposalForm.sending.noEmail', { name: quote.name })}
        </p>
        <Textarea
          label={t('proposalForm.actions.confirmNote')}
          description={
            <>
              {t('proposalForm.actions.confirmNoteHint', {
                language: t(`common.languages.${lang}`),
              })}{' '}
              <LengthHint length={text.length} max={limits.answerTextMaxLength} />
            </>
          }
          lang={lang}
          autosize
          minRows={3}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button loading={busy} onClick={() => void confirm()}>
            {t('proposalForm.actions.confirmSend')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
