import { Button, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { WrittenDetails } from '#contract/catalogue/facts/details.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { AddInDialog } from '#web/admin/kit/dialog/add-in-dialog.tsx'
import { useAdding } from '#web/admin/kit/dialog/use-adding.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { AddCategory } from '../form/relations/add-category.tsx'
import type { Choice } from '../form/relations/relation-list.tsx'

interface AddInPlaceProps {
  kind: 'tour' | 'hotel'
  /** The destinations of the journey. */
  destinations: readonly Choice[]
  /** Told of what was added. */
  onAdded: (id: string) => void
}

const usualStars = 3

/** Adds an experience or a hotel from the form of a journey, with as little as one needs. */
export function AddInPlace({ onAdded, ...props }: AddInPlaceProps) {
  const t = usePanelTexts()
  return (
    <AddInDialog
      label={t(`drafts.addInPlace.${props.kind}`)}
      disabled={props.destinations.length === 0}
      onAdded={onAdded}
    >
      {(added) => <Fields {...props} onAdded={added} />}
    </AddInDialog>
  )
}

function Fields({ kind, destinations, onAdded }: AddInPlaceProps) {
  const t = usePanelTexts()
  const keyOf = useIdempotencyKey()
  const categories = useQuery(operationQuery('listCategories', {})).data?.list ?? []
  const [values, setValues] = useState({
    destinationId: destinations[0]?.id ?? '',
    categoryId: '',
    name: '',
    description: '',
  })
  const { errors, saving, add } = useAdding(onAdded)
  const change = (changes: Partial<typeof values>) => setValues((all) => ({ ...all, ...changes }))

  const addItem = () => {
    const { name, description, destinationId, categoryId } = values
    const details: WrittenDetails<'hotel'> = [{ lang: fallbackLanguage, name, description }]
    const shared = { destinationId, details, status: false }
    const once = { idempotencyKey: keyOf({ kind, ...values }) }
    return add(name, () =>
      kind === 'tour'
        ? panelCall('addTour', { ...shared, categoryId }, once)
        : panelCall('addHotel', { ...shared, category: usualStars }, once),
    )
  }

  return (
    <Stack>
      <p>{t('drafts.addInPlace.note')}</p>
      <Select
        label={t('form.destination')}
        withAsterisk
        allowDeselect={false}
        data={destinations.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.destinationId}
        error={errors['destinationId']}
        onChange={(id) => change({ destinationId: id ?? '' })}
      />
      {kind === 'tour' && (
        <div>
          <Select
            label={t('form.category')}
            placeholder={t('form.chooseCategory')}
            withAsterisk
            allowDeselect={false}
            data={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={values.categoryId || null}
            error={errors['categoryId']}
            onChange={(id) => change({ categoryId: id ?? '' })}
          />
          <AddCategory onAdded={(id) => change({ categoryId: id })} />
        </div>
      )}
      <TextInput
        label={t('drafts.addInPlace.name')}
        withAsterisk
        maxLength={limits.nameMaxLength}
        value={values.name}
        error={errors['name']}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Textarea
        label={t('drafts.addInPlace.description')}
        withAsterisk
        autosize
        minRows={3}
        value={values.description}
        error={errors['description']}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <Button loading={saving} onClick={() => void addItem()}>
        {t('drafts.addInPlace.add')}
      </Button>
    </Stack>
  )
}
