import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isRequiredText, textFieldsOf } from '#contract/catalogue/facts/details.ts'
import { furtherTextFieldsOf } from '#contract/catalogue/facts/further-texts.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import {
  type TranslationLanguage,
  translationLanguages,
} from '#contract/base/languages/translation-languages.ts'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { completenessOf } from './details-form-values.ts'
import { FurtherTexts } from './further/further-texts.tsx'
import { textInputs } from './text-inputs.tsx'
import { Translating } from '#web/admin/editing/translating/translating.tsx'
import type { CatalogueForm, CatalogueValues } from './use-catalogue-form.ts'

interface DetailsFieldsProps<Values extends CatalogueValues> {
  item: CatalogueForm<Values>
  /** Whether even English may stay blank. */
  optional?: boolean
}

/** The kind's texts in each language, English first since it is required. */
export function DetailsFields<Values extends CatalogueValues>(props: DetailsFieldsProps<Values>) {
  const { item, optional = false } = props
  const { kind, refusals, field: inputProps } = item
  const { errors } = item.form
  const value = item.form.values.details
  const { t } = useTranslation('admin')
  const [params] = useSearchParams()
  const isBroken = (lang: Language) =>
    Object.keys(errors).some((path) => path.startsWith(`details.${lang}.`))
  const isRequired = (lang: Language) => lang === fallbackLanguage && !optional
  const copyEnglish = (lang: Language) => {
    const copy = () => {
      for (const field of textFieldsOf(kind)) {
        inputProps(`details.${lang}.${field}`).onChange(value[fallbackLanguage][field] ?? '')
      }
      for (const field of furtherTextFieldsOf(kind)) {
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
      <LanguageTabs
        completenessOf={(lang) => completenessOf(value[lang])}
        isBroken={isBroken}
        refusals={refusals}
        isEnglishRequired={!optional}
        first={translationLanguages.find((lang) => lang === params.get('translate'))}
      >
        {(lang) => {
          const fields = (
            <>
              {textFieldsOf(kind).map((field) => {
                const Input = textInputs[field]
                return (
                  <Input
                    key={`${lang} ${field}`}
                    label={t(`form.${field}`)}
                    required={isRequired(lang) && isRequiredText(field)}
                    {...inputProps(`details.${lang}.${field}`)}
                  />
                )
              })}
              <FurtherTexts item={item} lang={lang} />
            </>
          )
          if (!isTranslation(lang)) return fields
          return (
            <Translating
              kind={kind}
              id={item.id}
              lang={lang}
              details={value}
              actions={
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconCopy size={16} stroke={1.6} />}
                  disabled={completenessOf(value[fallbackLanguage]) === 'blank'}
                  onClick={() => copyEnglish(lang)}
                >
                  {t('form.copyEnglish')}
                </Button>
              }
            >
              {fields}
            </Translating>
          )
        }}
      </LanguageTabs>
    </Card>
  )
}

function isTranslation(lang: Language): lang is TranslationLanguage {
  return lang !== fallbackLanguage
}
