import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { entriesIn } from '../fields/entries.ts'
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

/** A list of texts, a line each. */
export function LinesInput(props: LinesInputProps) {
  const { label, help, max, maxLength, value, onChange, errors } = props
  const { t } = useTranslation('admin')
  const entries = entriesIn(value)
  const longest = Math.max(0, ...entries.map((entry) => entry.length))
  const wrong = Object.entries(errors).flatMap(([index, error]) => {
    if (typeof error !== 'string') return []
    return index === '' ? [error] : [t('texts.entry', { number: Number(index) + 1, error })]
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
      error={wrong.length > 0 && wrong.join(' ')}
    />
  )
}
