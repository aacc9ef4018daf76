import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../page-head.tsx'
import { QuoteSection } from '../quote/quote-section.tsx'
import { Section } from '../section.tsx'
import { tripJsonLd } from '../structured-data.ts'
import { CardRow } from './card-row.tsx'
import { DetailGallery } from './detail-gallery.tsx'
import { HotelList } from './hotel-list.tsx'
import { ItemBody } from './item-body.tsx'
import { ItemHero } from './item-hero.tsx'
import type { ItineraryView } from './itinerary-view.server.ts'
import { ItineraryCards } from './itinerary-cards.tsx'
import { Stops } from './stops.tsx'

interface ItineraryPageProps {
  kind: 'circuit' | 'package'
  view: ItineraryView
}

/** The page of a circuit or a package: the way, stop by stop, and what is included on it. */
export function ItineraryPage({ kind, view }: ItineraryPageProps) {
  const { t } = useTranslation()
  const { item, destinations, tours, hotels, related } = view
  const stops = destinations.map(({ name }) => name)
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.summary}
        alternates={item.alternates}
        image={item.slides[0]?.url ?? view.image?.url}
        jsonLd={[tripJsonLd(item, stops)]}
      />
      <ItemHero item={item} kicker={view.length} facts={<Stops stops={stops} />}>
        <Breadcrumbs list={`${kind}s`} page={item.name} />
      </ItemHero>
      <ItemBody item={item} kind={`${kind}s`} tags={view.tags} />
      <Section title={t('catalogue.stops')}>
        <CardRow cards={destinations} />
      </Section>
      <Section items={tours} title={t('catalogue.includedExperiences')}>
        <CardRow cards={tours} />
      </Section>
      <Section items={hotels} title={t('catalogue.includedHotels')}>
        <HotelList hotels={hotels} />
      </Section>
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <DetailGallery pictures={item.pictures} label={item.name} />
      </Section>
      <QuoteSection kind={kind} id={item.id} name={item.name} />
      <Section
        items={related}
        title={t(kind === 'circuit' ? 'catalogue.relatedCircuits' : 'catalogue.relatedPackages')}
      >
        <ItineraryCards cards={related} />
      </Section>
    </article>
  )
}
