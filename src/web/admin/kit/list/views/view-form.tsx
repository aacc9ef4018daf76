import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type SavedView, viewLimits } from '#contract/accounts/saved-views.ts'
import { Failure } from '#contract/base/failures.ts'
import { useFailureText } from '../../layout/text/failure-text.ts'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'

/** A view as the form asks for it. */
export interface NamedView {
  name: string
  shared: boolean
  withColumns: boolean
}

interface ViewFormProps {
  /** The view that gets another name; absent for a new one. */
  view?: SavedView
  /** The user chose columns, which a view can keep. */
  hasColumns?: boolean
  /** Tells whether a view of this name would be replaced. */
  replaces?: (named: NamedView) => boolean
  /** Stores the view; the form stays open with what was typed where that fails. */
  onSave: (named: NamedView) => Promise<void>
}

/** Asks for the name of a view, and for whom it is; one of the same name is replaced, which is said before. */
export function ViewForm({ view, hasColumns = false, replaces, onSave }: ViewFormProps) {
  const t = usePanelTexts()
  const textOf = useFailureText()
  const [typed, setTyped] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [withColumns, setWithColumns] = useState(true)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const named = { name: typed.trim(), shared, withColumns: hasColumns && withColumns }
  const save = async () => {
    setIsSaving(true)
    setProblem(undefined)
    try {
      await onSave(named)
    } catch (failure) {
      const isTaken =
        view !== undefined && failure instanceof Failure && failure.name === 'INVALID_DATA_ERROR'
      setProblem(isTaken ? t('views.taken') : textOf(failure))
      setIsSaving(false)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (named.name && !isSaving) void save()
      }}
    >
      <Stack gap="md">
        <TextInput
          data-autofocus
          label={t('views.name')}
          description={t('views.nameHint')}
          maxLength={viewLimits.nameMaxLength}
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Checkbox
          label={t('views.forAll')}
          description={t('views.forAllHint')}
          checked={shared}
          // Its maker alone takes a view back from all.
          disabled={view?.shared === true && !view.own}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        {hasColumns && (
          <Checkbox
            label={t('views.withColumns')}
            checked={withColumns}
            onChange={(event) => setWithColumns(event.currentTarget.checked)}
          />
        )}
        <span role="status">{named.name && replaces?.(named) && t('views.replaces')}</span>
        <Group justify="flex-end">
          <Button type="submit" disabled={!named.name} loading={isSaving}>
            {t('views.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
