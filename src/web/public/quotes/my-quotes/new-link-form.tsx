import { useEffect, useId, useRef, useState } from 'react'
import { type CaptchaConfig, useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from '#web/public/accounts/auth/auth-card.module.css'
import { call } from '#web/shared/session/session.ts'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble, TextField } from '#web/shared/ui/fields/field.tsx'

type NewLinkFormProps = { captcha: CaptchaConfig }

export const island = defineIsland<NewLinkFormProps>({
  name: 'new-link',
  Component: NewLinkForm,
  texts: [
    'request.newLink',
    'auth.email',
    'quote.sending',
    'common.notSent',
    'common.offline',
    'common.outdated',
  ],
})

const loadSchema = async () => (await import('#contract/quotes/reference.ts')).newLinkInput

function NewLinkForm({ captcha: config }: NewLinkFormProps) {
  const t = useTexts()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isSent, setIsSent] = useState(false)
  const captcha = useCaptcha(config, 'requestNewLink')
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const send = submit(async ({ reference, email }) => {
    const captchaToken = await captcha().catch(() => undefined)
    await call('requestNewLink', { reference, email }, { captchaToken })
    setIsSent(true)
  })
  // The form has turned into the answer to what the visitor did.
  useEffect(() => {
    if (isSent) heading.current?.focus()
  }, [isSent])
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t(isSent ? 'request.newLink.sentTitle' : 'request.newLink.title')}
      </h2>
      <p>{t(isSent ? 'request.newLink.sent' : 'request.newLink.lead')}</p>
      {!isSent && (
        <form className={styles.form} onSubmit={send} noValidate method="dialog">
          <noscript>
            <p>{t('request.newLink.needsScript')}</p>
          </noscript>
          <TextField
            label={t('request.newLink.reference')}
            hint={t('request.newLink.referenceHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            {...field('reference')}
          />
          <TextField
            label={t('auth.email')}
            type="email"
            autoComplete="email"
            required
            {...field('email')}
          />
          <FormTrouble text={trouble} />
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'quote.sending' : 'request.newLink.send')}
          </Button>
        </form>
      )}
    </section>
  )
}
