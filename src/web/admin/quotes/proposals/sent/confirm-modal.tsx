import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation(['admin', 'translation'])
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
      toastSuccess(t('proposals.actions.confirmed'))
      onClose()
    } catch (failure) {
      showFailure(failure)
    }
    setBusy(false)
    await client.invalidateQueries()
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t('proposals.actions.confirmTitle')} size="lg">
      <Stack>
        <p>
          {quote.email
            ? t('proposals.actions.confirmText', { name: quote.name })
            : t('proposals.sending.noEmail', { name: quote.name })}
        </p>
        <Textarea
          label={t('proposals.actions.confirmNote')}
          description={
            <>
              {t('proposals.actions.confirmNoteHint', {
                language: t(`translation:common.languages.${lang}`),
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
            {t('proposals.actions.confirmSend')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
