import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { agencyStatuses } from '#contract/trade/agency-fields.ts'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useAdmins } from '#web/admin/quotes/inbox/use-admins.ts'
import { type AgencyFormValues, termsKinds } from '../agency-form-values.ts'
import { hintBelow } from './hint-below.ts'
import { SheetsInput } from './sheets-input.tsx'

interface CardProps {
  item: ItemForm<AgencyFormValues>
}

/** How the agency stands, what it is paid by and which rates it sees. */
export function TradeCard({ item }: CardProps) {
  const t = usePanelTexts()
  const { field, form } = item
  const { status, terms } = form.values
  const { errors, ...sheets } = wholeField<string[]>(item, 'sheets')
  return (
    <Card title={t('agencyForm.trade')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('agencyForm.status')}
          description={t(`agencyForm.statusHints.${status}`)}
          inputWrapperOrder={hintBelow}
          allowDeselect={false}
          data={agencyStatuses.map((value) => ({
            value,
            label: t(`agencyForm.statuses.${value}`),
          }))}
          {...field('status')}
        />
        <Manager item={item} />
        <ProposalTerms item={item} />
        <Select
          label={t('agencyForm.terms')}
          description={t('agencyForm.termsHint')}
          inputWrapperOrder={hintBelow}
          allowDeselect={false}
          data={termsKinds.map((value) => ({ value, label: t(`agencyForm.termsKinds.${value}`) }))}
          {...field('terms.kind')}
        />
        {terms.kind === 'commission' && (
          <NumberField
            label={t('agencyForm.percent')}
            description={t('agencyForm.percentHint')}
            inputWrapperOrder={hintBelow}
            min={0}
            max={limits.commissionMax}
            decimals={2}
            suffix=" %"
            {...field('terms.percent')}
          />
        )}
      </SimpleGrid>
      <SheetsInput
        description={t('agencyForm.sheetsHint')}
        {...sheets}
        error={firstError(errors)}
      />
    </Card>
  )
}

/** The admin who keeps the agency. */
function Manager({ item: { field } }: CardProps) {
  const t = usePanelTexts()
  const admins = useAdmins()
  const { value, onChange, error } = field('accountManagerId')
  return (
    <Select
      label={t('agencyForm.accountManager')}
      placeholder={t('agencyForm.nobody')}
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

/** The set of terms that proposals to the agency begin with. */
function ProposalTerms({ item: { field } }: CardProps) {
  const t = usePanelTexts()
  const may = useMay()
  const { data } = useQuery({ ...operationQuery('listTermSets', {}), enabled: may('requests') })
  const { value, onChange, error } = field('termSetId')
  const sets = data?.list ?? []
  if (sets.length === 0) return null
  return (
    <Select
      label={t('agencyForm.termSet')}
      placeholder={t('agencyForm.fittingTermSet')}
      data={sets.map(({ id, name }) => ({ value: id, label: name }))}
      clearable
      value={String(value) || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}

/** Fields for the agreement, and the date of the agency's next check. */
export function ContractCard({ item: { field } }: CardProps) {
  const t = usePanelTexts()
  return (
    <Card title={t('agencyForm.contract')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput type="date" label={t('agencyForm.signedOn')} {...field('contract.signedOn')} />
        <TextInput type="date" label={t('agencyForm.endsOn')} {...field('contract.endsOn')} />
        <NumberField
          label={t('agencyForm.creditDays')}
          min={0}
          max={limits.creditDaysMax}
          {...field('contract.creditDays')}
        />
        <TextInput
          type="date"
          label={t('agencyForm.recheckOn')}
          description={t('agencyForm.recheckHint')}
          inputWrapperOrder={hintBelow}
          {...field('recheckOn')}
        />
      </SimpleGrid>
    </Card>
  )
}
