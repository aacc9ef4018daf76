import { Select, SimpleGrid, TagsInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '#contract/base/limits.ts'
import { agencyStatuses } from '#contract/trade/agency-fields.ts'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useAdmins } from '#web/admin/quotes/inbox/use-admins.ts'
import { type AgencyFormValues, termsKinds } from '../agency-form-values.ts'
import { hintBelow } from './hint-below.ts'

interface CardProps {
  item: ItemForm<AgencyFormValues>
}

/** How the agency stands, what it is paid by and which rates it sees. */
export function TradeCard({ item }: CardProps) {
  const { t } = useTranslation('admin')
  const { field, form } = item
  const { status, terms } = form.values
  const { errors, ...sheets } = wholeField<string[]>(item, 'sheets')
  return (
    <Card title={t('agencies.trade')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('agencies.status')}
          description={t(`agencies.statusHints.${status}`)}
          inputWrapperOrder={hintBelow}
          allowDeselect={false}
          data={agencyStatuses.map((value) => ({ value, label: t(`agencies.statuses.${value}`) }))}
          {...field('status')}
        />
        <Manager item={item} />
        <Select
          label={t('agencies.terms')}
          description={t('agencies.termsHint')}
          inputWrapperOrder={hintBelow}
          allowDeselect={false}
          data={termsKinds.map((value) => ({ value, label: t(`agencies.termsKinds.${value}`) }))}
          {...field('terms.kind')}
        />
        {terms.kind === 'commission' && (
          <NumberField
            label={t('agencies.percent')}
            description={t('agencies.percentHint')}
            inputWrapperOrder={hintBelow}
            min={0}
            max={limits.commissionMax}
            decimals={2}
            suffix=" %"
            {...field('terms.percent')}
          />
        )}
      </SimpleGrid>
      <TagsInput
        label={t('agencies.sheets')}
        description={t('agencies.sheetsHint')}
        splitChars={[',', ';']}
        maxTags={limits.sheetsMax}
        maxLength={limits.sheetNameMaxLength}
        clearable={false}
        {...sheets}
        error={firstError(errors)}
      />
    </Card>
  )
}

/** The admin who keeps the agency. */
function Manager({ item: { field } }: CardProps) {
  const { t } = useTranslation('admin')
  const admins = useAdmins()
  const { value, onChange, error } = field('accountManagerId')
  return (
    <Select
      label={t('agencies.accountManager')}
      placeholder={t('agencies.nobody')}
      data={admins.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      filter={matchingOptions}
      clearable
      value={String(value) || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}

/** Fields for the agreement, and the date of the agency's next check. */
export function ContractCard({ item: { field } }: CardProps) {
  const { t } = useTranslation('admin')
  return (
    <Card title={t('agencies.contract')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput type="date" label={t('agencies.signedOn')} {...field('contract.signedOn')} />
        <TextInput type="date" label={t('agencies.endsOn')} {...field('contract.endsOn')} />
        <NumberField
          label={t('agencies.creditDays')}
          min={0}
          max={limits.creditDaysMax}
          {...field('contract.creditDays')}
        />
        <TextInput
          type="date"
          label={t('agencies.recheckOn')}
          description={t('agencies.recheckHint')}
          inputWrapperOrder={hintBelow}
          {...field('recheckOn')}
        />
      </SimpleGrid>
    </Card>
  )
}
