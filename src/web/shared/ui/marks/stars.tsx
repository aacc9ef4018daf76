import { useId } from 'react'
import { useTexts } from '../../i18n/use-texts.tsx'
import styles from './stars.module.css'

const starMax = 5
const star =
  'm10 1.8 2.5 5.300 5.800.7-4.300 4 1.100 5.800L10 14.700l-5.100 2.900 1.100-5.800-4.300-4 5.800-.7z'

/** A hotel's category, halves included; read out as a number. */
export function Stars({ stars }: { stars: number }) {
  const t = useTexts()
  const clip = useId()
  return (
    <span className={styles.stars}>
      <svg width="92" height="20" viewBox="0 0 100 20" aria-hidden="true">
        <defs>
          <clipPath id={clip}>
            <rect width={stars * 20} height="20" />
          </clipPath>
        </defs>
        {Array.from({ length: starMax }, (_, place) => (
          <path
            key={place}
            d={star}
            transform={`translate(${place * 20})`}
            className={styles.empty}
          />
        ))}
        <g clipPath={`url(#${clip})`}>
          {Array.from({ length: starMax }, (_, place) => (
            <path
              key={place}
              d={star}
              transform={`translate(${place * 20})`}
              className={styles.full}
            />
          ))}
        </g>
      </svg>
      <span className={styles.text}>{t('catalogue.stars', { count: stars })}</span>
    </span>
  )
}
