import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useSourceLanguage } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { capitalised } from '#web/shared/i18n/formats.ts'
import { DifferenceText } from '#web/admin/kit/layout/text/difference-text.tsx'
import { useTextFieldName } from '#web/admin/kit/layout/text/text-field-name.ts'
import styles from './translating.module.css'

interface SourceBesideProps {
  /** The source texts, by field, in the order of the form. */
  texts: Record<string, string>
  /** The source text at the time of the translation, of fields that have changed. */
  before: Record<string, string>
}

/** Shows the source of a translation, beside it, with the changes in it since. */
export function SourceBeside({ texts, before }: SourceBesideProps) {
  const t = usePanelTexts()
  const source = useSourceLanguage()
  const fieldName = useTextFieldName()
  const shown = Object.entries(texts).filter(
    ([field, text]) => text.trim() !== '' || before[field] !== undefined,
  )
  return (
    <details className={styles.source} open>
      <summary className={styles.summary}>
        {capitalised(source.name)}
        <span className={styles.note}>{t('translations.sourceHint')}</span>
      </summary>
      {shown.length === 0 && (
        <p className={styles.note}>{t('translations.noSource', { language: source.name })}</p>
      )}
      {shown.map(([field, text]) => (
        <section key={field}>
          <h3 className={styles.label}>{fieldName(field)}</h3>
          <div lang={source.code}>
            {before[field] === undefined ? (
              <p className={styles.text}>{text}</p>
            ) : (
              <DifferenceText before={before[field]} now={text} />
            )}
          </div>
        </section>
      ))}
    </details>
  )
}
