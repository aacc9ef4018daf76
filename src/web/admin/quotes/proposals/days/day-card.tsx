import { TextInput } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { meals } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { limits } from '#contract/base/limits.ts'
import { mealLabels } from '#web/shared/i18n/fact-labels.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { ChipsInput } from '#web/admin/kit/form/fields/chips-input.tsx'
import { FoldedRow } from '#web/admin/kit/form/rows/folded-row.tsx'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import { errorAt, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import type { ProposalDayFormValues } from '../form/proposal-form-values.ts'
import styles from '../form/proposal-form.module.css'
import { DayPictures } from './day-pictures.tsx'
import { dateOfDay } from './date-of-day.ts'

interface DayCardProps extends WholeField<ProposalDayFormValues> {
  index: number
  /** When the journey begins; '' while it is not known. */
  startOn: string
  lang: Language
  /** The item that the proposal was made from. */
  item: Proposal['item']
  open: boolean
  onToggle: () => void
}

/** A day of a proposal: its number, date and title with the rest in a line, or its fields. */
export function DayCard(props: DayCardProps) {
  const { value: day, onChange, errors, index, startOn, lang, item, open, onToggle } = props
  const t = usePanelTexts()
  const language = useLanguage()
  const change = (changed: Partial<ProposalDayFormValues>) => onChange({ ...day, ...changed })
  const line = [dateOfDay(startOn, index, language), day.hotel, ...mealLabels(day.meals, t)]
  const number = t('journey.day', { day: index + 1 })
  return (
    <FoldedRow
      title={`${number} · ${day.title || t('dayForm.untitled')}`}
      line={line.filter(Boolean).join(' · ')}
      open={open}
      onToggle={onToggle}
      errors={errors}
    >
      <div className={styles.day}>
        <TextInput
          label={t('dayForm.dayTitle')}
          aria-label={`${t('dayForm.dayTitle')} (${number})`}
          lang={lang}
          maxLength={limits.dayTitleMaxLength}
          value={day.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          error={errorAt(errors, 'title')}
        />
        <div lang={lang}>
          <MarkdownEditor
            label={t('dayForm.dayText')}
            hint={<LengthHint length={day.text.length} max={limits.dayTextMaxLength} />}
            value={day.text}
            onChange={(text) => change({ text })}
            error={errorAt(errors, 'text')}
          />
        </div>
        <TextInput
          label={t('dayForm.hotel')}
          lang={lang}
          maxLength={limits.proposalHotelMaxLength}
          value={day.hotel}
          onChange={(event) => change({ hotel: event.currentTarget.value, hotelId: null })}
          error={errorAt(errors, 'hotel')}
        />
        <DayPictures day={day} item={item} onChange={(pictures) => change({ pictures })} />
        <ChipsInput
          label={t('dayForm.meals')}
          options={meals.map((meal) => ({ value: meal, label: t(`journey.meals.${meal}`) }))}
          value={day.meals}
          onChange={(chosen) => change({ meals: chosen })}
        />
      </div>
    </FoldedRow>
  )
}
