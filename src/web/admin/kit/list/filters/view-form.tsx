import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'

interface ViewFormProps {
  taken: readonly string[]
  onSave: (name: string) => void
}

const nameMax = 60

/** Asks what a view shall be called; one of the same name is replaced, which is said before. */
export function ViewForm({ taken, onSave }: ViewFormProps) {
  const t = usePanelTexts()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name) onSave(name)
      }}
    >
      <Stack gap="md">
        <TextInput
          data-autofocus
          label={t('views.name')}
          description={t('views.nameHint')}
          maxLength={nameMax}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span role="status">{taken.includes(name) && t('views.replaces')}</span>
        <Group justify="flex-end">
          <Button type="submit" disabled={!name}>
            {t('views.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
