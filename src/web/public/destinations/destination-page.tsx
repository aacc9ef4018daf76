import { useTranslation } from 'react-i18next'
import type { TourCard } from '#contract/catalogue/cards.ts'
import type { Language } from '#contract/languages.ts'
import { pageContext } from '../../page-context.ts'
import { paths } from '#contract/addresses.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardRow, cardsInRow } from '../catalogue/card-row.tsx'
import { DetailGallery } from '../catalogue/detail-gallery.tsx'
import { type ExperienceGroup, ExperienceGroups } from '../catalogue/experiences.tsx'
import { HotelList } from '../catalogue/hotel-list.tsx'
import { ItemBody } from '../catalogue/item-body.tsx'
import {
  destinationToCard,
  hotelToLine,
  incentiveToCard,
  itineraryToCard,
  namesById,
  tourToCard,
} from '../catalogue/item-card.ts'
import { ItemHero } from '../catalogue/item-hero.tsx'
import { toItemView } from '../catalogue/item-view.server.ts'
import { ItineraryCards } from '../catalogue/itinerary-cards.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { PageHead } from '../page-head.tsx'
import { QuoteSection } from '../quote/quote-section.tsx'
import { Section } from '../section.tsx'
import { destinationJsonLd } from '../structured-data.ts'
import type { Route } from './+types/destination-page.ts'

/** Up to here a destination's experiences stand together, each with its category. */
const experiencesTogether = 6

export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language, t } = context.get(pageContext)
  const [item, { list: destinations }] = await Promise.all([
    caller('landingDetailDestination', { id: params.id }),
    caller('listDestinations', { brief: true }),
  ])
  const names = namesById(destinations, language)
  const categoryOf = new Map(item.categories.map(({ id, name }) => [id, name]))
  const toCard = (tour: TourCard) => tourToCard(tour, language, categoryOf.get(tour.categoryId))
  const starred = item.tours.filter(({ starredInDestination }) => starredInDestination)
  const starredFirst = [...new Set([...starred, ...item.tours])]
  return {
    item: toItemView(item, language, paths.destination),
    image: item.mainImage,
    region: item.region.name,
    country: item.country.name,
    tags: item.tags,
    ...(item.tours.length <= experiencesTogether
      ? { highlights: [], experiences: starredFirst.map(toCard), groups: [] }
      : {
          highlights: starred.map(toCard),
          experiences: [],
          groups: groupByCategory(item.tours, item.categories, language),
        }),
    circuits: item.circuits.map((card) => itineraryToCard('circuit', card, { language, t }, names)),
    packages: item.packages.map((card) => itineraryToCard('package', card, { language, t }, names)),
    incentives: item.incentives.map((card) => incentiveToCard(card, language)),
    hotels: item.hotels
      .map((card) => hotelToLine(card, language))
      .toSorted((one, other) => other.stars - one.stars),
    related: item.related.slice(0, cardsInRow).map((card) => destinationToCard(card, language)),
  }
}

function groupByCategory(
  tours: readonly TourCard[],
  categories: readonly { id: string; name: string }[],
  language: Language,
): ExperienceGroup[] {
  return categories
    .map(({ id, name }) => ({
      category: name,
      cards: tours
        .filter(({ categoryId }) => categoryId === id)
        .map((tour) => tourToCard(tour, language)),
    }))
    .filter(({ cards }) => cards.length > 0)
}

export default function DestinationPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const {
    item,
    region,
    country,
    highlights,
    experiences,
    groups,
    circuits,
    packages,
    incentives,
    hotels,
    related,
  } = loaderData
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.summary}
        alternates={item.alternates}
        image={item.slides[0]?.url ?? loaderData.image?.url}
        jsonLd={[destinationJsonLd(item, { region, country, tags: loaderData.tags })]}
      />
      <ItemHero
        item={item}
        kicker={`${region}, ${country}`}
        actions={<CompareButton id={item.id} name={item.name} />}
      >
        <Breadcrumbs list="destinations" page={item.name} />
      </ItemHero>
      <ItemBody item={item} kind="destinations" tags={loaderData.tags} />
      <Section
        items={experiences}
        title={t('catalogue.experiences')}
        lead={t('catalogue.experiencesLead')}
      >
        <CardRow cards={experiences} />
      </Section>
      <Section items={highlights} title={t('catalogue.starredExperiences')}>
        <CardRow cards={highlights} />
      </Section>
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <DetailGallery pictures={item.pictures} label={item.name} />
      </Section>
      <Section
        items={groups}
        title={t('catalogue.experiences')}
        lead={t('catalogue.experiencesLead')}
      >
        <ExperienceGroups groups={groups} />
      </Section>
      <Section items={circuits} title={t('catalogue.circuitsHere')}>
        <ItineraryCards cards={circuits} />
      </Section>
      <Section items={packages} title={t('catalogue.packagesHere')}>
        <ItineraryCards cards={packages} />
      </Section>
      <Section items={incentives} title={t('catalogue.incentivesHere')}>
        <CardRow cards={incentives} />
      </Section>
      <Section items={hotels} title={t('catalogue.hotelsHere')}>
        <HotelList hotels={hotels} />
      </Section>
      <QuoteSection kind="destination" id={item.id} name={item.name} />
      <Section items={related} title={t('catalogue.relatedDestinations')}>
        <CardRow cards={related} />
      </Section>
    </article>
  )
}
