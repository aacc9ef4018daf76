import { useTranslation } from 'react-i18next'
import { effectiveTags } from '#contract/catalogue/tags.ts'
import { pageContext } from '../../page-context.ts'
import { paths } from '#contract/addresses.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardRow, cardsInRow } from '../catalogue/card-row.tsx'
import { DetailGallery } from '../catalogue/detail-gallery.tsx'
import { ItemBody } from '../catalogue/item-body.tsx'
import { itineraryToCard, nameOf, namesById, tourToCard } from '../catalogue/item-card.ts'
import { ItemHero } from '../catalogue/item-hero.tsx'
import { toItemView } from '../catalogue/item-view.server.ts'
import { ItineraryCards } from '../catalogue/itinerary-cards.tsx'
import { PageHead } from '../page-head.tsx'
import { QuoteSection } from '../quote/quote-section.tsx'
import { Section } from '../section.tsx'
import { tripJsonLd } from '../structured-data.ts'
import type { Route } from './+types/tour-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language, t } = context.get(pageContext)
  const [item, { list: destinations }] = await Promise.all([
    caller('landingDetailTour', { id: params.id }),
    caller('listDestinations', { brief: true }),
  ])
  const names = namesById(destinations, language)
  const { name } = nameOf(item.destination.details, language)
  return {
    item: toItemView(item, language, paths.tour),
    image: item.mainImage,
    category: item.category.name,
    destination: { name, to: paths.destination(language, item.destination.id, name) },
    tags: effectiveTags(item).toSorted(),
    circuits: item.circuits.map((card) => itineraryToCard('circuit', card, { language, t }, names)),
    packages: item.packages.map((card) => itineraryToCard('package', card, { language, t }, names)),
    related: item.related
      .slice(0, cardsInRow)
      .map((tour) => tourToCard(tour, language, names.get(tour.destinationId))),
  }
}

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { item, category, destination, tags, circuits, packages, related } = loaderData
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.summary}
        alternates={item.alternates}
        image={item.slides[0]?.url ?? loaderData.image?.url}
        jsonLd={[tripJsonLd(item, [destination.name])]}
      />
      <ItemHero item={item} kicker={`${category} · ${destination.name}`}>
        <Breadcrumbs list="tours" crumbs={[destination]} page={item.name} />
      </ItemHero>
      <ItemBody item={item} kind="tours" tags={tags} />
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <DetailGallery pictures={item.pictures} label={item.name} />
      </Section>
      <Section items={circuits} title={t('catalogue.circuitsWithTour')}>
        <ItineraryCards cards={circuits} />
      </Section>
      <Section items={packages} title={t('catalogue.packagesWithTour')}>
        <ItineraryCards cards={packages} />
      </Section>
      <QuoteSection kind="tour" id={item.id} name={item.name} />
      <Section items={related} title={t('catalogue.relatedTours')}>
        <CardRow cards={related} />
      </Section>
    </article>
  )
}
