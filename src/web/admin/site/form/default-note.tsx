import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import styles from './default-note.module.css'

interface DefaultNoteProps {
  /** The field's. */
  label: string
  /** The default's text, '' if it is unknown; undefined if the form holds something else. */
  text: string | undefined
  onReset: () => void
}

/** Says quietly where a value comes from, or offers the way back to that. */
export function DefaultNote({ label, text, onReset }: DefaultNoteProps) {
  const t = usePanelTexts()
  if (text === '') return null
  if (text !== undefined) return <p className={styles.note}>{text}</p>
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowBackUp size={15} stroke={1.6} aria-hidden />}
        aria-label={t('siteForm.defaults.backOf', { label })}
        onClick={onReset}
      >
        {t('siteForm.defaults.back')}
      </Button>
    </div>
  )
}
