import { Button, Textarea } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './compose.module.css'
import { useTextBox } from './use-text-box.ts'

/** A note that only admins ever see; what is not saved yet is kept on this computer. */
export function NoteBox({ quoteId }: { quoteId: string }) {
  const t = usePanelTexts()
  const { text, setText, busy, isBlank, form } = useTextBox({
    box: 'note',
    quoteId,
    payloadOf: (said) => ({ quoteId, text: said }),
    save: (payload, options) => panelCall('quoteAddNote', payload, options),
    done: t('inbox.compose.noteSaved'),
  })
  return (
    <form className={styles.form} {...form}>
      <Textarea
        autosize
        minRows={3}
        maxRows={16}
        label={t('inbox.compose.noteLabel')}
        description={t('inbox.compose.noteHint')}
        maxLength={limits.quoteNoteMaxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        <Button type="submit" loading={busy} disabled={isBlank}>
          {t('inbox.compose.noteSave')}
        </Button>
      </div>
    </form>
  )
}
