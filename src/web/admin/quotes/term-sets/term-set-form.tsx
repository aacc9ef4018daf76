import { Checkbox, MultiSelect, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import {
  termAudiences,
  type TermSet,
  termSetOperations,
} from '#contract/quotes/proposals/term-sets.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { CurrencySelect } from '#web/admin/kit/form/fields/currency-select.tsx'
import { matchingOptions, shownOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { firstError, hasErrorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { FormPage } from '#web/admin/kit/form/form-page.tsx'
import { LanguageTabs } from '#web/admin/kit/form/languages/language-tabs.tsx'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { useCountries } from '#web/admin/site/form/use-countries.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { CancellationFormValues } from '../proposals/form/proposal-form-values.ts'
import { CancellationInput } from '../proposals/payments/cancellation-input.tsx'
import type { PaymentFormValues } from '../proposals/payments/payments-form-values.ts'
import { PaymentsInput } from '../proposals/payments/payments-input.tsx'
import {
  completenessOf,
  type TermSetFormValues,
  toTermSetFormValues,
  toTermSetPayload,
} from './term-set-form-values.ts'
import { ScopeAgencies } from './scope-fields.tsx'

type TermSetItem = ItemForm<TermSetFormValues>

/** A set of terms: the proposals that it is for, and what they begin with. */
export function TermSetForm({ stored }: { stored?: TermSet }) {
  const t = usePanelTexts()
  const item = useTermSetForm(stored)
  const { field, form } = item
  const { currency, payments } = form.values
  return (
    <FormPage
      title={stored?.name ?? t('termSetForm.add')}
      trail={[
        { label: t('sections.quotes'), to: adminPaths.quotes },
        { label: t('sections.termSets'), to: adminPaths.termSets },
      ]}
      item={item}
      canAddAnother={!stored}
    >
      <Card title={t('termSetForm.name')} hint={t('termSetForm.nameHint')} required>
        <TextInput
          aria-label={t('termSetForm.name')}
          maw="32rem"
          maxLength={limits.termSetNameMaxLength}
          {...field('name')}
        />
      </Card>
      <ScopeCard item={item} />
      <Card title={t('proposalForm.terms.title')}>
        <NumberField
          label={t('termSetForm.validDays')}
          description={t('termSetForm.validDaysHint')}
          min={1}
          max={limits.validDaysMax}
          {...field('validDays')}
        />
        {payments.some(({ by }) => by === 'amount') && (
          <CurrencySelect
            label={t('proposalForm.labels.currency')}
            value={currency}
            onChange={wholeField<string>(item, 'currency').onChange}
            error={firstError(wholeField<string>(item, 'currency').errors)}
          />
        )}
        <PaymentsInput
          {...wholeField<PaymentFormValues[]>(item, 'payments')}
          currency={currency}
          lang={fallbackLanguage}
        />
        <CancellationInput {...wholeField<CancellationFormValues[]>(item, 'cancellation')} />
      </Card>
      <Card title={t('form.texts')} hint={t('termSetForm.textsHint')}>
        <LanguageTabs
          isEnglishRequired={false}
          completenessOf={(lang) => completenessOf(form.values.texts[lang])}
          isBroken={(lang) => hasErrorAt(form.errors, `texts.${lang}`)}
          refusals={item.refusals}
        >
          {(lang) => <TermTextInputs item={item} lang={lang} />}
        </LanguageTabs>
      </Card>
    </FormPage>
  )
}

/** A new one leads to the list, or to a fresh form; an edit stays. */
function useTermSetForm(stored: TermSet | undefined): TermSetItem {
  const navigate = useNavigate()
  const id = stored?.id
  return useItemForm({
    name: id ? `termSet:${id}` : 'termSet:add',
    initial: toTermSetFormValues(stored),
    schema: termSetOperations.addTermSet.input,
    toPayload: (values: TermSetFormValues) => toTermSetPayload(values, stored),
    errorPath: textPath,
    save: (fields, _updatedAt, once) =>
      id ? panelCall('editTermSet', { ...fields, id }) : panelCall('addTermSet', fields, once),
    reload: undefined,
    onSaved: (saved, another) => {
      const to = another ? `${adminPaths.addTermSet}?again=${saved}` : adminPaths.termSets
      void navigate(to, { replace: true })
    },
  })
}

/** The form holds texts by language, then by field. */
function textPath(path: string): string {
  return path.replace(/^(conditions|payHow|tax)\.(\w+)$/, 'texts.$2.$1').replace(/^for\./, '')
}

/** Fields for the proposals that a set is for. */
function ScopeCard({ item }: { item: TermSetItem }) {
  const t = usePanelTexts()
  const { field } = item
  const countries = useCountries()
  const isDefault = field('isDefault')
  const audience = field('audience')
  const chosen = wholeField<string[]>(item, 'countries')
  return (
    <Card title={t('termSetForm.for')} hint={t('termSetForm.forHint')}>
      <Checkbox
        label={t('termSetForm.isDefault')}
        checked={item.form.values.isDefault}
        onChange={(event) => isDefault.onChange(event.currentTarget.checked)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('termSetForm.audience')}
          placeholder={t('termSetForm.anybody')}
          clearable
          data={termAudiences.map((value) => ({
            value,
            label: t(`termSetForm.audiences.${value}`),
          }))}
          value={item.form.values.audience || null}
          onChange={(value) => audience.onChange(value ?? '')}
        />
        <NumberField
          label={t('termSetForm.minPax')}
          min={1}
          max={limits.groupSizeMax}
          {...field('minPax')}
        />
        <MultiSelect
          label={t('termSetForm.countries')}
          data={countries}
          searchable
          clearable
          filter={matchingOptions}
          limit={shownOptions}
          value={chosen.value}
          onChange={chosen.onChange}
          error={firstError(chosen.errors)}
        />
        <ScopeAgencies {...wholeField<string[]>(item, 'agencyIds')} />
      </SimpleGrid>
    </Card>
  )
}

function TermTextInputs({ item, lang }: { item: TermSetItem; lang: Language }) {
  const t = usePanelTexts()
  const { conditions } = item.form.values.texts[lang]
  return (
    <div lang={lang}>
      <MarkdownEditor
        label={t('proposalForm.labels.conditions')}
        hint={<LengthHint length={conditions.length} max={limits.conditionsMaxLength} />}
        {...item.field(`texts.${lang}.conditions`)}
      />
      <Textarea
        label={t('proposalForm.labels.payHow')}
        description={t('proposalForm.payHowHint')}
        autosize
        minRows={3}
        maxLength={limits.payHowMaxLength}
        {...item.field(`texts.${lang}.payHow`)}
      />
      <Textarea
        label={t('proposalForm.labels.tax')}
        autosize
        minRows={2}
        maxLength={limits.taxMaxLength}
        {...item.field(`texts.${lang}.tax`)}
      />
    </div>
  )
}
