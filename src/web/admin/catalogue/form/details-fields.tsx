import { Button, Tabs, TextInput, VisuallyHidden } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconCopy } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textFields } from '#contract/catalogue/details.ts'
import { fallbackLanguage, isLanguage, type Language, languages } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { Card } from '../../kit/layout/card.tsx'
import type { InputProps } from '../../kit/form/input-props.ts'
import { LengthHint } from '../../kit/form/length-hint.tsx'
import { MarkdownEditor } from '../../kit/form/markdown/markdown-editor.tsx'
import { completenessOf, type DetailsValues } from './details-values.ts'
import styles from './details-fields.module.css'

interface DetailsFieldsProps {
  value: DetailsValues
  inputProps: InputProps
  /** Errors by path, as `details.en.name`. */
  errors: Record<string, ReactNode>
  /** How often a save was refused. */
  refusals: number
  /** Whether even English may stay blank. */
  optional?: boolean
}

/** Name and description in each language, English first since it is required. */
export function DetailsFields(props: DetailsFieldsProps) {
  const { value, inputProps, errors, refusals, optional = false } = props
  const { t } = useTranslation(['admin', 'translation'])
  const [shown, setShown] = useState<Language>(fallbackLanguage)
  const broken = languages.filter((lang) =>
    Object.keys(errors).some((path) => path.startsWith(`details.${lang}.`)),
  )
  // A refused save shows what it is about; afterwards every tab can be opened again.
  const [answered, setAnswered] = useState(refusals)
  if (answered !== refusals) {
    setAnswered(refusals)
    if (broken[0] && !broken.includes(shown)) setShown(broken[0])
  }
  const isRequired = (lang: Language) => lang === fallbackLanguage && !optional
  const copyEnglish = (lang: Language) => {
    const copy = () => {
      for (const field of textFields) {
        inputProps(`details.${lang}.${field}`).onChange(value[fallbackLanguage][field])
      }
    }
    if (completenessOf(value[lang]) === 'blank') return copy()
    modals.openConfirmModal({
      title: t('form.copyTitle'),
      children: t('form.copyText'),
      labels: { confirm: t('form.copyConfirm'), cancel: t('form.cancel') },
      onConfirm: copy,
    })
  }

  return (
    <Card title={t('form.texts')} hint={t(optional ? 'form.textsOptional' : 'form.textsHint')}>
      <Tabs
        value={shown}
        onChange={(lang) => isLanguage(lang) && setShown(lang)}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('form.textLanguages')}>
          {ordered.map((lang) => {
            const completeness = completenessOf(value[lang])
            return (
              <Tabs.Tab
                key={lang}
                value={lang}
                leftSection={
                  <span
                    className={styles.dot}
                    data-state={broken.includes(lang) ? 'broken' : completeness}
                  />
                }
              >
                {t(`translation:common.languages.${lang}`)}
                {isRequired(lang) && (
                  <span className={styles.required} aria-hidden>
                    {' *'}
                  </span>
                )}
                <VisuallyHidden>
                  {` (${t(`form.${completeness}`)}${broken.includes(lang) ? `, ${t('form.hasErrors')}` : ''})`}
                </VisuallyHidden>
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {ordered.map((lang) => {
          const required = isRequired(lang)
          const { name, description } = value[lang]
          return (
            <Tabs.Panel key={lang} value={lang} className={styles.fields} lang={lang}>
              {lang !== fallbackLanguage && (
                <Button
                  className={styles.copy}
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconCopy size={16} stroke={1.6} />}
                  disabled={completenessOf(value[fallbackLanguage]) === 'blank'}
                  onClick={() => copyEnglish(lang)}
                >
                  {t('form.copyEnglish')}
                </Button>
              )}
              <TextInput
                className={styles.name}
                label={t('form.name')}
                withAsterisk={required}
                size="md"
                description={<LengthHint length={name.length} max={limits.nameMaxLength} />}
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                {...inputProps(`details.${lang}.name`)}
              />
              <MarkdownEditor
                key={lang}
                label={t('form.description')}
                required={required}
                hint={<LengthHint length={description.length} max={limits.descriptionMaxLength} />}
                {...inputProps(`details.${lang}.description`)}
              />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </Card>
  )
}

const ordered = languages.toSorted((one) => (one === fallbackLanguage ? -1 : 0))
