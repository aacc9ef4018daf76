import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Change } from '#contract/editing/activity.ts'
import { DifferenceText } from '#web/admin/kit/layout/text/difference-text.tsx'
import styles from './activity.module.css'
import { useChangedPathName } from './changed-field-name.ts'

/** Shows the values before and after an edit, field by field, once somebody wants to see them. */
export function ChangedValues({ change }: { change: Change }) {
  const t = usePanelTexts()
  const pathName = useChangedPathName()
  const textOf = useValueText()
  if (change.values.length === 0) return null
  return (
    <details className={styles.values}>
      <summary>{t('activity.values')}</summary>
      <dl>
        {change.values.map(({ field, before, after }, index) => (
          <div key={index} className={styles.value}>
            <dt>{pathName(field, change.kind)}</dt>
            {typeof before === 'string' && typeof after === 'string' ? (
              <dd>
                <DifferenceText before={before} now={after} />
              </dd>
            ) : (
              <>
                <dd>
                  <span className={styles.side}>{t('activity.before')}:</span> {textOf(before)}
                </dd>
                <dd>
                  <span className={styles.side}>{t('activity.after')}:</span> {textOf(after)}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </details>
  )
}

/** A value as one reads it: lists with commas, and a thing with parts as its parts. */
function useValueText(): (value: unknown) => string {
  const t = usePanelTexts()
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('activity.nothing')
    if (typeof value === 'boolean') return t(value ? 'activity.yes' : 'activity.no')
    if (typeof value === 'string') return value
    if (typeof value !== 'object') return JSON.stringify(value)
    const parts = Object.values(value).filter((part) => part !== null && part !== '')
    if (parts.length === 0) return t('activity.nothing')
    return parts.map(textOf).join(Array.isArray(value) ? ', ' : ' · ')
  }
  return textOf
}
