import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { type KeyScope, keyScopes } from '#contract/trade/keys.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { ChipsInput } from '#web/admin/kit/form/fields/chips-input.tsx'
import { entriesIn } from '#web/admin/kit/form/fields/entries.ts'
import { LinesInput } from '#web/admin/kit/form/languages/lines-input.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { scopeTexts } from './scope-texts.ts'
import { AgencySelect } from './agency-select.tsx'
import { SecretShown } from './secret-shown.tsx'
import { errorsBelow, useErrors } from './use-errors.ts'

interface KeyEditorProps {
  opened: boolean
  onClose: () => void
}

/** A new key, and then the key itself, this once. */
export function KeyEditor({ opened, onClose }: KeyEditorProps) {
  const t = usePanelTexts()
  const [key, setKey] = useState<string>()
  const close = () => {
    setKey(undefined)
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('partners.addKeyTitle')}
      closeOnClickOutside={key === undefined}
      onlyShows={key !== undefined}
    >
      {key === undefined ? (
        <KeyForm onMade={setKey} onClose={close} />
      ) : (
        <SecretShown label={t('partners.addKeyTitle')} secret={key} onClose={close} />
      )}
    </Dialog>
  )
}

const isScope = (value: string): value is KeyScope => keyScopes.some((scope) => scope === value)

interface KeyFormProps {
  onMade: (key: string) => void
  onClose: () => void
}

function KeyForm({ onMade, onClose }: KeyFormProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const { errors, show } = useErrors()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<KeyScope[]>(['catalogue:read'])
  const [agencyId, setAgencyId] = useState<string | null>(null)
  const [origins, setOrigins] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const fields = { name, scopes, agencyId, origins: entriesIn(origins) }
      const { key } = await panelCall('addApiKey', fields)
      await client.invalidateQueries({ queryKey: ['listApiKeys'] })
      onMade(key)
    } catch (failure) {
      show(failure)
    } finally {
      setBusy(false)
    }
  }
  const options = keyScopes.map((value) => ({ value, label: t(scopeTexts[value]) }))
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <TextInput
          label={t('partners.name')}
          description={t('partners.nameHint')}
          withAsterisk
          data-autofocus
          maxLength={limits.partnerNameMaxLength}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors['name']}
        />
        <ChipsInput
          label={t('partners.may')}
          options={options}
          value={scopes}
          onChange={(chosen) => setScopes(chosen.filter(isScope))}
        />
        <AgencySelect value={agencyId} onChange={setAgencyId} />
        <LinesInput
          label={t('partners.origins')}
          help={t('partners.originsHint')}
          max={limits.originsMax}
          maxLength={limits.originMaxLength}
          value={origins}
          onChange={setOrigins}
          errors={errorsBelow(errors, 'origins')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={scopes.length === 0}>
            {t('partners.addKey')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
