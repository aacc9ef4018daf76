import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { durationText } from '#web/shared/i18n/fact-labels.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import { listText, monthName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { ItineraryWarning } from './use-itinerary-check.ts'

/** Details of a warning beside its code. */
interface Context {
  nights?: number
  counted?: number
  hotelId?: string
  tourId?: string
  destinationId?: string
  id?: string
  months?: number[]
  closures?: { from: string; to: string }[]
  minutes?: number
  days?: (number | string)[]
  tourIds?: string[]
}

/** Says in words what may be wrong; `names` are those of what the days name. */
export function useWarningMessages(names: ReadonlyMap<string, string>) {
  const t = usePanelTexts()
  const language = useLanguage()
  const nameOf = (id: string | undefined) => names.get(id ?? '') ?? '…'
  return ({ code, day, context }: ItineraryWarning): string => {
    const about = context as Context
    const months = (about.months ?? []).map((month) => monthName(month, language))
    const closures = (about.closures ?? []).map(({ from, to }) =>
      t('facts.within', { from: dayText(from, language), to: dayText(to, language) }),
    )
    return t(`dayForm.warnings.${code}`, {
      day: day ?? 0,
      nights: about.nights ?? 0,
      counted: about.counted ?? 0,
      name: nameOf(about.hotelId ?? about.tourId ?? about.id),
      place: nameOf(about.destinationId),
      when: listText([...months, ...closures], language),
      length: durationText(about.minutes ?? null, t) ?? '',
      days: listText(
        (about.days ?? []).map((each) =>
          typeof each === 'string' ? dayText(each, language) : String(each),
        ),
        language,
      ),
      names: listText((about.tourIds ?? []).map(nameOf), language),
    })
  }
}
