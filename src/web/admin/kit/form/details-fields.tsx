import { Button, Tabs, TextInput, VisuallyHidden } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fallbackLanguage, isLanguage, type Language, languages } from '#contract/languages.ts'
import { PanelCard } from '../page/panel-card.tsx'
import { completenessOf, type DetailsValues } from './details-values.ts'
import styles from './details-fields.module.css'
import { MarkdownEditor } from './markdown-editor.tsx'

interface DetailsFieldsProps {
  value: DetailsValues
  onChange: (value: DetailsValues) => void
  /** Errors by path, as `details.en.name`. */
  errors: Record<string, React.ReactNode>
  /** Whether even English may stay blank. */
  optional?: boolean
}

/** Name and description in each language, English first since it is required. */
export function DetailsFields({ value, onChange, errors, optional = false }: DetailsFieldsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const [shown, setShown] = useState<Language>(fallbackLanguage)
  const broken = languages.filter((lang) =>
    Object.keys(errors).some((path) => path.startsWith(`details.${lang}.`)),
  )
  const firstBroken = broken.includes(shown) ? undefined : broken[0]
  useEffect(() => {
    if (firstBroken) setShown(firstBroken)
  }, [firstBroken])
  const change = (lang: Language, text: Partial<DetailsValues[Language]>) =>
    onChange({ ...value, [lang]: { ...value[lang], ...text } })

  return (
    <PanelCard title={t('form.texts')}>
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
                <VisuallyHidden>
                  {` (${t(`form.${completeness}`)}${broken.includes(lang) ? `, ${t('form.hasErrors')}` : ''})`}
                </VisuallyHidden>
              </Tabs.Tab>
            )
          })}
        </Tabs.List>
        {ordered.map((lang) => (
          <Tabs.Panel key={lang} value={lang} className={styles.fields} lang={lang}>
            {lang !== fallbackLanguage && (
              <Button
                className={styles.copy}
                variant="subtle"
                size="compact-sm"
                leftSection={<IconCopy size={16} stroke={1.6} />}
                disabled={completenessOf(value[fallbackLanguage]) === 'blank'}
                onClick={() => change(lang, value[fallbackLanguage])}
              >
                {t('form.copyEnglish')}
              </Button>
            )}
            <TextInput
              label={t('form.name')}
              withAsterisk={!optional && lang === fallbackLanguage}
              value={value[lang].name}
              error={errors[`details.${lang}.name`]}
              onChange={(event) => change(lang, { name: event.currentTarget.value })}
              size="md"
            />
            <MarkdownEditor
              key={lang}
              label={t('form.description')}
              required={!optional && lang === fallbackLanguage}
              value={value[lang].description}
              error={errors[`details.${lang}.description`]}
              onChange={(description) => change(lang, { description })}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </PanelCard>
  )
}

const ordered = languages.toSorted((one) => (one === fallbackLanguage ? -1 : 0))
