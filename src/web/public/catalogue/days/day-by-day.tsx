import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { Translate } from '#texts/translate.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import styles from './day-by-day.module.css'
import { DayPictures } from './day-pictures.tsx'
import type { DayView, NamedLink } from './journey-view.server.ts'

interface DayByDayProps {
  days: readonly DayView[]
  /** The journey's. */
  name: string
}

/** The days of a journey, the first one open; each can be led to as `#day-3`. */
export function DayByDay({ days, name }: DayByDayProps) {
  const t = useTexts()
  return (
    <ol className={styles.days}>
      {days.map((day, place) => (
        <li key={day.day} id={`day-${day.day}`}>
          <details className={styles.day} open={place === 0}>
            <summary className={styles.summary}>
              <span className={styles.number}>{t('journey.day', { day: day.day })}</span>
              <h3 className={styles.title} lang={day.lang}>
                {day.title || day.place}
              </h3>
            </summary>
            <div className={styles.body}>
              <div className={styles.told}>
                <RichText blocks={day.blocks} lang={day.lang} />
                <DayPictures pictures={day.pictures} name={name} className={styles.pictures} />
              </div>
              <Facts day={day} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}

function Facts({ day }: { day: DayView }) {
  const t = useTexts()
  return (
    <dl className={styles.facts}>
      {day.transfers.map((transfer, place) => (
        <div key={place}>
          <dt>{transferLabel(transfer, t)}</dt>
          <dd>
            {[
              durationOf(transfer.minutes, t),
              transfer.km && t('journey.km', { count: transfer.km }),
              transfer.service && t(`journey.services.${transfer.service}`),
            ]
              .filter(Boolean)
              .join(' · ')}
            {!transfer.included && <em> {t('journey.notIncluded')}</em>}
          </dd>
        </div>
      ))}
      <Links title={t('journey.experiences')} links={day.tours} />
      <Links title={t('journey.optional')} links={day.optionalTours} />
      {day.meals.length > 0 && (
        <div>
          <dt>{t('journey.mealsTitle')}</dt>
          <dd>{day.meals.map((meal) => t(`journey.meals.${meal}`)).join(' · ')}</dd>
        </div>
      )}
      <Night day={day} />
    </dl>
  )
}

function Links({ title, links }: { title: string; links: readonly NamedLink[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      {links.map(({ name, to, lang }) => (
        <dd key={to}>
          <a href={to} lang={lang}>
            {name}
          </a>
        </dd>
      ))}
    </div>
  )
}

/** The end of a day: its night with the hotels, or the place where services end. */
function Night({ day }: { day: DayView }) {
  const t = useTexts()
  const { hotel, alternativeHotels, place, stays } = day
  const night = day.overnight === 'none' ? null : day.overnight
  if (!hotel && alternativeHotels.length === 0 && !place && !night) return null
  // A hotel is named below; the word alone says nothing beside it.
  const kind = night && !(hotel && night === 'hotel') ? t(`journey.overnight.${night}`) : null
  return (
    <div>
      <dt>
        {place
          ? t(stays ? 'journey.night' : 'journey.endsAt', { place })
          : t('facts.tables.overnight')}
      </dt>
      {kind && <dd>{kind}</dd>}
      {hotel && (
        <dd>
          <a href={hotel.to} lang={hotel.lang}>
            {day.orSimilar ? t('journey.orSimilar', { hotel: hotel.name }) : hotel.name}
          </a>
        </dd>
      )}
      {alternativeHotels.map(({ name, to, lang }) => (
        <dd key={to}>
          {t('journey.or')}{' '}
          <a href={to} lang={lang}>
            {name}
          </a>
        </dd>
      ))}
    </div>
  )
}

function transferLabel({ mode, place }: DayView['transfers'][number], t: Translate): string {
  const way = t(`journey.modes.${mode}`)
  return place ? t('journey.transferTo', { mode: way, place }) : way
}

/** "5 h 30 min" */
function durationOf(all: number | undefined, t: Translate): string | undefined {
  if (all === undefined) return undefined
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return t('journey.shortMinutes', { minutes })
  return minutes === 0 ? t('journey.hours', { hours }) : t('journey.minutes', { hours, minutes })
}
