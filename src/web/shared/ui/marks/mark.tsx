import { initialOf, wearsHouseEmblem } from '#contract/site/palette/house.ts'
import type { SiteAnswer } from '#contract/site/identity/site.ts'
import { Emblem } from './icons.tsx'

interface MarkProps {
  site: Pick<SiteAnswer, 'name' | 'logo' | 'icon'>
  /** Pixels. */
  size: number
}

/** Mark beside the name where there is no logo: the site's icon, else its initial; the house's emblem is its own. */
export function Mark({ site, size }: MarkProps) {
  if (wearsHouseEmblem(site)) return <Emblem size={size} />
  const icon = iconOf(site)
  if (icon) return <img src={icon} width={size} height={size} alt="" />
  return <Initial name={site.name} size={size} />
}

/** The same once more on a page: what was drawn is not sent twice. */
export function MarkAgain({ site, size }: MarkProps) {
  if (iconOf(site)) return <Mark site={site} size={size} />
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href="#emblem" width={size} height={size} />
    </svg>
  )
}

function Initial({ name, size }: { name: string; size: number }) {
  return (
    <svg id="emblem" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23.500" fill="var(--on-picture)" />
      <circle cx="24" cy="24" r="22.500" fill="var(--lake)" />
      <text
        x="24"
        y="33"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize="27"
        fill="var(--on-picture)"
      >
        {initialOf(name)}
      </text>
    </svg>
  )
}

const iconOf = ({ icon }: MarkProps['site']) =>
  icon?.sources.find(({ width }) => width === 192)?.url
