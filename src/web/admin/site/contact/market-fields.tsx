import { MultiSelect, Select, SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { countryName, listText } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { FoldedFields } from '#web/admin/kit/form/rows/folded-fields.tsx'
import { LanguageInputs } from '#web/admin/kit/form/languages/language-inputs.tsx'
import { matchingOptions, shownOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import type { RowFields } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, errorsBelow } from '#web/admin/kit/form/fields/whole-field.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useCountries } from '../form/use-countries.ts'
import type { MarketFormValues } from './contact-form-values.ts'

/** Returns the name of a market for the controls that move or remove it. */
export function useMarketName(): (market: MarketFormValues, index: number) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  return ({ name }, index) =>
    name[language] ?? Object.values(name)[0] ?? t('siteForm.markets.row', { number: index + 1 })
}

interface MarketFieldsProps extends RowFields<MarketFormValues> {
  refusals: number
}

/** A market: folded once it has a name. */
export function MarketFields({ row, onChange, errors, index, refusals }: MarketFieldsProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const nameOf = useMarketName()
  const may = useMay()
  const countries = useCountries()
  const contacts = [
    { field: 'phone', type: 'tel', max: limits.phoneMaxLength },
    { field: 'whatsapp', type: 'tel', max: limits.phoneMaxLength },
    { field: 'email', type: 'email', max: limits.emailMaxLength },
  ] as const
  const fields = (
    <>
      <LanguageInputs
        label={t('siteForm.markets.name')}
        hint={t('siteForm.markets.nameHint')}
        maxLength={limits.marketNameMaxLength}
        value={row.name}
        onChange={(name) => onChange({ ...row, name })}
        errors={errorsBelow(errors, 'name')}
      />
      <MultiSelect
        label={t('siteForm.markets.countries')}
        description={t('siteForm.markets.countriesHint')}
        data={countries}
        searchable
        filter={matchingOptions}
        limit={shownOptions}
        value={row.countries}
        onChange={(chosen) => onChange({ ...row, countries: chosen })}
        error={errorAt(errors, 'countries')}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {contacts.map(({ field, type, max }) => (
          <TextInput
            key={field}
            type={type}
            label={t(`siteForm.labels.contact.${field}`)}
            maxLength={max}
            value={row[field]}
            onChange={(event) => onChange({ ...row, [field]: event.currentTarget.value })}
            error={errorAt(errors, field)}
          />
        ))}
      </SimpleGrid>
      {may('team', 'requests', 'trade') && (
        <Assignee
          value={row.assigneeId}
          onChange={(assigneeId) => onChange({ ...row, assigneeId })}
          error={errorAt(errors, 'assigneeId')}
        />
      )}
    </>
  )
  return (
    <FoldedFields
      order={3}
      startOpen={Object.keys(row.name).length === 0}
      refusals={refusals}
      sections={[
        {
          name: 'market',
          title: nameOf(row, index),
          line: listText(
            row.countries.map((code) => countryName(code, language)),
            language,
          ),
          broken: Object.keys(errors).length > 0,
          fields,
        },
      ]}
    />
  )
}

interface AssigneeProps {
  value: string
  onChange: (id: string) => void
  error: React.ReactNode
}

/** Whom the requests of a market go to. */
function Assignee({ value, onChange, error }: AssigneeProps) {
  const t = usePanelTexts()
  const { data } = useQuery(operationQuery('listUsers', {}))
  const admins = (data?.admins ?? []).map(({ id, name, surname }) => ({
    value: id,
    label: `${name} ${surname}`.trim(),
  }))
  const isKnown = value === '' || admins.some((admin) => admin.value === value)
  const gone = { value, label: data ? t('siteForm.markets.gone') : '…' }
  return (
    <Select
      label={t('siteForm.markets.assignee')}
      description={t('siteForm.markets.assigneeHint')}
      placeholder={t('siteForm.markets.nobody')}
      data={isKnown ? admins : [gone, ...admins]}
      searchable
      filter={matchingOptions}
      clearable
      maw="24rem"
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  )
}
