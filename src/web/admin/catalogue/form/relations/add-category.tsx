import { Button, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { Caution } from '#web/admin/kit/form/caution.tsx'
import { AddInDialog } from '#web/admin/kit/dialog/add-in-dialog.tsx'
import { useAdding } from '#web/admin/kit/dialog/use-adding.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { onEnter, sameName } from './name-of-new.ts'

interface AddedProps {
  /** Told of what was added. */
  onAdded: (id: string) => void
}

/** Adds a category from the form of an experience: its name alone. */
export function AddCategory({ onAdded }: AddedProps) {
  const t = usePanelTexts()
  return (
    <AddInDialog label={t('placeForm.newCategory')} onAdded={onAdded}>
      {(added) => <Fields onAdded={added} />}
    </AddInDialog>
  )
}

function Fields({ onAdded }: AddedProps) {
  const t = usePanelTexts()
  const keyOf = useIdempotencyKey()
  const others = useQuery(operationQuery('listCategories', {})).data?.list
  const [name, setName] = useState('')
  const { errors, saving, add } = useAdding(onAdded)
  const same = sameName(name, others)
  const addCategory = () =>
    void add(name, () => panelCall('addCategory', { name }, { idempotencyKey: keyOf({ name }) }))
  return (
    <Stack gap="xs" onKeyDown={onEnter(addCategory)}>
      <TextInput
        label={t('placeForm.name')}
        withAsterisk
        data-autofocus
        maxLength={limits.nameMaxLength}
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Caution text={same && t('form.sameName', { name: same })} />
      <Button loading={saving} onClick={addCategory}>
        {t('drafts.addInPlace.add')}
      </Button>
    </Stack>
  )
}
