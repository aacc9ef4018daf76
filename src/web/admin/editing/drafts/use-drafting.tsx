import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { Failure } from '#contract/base/failures.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useEditing } from './editing.ts'

/** A form's actions on a draft of its item. */
export interface Drafting {
  /** Since when there is one, and whose; undefined where nothing is written but what is live. */
  draft: { updatedAt: Date; byName: string } | undefined
  busy: boolean
  /** Keeps what is written without publishing it; gives whether it was kept. */
  keep: () => Promise<boolean>
  /** Makes what is written the item. */
  publish: () => Promise<void>
  discard: () => void
}

/** Drafts of the item that a form edits; undefined where something new is added. */
export function useDrafting<Values extends Record<string, unknown>>(
  kind: Kind,
  item: ItemForm<Values>,
): Drafting | undefined {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const editing = useEditing()
  const [kept, setKept] = useState(() => editing?.draft ?? undefined)
  /** The same for what goes on after a question. */
  const latest = useRef(kept)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  if (!editing) return undefined
  const { id } = editing.live

  /** One thing at a time; what fails is shown where it belongs. */
  const once = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      return await work()
    } catch (failure) {
      showRefusal(failure)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const showRefusal = (failure: unknown) => {
    const issues = failure instanceof Failure ? failure.context.issues : undefined
    if (!issues?.length) return showFailure(failure)
    item.showIssues(
      issues.map(({ path, message }) => ({ path: path.replace(/^fields\./, ''), message })),
    )
  }

  /** Keeps what is written; over whatever somebody else has kept since, where told to. */
  const save = async (overOthers = false): Promise<Date | undefined> => {
    const over = overOthers ? undefined : latest.current?.updatedAt
    const values = item.form.getValues()
    const fields = {
      ...item.payload(),
      ...(item.seenAt && { updatedAt: item.seenAt.toISOString() }),
    }
    try {
      const { updatedAt } = await panelCall('saveDraft', {
        kind,
        id,
        fields,
        ...(over && { updatedAt: over }),
      })
      item.markKept(values)
      const draft = await panelCall('getDraft', { kind, id })
      latest.current = draft ?? undefined
      setKept(latest.current)
      void client.invalidateQueries()
      return updatedAt
    } catch (failure) {
      if (!isConflict(failure)) throw failure
      askToOverwrite()
      return undefined
    }
  }
  const askToOverwrite = () =>
    modals.openConfirmModal({
      title: t('drafts.otherTitle'),
      children: t('drafts.otherText'),
      labels: { confirm: t('drafts.overwrite'), cancel: t('form.cancel') },
      onConfirm: () => void once(async () => (await save(true)) !== undefined),
    })

  const publish = async (force = false): Promise<boolean> => {
    const isKept = force || !item.changed
    const updatedAt = (isKept && latest.current?.updatedAt) || (await save())
    if (!updatedAt) return false
    try {
      await panelCall('publishDraft', { kind, id, updatedAt, ...(force && { force }) })
    } catch (failure) {
      if (!isConflict(failure)) throw failure
      askToPublish()
      return false
    }
    toastSuccess(t('drafts.published'))
    void client.invalidateQueries()
    editing.beginAnew()
    return true
  }
  const askToPublish = () =>
    modals.openConfirmModal({
      title: t('drafts.changedTitle'),
      children: t('drafts.changedText'),
      labels: { confirm: t('drafts.publishAnyway'), cancel: t('form.cancel') },
      onConfirm: () => void once(() => publish(true)),
    })

  const keep = () =>
    once(async () => {
      const isKept = (await save()) !== undefined
      if (isKept) toastSuccess(t('drafts.saved'))
      return isKept
    })
  const discard = () =>
    modals.openConfirmModal({
      title: t('drafts.discardTitle'),
      children: t('drafts.discardText'),
      labels: { confirm: t('drafts.discard'), cancel: t('form.cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void once(async () => {
          await panelCall('discardDraft', { kind, id })
          item.markKept(item.form.getValues())
          toastSuccess(t('drafts.discarded'))
          void client.invalidateQueries()
          editing.beginAnew()
          return true
        }),
    })

  return {
    draft: kept && { updatedAt: kept.updatedAt, byName: kept.by.name },
    busy,
    keep,
    publish: async () => void (await once(() => publish())),
    discard,
  }
}

function isConflict(failure: unknown): boolean {
  return failure instanceof Failure && failure.name === 'EDIT_CONFLICT_ERROR'
}
