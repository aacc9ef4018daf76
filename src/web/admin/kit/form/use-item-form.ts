import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import type { z } from 'zod'
import { Failure, type Issue } from '#contract/base/failures.ts'
import { fallbackMessage, messages } from '#contract/base/text/messages.ts'
import type { CallOptions } from '#contract/base/operation.ts'
import { fieldOfFailure } from '#web/shared/forms/field-of-failure.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { translateMessage } from '../api/translate-message.ts'
import { toastError, toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureText, useFailureToast } from '../layout/text/failure-text.ts'
import { differencesOf, isSame } from './draft/conflict.ts'
import type { Stored } from './draft/draft.ts'
import type { InputProps } from './fields/input-props.ts'
import { clearUnsaved } from './draft/unsaved.ts'
import { type DraftControls, useDraft } from './draft/use-draft.ts'

interface ItemFormOptions<Values, Payload> {
  /** Names the form's draft. */
  name: string
  initial: Values
  /** False where what is typed must not stay on the computer. */
  savesDraft?: boolean
  /** When what is edited was last changed; undefined when adding. */
  updatedAt?: Date
  /** The contract's own schema: the form refuses exactly what the server refuses. */
  schema: z.ZodType
  toPayload: (values: Values) => Payload
  /** `options` make the same save, repeated after a lost answer, one save. */
  save: (
    payload: Payload,
    updatedAt: Date | undefined,
    options: CallOptions,
  ) => Promise<{ id: string }>
  /** Where the form shows a broken rule. */
  errorPath?: (path: string, payload: Payload) => string
  /** Reads the stored item, after somebody else's edit. */
  reload?: () => Promise<Stored<Values>>
  onSaved: (id: string, another: boolean) => void
}

/** Somebody else's edit that this one met, and what both began with. */
interface Conflict<Values> {
  theirs: Stored<Values>
  base: Values
}

export interface ItemForm<Values extends Record<string, unknown>> extends DraftControls<Values> {
  name: string
  form: ReturnType<typeof useForm<Values>>
  /** Ties an input to a field. */
  field: InputProps
  changed: boolean
  saving: boolean
  /** How often a save was refused for what is written. */
  refusals: number
  submit: (another?: boolean) => Promise<void>
  conflict: Conflict<Values> | undefined
  /** Goes on with the merged values over the newer version. */
  resolveConflict: (merged: Values) => Promise<void>
  leaveConflict: () => void
  /** Returns the payload for the values as they are. */
  payload: () => object
  /** The rules that the values break, by the fields of the form. */
  check: () => BrokenRule[]
  /** Marks fields and takes the reader to the first. */
  pointOut: (broken: readonly BrokenRule[]) => void
  /** Shows what the server refused of the payload. */
  showIssues: (issues: Issue[]) => void
  /** When what the form began with was last changed. */
  seenAt: Date | undefined
  /** The values were kept in another way than by saving: nothing is unsaved. */
  markKept: (values: Values) => void
}

/** A broken rule where the form shows it, in the reader's language. */
export interface BrokenRule {
  path: string
  message: string
}

