import { paths } from '#contract/base/addresses/addresses.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { wearsHouseEmblem } from '#contract/site/palette/house.ts'
import type { SiteAnswer } from '#contract/site/identity/site.ts'

type SiteIdentity = Pick<SiteAnswer, 'name' | 'logo' | 'icon'>

/** Icons that browsers and phones put beside the site's name: its own, else its initial, or ours while it is ours. */
export function SiteIcons({ site }: { site: SiteIdentity }) {
  const { icon } = site
  return (
    <>
      {icon && <CustomIcons sources={icon.sources} />}
      {!icon && (wearsHouseEmblem(site) ? <OurIcons /> : <InitialIcon />)}
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

function OurIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}

function InitialIcon() {
  return <link rel="icon" href={paths.initialIcon} type="image/svg+xml" sizes="any" />
}

function CustomIcons({ sources }: Pick<Media, 'sources'>) {
  const ofWidth = (wanted: number) => sources.find(({ width }) => width === wanted)
  const touch = ofWidth(180)
  return (
    <>
      {[ofWidth(32), ofWidth(192)].map(
        (each) =>
          each && (
            <link
              key={each.url}
              rel="icon"
              href={each.url}
              type={each.type}
              sizes={`${each.width}x${each.height}`}
            />
          ),
      )}
      {touch && <link rel="apple-touch-icon" href={touch.url} />}
    </>
  )
}
