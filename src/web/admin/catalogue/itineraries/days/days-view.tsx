import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { durationText } from '#web/shared/i18n/fact-labels.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useNameOf } from '../../use-name-of.ts'
import { NoneYet } from '../../view/related-items.tsx'
import type { ItineraryItem } from '../itinerary-operations.ts'
import styles from './days.module.css'

type Day = ItineraryItem['itinerary'][number]

/** The days of a journey as they are stored. */
export function DaysView({ itinerary }: { itinerary: ItineraryItem }) {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const { destinations, tours, hotels } = itinerary
  const names = new Map(
    [...destinations, ...tours, ...hotels].map((each) => [each.id, nameOf(each)]),
  )
  return (
    <Card title={t('dayForm.title')}>
      {itinerary.itinerary.length === 0 && <NoneYet text={t('form.nothingYet')} />}
      <ol className={styles.days}>
        {itinerary.itinerary.map((day) => (
          <li key={day.day}>
            <OneDay day={day} names={names} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function OneDay({ day, names }: { day: Day; names: ReadonlyMap<string, string> }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const text = inLanguage(day.details, language)
  const nameOf = (id: string | null | undefined) => names.get(id ?? '')
  const hotel = nameOf(day.hotelId)
  const line = [
    nameOf(day.destinationId),
    day.overnight && t(`journey.overnight.${day.overnight}`),
    hotel && (day.orSimilar ? t('journey.orSimilar', { hotel }) : hotel),
    ...day.tourIds.map(nameOf),
    ...day.meals.map((meal) => t(`journey.meals.${meal}`)),
    ...day.transfers.map(({ mode, minutes, toDestinationId }) => {
      const place = nameOf(toDestinationId)
      const way = t(`journey.modes.${mode}`)
      const to = place ? t('journey.transferTo', { mode: way, place }) : way
      return [to, durationText(minutes ?? null, t)].filter(Boolean).join(', ')
    }),
  ]
  return (
    <>
      <h3 className={styles.title}>
        {t('journey.day', { day: day.day })}
        {' · '}
        <span lang={text?.lang}>{text?.title ?? t('dayForm.untitled')}</span>
      </h3>
      <p className={styles.line}>{line.filter(Boolean).join(' · ')}</p>
      {text?.text && (
        <div lang={text.lang}>
          <RichText blocks={parseRichText(text.text)} />
        </div>
      )}
    </>
  )
}
