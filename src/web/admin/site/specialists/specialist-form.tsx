import { Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { type Specialist, specialistOperations } from '#contract/site/specialists.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { hasErrorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useAdmins } from '#web/admin/quotes/inbox/use-admins.ts'
import {
  completenessOf,
  type SpecialistFormValues,
  toSpecialistFormValues,
  toSpecialistPayload,
} from './specialist-form-values.ts'
import { WhereCard } from './where-card.tsx'

export type SpecialistItem = ItemForm<SpecialistFormValues>

interface SpecialistFormProps {
  stored?: Specialist
  /** Beside the form, put up at once. */
  photo?: ReactNode
}

/** A specialist: what travellers read, and the journeys that the person answers for. */
export function SpecialistForm({ stored, photo }: SpecialistFormProps) {
  const t = usePanelTexts()
  const item = useSpecialistForm(stored)
  const { field, form } = item
  return (
    <FormPage
      title={stored?.name ?? t('specialistForm.add')}
      trail={[{ label: t('sections.specialists'), to: adminPaths.specialists }]}
      item={item}
      canAddAnother={!stored}
      aside={
        <>
          <VisibilityCard item={item} />
          {photo}
        </>
      }
    >
      <Card title={t('specialistForm.name')} hint={t('specialistForm.nameHint')} required>
        <TextInput
          aria-label={t('specialistForm.name')}
          maxLength={limits.specialistTextMaxLength}
          {...field('name')}
        />
      </Card>
      <Card title={t('form.texts')} hint={t('specialistForm.textsHint')}>
        <LanguageTabs
          isEnglishRequired={false}
          completenessOf={(lang) => completenessOf(form.values.texts[lang])}
          isBroken={(lang) => hasErrorAt(form.errors, `texts.${lang}`)}
          refusals={item.refusals}
        >
          {(lang) => <Texts item={item} lang={lang} />}
        </LanguageTabs>
      </Card>
      <ContactCard item={item} />
      <WhereCard item={item} />
    </FormPage>
  )
}

/** A new one leads to its own form, where the photo is put up, or to a fresh one; an edit stays. */
function useSpecialistForm(stored: Specialist | undefined): SpecialistItem {
  const navigate = useNavigate()
  const id = stored?.id
  return useItemForm({
    name: id ? `specialist:${id}` : 'specialist:add',
    initial: toSpecialistFormValues(stored),
    schema: specialistOperations.addSpecialist.input,
    toPayload: toSpecialistPayload,
    errorPath: (path) => path.replace(/^(role|bio)\.(\w+)$/, 'texts.$2.$1'),
    save: (fields, _updatedAt, once) =>
      id
        ? panelCall('editSpecialist', { ...fields, id })
        : panelCall('addSpecialist', fields, once),
    reload: undefined,
    onSaved: (saved, another) => {
      if (id) return
      const to = another
        ? `${adminPaths.addSpecialist}?again=${saved}`
        : adminPaths.editSpecialist(saved)
      void navigate(to, { replace: true })
    },
  })
}

function Texts({ item, lang }: { item: SpecialistItem; lang: Language }) {
  const t = usePanelTexts()
  return (
    <div lang={lang}>
      <TextInput
        label={t('specialistForm.role')}
        description={t('specialistForm.roleHint')}
        maxLength={limits.specialistTextMaxLength}
        {...item.field(`texts.${lang}.role`)}
      />
      <Textarea
        label={t('specialistForm.bio')}
        autosize
        minRows={3}
        maxLength={limits.specialistBioMaxLength}
        mt="sm"
        {...item.field(`texts.${lang}.bio`)}
      />
    </div>
  )
}

function ContactCard({ item: { field } }: { item: SpecialistItem }) {
  const t = usePanelTexts()
  return (
    <Card title={t('specialistForm.contact')} hint={t('specialistForm.contactHint')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('specialistForm.phone')}
          type="tel"
          maxLength={limits.phoneMaxLength}
          {...field('phone')}
        />
        <TextInput
          label={t('specialistForm.whatsapp')}
          type="tel"
          maxLength={limits.phoneMaxLength}
          {...field('whatsapp')}
        />
        <TextInput
          label={t('specialistForm.email')}
          type="email"
          maxLength={limits.emailMaxLength}
          {...field('email')}
        />
      </SimpleGrid>
    </Card>
  )
}

function VisibilityCard({ item }: { item: SpecialistItem }) {
  const t = usePanelTexts()
  const admins = useAdmins()
  const { value, onChange, error } = item.field('userId')
  return (
    <Card title={t('form.visibility')}>
      <Switch
        color="pampas"
        size="md"
        label={t('specialistForm.shown')}
        {...item.field('status', { type: 'checkbox' })}
      />
      <NumberField
        label={t('specialistForm.order')}
        description={t('specialistForm.orderHint')}
        min={0}
        max={limits.pageOrderMax}
        {...item.field('order')}
      />
      <Select
        label={t('specialistForm.account')}
        description={t('specialistForm.accountHint')}
        placeholder={t('specialistForm.nobody')}
        data={admins.map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        filter={matchingOptions}
        clearable
        value={String(value) || null}
        onChange={(id) => onChange(id ?? '')}
        error={error}
      />
    </Card>
  )
}
