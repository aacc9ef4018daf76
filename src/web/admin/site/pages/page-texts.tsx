import { TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { slugOf } from '#contract/base/addresses/addresses.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { hasErrorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { isWritten, type PageFormValues } from './page-form-values.ts'

interface PageTextsProps {
  item: ItemForm<PageFormValues>
  isNew: boolean
}

/** Title and text in each language, English first since it is required. */
export function PageTexts({ item, isNew }: PageTextsProps) {
  const t = usePanelTexts()
  const { details } = item.form.values
  const isBroken = (lang: Language) => hasErrorAt(item.form.errors, `details.${lang}`)
  return (
    <Card title={t('form.texts')} hint={t('customPages.textsHint')}>
      <LanguageTabs
        completenessOf={(lang) => (isWritten(details[lang]) ? 'complete' : 'blank')}
        isBroken={isBroken}
        refusals={item.refusals}
      >
        {(lang) => <PageText item={item} lang={lang} isNew={isNew} />}
      </LanguageTabs>
    </Card>
  )
}

function PageText({ item, lang, isNew }: PageTextsProps & { lang: Language }) {
  const t = usePanelTexts()
  const title = item.field(`details.${lang}.title`)
  const body = item.field(`details.${lang}.body`)
  const texts = item.form.values.details[lang]
  const isRequired = lang === fallbackLanguage
  /** Until somebody writes another address, a new page's follows its title. */
  const changeTitle = (typed: string) => {
    const { slug } = item.form.values
    const follows = isNew && isRequired && slug === addressOf(texts.title)
    title.onChange(typed)
    if (follows) item.field('slug').onChange(addressOf(typed))
  }
  return (
    <>
      <TextInput
        label={t('customPages.title')}
        size="md"
        withAsterisk={isRequired}
        description={<LengthHint length={texts.title.length} max={limits.pageTitleMaxLength} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...title}
        onChange={(event) => changeTitle(event.currentTarget.value)}
      />
      <MarkdownEditor
        label={t('customPages.body')}
        hint={<LengthHint length={texts.body.length} max={limits.pageBodyMaxLength} />}
        {...body}
      />
    </>
  )
}

function addressOf(title: string): string {
  return slugOf(title).slice(0, limits.pageSlugMaxLength)
}
