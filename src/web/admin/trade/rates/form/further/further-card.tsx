import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { FoldedFields } from '#web/admin/kit/form/rows/folded-fields.tsx'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import { SellingFields } from './selling-fields.tsx'
import { TextsFields } from './texts-fields.tsx'
import type { RateFormState } from '../use-rate-form.ts'
import { useSpanText } from '../../list/use-span-text.ts'

/** Further fields of a rate, folded until they are needed. */
export function FurtherCard({ item }: { item: RateFormState }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const spanText = useSpanText()
  const { values, errors } = item.form
  const isBroken = (...fields: string[]) =>
    fields.some((field) => errorAt(errors, field) !== undefined)
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const said = (...words: (string | false | undefined)[]) => words.filter(Boolean).join(' · ')
  return (
    <Card title={t('rateForm.further')}>
      <FoldedFields
        refusals={item.refusals}
        sections={[
          {
            name: 'money',
            title: t('rateForm.money'),
            line: said(
              values.commission !== '' &&
                `${t('rateForm.commission')} ${percent.format(values.commission)} %`,
              !values.commissionable && t('rates.notCommissionable'),
              t(`rates.vat.${values.vat}`),
              t(`rates.residents.${values.residents}`),
            ),
            broken: isBroken('commission', 'vat', 'residents'),
            fields: <MoneyFields item={item} />,
          },
          {
            name: 'extras',
            title: t('rateForm.extras'),
            line: values.extras
              .map(({ label }) => label[language] ?? Object.values(label)[0])
              .filter(Boolean)
              .join(', '),
            broken: isBroken('extras'),
            fields: <ExtrasFields item={item} />,
          },
          {
            name: 'selling',
            title: t('rateForm.selling'),
            line: said(
              spanText({ from: values.bookFrom, to: values.bookTo }),
              values.stopSales.length > 0 &&
                `${t('rateForm.stopSales')}: ${values.stopSales.map(spanText).join(', ')}`,
            ),
            broken: isBroken('bookFrom', 'bookTo', 'stopSales'),
            fields: <SellingFields item={item} />,
          },
          {
            name: 'texts',
            title: t('rateForm.texts'),
            line: said(
              ...[values.remarks, values.cancellation].map(
                (texts) => texts[language] ?? Object.values(texts)[0],
              ),
            ),
            broken: isBroken('remarks', 'cancellation'),
            fields: <TextsFields item={item} />,
          },
        ]}
      />
    </Card>
  )
}
