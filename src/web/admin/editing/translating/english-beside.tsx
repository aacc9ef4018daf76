import { useTranslation } from 'react-i18next'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { DifferenceText } from '#web/admin/kit/layout/text/difference-text.tsx'
import { useTextFieldName } from '#web/admin/kit/layout/text/text-field-name.ts'
import styles from './translating.module.css'

interface EnglishBesideProps {
  /** The English texts, by field, in the order of the form. */
  texts: Record<string, string>
  /** The English text at the time of the translation, of fields that have changed. */
  before: Record<string, string>
}

/** Shows the source of a translation, beside it, with the changes in it since. */
export function EnglishBeside({ texts, before }: EnglishBesideProps) {
  const { t } = useTranslation('admin')
  const fieldName = useTextFieldName()
  const shown = Object.entries(texts).filter(
    ([field, text]) => text.trim() !== '' || before[field] !== undefined,
  )
  return (
    <details className={styles.english} open>
      <summary className={styles.summary}>
        {t('translations.english')}
        <span className={styles.note}>{t('translations.englishHint')}</span>
      </summary>
      {shown.length === 0 && <p className={styles.note}>{t('translations.noEnglish')}</p>}
      {shown.map(([field, text]) => (
        <section key={field}>
          <h3 className={styles.label}>{fieldName(field)}</h3>
          <div lang={fallbackLanguage}>
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
