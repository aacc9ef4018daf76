import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { Failure } from '#contract/base/failures.ts'
import { useLanguage, useTexts } from '../i18n/use-texts.tsx'
import type { Trouble } from './form-trouble.ts'
import { prepareToasts } from '../ui/toasts/toasts.ts'
import { prepareOnIdle } from './prepare-on-idle.ts'
import { fieldOfFailure } from './field-of-failure.ts'
import { issuesOf, loadMessages, toastFailure, troubleOf } from './report-failure.ts'

/** Error messages by field name, in the user's language. */
type Errors = Partial<Record<string, string>>

/**
 * A form that refuses what the contract refuses, in the user's language, and loses nothing that was typed:
 * its inputs keep their own values, those typed before the page's scripts arrived as well.
 * `loadSchema` gives the contract's schema, fetched when the form is first used, so that pages stay light.
 */
export function useContractForm<Values extends Record<string, string | undefined>>(
  loadSchema: () => Promise<z.ZodType<unknown, Values>>,
) {
  const t = useTexts()
  const language = useLanguage()
  const [errors, setErrors] = useState<Errors>({})
  const [trouble, setTrouble] = useState<Trouble>()
  const [wasRefused, setWasRefused] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)

  /** Anyone who begins to type will send: what that needs is there then, whatever becomes of the network. */
  const [prepare] = useState(() =>
    prepareOnIdle(() => {
      void Promise.allSettled([loadSchema(), loadMessages(language), prepareToasts()])
    }),
  )

  /** Typed values and what breaks a rule among them; the first message of each field counts. */
  async function check(form: HTMLFormElement): Promise<{ values: Values; found: Errors }> {
    const [schema, toMessage] = await Promise.all([loadSchema(), loadMessages(language)])
    const values = Object.fromEntries(new FormData(form)) as Values
    const issues = schema.safeParse(values).error?.issues ?? []
    const found = issues.map(({ path, message }) => [String(path[0]), toMessage(message)])
    return { values, found: Object.fromEntries(found.toReversed()) }
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
  async function onChange({ target: { form } }: { target: { form: HTMLFormElement | null } }) {
    prepare()
    if (wasRefused && form) setErrors((await check(form)).found)
  }

  /** Returns the props of a field's input: its name and its error. */
  const field = (name: keyof Values & string) => {
    return {
      name,
      error: errors[name],
      onChange,
    }
  }

  /**
   * Shows the server's refusals beside their fields, a failure in a toast; a lasting trouble appears in the form too.
   */
  async function report(form: HTMLFormElement, failure: unknown): Promise<void> {
    // Said first: what follows is fetched, and may fail as well.
    setTrouble(troubleOf(failure))
    const known = issuesOf(failure).filter(({ path }) => form.elements.namedItem(path))
    if (known.length > 0) {
      const toMessage = await loadMessages(language)
      const found = known.map(({ path, message }) => [path, toMessage(message)])
      return refuse(form, Object.fromEntries(found))
    }
    const text = await toastFailure(failure, { language, t })
    const about = failure instanceof Failure && fieldOfFailure[failure.name]
    if (about && form.elements.namedItem(about)) refuse(form, { [about]: text })
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
        await report(form, failure)
      } finally {
        setIsSubmitting(false)
      }
    }

  return { field, submit, isSubmitting, trouble: trouble && t(trouble) }
}
