import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { limits } from '#contract/base/limits.ts'
import { type RedirectedKind, redirectedKinds } from '#contract/site/redirects/redirected-kinds.ts'
import type { Redirect, RedirectTarget } from '#contract/site/redirects/redirects.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { everyOption } from '#web/admin/kit/form/fields/matching-options.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useErrors } from '#web/admin/trade/partners/use-errors.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useTargetLabel } from './use-target-label.ts'
import { useTargetOptions } from './use-target-options.ts'

/** Initial values of the form: a stored redirect, or the known parts of a new one. */
export type RedirectDraft = Partial<Pick<Redirect, 'id' | 'to' | 'from'>>

interface RedirectDialogProps {
  /** Undefined while this is closed. */
  draft: RedirectDraft | undefined
  onClose: () => void
}

/** Adds or edits a redirect. */
export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  const t = usePanelTexts()
  const title = t(draft?.id === undefined ? 'redirectForm.add' : 'redirectForm.edit')
  return (
    <Dialog opened={draft !== undefined} onClose={onClose} title={title}>
      {draft && <RedirectForm draft={draft} onClose={onClose} />}
    </Dialog>
  )
}

function RedirectForm({ draft, onClose }: { draft: RedirectDraft; onClose: () => void }) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const { errors, show } = useErrors()
  const [from, setFrom] = useState(draft.from ?? '')
  const [to, setTo] = useState<RedirectTarget | undefined>(draft.to)
  const [busy, setBusy] = useState(false)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (to === undefined) return
    setBusy(true)
    try {
      const { id } = draft
      if (id === undefined) await panelCall('addRedirect', { from, to })
      else await panelCall('editRedirect', { id, from, to })
      toastSuccess(t(id === undefined ? 'redirectForm.added' : 'redirectForm.edited', { from }))
      await client.invalidateQueries()
      onClose()
    } catch (failure) {
      show(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        <TextInput
          label={t('redirectForm.from')}
          description={t('redirectForm.fromHint')}
          maxLength={limits.redirectFromMaxLength}
          required
          data-autofocus
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
          error={errors['from']}
        />
        <TargetFields to={to} onChange={setTo} error={errors['to']} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={busy} disabled={from.trim() === '' || !to}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface TargetFieldsProps {
  to: RedirectTarget | undefined
  onChange: (to: RedirectTarget | undefined) => void
  error: ReactNode
}

const addressKind = 'address'

/** The kind of the target, and which of that kind or its address. */
function TargetFields({ to, onChange, error }: TargetFieldsProps) {
  const t = usePanelTexts()
  const labelOf = useTargetLabel()
  const [kind, setKind] = useState<RedirectedKind | typeof addressKind>(
    typeof to === 'object' ? to.kind : addressKind,
  )
  return (
    <>
      <Select
        label={t('redirectForm.toKind')}
        data={[
          { value: addressKind, label: t('redirectForm.toAddress') },
          ...redirectedKinds.map((value) => ({ value, label: labelOf(value) })),
        ]}
        value={kind}
        allowDeselect={false}
        onChange={(value) => {
          setKind(redirectedKinds.find((each) => each === value) ?? addressKind)
          onChange(undefined)
        }}
      />
      {kind === addressKind ? (
        <TextInput
          label={t('redirectForm.address')}
          description={t('redirectForm.addressHint')}
          maxLength={limits.redirectToMaxLength}
          required
          value={typeof to === 'string' ? to : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={error}
        />
      ) : (
        <ThingField key={kind} kind={kind} to={to} onChange={onChange} error={error} />
      )}
    </>
  )
}

function ThingField({ kind, to, onChange, error }: TargetFieldsProps & { kind: RedirectedKind }) {
  const t = usePanelTexts()
  const { options, onSearch } = useTargetOptions(kind)
  return (
    <Select
      label={t('redirectForm.thing')}
      data={options}
      value={typeof to === 'object' ? to.id : null}
      onChange={(id) => onChange(id === null ? undefined : { kind, id })}
      {...(onSearch && { onSearchChange: onSearch, filter: everyOption })}
      nothingFoundMessage={t('list.nothing')}
      searchable
      required
      error={error}
    />
  )
}
