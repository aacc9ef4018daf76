import { useTranslation } from 'react-i18next'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { withText } from './language-inputs.tsx'
import { LengthHint } from './length-hint.tsx'
import { MarkdownEditor } from '../markdown/markdown-editor.tsx'
import styles from '../markdown/markdown-editor.module.css'
import { errorAt, type WholeField } from '../fields/whole-field.ts'

/** Inputs for the opening text of a page, in every language of the site. */
export function IntroInputs({ value, onChange, errors }: WholeField<LanguageTexts>) {
  const { t } = useTranslation()
  return languages.map((language) => (
    <div key={language} lang={language} className={styles.short}>
      <MarkdownEditor
        label={t(`common.languages.${language}`)}
        hint={<LengthHint length={value[language]?.length ?? 0} max={limits.introMaxLength} />}
        value={value[language] ?? ''}
        onChange={(text) => onChange(withText(value, language, text))}
        error={errorAt(errors, language)}
      />
    </div>
  ))
}
