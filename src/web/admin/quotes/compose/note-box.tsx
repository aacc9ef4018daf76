import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { useIdempotencyKey } from '../../../forms/use-idempotency-key.ts'
import { panelCall } from '../../panel-call.ts'
import { useRequestActions } from '../use-request-actions.ts'
import styles from './compose.module.css'
import { sendOnEnter } from './send-on-enter.ts'
import { useUnsentWords } from './use-unsent-words.ts'

/** A note that only admins ever see; what is not saved yet is kept on this computer. */
export function NoteBox({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation('admin')
  const { carryOut } = useRequestActions()
  const keyOf = useIdempotencyKey()
  const [text, setText] = useUnsentWords('note', quoteId)
  const [busy, setBusy] = useState(false)
  const [kept, setKept] = useState(0)
  const keep = async () => {
    if (busy || text.trim() === '') return
    setBusy(true)
    const payload = { quoteId, text }
    const idempotencyKey = keyOf({ ...payload, kept })
    const done = await carryOut(
      () => panelCall('quoteAddNote', payload, { idempotencyKey }),
      t('desk.compose.noteSaved'),
    )
    setBusy(false)
    if (!done) return
    setText('')
    setKept(kept + 1)
  }
  return (
    <form
      className={styles.form}
      onKeyDownCapture={sendOnEnter(() => void keep())}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <Textarea
        autosize
        minRows={3}
        maxRows={16}
        label={t('desk.compose.noteLabel')}
        description={t('desk.compose.noteHint')}
        maxLength={limits.requestNoteMaxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        <Button type="submit" loading={busy} disabled={text.trim() === ''}>
          {t('desk.compose.noteSave')}
        </Button>
      </div>
    </form>
  )
}
