import { MultiSelect } from '@mantine/core'
import { type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { SpokenLanguages } from '#web/admin/catalogue/form/facts/inputs/choice-inputs.tsx'
import { useRegions } from '#web/admin/catalogue/form/relations/use-regions.ts'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { firstError, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { SpecialistItem } from './specialist-form.tsx'

/** The journeys that a specialist answers for, and the languages to ask in. */
export function WhereCard({ item }: { item: SpecialistItem }) {
  const t = usePanelTexts()
  const { groups } = useRegions()
  const regions = wholeField<string[]>(item, 'regionIds')
  const chosen = wholeField<Kind[]>(item, 'kinds')
  return (
    <Card title={t('specialistForm.where')} hint={t('specialistForm.whereHint')}>
      <MultiSelect
        label={t('specialistForm.regions')}
        data={groups}
        searchable
        clearable
        filter={matchingOptions}
        maxValues={limits.specialistRegionsMax}
        value={regions.value}
        onChange={regions.onChange}
        error={firstError(regions.errors)}
      />
      <MultiSelect
        label={t('specialistForm.kinds')}
        description={t('specialistForm.kindsHint')}
        data={kinds.map((kind) => ({
          value: kind,
          label: t(`sections.${kindFacts[kind].plural}`),
        }))}
        clearable
        value={chosen.value}
        onChange={(list) => chosen.onChange(kinds.filter((kind) => list.includes(kind)))}
        error={firstError(chosen.errors)}
      />
      <SpokenLanguages
        label={t('specialistForm.languages')}
        most={limits.specialistLanguagesMax}
        {...wholeField<string[]>(item, 'languages')}
      />
    </Card>
  )
}
