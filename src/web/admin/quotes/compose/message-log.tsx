import { Button, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import { origins } from '#contract/requests/quote-fields.ts'
import { useIdempotencyKey } from '../../../forms/use-idempotency-key.ts'
import { panelCall } from '../../panel-call.ts'
import { useRequestActions } from '../use-request-actions.ts'
import styles from './compose.module.css'
import { sendOnEnter } from './send-on-enter.ts'
import { useUnsentWords } from './use-unsent-words.ts'

const writers = ['visitor', 'agency'] as const

const blank = {
  from: 'visitor' as (typeof writers)[number],
  channel: 'whatsapp' as (typeof origins)[number],
  /** As the browser's field has it, in its own zone; '' is now. */
  at: '',
}

/** What was said by phone, WhatsApp or elsewhere, kept with the rest; nobody is mailed. */
export function MessageLog({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation('admin')
  const { carryOut } = useRequestActions()
  const keyOf = useIdempotencyKey()
  const [busy, setBusy] = useState(false)
  const [kept, setKept] = useState(0)
  const [held, setHeld] = useState(blank)
  const [text, setText] = useUnsentWords('log', quoteId)
  const { from, channel, at } = held
  const keep = async () => {
    if (busy || text.trim() === '') return
    setBusy(true)
    const payload = { quoteId, from, channel, text, ...(at && { at: new Date(at).toISOString() }) }
    const idempotencyKey = keyOf({ ...payload, kept })
    const done = await carryOut(
      () => panelCall('quoteLogMessage', payload, { idempotencyKey }),
      t('desk.compose.logSaved'),
    )
    setBusy(false)
    if (!done) return
    setHeld({ ...held, at: '' })
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
      <p className={styles.hint}>{t('desk.compose.logHint')}</p>
      <div className={styles.parts}>
        <SegmentedControl
          aria-label={t('desk.compose.logFrom')}
          value={from}
          data={[
            { value: 'visitor', label: t('desk.compose.logVisitor') },
            { value: 'agency', label: t('desk.compose.logAgency') },
          ]}
          onChange={(value) =>
            setHeld({ ...held, from: writers.find((each) => each === value) ?? from })
          }
        />
        <Select
          label={t('desk.compose.logChannel')}
          allowDeselect={false}
          value={channel}
          data={origins.map((value) => ({ value, label: t(`desk.channels.${value}`) }))}
          onChange={(value) =>
            setHeld({ ...held, channel: origins.find((each) => each === value) ?? channel })
          }
        />
        <TextInput
          type="datetime-local"
          label={t('desk.compose.logAt')}
          value={at}
          onChange={(event) => setHeld({ ...held, at: event.currentTarget.value })}
        />
      </div>
      <Textarea
        autosize
        minRows={3}
        maxRows={16}
        label={t('desk.compose.logText')}
        maxLength={limits.replyMaxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        <Button type="submit" loading={busy} disabled={text.trim() === ''}>
          {t('desk.compose.logSave')}
        </Button>
      </div>
    </form>
  )
}
