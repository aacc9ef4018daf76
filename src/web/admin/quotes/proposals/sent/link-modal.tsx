import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { Button, CopyButton, Stack, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

interface LinkModalProps {
  /** Undefined while none is shown. */
  url: string | undefined
  onClose: () => void
}

/** A link to a proposal, to be copied. */
export function LinkModal({ url, onClose }: LinkModalProps) {
  const t = usePanelTexts()
  return (
    <Dialog
      onlyShows
      opened={url !== undefined}
      onClose={onClose}
      title={t('proposalForm.actions.linkTitle')}
    >
      <Stack>
        <TextInput
          aria-label={t('proposalForm.actions.linkTitle')}
          description={t('proposalForm.actions.linkText')}
          inputWrapperOrder={['input', 'description']}
          readOnly
          value={url ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={url ?? ''} timeout={4000}>
          {({ copied, copy }) => (
            <Button onClick={copy} data-autofocus>
              {t(copied ? 'proposalForm.actions.linkCopied' : 'proposalForm.actions.copy')}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Dialog>
  )
}
