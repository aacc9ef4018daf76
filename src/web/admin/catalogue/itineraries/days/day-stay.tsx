import { Checkbox, MultiSelect, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation(['admin', 'translation'])
  const change = (changed: Partial<typeof row>) => onChange({ ...row, ...changed })
  const one = (
    field: 'destinationId' | 'hotelId' | 'overnight',
    data: Option[],
    texts: { label: string; hint?: string },
  ) => (
    <Select
      label={texts.label}
      description={texts.hint}
      placeholder={t('days.notSaid')}
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
    label: t(`translation:journey.overnight.${each}`),
  }))
  const otherHotels = choices.hotels.filter(({ value }) => value !== row.hotelId)
  const otherTours = choices.offered.filter(({ value }) => !row.tourIds.includes(value))
  return (
    <>
      <div className={styles.fields}>
        {one('destinationId', choices.destinations, {
          label: t('days.destination'),
          hint: t('days.destinationHint'),
        })}
        {one('hotelId', choices.hotels, { label: t('days.hotel'), hint: t('days.hotelHint') })}
        {one('overnight', nights, { label: t('days.overnight') })}
        {some(
          'alternativeHotelIds',
          otherHotels,
          t('days.alternatives'),
          limits.alternativeHotelsMax,
        )}
      </div>
      <Checkbox
        label={t('days.orSimilar')}
        checked={row.orSimilar}
        onChange={(event) => change({ orSimilar: event.currentTarget.checked })}
      />
      <div className={styles.fields}>
        {some('tourIds', choices.tours, t('days.experiences'))}
        {some('optionalTourIds', otherTours, t('days.optional'), limits.optionalToursMax)}
      </div>
      <ChipsInput
        label={t('days.meals')}
        options={meals.map((meal) => ({
          value: meal,
          label: t(`translation:journey.meals.${meal}`),
        }))}
        value={row.meals}
        onChange={(chosen) => change({ meals: chosen })}
      />
    </>
  )
}
