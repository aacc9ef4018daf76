import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconCopy } from '@tabler/icons-react'
import {
  useSourceLanguage,
  useTargetLanguages,
} from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useSearchParams } from 'react-router'
import { textFieldsOf } from '#contract/catalogue/facts/texts.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { completenessOf } from './details-form-values.ts'
import { SearchPreview } from './texts/search-preview.tsx'
import { TextFields } from './texts/text-fields.tsx'
import { Translating } from '#web/admin/editing/translating/translating.tsx'
import type { CatalogueForm, CatalogueValues } from './use-catalogue-form.ts'

interface DetailsFieldsProps<Values extends CatalogueValues> {
  item: CatalogueForm<Values>
  /** Whether even English may stay blank. */
  optional?: boolean
}

/** The kind's texts in each language, English first since it is required. */
export function DetailsFields<Values extends CatalogueValues>(props: DetailsFieldsProps<Values>) {
  const targets = useTargetLanguages()
  const source = useSourceLanguage()
  const { item, optional = false } = props
  const { kind, refusals, field: inputProps } = item
  const { errors } = item.form
  const value = item.form.values.details
  const t = usePanelTexts()
  const [params] = useSearchParams()
  const isBroken = (lang: Language) =>
    Object.keys(errors).some((path) => path.startsWith(`details.${lang}.`))
  const isRequired = (lang: Language) => lang === fallbackLanguage && !optional
  const copySource = (lang: Language) => {
    const copy = () => {
      for (const field of textFieldsOf(kind)) {
        inputProps(`details.${lang}.${field}`).onChange(value[source.code][field])
      }
    }
    if (completenessOf(value[lang]) === 'blank') return copy()
    modals.openConfirmModal({
      title: t('form.copyTitle'),
      children: t('form.copyText', { language: source.name }),
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
        first={targets.find((lang) => lang === params.get('translate'))}
      >
        {(lang) => {
          const fields = (
            <>
              <TextFields item={item} lang={lang} required={isRequired(lang)} />
              <SearchPreview kind={kind} id={item.id} lang={lang} texts={value[lang]} />
            </>
          )
          if (lang === source.code) return fields
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
                  disabled={completenessOf(value[source.code]) === 'blank'}
                  onClick={() => copySource(lang)}
                >
                  {t('form.copySource', { language: source.name })}
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
