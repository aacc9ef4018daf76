import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { translateMessage } from '../i18n/translate-message.ts'
import { lazyResolver } from './lazy-resolver.ts'
import { reportFailure } from './report-failure.ts'

interface ContractFormOptions<Values extends FieldValues> {
  /** The contract's schema, fetched when the form is first used. */
  loadSchema: () => Promise<z.ZodType<unknown, Values>>
  defaultValues: DefaultValues<Values>
}

/** A form that refuses what the contract refuses, in the user's language, and loses nothing that was typed. */
export function useContractForm<Values extends FieldValues>(options: ContractFormOptions<Values>) {
  const { t } = useTranslation()
  const form = useForm<Values>({
    resolver: lazyResolver(options.loadSchema),
    defaultValues: options.defaultValues,
  })
  // Both are read here so that the form tells when they change.
  const { isSubmitting, errors: _errors } = form.formState

  /** What a field's input needs: its registration and its error. */
  const field = (name: FieldPath<Values>) => {
    const message = form.getFieldState(name, form.formState).error?.message
    const error = message ? translateMessage(t, message) : undefined
    return { ...form.register(name), error }
  }

  /** Sends valid values; what the server refuses is shown beside its field or in a toast. */
  const submit = (send: (values: Values) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      try {
        await send(values)
      } catch (failure) {
        reportFailure(failure, form, t)
      }
    })

  return { form, field, submit, isSubmitting }
}
