import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from '../quote-form.module.css'

export interface TickedDestination {
  id: string
  name: string
  lang?: string
}

/** Where to, for a journey that nobody has written down. */
export function DestinationTicks({ destinations }: { destinations: readonly TickedDestination[] }) {
  const t = useTexts()
  if (destinations.length === 0) return null
  return (
    <fieldset className={styles.part} data-field="" data-one-line="">
      <legend>{t('request.destinations')}</legend>
      <p className={styles.note}>{t('request.destinationsHint')}</p>
      <div className={styles.places}>
        {destinations.map(({ id, name, lang }) => (
          <label key={id} className={styles.place}>
            <input type="checkbox" name="destinationIds" value={id} />
            <span lang={lang}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
