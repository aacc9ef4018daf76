import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { type WebhookEvent, webhookEvents } from '#contract/trade/webhooks.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { ChipsInput } from '#web/admin/kit/form/fields/chips-input.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { AgencySelect } from './agency-select.tsx'
import { eventTexts } from './event-texts.ts'
import { SecretShown } from './secret-shown.tsx'
import { useErrors } from './use-errors.ts'

interface WebhookEditorProps {
  opened: boolean
  onClose: () => void
}

/** A new webhook, and then the secret of its signature, this once. */
export function WebhookEditor({ opened, onClose }: WebhookEditorProps) {
  const t = usePanelTexts()
  const [secret, setSecret] = useState<string>()
  const close = () => {
    setSecret(undefined)
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('partners.addWebhookTitle')}
      closeOnClickOutside={secret === undefined}
      onlyShows={secret !== undefined}
    >
      {secret === undefined ? (
        <WebhookForm onMade={setSecret} onClose={close} />
      ) : (
        <SecretShown label={t('partners.secret')} secret={secret} onClose={close} />
      )}
    </Dialog>
  )
}

const isEvent = (value: string): value is WebhookEvent =>
  webhookEvents.some((event) => event === value)

interface WebhookFormProps {
  onMade: (secret: string) => void
  onClose: () => void
}

function WebhookForm({ onMade, onClose }: WebhookFormProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const { errors, show } = useErrors()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([])
  const [agencyId, setAgencyId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const { secret } = await panelCall('addWebhook', { url: url.trim(), events, agencyId })
      await client.invalidateQueries({ queryKey: ['listWebhooks'] })
      onMade(secret)
    } catch (failure) {
      show(failure)
    } finally {
      setBusy(false)
    }
  }
  const options = webhookEvents.map((value) => ({ value, label: t(eventTexts[value]) }))
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <TextInput
          label={t('partners.address')}
          description={t('partners.addressHint')}
          type="url"
          withAsterisk
          data-autofocus
          maxLength={limits.webhookAddressMaxLength}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          error={errors['url']}
        />
        <ChipsInput
          label={t('partners.hears')}
          options={options}
          value={events}
          onChange={(chosen) => setEvents(chosen.filter(isEvent))}
        />
        <AgencySelect value={agencyId} onChange={setAgencyId} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={events.length === 0}>
            {t('partners.addWebhook')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
