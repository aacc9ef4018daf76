import { Button, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { origins } from '#contract/quotes/quote-fields.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './compose.module.css'
import { useTextBox } from './use-text-box.ts'

const writers = ['visitor', 'agency'] as const

const blank = {
  from: 'visitor' as (typeof writers)[number],
  channel: 'whatsapp' as (typeof origins)[number],
  /** As the browser's field has it, in its own zone; '' is now. */
  at: '',
}

/** Form for words exchanged by phone, WhatsApp or elsewhere, kept with the rest; nobody gets a mail. */
export function MessageLog({ quoteId }: { quoteId: string }) {
  const t = usePanelTexts()
  const [values, setValues] = useState(blank)
  const { from, channel, at } = values
  const { text, setText, busy, isBlank, form } = useTextBox({
    box: 'log',
    quoteId,
    payloadOf: (said) => ({
      quoteId,
      from,
      channel,
      text: said,
      ...(at && { at: new Date(at).toISOString() }),
    }),
    save: (payload, options) => panelCall('quoteLogMessage', payload, options),
    done: t('inbox.compose.logSaved'),
    onSaved: () => setValues({ ...values, at: '' }),
  })
  return (
    <form className={styles.form} {...form}>
      <p className={styles.hint}>{t('inbox.compose.logHint')}</p>
      <div className={styles.parts}>
        <SegmentedControl
          aria-label={t('inbox.compose.logFrom')}
          value={from}
          data={[
            { value: 'visitor', label: t('inbox.compose.logVisitor') },
            { value: 'agency', label: t('inbox.compose.logAgency') },
          ]}
          onChange={(value) =>
            setValues({ ...values, from: writers.find((each) => each === value) ?? from })
          }
        />
        <Select
          label={t('inbox.compose.logChannel')}
          allowDeselect={false}
          value={channel}
          data={origins.map((value) => ({ value, label: t(`inbox.channels.${value}`) }))}
          onChange={(value) =>
            setValues({ ...values, channel: origins.find((each) => each === value) ?? channel })
          }
        />
        <TextInput
          type="datetime-local"
          label={t('inbox.compose.logAt')}
          value={at}
          onChange={(event) => setValues({ ...values, at: event.currentTarget.value })}
        />
      </div>
      <Textarea
        autosize
        minRows={3}
        maxRows={16}
        label={t('inbox.compose.logText')}
        maxLength={limits.replyMaxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        <Button type="submit" loading={busy} disabled={isBlank}>
          {t('inbox.compose.logSave')}
        </Button>
      </div>
    </form>
  )
}
