import { Select, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import { kinds } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { type Testimonial, testimonialOperations } from '#contract/site/testimonials.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useItemChoices } from '#web/admin/catalogue/form/relations/use-item-choices.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { ChoiceSelect } from '#web/admin/kit/form/fields/choice-select.tsx'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { hasErrorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useCountries } from '../form/use-countries.ts'
import {
  type TestimonialFormValues,
  toTestimonialFormValues,
  toTestimonialPayload,
} from './testimonial-form-values.ts'

type TestimonialItem = ItemForm<TestimonialFormValues>

/** Words of a traveller, with their journey and source. */
export function TestimonialForm({ stored }: { stored?: Testimonial }) {
  const t = usePanelTexts()
  const item = useTestimonialForm(stored)
  const { field, form } = item
  return (
    <FormPage
      title={stored?.author ?? t('testimonialForm.add')}
      trail={[{ label: t('sections.testimonials'), to: adminPaths.testimonials }]}
      item={item}
      canAddAnother={!stored}
      aside={<VisibilityCard item={item} />}
    >
      <Card title={t('testimonialForm.text')} hint={t('testimonialForm.textHint')} required>
        <LanguageTabs
          isEnglishRequired={false}
          completenessOf={(lang) => (form.values.texts[lang].trim() ? 'complete' : 'blank')}
          isBroken={(lang) => hasErrorAt(form.errors, `texts.${lang}`)}
          refusals={item.refusals}
        >
          {(lang) => (
            <Textarea
              lang={lang}
              aria-label={t('testimonialForm.text')}
              autosize
              minRows={4}
              maxLength={limits.testimonialTextMaxLength}
              {...field(`texts.${lang}`)}
            />
          )}
        </LanguageTabs>
      </Card>
      <Card title={t('testimonialForm.author')} hint={t('testimonialForm.authorHint')} required>
        <TextInput
          aria-label={t('testimonialForm.author')}
          maxLength={limits.testimonialAuthorMaxLength}
          {...field('author')}
        />
      </Card>
      <FactsCard item={item} />
    </FormPage>
  )
}

/** A new one leads to its own form or to a fresh one; an edit stays. */
function useTestimonialForm(stored: Testimonial | undefined): TestimonialItem {
  const navigate = useNavigate()
  const id = stored?.id
  return useItemForm({
    name: id ? `testimonial:${id}` : 'testimonial:add',
    initial: toTestimonialFormValues(stored),
    schema: testimonialOperations.addTestimonial.input,
    toPayload: toTestimonialPayload,
    errorPath: (path) => path.replace(/^text(?=\.|$)/, 'texts'),
    save: (fields, _updatedAt, once) =>
      id
        ? panelCall('editTestimonial', { ...fields, id })
        : panelCall('addTestimonial', fields, once),
    reload: undefined,
    onSaved: (saved, another) => {
      if (id) return
      const to = another
        ? `${adminPaths.addTestimonial}?again=${saved}`
        : adminPaths.editTestimonial(saved)
      void navigate(to, { replace: true })
    },
  })
}

function FactsCard({ item: { field } }: { item: TestimonialItem }) {
  const t = usePanelTexts()
  const countries = useCountries()
  const country = field('country')
  return (
    <Card title={t('testimonialForm.facts')} hint={t('testimonialForm.factsHint')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('testimonialForm.country')}
          data={countries}
          searchable
          clearable
          filter={matchingOptions}
          {...country}
          value={String(country.value) || null}
          onChange={(code) => country.onChange(code ?? '')}
        />
        <TextInput
          type="month"
          label={t('testimonialForm.travelledOn')}
          description={t('testimonialForm.travelledHint')}
          {...field('travelledOn')}
        />
        <TextInput
          label={t('testimonialForm.originLabel')}
          description={t('testimonialForm.originHint')}
          maxLength={limits.testimonialOriginMaxLength}
          {...field('origin.label')}
        />
        <TextInput
          type="url"
          label={t('testimonialForm.originUrl')}
          placeholder="https://"
          {...field('origin.url')}
        />
      </SimpleGrid>
    </Card>
  )
}

function VisibilityCard({ item }: { item: TestimonialItem }) {
  const t = usePanelTexts()
  const { field, form } = item
  const kind = field('kind')
  return (
    <>
      <Card title={t('form.visibility')}>
        <Switch
          color="pampas"
          size="md"
          label={t('testimonialForm.shown')}
          {...field('status', { type: 'checkbox' })}
        />
        <NumberField
          label={t('testimonialForm.order')}
          description={t('testimonialForm.orderHint')}
          min={0}
          max={limits.pageOrderMax}
          {...field('order')}
        />
      </Card>
      <Card title={t('testimonialForm.about')} hint={t('testimonialForm.aboutHint')}>
        <Select
          aria-label={t('testimonialForm.about')}
          clearable
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...kind}
          value={form.values.kind || null}
          onChange={(value) => {
            kind.onChange(value ?? '')
            // An item of another kind is none of this one.
            if (value !== form.values.kind) form.setFieldValue('entityId', '')
          }}
        />
        {form.values.kind && <ItemChoice item={item} kind={form.values.kind} />}
      </Card>
    </>
  )
}

interface ItemChoiceProps {
  item: TestimonialItem
  kind: Exclude<TestimonialFormValues['kind'], ''>
}

function ItemChoice({ item: { field, form }, kind }: ItemChoiceProps) {
  const t = usePanelTexts()
  const { choices, chosen, onSearch } = useItemChoices(kind, form.values.entityId)
  return (
    <ChoiceSelect
      key={kind}
      label={t(`kinds.${kind}`)}
      placeholder={t('rateForm.chooseItem')}
      choices={choices}
      chosen={chosen}
      onSearch={onSearch}
      {...field('entityId')}
    />
  )
}
