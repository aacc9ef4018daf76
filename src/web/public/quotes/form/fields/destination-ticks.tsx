import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from '../quote-form.module.css'

export interface TickedDestination {
  id: string
  name: string
  lang?: string
}

/** As many as one looks through; the rest stand behind a disclosure. */
const shownMax = 30

/** Where to, for a journey that nobody has written down. */
export function DestinationTicks({ destinations }: { destinations: readonly TickedDestination[] }) {
  const t = useTexts()
  if (destinations.length === 0) return null
  const rest = destinations.slice(shownMax)
  return (
    <fieldset className={styles.part} data-field="" data-one-line="">
      <legend>{t('request.destinations')}</legend>
      <p className={styles.note}>{t('request.destinationsHint')}</p>
      <Ticks destinations={destinations.slice(0, shownMax)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('lists.rest', { number: rest.length })}</summary>
          <Ticks destinations={rest} />
        </details>
      )}
    </fieldset>
  )
}

function Ticks({ destinations }: { destinations: readonly TickedDestination[] }) {
  return (
    <div className={styles.places}>
      {destinations.map(({ id, name, lang }) => (
        <label key={id} className={styles.place}>
          <input type="checkbox" name="destinationIds" value={id} />
          <span lang={lang}>{name}</span>
        </label>
      ))}
    </div>
  )
}
