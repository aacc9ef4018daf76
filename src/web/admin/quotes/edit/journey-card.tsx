import { MultiSelect, Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#contract/base/limits.ts'
import { budgetBases, flightWishes, occasions, roomKinds } from '#contract/quotes/wish-fields.ts'
import { CurrencySelect } from '#web/admin/kit/form/fields/currency-select.tsx'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { usePersonLanguages } from '#web/admin/catalogue/form/facts/use-person-languages.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { EditValues } from './edit-values.ts'
import { monthChoices } from './month-choices.ts'

interface CardProps {
  item: ItemForm<EditValues>
}

/** When, for how many, and on which occasion. */
export function JourneyCard({ item }: CardProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { field } = item
  const { when, months } = item.form.values
  const [now] = useState(() => new Date())
  return (
    <Card title={t('inbox.add.journey')}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Select
          label={t('inbox.add.when')}
          allowDeselect={false}
          data={[
            { value: 'unknown', label: t('inbox.add.whenUnknown') },
            { value: 'months', label: t('inbox.edit.whenMonths') },
            { value: 'days', label: t('inbox.add.whenDays') },
          ]}
          {...field('when')}
        />
        {when === 'months' && (
          <MultiSelect
            label={t('inbox.edit.months')}
            data={monthChoices(now, months, language)}
            maxValues={limits.travelMonthsMax}
            searchable
            {...field('months')}
          />
        )}
        {when === 'days' && (
          <>
            <TextInput type="date" label={t('inbox.add.startOn')} {...field('startOn')} />
            <TextInput type="date" label={t('inbox.add.endOn')} {...field('endOn')} />
            <NumberField
              label={t('inbox.edit.flexibleDays')}
              min={0}
              max={limits.flexibleDaysMax}
              {...field('flexibleDays')}
            />
            <Switch
              mt="xl"
              label={t('inbox.facts.flexible')}
              {...field('flexible', { type: 'checkbox' })}
            />
          </>
        )}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <NumberField label={t('inbox.add.nights')} min={1} {...field('nights')} />
        <NumberField label={t('inbox.add.adults')} min={1} {...field('adults')} />
        <TextInput
          label={t('inbox.edit.ages')}
          description={t('inbox.edit.agesHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          inputMode="numeric"
          {...field('children')}
        />
        <NumberField
          label={t('inbox.edit.childrenCount')}
          description={t('inbox.edit.childrenCountHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          min={0}
          {...field('childrenCount')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('inbox.add.occasion')}
          placeholder={t('inbox.add.noOccasion')}
          clearable
          data={occasions.map((value) => ({ value, label: t(`inbox.facts.occasions.${value}`) }))}
          {...field('occasion')}
          value={item.form.values.occasion || null}
          onChange={(occasion) => field('occasion').onChange(occasion ?? '')}
        />
        <TextInput type="date" label={t('inbox.facts.answerBy')} {...field('answerBy')} />
      </SimpleGrid>
    </Card>
  )
}

/** Rooms, hotels, guide, flights and money. */
export function WishesCard({ item }: CardProps) {
  const t = usePanelTexts()
  const languages = usePersonLanguages()
  const { field } = item
  const { budget, guideLanguage, flights, hotelClass } = item.form.values
  const rooms = wholeField<EditValues['rooms']>(item, 'rooms')
  const money = wholeField<EditValues['budget']>(item, 'budget')
  const chosen = (name: 'guideLanguage' | 'flights' | 'hotelClass') => (value: string | null) =>
    field(name).onChange(value ?? '')
  return (
    <Card title={t('inbox.edit.wishes')}>
      <SimpleGrid cols={{ base: 2, sm: 5 }}>
        {roomKinds.map((kind) => (
          <NumberField
            key={kind}
            label={t(`inbox.edit.roomKinds.${kind}`)}
            min={0}
            max={limits.roomsOfKindMax}
            value={rooms.value[kind]}
            onChange={(count) => rooms.onChange({ ...rooms.value, [kind]: count })}
            error={firstError(rooms.errors)}
          />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Select
          label={t('inbox.facts.hotelClass')}
          placeholder={t('inbox.edit.notSaid')}
          clearable
          data={['3', '4', '5'].map((value) => ({ value, label: '★'.repeat(Number(value)) }))}
          value={hotelClass || null}
          onChange={chosen('hotelClass')}
          error={field('hotelClass').error}
        />
        <Select
          label={t('inbox.facts.guideLanguage')}
          placeholder={t('inbox.edit.notSaid')}
          clearable
          searchable
          filter={matchingOptions}
          data={languages}
          value={guideLanguage || null}
          onChange={chosen('guideLanguage')}
          error={field('guideLanguage').error}
        />
        <Select
          label={t('inbox.facts.flights')}
          placeholder={t('inbox.edit.notSaid')}
          clearable
          data={flightWishes.map((value) => {
            return { value, label: t(`inbox.facts.flightWishes.${value}`) }
          })}
          value={flights || null}
          onChange={chosen('flights')}
          error={field('flights').error}
        />
        <NumberField
          label={t('inbox.facts.budget')}
          min={0}
          decimals={2}
          value={budget.amount}
          onChange={(amount) => money.onChange({ ...budget, amount })}
          error={firstError(money.errors)}
        />
        <CurrencySelect
          label={t('proposalForm.labels.currency')}
          value={budget.currency}
          onChange={(currency) => money.onChange({ ...budget, currency })}
        />
        <Select
          label={t('inbox.edit.per')}
          allowDeselect={false}
          data={budgetBases.map((value) => ({ value, label: t(`inbox.facts.per.${value}`) }))}
          value={budget.per}
          onChange={(per) => money.onChange({ ...budget, per: per as typeof budget.per })}
        />
      </SimpleGrid>
    </Card>
  )
}
