import { Checkbox, MultiSelect, Select } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { meals, overnights } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { limits } from '#contract/base/limits.ts'
import { ChipsInput } from '#web/admin/kit/form/fields/chips-input.tsx'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { errorAt } from '#web/admin/kit/form/fields/whole-field.ts'
import { type Option, withChosen } from './day-choices.ts'
import type { DayFieldsProps } from './day-fields.tsx'
import styles from './days.module.css'

/** Where a night is spent, and what is done and eaten that day. */
export function DayStay({ row, onChange, errors, choices, names }: DayFieldsProps) {
  const t = usePanelTexts()
  const change = (changed: Partial<typeof row>) => onChange({ ...row, ...changed })
  const one = (
    field: 'destinationId' | 'hotelId' | 'overnight',
    data: Option[],
    texts: { label: string; hint?: string },
  ) => (
    <Select
      label={texts.label}
      description={texts.hint}
      placeholder={t('dayForm.notSaid')}
      data={field === 'overnight' ? data : withChosen(data, [row[field]], names)}
      clearable
      value={row[field] || null}
      onChange={(chosen) => change({ [field]: chosen ?? '' })}
      error={errorAt(errors, field)}
    />
  )
  const some = (
    field: 'alternativeHotelIds' | 'tourIds' | 'optionalTourIds',
    data: Option[],
    label: string,
    max?: number,
  ) => (
    <MultiSelect
      label={label}
      data={withChosen(data, row[field], names)}
      searchable
      filter={matchingOptions}
      maxValues={max}
      value={row[field]}
      onChange={(chosen) => change({ [field]: chosen })}
      error={errorAt(errors, field)}
    />
  )
  const nights = overnights.map((each) => ({
    value: each,
    label: t(`journey.overnight.${each}`),
  }))
  const otherHotels = choices.hotels.filter(({ value }) => value !== row.hotelId)
  const otherTours = choices.offered.filter(({ value }) => !row.tourIds.includes(value))
  return (
    <>
      <div className={styles.fields}>
        {one('destinationId', choices.destinations, {
          label: t('dayForm.destination'),
          hint: t('dayForm.destinationHint'),
        })}
        {one('hotelId', choices.hotels, {
          label: t('dayForm.hotel'),
          hint: t('dayForm.hotelHint'),
        })}
        {one('overnight', nights, { label: t('dayForm.overnight') })}
        {some(
          'alternativeHotelIds',
          otherHotels,
          t('dayForm.alternatives'),
          limits.alternativeHotelsMax,
        )}
      </div>
      <Checkbox
        label={t('dayForm.orSimilar')}
        checked={row.orSimilar}
        onChange={(event) => change({ orSimilar: event.currentTarget.checked })}
      />
      <div className={styles.fields}>
        {some('tourIds', choices.tours, t('dayForm.experiences'))}
        {some('optionalTourIds', otherTours, t('dayForm.optional'), limits.optionalToursMax)}
      </div>
      <ChipsInput
        label={t('dayForm.meals')}
        options={meals.map((meal) => ({
          value: meal,
          label: t(`journey.meals.${meal}`),
        }))}
        value={row.meals}
        onChange={(chosen) => change({ meals: chosen })}
      />
    </>
  )
}
