import type { Media } from '#contract/catalogue/media.ts'

/** What browsers and phones put beside the site's name: the site's own icon, else ours. */
export function SiteIcons({ icon }: { icon: Media | null }) {
  return (
    <>
      {icon ? <OwnIcons sources={icon.sources} /> : <OurIcons />}
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

function OwnIcons({ sources }: Pick<Media, 'sources'>) {
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
