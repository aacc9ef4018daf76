import { type FormEvent, useState } from 'react'
import { publicLimits } from '#contract/base/public-limits.ts'
import { makeIdempotencyKeys } from '#web/shared/forms/idempotency-keys.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { TextArea } from '#web/shared/ui/fields/field.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import styles from './quote-view.module.css'

/** Where an agent writes to the operator about a request. */
export function MyMessage({ id, onSent }: { id: string; onSent: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const [keyOf] = useState(makeIdempotencyKeys)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() === '') return
    const said = { id, text: text.trim() }
    setBusy(true)
    try {
      await call('addMyRequestMessage', said, { idempotencyKey: keyOf(said) })
      toastSuccess(t('request.added'))
      setText('')
      onSent()
    } catch (failure) {
      await toastFailure(failure, { language, t })
    }
    setBusy(false)
  }
  return (
    <form className={styles.write} onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('request.addLabel')}
        name="text"
        maxLength={publicLimits.quoteMessageMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={busy}>
        {t('request.addSend')}
      </Button>
    </form>
  )
}
