import { SegmentedControl, Select, SimpleGrid } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { fallbackLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import { languageOperations } from '#contract/site/languages.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { editingQuery, operationQuery } from '#web/admin/kit/api/queries.ts'
import { firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import type { AnswerOf } from '#contract/index.ts'
import { capitalised, languageName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { SiteFormPage, SitePage } from '../form/site-page.tsx'
import {
  codesIn,
  formStates,
  type FormState,
  type LanguagesFormValues,
  toLanguagesFormValues,
  toLanguagesPayload,
} from './languages-form-values.ts'
import styles from './languages-page.module.css'

/** The languages in use, the default for visitors and the source of translations. */
export default function LanguagesPage() {
  const query = useQuery(editingQuery('getLanguages', {}))
  return (
    <SitePage>
      {({ updatedAt }) => (
        <PageQuery query={query}>
          {(stored) => <LanguagesForm stored={stored} updatedAt={updatedAt} />}
        </PageQuery>
      )}
    </SitePage>
  )
}

interface LanguagesFormProps {
  stored: AnswerOf<'getLanguages'>
  updatedAt: Date
}

function LanguagesForm({ stored, updatedAt }: LanguagesFormProps) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const item = useItemForm({
    name: 'site:languages',
    initial: toLanguagesFormValues(stored),
    updatedAt,
    schema: languageOperations.editLanguages.input,
    toPayload: toLanguagesPayload,
    errorPath: (path) => path.split('.')[0] ?? path,
    save: async (payload) => {
      await panelCall('editLanguages', payload)
      return { id: 'languages' }
    },
    reload: async () => {
      const now = await panelCall('getLanguages', {})
      const { updatedAt: changedAt } = await panelCall('getSite', { adminPanel: true })
      return { values: toLanguagesFormValues(now), updatedAt: changedAt }
    },
    onSaved: () => {
      void client.invalidateQueries()
      void revalidate()
    },
  })
  return (
    <SiteFormPage section="languages" item={item}>
      <Card title={t('siteForm.languages.title')} hint={t('siteForm.languages.hint')}>
        <ul className={styles.list}>
          {languages.map((code) => (
            <LanguageRow key={code} code={code} item={item} />
          ))}
        </ul>
        {firstError(wholeField(item, 'languages').errors)}
      </Card>
      <Card title={t('siteForm.languages.roles')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <RoleSelect field="default" shown="public" item={item} />
          <RoleSelect field="source" shown="inUse" item={item} />
        </SimpleGrid>
      </Card>
    </SiteFormPage>
  )
}

interface PartProps {
  item: ItemForm<LanguagesFormValues>
}

function LanguageRow({ code, item }: PartProps & { code: Language }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const field = wholeField<FormState>(item, `states.${code}`)
  const name = capitalised(languageName(code, language))
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        <Untranslated code={code} />
      </span>
      <SegmentedControl
        aria-label={t('siteForm.languages.stateOf', { language: name })}
        data={formStates.map((value) => ({
          value,
          label: t(`siteForm.languages.states.${value}`),
          disabled: code === fallbackLanguage && value === 'unused',
        }))}
        value={field.value}
        onChange={field.onChange}
      />
    </li>
  )
}

/** Items without texts in a language in use. */
function Untranslated({ code }: { code: Language }) {
  const t = usePanelTexts()
  const { data } = useQuery(operationQuery('getDashboard', {}))
  const count = data?.content?.translation[code]?.missing
  if (!count) return undefined
  return <small className={styles.note}>{t('siteForm.languages.untranslated', { count })}</small>
}

interface RoleSelectProps extends PartProps {
  field: 'default' | 'source'
  shown: 'public' | 'inUse'
}

function RoleSelect({ field, shown, item }: RoleSelectProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  return (
    <Select
      label={t(`siteForm.labels.${field}`)}
      description={t(`siteForm.languages.${field}Hint`)}
      allowDeselect={false}
      data={codesIn(item.form.values, shown).map((value) => ({
        value,
        label: capitalised(languageName(value, language)),
      }))}
      {...item.form.getInputProps(field)}
    />
  )
}
