import { Fragment, type ReactNode } from 'react'
import type { ListKind } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { capitalised } from '#web/shared/i18n/formats.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { type Named, Names } from '#web/shared/ui/names.tsx'
import { Breadcrumbs, type Crumb } from '#web/public/frame/head/breadcrumbs.tsx'
import { CardRow } from '../cards/card-row.tsx'
import { HotelList } from '../cards/hotel-list.tsx'
import { ItineraryCards } from '../cards/itinerary-cards.tsx'
import { IndexMap } from '../maps/place-maps.tsx'
import type { PlacesMapView } from '../maps/place-maps.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { Section, SideBySide } from '#web/public/ui/section.tsx'
import { itemListJsonLd } from '#web/public/frame/head/structured-data.ts'
import { MonthLinks } from './month-links.tsx'
import styles from './place-page.module.css'
import { placeJsonLd } from './place-json-ld.ts'
import type { MonthCount, PlaceItems, toIntro } from './place-view.server.ts'

/** Content of a page of a country, region, category, theme or month. */
export interface PlaceView {
  /** Type of the page for programs that read data. */
  type: 'TouristDestination' | 'CollectionPage'
  kicker: readonly Named[]
  title: string
  /** The title for those who see no more of the page. */
  headTitle: string
  lang?: Language
  counts: string
  description: string
  alternates: Record<Language, string>
  list?: ListKind
  crumbs?: Crumb[]
  intro: ReturnType<typeof toIntro>
  items: PlaceItems
  map?: PlacesMapView | null
  months?: MonthCount[]
}

/** As many names below a map as leave it beside the months. */
const besideMax = 4

/** A page of all that belongs to one place, theme or month; `children` are the next links. */
export function PlacePage({
  view,
  opening,
  children,
}: {
  view: PlaceView
  /** Content before all else that is there. */
  opening?: ReactNode
  children?: ReactNode
}) {
  const t = useTexts()
  const { title, lang, intro, items, map } = view
  const isShort = map && map.places.length <= besideMax
  const Opening = isShort ? SideBySide : Fragment
  const image = [...items.destinations, ...items.tours].find((card) => card.image)?.image?.url
  return (
    <div>
      <PageHead
        title={view.headTitle}
        description={intro?.start ?? view.description}
        alternates={view.alternates}
        image={image}
        isUpright
        jsonLd={[placeJsonLd(view), listed(items)]}
      />
      <header className={styles.head}>
        <Breadcrumbs list={view.list} crumbs={view.crumbs} page={title} lang={lang} />
        <p className={styles.kicker}>
          <Names names={view.kicker} joint=" · " />
        </p>
        <h1 lang={lang}>{title}</h1>
        <p className={styles.counts}>{capitalised(view.counts)}</p>
        {intro && (
          <div className={styles.intro}>
            <RichText blocks={intro.blocks} lang={intro.lang} />
          </div>
        )}
      </header>
      {opening}
      <Opening>
        {map && (
          <Section title={t('maps.places')}>
            <IndexMap view={map} />
          </Section>
        )}
        <Months months={view.months ?? []} />
      </Opening>
      <Items items={items} />
      {children}
    </div>
  )
}

const listed =
  (items: PlaceItems) =>
  ({ url }: { url: string }) =>
    itemListJsonLd(
      [
        ...items.destinations,
        ...items.circuits,
        ...items.packages,
        ...items.tours,
        ...items.hotels,
      ],
      url,
    )

function Months({ months }: { months: readonly MonthCount[] }) {
  const t = useTexts()
  return (
    <Section items={months} title={t('places.months')} lead={t('places.monthsLead')}>
      <MonthLinks months={months} />
    </Section>
  )
}

function Items({ items }: { items: PlaceItems }) {
  const t = useTexts()
  return (
    <>
      <Section
        items={items.destinations}
        title={t('common.kinds.destinations')}
        more={items.more.destinations}
      >
        <CardRow cards={items.destinations} />
      </Section>
      <Section items={items.circuits} title={t('common.kinds.circuits')} more={items.more.circuits}>
        <ItineraryCards cards={items.circuits} />
      </Section>
      <Section items={items.packages} title={t('common.kinds.packages')} more={items.more.packages}>
        <ItineraryCards cards={items.packages} />
      </Section>
      <Section items={items.tours} title={t('common.kinds.tours')} more={items.more.tours}>
        <CardRow cards={items.tours} />
      </Section>
      {items.plain.map(({ kind, cards }) => (
        <Section key={kind} items={cards} title={t(`common.kinds.${kind}`)} more={items.more[kind]}>
          <CardRow cards={cards} />
        </Section>
      ))}
      <Section items={items.hotels} title={t('common.kinds.hotels')} more={items.more.hotels}>
        <HotelList hotels={items.hotels} />
      </Section>
    </>
  )
}
