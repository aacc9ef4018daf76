import { TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { NumberField } from '#web/admin/kit/form/fields/number-field.tsx'
import { RowList } from '#web/admin/kit/form/rows/row-list.tsx'
import { errorAt, errorsBelow, wholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type {
  OptionFormValues,
  OptionHotelFormValues,
  PriceFormValues,
  ScaleStepFormValues,
} from '../form/proposal-form-values.ts'
import type { ProposalForm } from '../form/use-proposal-form.ts'
import styles from './prices.module.css'

/** Returns the label of an option: its name, else its number. */
export function useOptionName(): (option: OptionFormValues, index: number) => string {
  const t = usePanelTexts()
  return ({ name }, index) => name || t('proposalForm.options.row', { number: index + 1 })
}

/** Fields for the options to choose between, each with its hotels. */
export function OptionsCard({ item, lang }: { item: ProposalForm; lang: Language }) {
  const t = usePanelTexts()
  const optionName = useOptionName()
  const { value: options, onChange, errors } = wholeField<OptionFormValues[]>(item, 'options')
  const prices = wholeField<PriceFormValues[]>(item, 'prices')
  const scale = wholeField<ScaleStepFormValues[]>(item, 'scale')
  const replace = (changed: OptionFormValues[]) => {
    onChange(changed)
    // What was part of an option that is gone is part of all.
    const isThere = ({ option }: { option: string }) => changed.some(({ key }) => key === option)
    if (!scale.value.every((step) => step.option === '' || isThere(step))) {
      scale.onChange(scale.value.map((step) => (isThere(step) ? step : { ...step, option: '' })))
    }
    if (prices.value.every((price) => price.option === '' || isThere(price))) return
    prices.onChange(
      prices.value.map((price) => (isThere(price) ? price : { ...price, option: '' })),
    )
  }
  return (
    <Card title={t('proposalForm.labels.options')} hint={t('proposalForm.options.hint')}>
      <RowList
        label={t('proposalForm.labels.options')}
        value={options}
        onChange={replace}
        errors={errors}
        max={limits.proposalOptionsMax}
        addLabel={t('proposalForm.options.add')}
        blank={() => ({ key: unusedKey(options), name: '', hotels: [] })}
        nameOf={optionName}
      >
        {({ row, onChange: change, errors: below }) => (
          <div className={styles.option}>
            <TextInput
              label={t('proposalForm.options.name')}
              placeholder={t('proposalForm.options.nameExample')}
              lang={lang}
              maxLength={limits.optionNameMaxLength}
              value={row.name}
              onChange={(event) => change({ ...row, name: event.currentTarget.value })}
              error={errorAt(below, 'name')}
            />
            <OptionHotels
              value={row.hotels}
              onChange={(hotels) => change({ ...row, hotels })}
              errors={errorsBelow(below, 'hotels')}
              lang={lang}
            />
          </div>
        )}
      </RowList>
    </Card>
  )
}

interface OptionHotelsProps {
  value: OptionHotelFormValues[]
  onChange: (hotels: OptionHotelFormValues[]) => void
  errors: ReturnType<typeof errorsBelow>
  lang: Language
}

function OptionHotels({ lang, ...field }: OptionHotelsProps) {
  const t = usePanelTexts()
  return (
    <RowList
      label={t('proposalForm.options.hotels')}
      {...field}
      max={limits.optionHotelsMax}
      addLabel={t('proposalForm.options.addHotel')}
      blank={() => ({ place: '', hotel: '', nights: '' as const })}
      nameOf={({ hotel }, index) =>
        hotel || t('proposalForm.options.hotelRow', { number: index + 1 })
      }
    >
      {({ row, onChange, errors }) => (
        <div className={styles.hotel}>
          <TextInput
            label={t('proposalForm.options.place')}
            lang={lang}
            maxLength={limits.optionPlaceMaxLength}
            value={row.place}
            onChange={(event) => onChange({ ...row, place: event.currentTarget.value })}
            error={errorAt(errors, 'place')}
          />
          <TextInput
            label={t('proposalForm.options.hotel')}
            lang={lang}
            maxLength={limits.proposalHotelMaxLength}
            value={row.hotel}
            onChange={(event) => onChange({ ...row, hotel: event.currentTarget.value })}
            error={errorAt(errors, 'hotel')}
          />
          <NumberField
            label={t('form.nights')}
            min={1}
            max={limits.daysMax}
            value={row.nights}
            onChange={(nights) => onChange({ ...row, nights })}
            error={errorAt(errors, 'nights')}
          />
        </div>
      )}
    </RowList>
  )
}

/** A key that no other option has: "A", "B". */
function unusedKey(options: readonly OptionFormValues[]): string {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  return letters.find((letter) => options.every(({ key }) => key !== letter)) ?? ''
}
