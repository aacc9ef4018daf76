import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { QuotableKind } from '#contract/catalogue/kinds.ts'
import { limits } from '#contract/limits.ts'
import type { PublicConfig } from '#contract/settings.ts'
import { captchaToken } from '../../captcha/captcha-token.ts'
import { lazyResolver } from '../../forms/lazy-resolver.ts'
import { reportFailure } from '../../forms/report-failure.ts'
import { translateMessage } from '../../i18n/translate-message.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call, useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import styles from './quote-section.module.css'

interface QuoteFormProps {
  kind: QuotableKind
  id: string
  captcha?: PublicConfig['captcha']
}

interface QuoteValues {
  name: string
  email: string
  message: string
}

const resolver = lazyResolver<QuoteValues>(async () => {
  const { quoteRequest } = await import('#contract/quotes.ts')
  return quoteRequest.pick({ name: true, email: true, message: true })
})

export function QuoteForm({ kind, id, captcha }: QuoteFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [reference, setReference] = useState<string>()
  const keyFor = useIdempotencyKey()
  const form = useForm<QuoteValues>({
    resolver,
    defaultValues: { name: '', email: '', message: '' },
  })
  const { errors, isSubmitting } = form.formState
  usePrefilled(form.setValue, form.getValues)

  const ask = form.handleSubmit(async (values) => {
    const payload = { ...values, entityType: kind, entityId: id, lang: language }
    try {
      // A captcha that cannot be had is no reason to refuse a visitor: the server decides what it needs.
      const token = captcha && (await captchaToken(captcha, 'createQuote').catch(() => undefined))
      const quote = await call('createQuote', payload, {
        idempotencyKey: keyFor(JSON.stringify(payload)),
        captchaToken: token,
      })
      setReference(quote.id)
    } catch (failure) {
      reportFailure(failure, form, t)
    }
  })

  if (reference) return <QuoteDone reference={reference} />
  const errorOf = (field: keyof QuoteValues) => {
    const message = errors[field]?.message
    return message ? translateMessage(t, message) : undefined
  }
  return (
    <>
      <noscript>
        <p>{t('quote.needsScript')}</p>
      </noscript>
      <form className={styles.form} onSubmit={ask} noValidate>
        <TextField
          label={t('quote.name')}
          autoComplete="name"
          maxLength={limits.quoteNameMaxLength}
          required
          error={errorOf('name')}
          {...form.register('name')}
        />
        <TextField
          label={t('quote.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errorOf('email')}
          {...form.register('email')}
        />
        <TextArea
          label={t('quote.message')}
          hint={t('quote.messageHint')}
          maxLength={limits.quoteMessageMaxLength}
          required
          error={errorOf('message')}
          {...form.register('message')}
        />
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'quote.sending' : 'quote.send')}
        </Button>
        <p className={styles.note}>{t('quote.privacy')}</p>
      </form>
    </>
  )
}

function QuoteDone({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.done}>
      <h3 ref={heading} tabIndex={-1}>
        {t('quote.doneTitle')}
      </h3>
      <p>{t('quote.doneText')}</p>
      <p className={styles.reference}>
        {t('quote.reference')} {reference}
      </p>
    </div>
  )
}

/** One key for one content: a repeat after a lost answer is the same request, a changed one is another. */
function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' })
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Somebody who is logged in need not type who they are. */
function usePrefilled(
  setValue: (field: 'name' | 'email', value: string) => void,
  getValues: () => QuoteValues,
) {
  const session = useSession()
  const account = session.state === 'loggedIn' ? session.account : undefined
  useEffect(() => {
    if (!account) return
    const typed = getValues()
    if (!typed.name) setValue('name', `${account.name} ${account.surname}`)
    if (!typed.email) setValue('email', account.email)
  }, [account, setValue, getValues])
}
