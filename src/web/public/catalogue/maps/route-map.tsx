import type { ReactNode } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Picture } from '#web/shared/ui/picture.tsx'
import { MapFigure } from './map-figure.tsx'
import styles from './maps.module.css'
import type { RouteMapView, StopView } from './route-map.server.ts'

interface RouteMapProps {
  view: RouteMapView
  /** Stands beside the stops. */
  children?: ReactNode
}

/** The route of a circuit or package, drawn, and the same stops as a list (requirements §5.20). */
export function RouteMap({ view, children }: RouteMapProps) {
  const t = useTexts()
  return (
    <MapFigure {...view}>
      <ol className={styles.stops} aria-label={t('maps.stops')} data-swiped="">
        {view.stops.map((stop) => (
          <li key={stop.number}>
            <Arrival arrival={stop.arrival} />
            <span className={styles.number} aria-hidden="true">
              {stop.number}
            </span>
            <span>
              {stop.to ? (
                <a href={stop.to} lang={stop.lang}>
                  {stop.name}
                </a>
              ) : (
                stop.name
              )}
              {stop.nights > 0 && (
                <span className={styles.nights}> {t('maps.nights', { count: stop.nights })}</span>
              )}
            </span>
            {stop.image && (
              <span className={styles.thumb}>
                <Picture media={stop.image} alt="" sizes="6rem" />
              </span>
            )}
          </li>
        ))}
      </ol>
      {children}
    </MapFigure>
  )
}

/** How one comes to a stop. */
function Arrival({ arrival }: Pick<StopView, 'arrival'>) {
  const t = useTexts()
  if (!arrival) return null
  const distance = arrival.km ? ` · ${t('journey.km', { count: arrival.km })}` : ''
  return (
    <span className={styles.arrival}>
      {t(`journey.modes.${arrival.mode}`)}
      {distance}
    </span>
  )
}
