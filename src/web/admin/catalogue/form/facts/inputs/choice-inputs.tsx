import { Chip, Group, Input, MultiSelect, Select, TagsInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { amenities, priceBases, services } from '#contract/catalogue/facts/facts.ts'
import { limits } from '#contract/base/limits.ts'
import { levels } from '#contract/catalogue/facts/levels.ts'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { usePersonLanguages } from '../use-person-languages.ts'
import { TimeZoneSelect } from '#web/admin/kit/form/fields/time-zone-select.tsx'
import { firstError, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { timesIn } from '../times.ts'
import type { FactInputProps } from './fact-input-props.ts'

interface Option {
  value: string
  label: string
}

interface OneOfProps extends FactInputProps<string> {
  data: Option[]
  clearable?: boolean
}

function OneOf({ label, help, value, onChange, errors, data, clearable = true }: OneOfProps) {
  return (
    <Select
      label={label}
      description={help}
      data={data}
      clearable={clearable}
      allowDeselect={clearable}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={firstError(errors)}
    />
  )
}

export function FactLevel(props: FactInputProps<string>) {
  const t = usePanelTexts()
  const data = levels.map((level, index) => ({
    value: String(index + 1),
    label: t('facts.levelOf', { level: t(`facts.levels.${level}`), number: index + 1 }),
  }))
  return <OneOf {...props} data={data} />
}

export function FactBasis(props: FactInputProps<string>) {
  const t = usePanelTexts()
  const data = priceBases.map((basis) => ({ value: basis, label: t(`facts.priceBases.${basis}`) }))
  return <OneOf {...props} data={data} clearable={false} />
}

export function FactService(props: FactInputProps<string>) {
  const t = usePanelTexts()
  const data = services.map((each) => ({ value: each, label: t(`factForm.services.${each}`) }))
  return <OneOf {...props} data={data} />
}

export function FactTimeZone({ label, help, value, onChange, errors }: FactInputProps<string>) {
  return (
    <TimeZoneSelect
      label={label}
      description={help}
      clearable
      value={value}
      onChange={onChange}
      error={firstError(errors)}
    />
  )
}

interface LanguagesProps extends WholeField<string[]> {
  label: string
  help?: string
  most: number
}

export function FactLanguages(props: FactInputProps<string[]>) {
  return <SpokenLanguages {...props} most={limits.guideLanguagesMax} />
}

/** Languages that people speak, chosen by their names. */
export function SpokenLanguages({ label, help, most, value, onChange, errors }: LanguagesProps) {
  return (
    <MultiSelect
      label={label}
      description={help}
      data={usePersonLanguages()}
      searchable
      filter={matchingOptions}
      maxValues={most}
      value={value}
      onChange={onChange}
      error={firstError(errors)}
    />
  )
}

export function FactAmenities(props: FactInputProps<string[]>) {
  const { label, help, value, onChange, errors } = props
  const t = usePanelTexts()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={help}
      error={firstError(errors)}
      role="group"
      aria-label={label}
    >
      <Chip.Group multiple value={value} onChange={onChange}>
        <Group gap="xs">
          {amenities.map((amenity) => (
            <Chip key={amenity} value={amenity} size="sm" variant="outline">
              {t(`facts.amenities.${amenity}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}

/** Times of the day, each as it is typed: 8:30 is 08:30. */
export function FactTimes(props: FactInputProps<string[]>) {
  const { label, help, value, onChange, errors } = props
  return (
    <TagsInput
      label={label}
      description={help}
      splitChars={[',', ';', ' ']}
      maxTags={limits.startTimesMax}
      clearable={false}
      value={value}
      onChange={(times) => onChange(timesIn(times))}
      error={firstError(errors)}
    />
  )
}
