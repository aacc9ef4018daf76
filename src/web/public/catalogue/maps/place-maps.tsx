import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { MapFigure } from './map-figure.tsx'
import styles from './maps.module.css'
import type { PlacesMapView, PlaceView } from './place-maps.server.ts'

/** Where a destination is, what there is to do around it, and what is near. */
export function LocatorMap({ view }: { view: PlacesMapView }) {
  const t = useTexts()
  return (
    <MapFigure {...view}>
      {view.places.length > 0 && (
        <div>
          <h3 className={styles.heading}>{t('maps.neighbours')}</h3>
          <Places places={view.places} />
        </div>
      )}
    </MapFigure>
  )
}

/** The destinations of a country, region or month, as links on a map and in a list. */
export function IndexMap({ view }: { view: PlacesMapView }) {
  return (
    <MapFigure {...view}>
      <Places places={view.places} />
    </MapFigure>
  )
}

function Places({ places }: { places: readonly PlaceView[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ id, name, lang, to, way }) => (
        <li key={id}>
          <a href={to} lang={lang}>
            {name}
          </a>
          {way && <small>{way}</small>}
        </li>
      ))}
    </ul>
  )
}
