import type { SiteAnswer } from '#contract/site.ts'
import styles from './brand.module.css'
import { Emblem } from './icons.tsx'

interface BrandProps {
  site: Pick<SiteAnswer, 'name' | 'logo' | 'logoDark'>
  /** Pixels. */
  height: number
  /** What it stands on: the page, which may be dark, or a band, which always is. */
  ground: 'page' | 'band'
  /** Hides the name beside the emblem from eyes, where there is no room. */
  className?: string
}

/** Whose site it is: the logo, else the emblem and the name. A logo made for light grounds has one everywhere. */
export function Brand({ site: { name, logo, logoDark }, height, ground, className }: BrandProps) {
  if (!logo) {
    return (
      <>
        <Emblem size={height} />
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
