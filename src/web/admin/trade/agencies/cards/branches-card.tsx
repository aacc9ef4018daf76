import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { limits } from '#contract/base/limits.ts'
import { agencyShares } from '#contract/trade/agency-fields.ts'
import { errorAt, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { AgencyFormValues } from '../agency-form-values.ts'
import { hintBelow } from './hint-below.ts'

/** Which work the agency's people see of each other, and where its branches are. */
export function BranchesCard({ item }: { item: ItemForm<AgencyFormValues> }) {
  const t = usePanelTexts()
  const branches = wholeField<AgencyFormValues['branches']>(item, 'branches')
  return (
    <Card title={t('agencyForm.inside')}>
      <Select
        label={t('agencyForm.shares')}
        description={t('agencyForm.sharesHint')}
        inputWrapperOrder={hintBelow}
        allowDeselect={false}
        data={agencyShares.map((value) => ({ value, label: t(`agencyForm.sharesKinds.${value}`) }))}
        {...item.field('shares')}
      />
      <RowList
        {...branches}
        label={t('agencyForm.branches')}
        hint={t('agencyForm.branchesHint')}
        max={limits.branchesMax}
        addLabel={t('agencyForm.addBranch')}
        blank={() => ({ name: '', city: '' })}
        nameOf={({ name }, index) => name || String(index + 1)}
        ordered={false}
      >
        {({ row, onChange, errors }) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={t('agencyForm.branchName')}
              maxLength={limits.nameMaxLength}
              value={row.name}
              onChange={(event) => onChange({ ...row, name: event.currentTarget.value })}
              error={errorAt(errors, 'name')}
            />
            <TextInput
              label={t('agencyForm.city')}
              maxLength={limits.nameMaxLength}
              value={row.city}
              onChange={(event) => onChange({ ...row, city: event.currentTarget.value })}
              error={errorAt(errors, 'city')}
            />
          </SimpleGrid>
        )}
      </RowList>
    </Card>
  )
}
