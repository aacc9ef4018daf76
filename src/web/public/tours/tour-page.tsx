import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import { pageContext } from '../../page-context.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { sharePicturePath } from '#contract/site/share-pictures.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { Names } from '../../ui/names.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardRow, cardsInRow } from '../catalogue/card-row.tsx'
import { Island } from '../../islands/island.tsx'
import { island as gallery } from '../catalogue/detail-gallery.tsx'
import { itineraryToCard, tourToFactCard } from '../catalogue/fact-cards.server.ts'
import { tourFacts } from '../catalogue/facts-view.server.ts'
import { Highlights, IncludedAndNot, Questions } from '../catalogue/inclusions.tsx'
import { ItemBody } from '../catalogue/item-body.tsx'
import { nameOf, namesById } from '../catalogue/item-card.ts'
import { ItemHero } from '../catalogue/item-hero.tsx'
import { attractionJsonLd, questionsJsonLd, tripJsonLd } from '../catalogue/item-json-ld.ts'
import { toItemView } from '../catalogue/item-view.server.ts'
import { ItineraryCards } from '../catalogue/itinerary-cards.tsx'
import { placeName, readTagNames, toTags } from '../catalogue/place-name.ts'
import { toOffer } from '../catalogue/price-view.server.ts'
import { toSeason } from '../catalogue/season-view.server.ts'
import { toTexts } from '../catalogue/texts-view.server.ts'
import { Themes } from '../catalogue/themes.tsx'
import { WhenToGo } from '../catalogue/when-to-go.tsx'
import { PageHead } from '../page-head.tsx'
import { QuoteSection } from '../quote/quote-section.tsx'
import { Section } from '../section.tsx'
import type { Route } from './+types/tour-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t, today, site } = page
  const [item, { list: destinations }, tagNames] = await Promise.all([
    caller('landingDetailTour', { id: params.id }),
    caller('listDestinations', { brief: true }),
    readTagNames(caller, language),
  ])
  const names = namesById(destinations, language)
  const { name, lang } = nameOf(item.destination.details, language)
  return {
    item: toItemView(item, language, paths.tour),
    sharePicture: sharePicturePath(language, 'tour', item, site),
    category: placeName(item.category, language),
    destination: { name, lang, to: paths.destination(language, item.destination.id, name) },
    tags: toTags(effectiveTags(item), tagNames, language),
    location: item.location,
    facts: tourFacts(item, { language, t, today }),
    offer: toOffer(item, today),
    season: toSeason(item, {
      language,
      t,
      today,
      latitudes: item.location ? [item.location.lat] : [],
    }),
    closed: { months: item.months, closures: item.closures },
    ...toTexts(item.details, language),
    circuits: item.circuits.map((card) => itineraryToCard('circuit', card, page, names)),
    packages: item.packages.map((card) => itineraryToCard('package', card, page, names)),
    related: item.related
      .slice(0, cardsInRow)
      .map((tour) => tourToFactCard(tour, page, names.get(tour.destinationId))),
  }
}

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { item, category, destination, circuits, packages, related, location } = loaderData
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.summary}
        alternates={item.alternates}
        image={loaderData.sharePicture}
        jsonLd={[
          tripJsonLd(item, [{ name: destination.name, location }], loaderData.offer),
          ...(location ? [attractionJsonLd(item, location)] : []),
          ...questionsJsonLd(loaderData.questions),
        ]}
      />
      <ItemHero
        kind="tour"
        item={item}
        kicker={<Names names={[category, destination]} joint=" · " />}
        facts={loaderData.facts.deciding}
      >
        <Breadcrumbs list="tours" crumbs={[destination]} page={item.name} lang={item.lang} />
      </ItemHero>
      <ItemBody item={item} facts={loaderData.facts.further} />
      <Highlights {...loaderData.highlights} />
      <WhenToGo season={loaderData.season} />
      <IncludedAndNot included={loaderData.included} excluded={loaderData.excluded} />
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <Island of={gallery} props={{ pictures: item.pictures, label: item.name }} />
      </Section>
      <Section items={circuits} title={t('catalogue.circuitsWithTour')}>
        <ItineraryCards cards={circuits} />
      </Section>
      <Section items={packages} title={t('catalogue.packagesWithTour')}>
        <ItineraryCards cards={packages} />
      </Section>
      <Questions questions={loaderData.questions} />
      <Themes tags={loaderData.tags} />
      <QuoteSection
        kind="tour"
        id={item.id}
        name={item.name}
        {...loaderData.closed}
        related={related}
      />
      <Section items={related} title={t('catalogue.relatedTours')} unprinted>
        <CardRow cards={related} />
      </Section>
    </article>
  )
}
