import { Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/base/limits.ts'
import { pricings, ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { hintBelow } from '../../agencies/cards/hint-below.ts'
import { ChoiceSelect } from '#web/admin/kit/form/fields/choice-select.tsx'
import { CurrencySelect } from '#web/admin/kit/form/fields/currency-select.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { RateListInput } from './rate-list-input.tsx'
import { useItemChoices } from './use-item-choices.ts'
import type { RateFormState } from './use-rate-form.ts'

/** Fields for a rate's item, market, currency and dates. */
export function BasicsCard({ item }: { item: RateFormState }) {
  const { t } = useTranslation('admin')
  const { field, form } = item
  const { entityType, entityId } = form.values
  const { choices, chosen, onSearch } = useItemChoices(entityType, entityId)
  const kind = field('entityType')
  return (
    <Card title={t('rates.item')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('rates.kind')}
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
          placeholder={t('rates.chooseItem')}
          choices={choices}
          chosen={chosen}
          onSearch={onSearch}
          {...field('entityId')}
        />
        <RateListInput {...field('sheet')} />
        <TextInput
          label={t('rates.externalId')}
          description={t('rates.externalIdHint')}
          inputWrapperOrder={hintBelow}
          maxLength={limits.externalIdMaxLength}
          {...field('externalId')}
        />
        <CurrencySelect label={t('rates.currency')} {...field('currency')} />
        <Select
          label={t('rates.pricedBy')}
          description={t('rates.pricingHint')}
          inputWrapperOrder={hintBelow}
          allowDeselect={false}
          data={[
            { value: '', label: t('rates.pricings.usual') },
            ...pricings.map((value) => ({ value, label: t(`rates.pricings.${value}`) })),
          ]}
          {...field('pricedBy')}
        />
        <TextInput
          type="date"
          label={t('rates.validFrom')}
          description={t('rates.validHint')}
          inputWrapperOrder={hintBelow}
          {...field('validFrom')}
        />
        <TextInput type="date" label={t('rates.validTo')} {...field('validTo')} />
      </SimpleGrid>
      <Switch
        size="md"
        color="pampas"
        label={t('rates.status')}
        {...field('status', { type: 'checkbox' })}
      />
    </Card>
  )
}
