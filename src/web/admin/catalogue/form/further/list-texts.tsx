import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/limits.ts'
import type { FurtherTextProps } from './further-text-props.ts'
import { entriesIn } from './held-texts.ts'
import styles from './further-texts.module.css'

/** A list, a line each: at most so many, each at most so long. */
function listText(max: number, maxLength: number) {
  return function ListText({ label, help, value, onChange, errors }: FurtherTextProps<string>) {
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
}

export const HighlightsInput = listText(limits.highlightsMax, limits.highlightMaxLength)
export const InclusionsInput = listText(limits.includedMax, limits.includedMaxLength)
