import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { withText } from './language-inputs.tsx'
import { LengthHint } from './length-hint.tsx'
import { MarkdownEditor } from '../markdown/markdown-editor.tsx'
import styles from '../markdown/markdown-editor.module.css'
import { errorAt, type WholeField } from '../fields/whole-field.ts'
import { useLanguagesInUse } from './use-site-languages.ts'

/** Inputs for the opening text of a page, in every language of the site. */
export function IntroInputs({ value, onChange, errors }: WholeField<LanguageTexts>) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
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
