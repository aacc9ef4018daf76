import { SimpleGrid, Textarea } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { plainStart } from '#contract/base/text/parse-rich-text.ts'
import { FoldedFields } from '#web/admin/kit/form/rows/folded-fields.tsx'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { LinesInput } from '#web/admin/kit/form/languages/lines-input.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { hasErrorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import styles from './further-fields.module.css'
import type { CancellationFormValues, ScaleStepFormValues } from './proposal-form-values.ts'
import { CancellationInput } from '../payments/cancellation-input.tsx'
import type { PaymentFormValues } from '../payments/payments-form-values.ts'
import { PaymentsInput } from '../payments/payments-input.tsx'
import { ScaleInput } from '../prices/scale-input.tsx'
import type { ProposalForm } from './use-proposal-form.ts'

/** Fields for things in the price and things that are not. */
export function InclusionsCard({ item, lang }: { item: ProposalForm; lang: Language }) {
  const t = usePanelTexts()
  return (
    <Card title={t('proposalForm.inclusions.title')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['included', 'excluded'] as const).map((field) => (
          <div key={field} lang={lang}>
            <LinesInput
              label={t(`proposalForm.labels.${field}`)}
              help={t('proposalForm.inclusions.hint')}
              max={limits.includedMax}
              maxLength={limits.includedMaxLength}
              {...wholeField<string>(item, field)}
            />
          </div>
        ))}
      </SimpleGrid>
    </Card>
  )
}

/** Payments, cancellation, conditions and what else a proposal may say, folded until it is needed. */
export function TermsCard({ item, lang }: { item: ProposalForm; lang: Language }) {
  const t = usePanelTexts()
  const { field, form, refusals } = item
  const { values, errors } = form
  const entries = (count: number) => (count > 0 ? t('proposalForm.entries', { count }) : '')
  const sections = [
    {
      name: 'payments',
      line: entries(values.payments.length),
      fields: (
        <PaymentsInput
          {...wholeField<PaymentFormValues[]>(item, 'payments')}
          currency={values.currency}
          lang={lang}
        />
      ),
    },
    {
      name: 'cancellation',
      line: entries(values.cancellation.length),
      fields: <CancellationInput {...wholeField<CancellationFormValues[]>(item, 'cancellation')} />,
    },
    {
      name: 'conditions',
      line: plainStart(values.conditions),
      fields: (
        <div lang={lang} className={styles.shortEditor}>
          <MarkdownEditor
            label={t('proposalForm.labels.conditions')}
            hint={<LengthHint length={values.conditions.length} max={limits.conditionsMaxLength} />}
            {...field('conditions')}
          />
        </div>
      ),
    },
    {
      name: 'itemConditions',
      line: plainStart(values.itemConditions),
      fields: (
        <div lang={lang} className={styles.shortEditor}>
          <MarkdownEditor
            label={t('proposalForm.labels.itemConditions')}
            hint={
              <LengthHint length={values.itemConditions.length} max={limits.conditionsMaxLength} />
            }
            {...field('itemConditions')}
          />
        </div>
      ),
    },
    {
      name: 'payHow',
      line: values.payHow,
      fields: (
        <Textarea
          label={t('proposalForm.labels.payHow')}
          description={t('proposalForm.payHowHint')}
          lang={lang}
          autosize
          minRows={3}
          maxLength={limits.payHowMaxLength}
          {...field('payHow')}
        />
      ),
    },
    {
      name: 'tax',
      line: values.tax,
      fields: (
        <Textarea
          label={t('proposalForm.labels.tax')}
          lang={lang}
          autosize
          minRows={2}
          maxLength={limits.taxMaxLength}
          {...field('tax')}
        />
      ),
    },
    {
      name: 'scale',
      line: entries(values.scale.length),
      fields: (
        <ScaleInput
          {...wholeField<ScaleStepFormValues[]>(item, 'scale')}
          currency={values.currency}
          options={values.options}
        />
      ),
    },
    {
      name: 'commission',
      line: values.commission === '' ? '' : `${values.commission} %`,
      fields: (
        <NumberField
          label={t('proposalForm.labels.commission')}
          description={t('proposalForm.commissionHint')}
          min={0}
          max={100}
          decimals={2}
          suffix=" %"
          {...field('commission')}
        />
      ),
    },
  ] as const
  return (
    <Card title={t('proposalForm.terms.title')}>
      <FoldedFields
        refusals={refusals}
        sections={sections.map(({ name, ...section }) => ({
          ...section,
          name,
          title: t(`proposalForm.labels.${name}`),
          broken: hasErrorAt(errors, name),
        }))}
      />
    </Card>
  )
}
