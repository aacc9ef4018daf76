import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { pricings, ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { hintBelow } from '../../agencies/cards/hint-below.ts'
import { ChoiceSelect } from '#web/admin/kit/form/fields/choice-select.tsx'
import { CurrencySelect } from '#web/admin/kit/form/fields/currency-select.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { RateListInput } from './rate-list-input.tsx'
import { useItemChoices } from '#web/admin/catalogue/form/relations/use-item-choices.ts'
import type { RateFormState } from './use-rate-form.ts'

/** Fields for a rate's item, market, currency and dates. */
export function BasicsCard({ item }: { item: RateFormState }) {
  const t = usePanelTexts()
  const { field, form } = item
  const { entityType, entityId } = form.values
  const { choices, chosen, onSearch } = useItemChoices(entityType, entityId)
  const kind = field('entityType')
  return (
    <Card title={t('rateForm.item')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('rateForm.kind')}
          allowDeselect={false}
          data={ratedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...kind}
          onChange={(value) => {
            kind.onChange(value)
            // An item of another kind is none of this one.
            if (value !== entityType) form.setFieldValue('entityId', '')
          }}
        />
        <ChoiceSelect
          key={entityType}
          label={t(`kinds.${entityType}`)}
          placeholder={t('rateForm.chooseItem')}
          choices={choices}
          chosen={chosen}
          onSearch={onSearch}
          {...field('entityId')}
        />
        <RateListInput {...field('sheet')} />
        <TextInput
          label={t('rateForm.externalId')}
          description={t('rateForm.externalIdHint')}
          inputWrapperOrder={hintBelow}
          maxLength={limits.externalIdMaxLength}
          {...field('externalId')}
        />
        <CurrencySelect label={t('rateForm.currency')} {...field('currency')} />
        <Select
          label={t('rateForm.pricedBy')}
          description={t('rateForm.pricingHint')}
          inputWrapperOrder={hintBelow}
          allowDeselect={false}
          data={[
            { value: '', label: t('rateForm.pricings.usual') },
            ...pricings.map((value) => ({ value, label: t(`rateForm.pricings.${value}`) })),
          ]}
          {...field('pricedBy')}
        />
        <TextInput
          type="date"
          label={t('rateForm.validFrom')}
          description={t('rateForm.validHint')}
          inputWrapperOrder={hintBelow}
          {...field('validFrom')}
        />
        <TextInput type="date" label={t('rateForm.validTo')} {...field('validTo')} />
      </SimpleGrid>
      <Switch
        size="md"
        color="pampas"
        label={t('rateForm.status')}
        {...field('status', { type: 'checkbox' })}
      />
    </Card>
  )
}
