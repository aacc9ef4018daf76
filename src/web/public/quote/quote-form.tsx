import { useEffect, useRef, useState } from 'react'
import type { QuotableKind } from '#contract/catalogue/kinds.ts'
import { limits } from '#contract/limits.ts'
import { type CaptchaConfig, useCaptcha } from '../../captcha/use-captcha.ts'
import { defineIsland } from '../../islands/define-island.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { draftOf } from '../../forms/draft.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { useLanguage, useTexts } from '../../i18n/use-texts.tsx'
import { call } from '../../session/session.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { FormTrouble, TextArea, TextField } from '../../ui/field.tsx'
import styles from './quote-section.module.css'

type QuoteFormProps = {
  kind: QuotableKind
  id: string
  captcha: CaptchaConfig
}

export const island = defineIsland<QuoteFormProps>({
  name: 'quote-form',
  Component: QuoteForm,
  texts: ['common.notSent', 'common.offline', 'quote'],
  wakes: ['visible', 'session'],
})

async function loadSchema() {
  const { quoteRequest } = await import('#contract/quotes.ts')
  return quoteRequest.pick({ name: true, email: true, message: true })
}

function QuoteForm({ kind, id, captcha: config }: QuoteFormProps) {
  const t = useTexts()
  const language = useLanguage()
  const [reference, setReference] = useState<string>()
  const idempotencyKey = useIdempotencyKey()
  const captcha = useCaptcha(config, 'createQuote')
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const [{ attach, clear }] = useState(() => draftOf(`quote:${id}`))
  const session = useSession()
  // Somebody who is logged in need not type who they are; what was typed stays.
  const account = session.state === 'loggedIn' ? session.account : undefined

  const ask = submit(async (values) => {
    const payload = { ...values, entityType: kind, entityId: id, lang: language }
    // A captcha that cannot be had is no reason to refuse a visitor: the server decides what it needs.
    const captchaToken = await captcha().catch(() => undefined)
    const quote = await call('createQuote', payload, {
      idempotencyKey: idempotencyKey(payload),
      captchaToken,
    })
    clear()
    setReference(quote.reference)
  })

  if (reference) return <QuoteDone reference={reference} />
  return (
    <form ref={attach} className={styles.form} onSubmit={ask} noValidate method="dialog">
      <TextField
        label={t('quote.name')}
        autoComplete="name"
        defaultValue={account && `${account.name} ${account.surname}`}
        maxLength={limits.quoteNameMaxLength}
        required
        {...field('name')}
      />
      <TextField
        label={t('quote.email')}
        type="email"
        autoComplete="email"
        defaultValue={account?.email}
        required
        {...field('email')}
      />
      <TextArea
        label={t('quote.message')}
        hint={t('quote.messageHint')}
        maxLength={limits.quoteMessageMaxLength}
        required
        {...field('message')}
      />
      <FormTrouble text={trouble} />
      <Button type="submit" disabled={isSubmitting}>
        {t(isSubmitting ? 'quote.sending' : 'quote.send')}
      </Button>
      <p className={styles.note}>{t('quote.privacy')}</p>
    </form>
  )
}

function QuoteDone({ reference }: { reference: string }) {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.done}>
      <h3 ref={heading} tabIndex={-1}>
        {t('quote.doneTitle')}
      </h3>
      <p className={styles.reference}>
        <span>{t('quote.reference')}</span>
        <strong>{reference}</strong>
      </p>
      <p>{t('quote.doneText')}</p>
    </div>
  )
}
