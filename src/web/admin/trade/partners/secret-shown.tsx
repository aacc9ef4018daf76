import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

interface SecretShownProps {
  label: string
  secret: string
  onClose: () => void
}

/** Shows a secret once, to be copied. */
export function SecretShown({ label, secret, onClose }: SecretShownProps) {
  const t = usePanelTexts()
  return (
    <Stack>
      <TextInput
        label={label}
        description={t('partners.shownOnce')}
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('partners.close')}
        </Button>
        <CopyButton value={secret} timeout={4000}>
          {({ copied, copy }) => (
            <Button onClick={copy} data-autofocus>
              {t(copied ? 'partners.copied' : 'partners.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  )
}
