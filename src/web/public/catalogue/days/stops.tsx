import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { Named } from '#web/shared/ui/names.tsx'
import styles from './stops.module.css'

/** As many as a card names, the last one included. */
const briefly = 3

/** An itinerary as its stops, joined by arrows; in brief its beginning and its end. */
export function Stops({ stops: all, brief = false }: { stops: readonly Named[]; brief?: boolean }) {
  const t = useTexts()
  if (all.length === 0) return null
  // One that is left out takes as much room as the sign that stands for it.
  const stops =
    brief && all.length > briefly + 1
      ? [...all.slice(0, briefly - 1), { name: '…' }, ...all.slice(-1)]
      : all
  return (
    <ol className={styles.stops} aria-label={t('catalogue.itinerary')}>
      {stops.map(({ name, lang }, place) => (
        <li key={`${place}-${name}`} data-sign={place > 0 ? 'arrow' : undefined} lang={lang}>
          {name}
        </li>
      ))}
    </ol>
  )
}
