import { Button, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#contract/base/failures.ts'
import type { WrittenDetails } from '#contract/catalogue/facts/details.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
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
export function AddInPlace({ kind, destinations, onAdded }: AddInPlaceProps) {
  const { t } = useTranslation('admin')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        disabled={destinations.length === 0}
        leftSection={<IconPlus size={17} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {t(`drafts.addInPlace.${kind}`)}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t(`drafts.addInPlace.${kind}`)}
      >
        <Fields
          kind={kind}
          destinations={destinations}
          onAdded={(id) => {
            setOpened(false)
            onAdded(id)
          }}
        />
      </Dialog>
    </>
  )
}

function Fields({ kind, destinations, onAdded }: AddInPlaceProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { t: translate } = useTranslation()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const keyOf = useIdempotencyKey()
  const categories = useQuery(operationQuery('listCategories', {})).data?.list ?? []
  const [values, setValues] = useState({
    destinationId: destinations[0]?.id ?? '',
    categoryId: '',
    name: '',
    description: '',
  })
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [saving, setSaving] = useState(false)
  const change = (changes: Partial<typeof values>) => setValues((all) => ({ ...all, ...changes }))

  const add = async () => {
    const { name, description, destinationId, categoryId } = values
    const details: WrittenDetails<'hotel'> = [{ lang: fallbackLanguage, name, description }]
    const shared = { destinationId, details, status: false }
    const once = { idempotencyKey: keyOf({ kind, ...values }) }
    setSaving(true)
    try {
      const { id } =
        kind === 'tour'
          ? await panelCall('addTour', { ...shared, categoryId }, once)
          : await panelCall('addHotel', { ...shared, category: usualStars }, once)
      await client.invalidateQueries()
      toastSuccess(t('drafts.addInPlace.added', { name }))
      onAdded(id)
    } catch (failure) {
      const issues = failure instanceof Failure ? failure.context.issues : undefined
      if (!issues?.length) return showFailure(failure)
      const broken = issues.map(({ path, message }) => [
        path.split('.').at(-1) ?? path,
        // Ids are chosen, never typed: one that is no id is one that is missing.
        path.endsWith('Id')
          ? t('translation:messages.required')
          : translateMessage(translate, message),
      ])
      setErrors(Object.fromEntries(broken))
    } finally {
      setSaving(false)
    }
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
      <Button loading={saving} onClick={() => void add()}>
        {t('drafts.addInPlace.add')}
      </Button>
    </Stack>
  )
}
