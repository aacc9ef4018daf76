import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Failure } from '#contract/failures.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { translateMessage } from '../i18n/translate-message.ts'
import { prepareToasts } from '../ui/toasts.tsx'
import { fieldOfFailure } from './field-of-failure.ts'
import { issuesOf, toastFailure, troubleOf } from './report-failure.ts'

/** A broken rule's message by the name of its field. */
type Errors = Partial<Record<string, string>>

/**
 * A form that refuses what the contract refuses, in the user's language, and loses nothing that was typed:
 * its inputs keep their own values, those typed before the page's scripts arrived as well.
 * `loadSchema` gives the contract's schema, fetched when the form is first used, so that pages stay light.
 */
export function useContractForm<Values extends Record<string, string>>(
  loadSchema: () => Promise<z.ZodType<unknown, Values>>,
) {
  const { t, i18n } = useTranslation()
  const [errors, setErrors] = useState<Errors>({})
  const [trouble, setTrouble] = useState<string>()
  const [wasRefused, setWasRefused] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)

  useEffect(() => {
    // Another language has messages of its own, and what the page says already is said in it.
    if (wasRefused) void loadMessages(i18n).then(() => setErrors((same) => ({ ...same })))
  }, [i18n, wasRefused])

  /** Whoever begins to type will send: what that needs is there then, whatever becomes of the network. */
  function prepare(): void {
    void Promise.allSettled([loadSchema(), loadMessages(i18n), prepareToasts()])
  }

  /** Typed values and what breaks a rule among them; the first message of each field counts. */
  async function check(form: HTMLFormElement): Promise<{ values: Values; found: Errors }> {
    const [schema] = await Promise.all([loadSchema(), loadMessages(i18n)])
    const values = Object.fromEntries(new FormData(form)) as Values
    const issues = schema.safeParse(values).error?.issues ?? []
    const found = issues.map(({ path, message }) => [String(path[0]), message]).toReversed()
    return { values, found: Object.fromEntries(found) }
  }

  function refuse(form: HTMLFormElement, found: Errors): void {
    // The messages are there before the focus comes, so that they are read out with the field.
    flushSync(() => {
      setErrors(found)
      setWasRefused(true)
    })
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')]
    fields.find(({ name }) => found[name])?.focus()
  }

  /** After a refusal, what is corrected is checked as it is typed. */
  async function recheck({
    target: { form },
  }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) {
    if (wasRefused && form) setErrors((await check(form)).found)
  }

  /** What a field's input needs: its name and its error. */
  const field = (name: keyof Values & string) => {
    const message = errors[name]
    return {
      name,
      error: message && translateMessage(t, message),
      onChange: recheck,
      onFocus: prepare,
    }
  }

  /** What the server refuses is shown beside its field, a failure in a toast; what stays true is said in the form too. */
  function report(form: HTMLFormElement, failure: unknown): void {
    const known = issuesOf(failure).filter(({ path }) => form.elements.namedItem(path))
    if (known.length > 0) {
      return refuse(form, Object.fromEntries(known.map(({ path, message }) => [path, message])))
    }
    toastFailure(failure, t)
    setTrouble(troubleOf(failure, t))
    if (!(failure instanceof Failure)) return
    const about = fieldOfFailure[failure.name]
    if (about && form.elements.namedItem(about)) {
      refuse(form, { [about]: t(`failures.${failure.name}`) })
    }
  }

  /** Sends valid values, and reports what comes back. */
  const submit =
    (send: (values: Values) => Promise<void>) => async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      setIsSubmitting(true)
      setTrouble(undefined)
      try {
        const { values, found } = await check(form)
        if (Object.keys(found).length > 0) refuse(form, found)
        else await send(values)
      } catch (failure) {
        report(form, failure)
      }
      setIsSubmitting(false)
    }

  return { field, submit, isSubmitting, trouble }
}