/** A form over a contract schema: draft, field errors, and edits that meet somebody else's. */
export function useItemForm<Values extends Record<string, unknown>, Payload>(
  options: ItemFormOptions<Values, Payload>,
): ItemForm<Values> {
  const { name, initial, updatedAt, schema, toPayload, save, errorPath, reload, onSaved } = options
  const { savesDraft = true } = options
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const textOf = useFailureText()
  const [saving, setSaving] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const busy = useRef(false)
  const saves = useRef(0)
  const keyOf = useIdempotencyKey()
  const [base, setBase] = useState(updatedAt && { values: initial, updatedAt })
  const [conflict, setConflict] = useState<Conflict<Values>>()
  const form = useForm<Values>({ initialValues: initial })
  const changed = !isSame(form.values, form.getInitialValues())
  const draft = useDraft({ name, form, base, changed, savesDraft, onRestored: setBase })

  const inForm = (issues: readonly Issue[], payload: Payload): BrokenRule[] =>
    issues.map(({ path, message }) => ({
      path: errorPath ? errorPath(path, payload) : path,
      message: translateMessage(t, chosen(message)),
    }))
  const showIssues = (issues: readonly Issue[], payload: Payload) =>
    showErrors(byPath(inForm(issues, payload)))
  const broken = (payload: Payload): Issue[] => {
    const checked = schema.safeParse(payload, { error: fallbackMessage })
    if (checked.success) return []
    return checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  }
  const showErrors = (errors: Record<string, string>) => {
    form.setErrors(errors)
    setRefusals((count) => count + 1)
    toastError(t('form.correct'))
  }
  const becomeSaved = (sent: Values, stored: Stored<Values> | undefined, over?: Date) => {
    draft.drop()
    form.resetDirty(sent)
    form.clearErrors()
    clearUnsaved()
    toastSuccess(t('form.saved'))
    // What somebody else changed since the save has not been seen here: the next one meets it.
    const unseen = stored && !isSame(written(stored.values), written(sent))
    const seenAt = unseen ? over : stored?.updatedAt
    setBase(seenAt && { values: sent, updatedAt: seenAt })
    void client.invalidateQueries()
  }
  /** Values as the server keeps them: trimmed, without blanks. */
  const written = (values: Values) => schema.safeParse(toPayload(values)).data

  /** Saves; an edit of somebody else's that changed nothing this form holds is no conflict. */
  const saveOver = async (payload: Payload, over: typeof base, once: CallOptions) => {
    try {
      return await save(payload, over?.updatedAt, once)
    } catch (failure) {
      const meetsAnother = failure instanceof Failure && failure.name === 'EDIT_CONFLICT_ERROR'
      if (!meetsAnother || !reload || !over) throw failure
      const theirs = await reload()
      if (!isSame(written(theirs.values), written(over.values))) throw failure
      return await save(payload, theirs.updatedAt, once)
    }
  }

  const send = async (sent: Values, over: typeof base, another: boolean) => {
    const payload = toPayload(sent)
    const issues = broken(payload)
    if (issues.length > 0) return showIssues(issues, payload)
    if (busy.current) return
    busy.current = true
    setSaving(true)
    let leaves = false
    try {
      const idempotencyKey = keyOf({ payload, saves: saves.current })
      const { id } = await saveOver(payload, over, { idempotencyKey })
      saves.current += 1
      const stored = await reload?.().catch(() => undefined)
      becomeSaved(sent, stored, over?.updatedAt)
      onSaved(id, another)
      leaves = !reload
    } catch (failure) {
      await answerFailure(failure, sent, over).catch(showFailure)
    } finally {
      // Something new is added once: the page is left, and takes no second save meanwhile.
      busy.current = leaves
      setSaving(leaves)
    }
  }
  const answerFailure = async (failure: unknown, sent: Values, over: typeof base) => {
    if (!(failure instanceof Failure)) return showFailure(failure)
    if (failure.name === 'EDIT_CONFLICT_ERROR' && reload && over) {
      const theirs = await reload()
      const differs = differencesOf(over.values, theirs.values, sent).length > 0
      return differs ? setConflict({ theirs, base: over.values }) : becomeSaved(sent, theirs)
    }
    const { issues } = failure.context
    if (issues?.length) return showIssues(issues, toPayload(sent))
    const field = fieldOfFailure[failure.name]
    if (field !== undefined && field in sent) return showErrors({ [field]: textOf(failure) })
    showFailure(failure)
  }

  return {
    ...draft,
    name,
    form,
    // The form is controlled: every field has a value.
    field: form.getInputProps as InputProps,
    changed,
    saving,
    refusals,
    submit: async (another = false) => {
      if (!conflict) await send(form.getValues(), base, another)
    },
    conflict,
    resolveConflict: async (merged) => {
      if (!conflict) return
      setConflict(undefined)
      setBase(conflict.theirs)
      form.setValues(merged)
      await send(merged, conflict.theirs, false)
    },
    leaveConflict: () => setConflict(undefined),
    payload: () => toPayload(form.getValues()) as object,
    check: () => {
      const payload = toPayload(form.getValues())
      return inForm(broken(payload), payload)
    },
    pointOut: (rules) => {
      form.setErrors(byPath(rules))
      setRefusals((count) => count + 1)
    },
    showIssues: (issues) => showIssues(issues, toPayload(form.getValues())),
    seenAt: base?.updatedAt,
    markKept: (values) => {
      draft.drop()
      form.resetDirty(values)
      form.clearErrors()
      clearUnsaved()
    },
  }
}

/** Of several rules that one field breaks, the first. */
function byPath(rules: readonly BrokenRule[]): Record<string, string> {
  return Object.fromEntries(rules.toReversed().map(({ path, message }) => [path, message]))
}

/** Ids are chosen, never typed: one that is no id is one that is missing. */
function chosen(message: string): string {
  return message === messages.idInvalid ? messages.required : message
}
