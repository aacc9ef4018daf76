import { Button, Fieldset, Textarea } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { InputProps } from '#web/admin/kit/form/fields/input-props.ts'
import styles from './text-fields.module.css'
import { fieldOf, isCustom, type ListedText } from './texts-form-values.ts'

interface TextFieldsProps {
  text: ListedText
  field: InputProps
}

/** A text in the languages of the site side by side, each with what it came with where it says something else. */
export function TextFields({ text: { key, default: shipped }, field }: TextFieldsProps) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const name = t(`customTexts.names.${key}`)
  return (
    <Fieldset
      variant="unstyled"
      legend={name}
      classNames={{ root: styles.text, legend: styles.name }}
    >
      <div className={styles.languages}>
        {languages.map((lang) => {
          const language = t(`common.languages.${lang}`)
          const { value, onChange, error, ...input } = field(`${fieldOf(key)}.${lang}`)
          const current = String(value)
          const original = shipped[lang] ?? ''
          const custom = isCustom(current, original)
          return (
            <div key={lang} className={styles.language} data-own={custom}>
              <Textarea
                label={language}
                lang={lang}
                rows={original.length > 60 || current.length > 60 ? 3 : 1}
                classNames={{ input: styles.input }}
                {...input}
                value={current}
                onChange={onChange}
                // Nothing is what it came with.
                onBlur={() => current.trim() === '' && onChange(original)}
                error={error}
              />
              {custom && (
                <p className={styles.original} lang={lang}>
                  {original
                    ? t('customTexts.shipped', { text: original })
                    : t('customTexts.shippedNothing')}
                </p>
              )}
              {custom && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
                  aria-label={t('customTexts.backOf', { name, language })}
                  onClick={() => onChange(original)}
                >
                  {t('customTexts.back')}
                </Button>
              )}
            </div>
          )
        })}
      </div>
    </Fieldset>
  )
}
