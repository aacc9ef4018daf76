import type { ImportedRow } from '#contract/editing/transfer.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useRateWarningWords } from './use-rate-warning-words.ts'
import styles from '../sheets.module.css'

/** Shows the problems of a row, with cell, value and accepted forms, and the values that change. */
export function RowOutcome({ row: { issues, warnings = [], changes = [] } }: { row: ImportedRow }) {
  const t = usePanelTexts()
  const wordsOf = useRateWarningWords()
  const told = issues.filter(({ message }) => message !== sheetMessages.unknownColumn)
  return (
    <>
      {told.map(({ path, message, cell, value, accepts }, place) => (
        <div key={place}>
          {path !== '' && <code>{cell === undefined ? path : `${cell} ${path}`}</code>}{' '}
          {value !== undefined && value !== '' && `${t('sheets.found', { value })} `}
          {translateMessage(t, message)}
          {accepts !== undefined && (
            <div className={styles.accepts}>
              {t('sheets.accepted', { what: translateMessage(t, accepts) })}
            </div>
          )}
        </div>
      ))}
      {warnings.map((warning) => (
        <div key={`${warning.code} ${warning.path}`}>
          <code>{warning.path}</code> {wordsOf(warning)}
        </div>
      ))}
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <code>{field}</code>{' '}
          {after === null ? (
            <>
              <del>{before}</del> <strong className={styles.cleared}>{t('sheets.cleared')}</strong>
            </>
          ) : (
            t('sheets.changes', { before: before ?? '—', after })
          )}
        </div>
      ))}
    </>
  )
}
