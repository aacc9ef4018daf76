import { Button, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { placeholders, type Template, templateOperations } from '#contract/quotes/templates.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { hasErrorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './template-form.module.css'
import { TemplatePreview } from './template-preview.tsx'
import {
  completenessOf,
  toTemplateFormValues,
  type TemplateFormValues,
  toTemplatePayload,
} from './template-form-values.ts'

/** A template: its name, and subject and text in each language. */
export function TemplateForm({ stored }: { stored?: Template }) {
  const t = usePanelTexts()
  const item = useTemplateForm(stored)
  const { texts } = item.form.values
  return (
    <FormPage
      title={stored?.name ?? t('templateForm.add')}
      trail={[
        { label: t('sections.quotes'), to: adminPaths.quotes },
        { label: t('sections.templates'), to: adminPaths.templates },
      ]}
      item={item}
      canAddAnother={!stored}
    >
      <Card title={t('templateForm.name')} hint={t('templateForm.nameHint')} required>
        <TextInput
          aria-label={t('templateForm.name')}
          maw="32rem"
          maxLength={limits.templateNameMaxLength}
          {...item.form.getInputProps('name')}
        />
      </Card>
      <Card title={t('form.texts')} hint={t('templateForm.textsHint')}>
        <LanguageTabs
          completenessOf={(lang) => completenessOf(texts[lang])}
          isBroken={(lang) => hasErrorAt(item.form.errors, `texts.${lang}`)}
          refusals={item.refusals}
        >
          {(lang) => (
            <div className={styles.sides}>
              <TemplateTextInputs item={item} lang={lang} />
              <TemplatePreview texts={texts[lang]} lang={lang} />
            </div>
          )}
        </LanguageTabs>
      </Card>
    </FormPage>
  )
}

/** A new one leads to the list, or to a fresh form; an edit stays. */
function useTemplateForm(stored: Template | undefined): ItemForm<TemplateFormValues> {
  const navigate = useNavigate()
  const id = stored?.id
  return useItemForm({
    name: id ? `template:${id}` : 'template:add',
    initial: toTemplateFormValues(stored),
    schema: id
      ? templateOperations.editTemplate.input.omit({ id: true })
      : templateOperations.addTemplate.input,
    toPayload: toTemplatePayload,
    save: (fields, _updatedAt, once) =>
      id ? panelCall('editTemplate', { ...fields, id }) : panelCall('addTemplate', fields, once),
    reload: undefined,
    onSaved: (saved, another) => {
      const to = another ? `${adminPaths.addTemplate}?again=${saved}` : adminPaths.templates
      void navigate(to, { replace: true })
    },
  })
}

function TemplateTextInputs({
  item,
  lang,
}: {
  item: ItemForm<TemplateFormValues>
  lang: Language
}) {
  const t = usePanelTexts()
  const subject = item.field(`texts.${lang}.subject`)
  const body = item.field(`texts.${lang}.body`)
  const texts = item.form.values.texts[lang]
  const isRequired = lang === fallbackLanguage
  const insert = (placeholder: string) =>
    body.onChange(texts.body === '' ? placeholder : `${texts.body.trimEnd()} ${placeholder}`)
  return (
    <div className={styles.words}>
      <TextInput
        label={t('templateForm.subject')}
        withAsterisk={isRequired}
        description={
          <LengthHint length={texts.subject.length} max={limits.replySubjectMaxLength} />
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...subject}
      />
      <MarkdownEditor
        label={t('templateForm.body')}
        required={isRequired}
        hint={<LengthHint length={texts.body.length} max={limits.replyMaxLength} />}
        {...body}
      />
      <div role="group" aria-label={t('templateForm.insert')} className={styles.chips}>
        {placeholders.map((each) => (
          <Button
            key={each}
            size="compact-sm"
            variant="default"
            radius="xl"
            aria-label={t('templateForm.insertOne', {
              what: t(`templateForm.placeholders.${each}`),
            })}
            onClick={() => insert(`{{${each}}}`)}
          >
            {t(`templateForm.placeholders.${each}`)}
          </Button>
        ))}
      </div>
      <p className={styles.hint}>{t('templateForm.insertHint')}</p>
    </div>
  )
}
