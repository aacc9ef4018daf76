import { Textarea } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { entriesIn, withoutBullets } from '../fields/entries.ts'
import styles from './lines-input.module.css'
import type { WholeField } from '../fields/whole-field.ts'

interface LinesInputProps extends WholeField<string> {
  label: string
  help: string
  /** How many there may be. */
  max: number
  /** How long each may be. */
  maxLength: number
}

/** Replaces the selection by pasted lines without their bullets; the browser undoes it as a paste of its own. */
function pasteLines(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text/plain')
  const lines = withoutBullets(pasted)
  if (lines === pasted || !document.execCommand('insertText', false, lines)) return
  event.preventDefault()
}

/** A list of texts, a line each. */
export function LinesInput(props: LinesInputProps) {
  const { label, help, max, maxLength, value, onChange, errors } = props
  const t = usePanelTexts()
  const entries = entriesIn(value)
  const longest = Math.max(0, ...entries.map((entry) => entry.length))
  const wrong = Object.entries(errors).flatMap(([index, error]) => {
    if (typeof error !== 'string') return []
    return index === '' ? [error] : [t('textForm.entry', { number: Number(index) + 1, error })]
  })
  return (
    <Textarea
      label={label}
      autosize
      minRows={3}
      description={
        <>
          {help}{' '}
          <span className={styles.count} data-over={entries.length > max || longest > maxLength}>
            {t('form.countOf', { count: entries.length, max })}
            {longest > 0 && ` · ${t('form.characters', { length: longest, max: maxLength })}`}
          </span>
        </>
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={pasteLines}
      error={wrong.length > 0 && wrong.join(' ')}
    />
  )
}
