import type { SiteAnswer } from '#contract/site/identity/site.ts'
import styles from './brand.module.css'
import { Mark } from './mark.tsx'

interface BrandProps {
  site: Pick<SiteAnswer, 'name' | 'logo' | 'logoDark' | 'icon'>
  /** Pixels. */
  height: number
  /** The ground that it stands on: the page, which may be dark, or a band, which always is. */
  ground: 'page' | 'band'
  /** Hides the name beside the emblem from eyes, where there is no room. */
  className?: string
}

/** Shows the operator's brand: the logo, else a mark and the name. A logo made for light grounds has one everywhere. */
export function Brand({ site, height, ground, className }: BrandProps) {
  const { name, logo, logoDark } = site
  if (!logo) {
    return (
      <>
        <Mark site={site} size={height} />
        <span className={className}>{name}</span>
      </>
    )
  }
  const shown = (ground === 'band' && logoDark) || logo
  const { width, height: natural } = shown
  const shape = { width: Math.round(((width ?? 1) / (natural ?? 1)) * height), height }
  const plate = logoDark ? undefined : ground === 'band' ? styles.plate : styles.darkPlate
  return (
    <picture className={styles.logo}>
      {ground === 'page' && logoDark && (
        <source media="(prefers-color-scheme: dark)" srcSet={logoDark.url} />
      )}
      <img src={shown.url} alt={name} {...shape} className={plate} />
    </picture>
  )
}
