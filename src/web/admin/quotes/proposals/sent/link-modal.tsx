import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { Button, CopyButton, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface LinkModalProps {
  /** Undefined while none is shown. */
  url: string | undefined
  onClose: () => void
}

/** A link to a proposal, to be copied. */
export function LinkModal({ url, onClose }: LinkModalProps) {
  const { t } = useTranslation('admin')
  return (
    <Dialog
      onlyShows
      opened={url !== undefined}
      onClose={onClose}
      title={t('proposals.actions.linkTitle')}
    >
      <Stack>
        <TextInput
          aria-label={t('proposals.actions.linkTitle')}
          description={t('proposals.actions.linkText')}
          inputWrapperOrder={['input', 'description']}
          readOnly
          value={url ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={url ?? ''} timeout={4000}>
          {({ copied, copy }) => (
            <Button onClick={copy} data-autofocus>
              {t(copied ? 'proposals.actions.linkCopied' : 'proposals.actions.copy')}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Dialog>
  )
}
