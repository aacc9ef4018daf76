import { useForm } from '@mantine/form'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Failure, type Issue } from '#contract/failures.ts'
import { fallbackMessage, messages } from '#contract/messages.ts'
import { translateMessage } from '../../../i18n/translate-message.ts'
import { toastError, toastSuccess } from '../../../ui/toasts.tsx'
import { useFailureToast } from '../page/failure-text.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import { forgetUnsaved } from './unsaved.ts'

/** A stored version of what the form edits. */
export interface Stored<Values> {
  values: Values
  updatedAt: Date
}

interface ItemFormOptions<Values, Payload> {
  /** Names the form's draft. */
  name: string
  initial: Values
  /** False where what is typed must not stay on the computer. */
  keepsDraft?: boolean
  /** When what is edited was last changed; undefined when adding. */
  updatedAt?: Date
  /** The contract's own schema: the form refuses exactly what the server refuses. */
  schema: z.ZodType
  toPayload: (values: Values) => Payload
  save: (payload: Payload, updatedAt: Date | undefined) => Promise<{ id: string }>
  /** Where the form shows a broken rule. */
  errorPath?: (path: string, payload: Payload) => string
  /** What is stored now, after somebody else's edit. */
  reload?: () => Promise<Stored<Values>>
  onSaved: (id: string, another: boolean) => void
}

export interface ItemForm<Values extends Record<string, unknown>> {
  name: string
  form: ReturnType<typeof useForm<Values>>
  changed: boolean
  saving: boolean
  submit: (another?: boolean) => Promise<void>
  draft: Draft<Values> | undefined
  restoreDraft: () => void
  discardDraft: () => void
  conflict: Stored<Values> | undefined
  /** Goes on with the merged values over the newer version. */
  resolveConflict: (merged: Values) => Promise<void>
  leaveConflict: () => void
}

/** A form over a contract schema: draft, field errors, and edits that meet somebody else's. */
export function useItemForm<Values extends Record<string, unknown>, Payload>(
  options: ItemFormOptions<Values, Payload>,
): ItemForm<Values> {
  const { name, initial, schema, toPayload, save, errorPath, reload, onSaved } = options
  const { keepsDraft = true } = options
  const { t } = useTranslation('admin')
  const { t: translate } = useTranslation()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [saving, setSaving] = useState(false)
  const [base, setBase] = useState(options.updatedAt)
  const [conflict, setConflict] = useState<Stored<Values>>()
  const [draft, setDraft] = useState(() => readDraft(name, initial))
  const form = useForm<Values>({ initialValues: initial })
  const changed = form.isDirty()

  const keepLater = useDebouncedCallback((values: Values) => keepDraft(name, values, base), 400)
  const { values } = form
  useEffect(() => {
    if (changed && keepsDraft) keepLater(values)
  }, [changed, keepsDraft, values, keepLater])

  const showIssues = (issues: Issue[], payload: Payload) => {
    const errors = issues.map(({ path, message }) => [
      errorPath ? errorPath(path, payload) : path,
      translateMessage(translate, chosen(message)),
    ])
    form.setErrors(Object.fromEntries(errors.toReversed()))
    toastError(t('form.correct'))
  }
  const send = async (sent: Values, over: Date | undefined, another: boolean) => {
    const payload = toPayload(sent)
    const checked = schema.safeParse(payload, { error: fallbackMessage })
    if (!checked.success) {
      const broken = checked.error.issues
      return showIssues(
        broken.map(({ path, message }) => ({ path: path.join('.'), message })),
        payload,
      )
    }
    setSaving(true)
    try {
      const { id } = await save(payload, over)
      keepLater.cancel()
      dropDraft(name)
      setDraft(undefined)
      form.resetDirty(sent)
      form.clearErrors()
      forgetUnsaved()
      toastSuccess(t('form.saved'))
      setBase(reload ? (await reload()).updatedAt : undefined)
      void client.invalidateQueries()
      onSaved(id, another)
    } catch (failure) {
      await answerFailure(failure, payload)
    } finally {
      setSaving(false)
    }
  }
  const answerFailure = async (failure: unknown, payload: Payload) => {
    if (!(failure instanceof Failure)) return showFailure(failure)
    if (failure.name === 'EDIT_CONFLICT_ERROR' && reload) {
      return setConflict(await reload())
    }
    const { issues } = failure.context
    if (issues?.length) return showIssues(issues, payload)
    showFailure(failure)
  }

  return {
    name,
    form,
    changed,
    saving,
    submit: (another = false) => send(form.getValues(), base, another),
    draft: changed ? undefined : draft,
    restoreDraft: () => {
      if (draft) form.setValues(draft.values)
      if (draft?.base) setBase(draft.base)
      setDraft(undefined)
    },
    discardDraft: () => {
      dropDraft(name)
      setDraft(undefined)
    },
    conflict,
    resolveConflict: async (merged) => {
      const over = conflict?.updatedAt
      setConflict(undefined)
      setBase(over)
      form.setValues(merged)
      await send(merged, over, false)
    },
    leaveConflict: () => setConflict(undefined),
  }
}

/** Ids are chosen, never typed: one that is no id is one that is missing. */
function chosen(message: string): string {
  return message === messages.idInvalid ? messages.required : message
}
