import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import { pageContext } from '#web/page-context.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { sharePicturePath } from '#contract/site/share-pictures.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Names } from '#web/shared/ui/names.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { CardRow, cardsInRow } from '../cards/card-row.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { island as gallery } from '../gallery/detail-gallery.tsx'
import { itineraryToCard, tourToFactCard } from '../cards/fact-cards.server.ts'
import { tourFacts } from '../facts/facts-view.server.ts'
import { Highlights, IncludedAndNot, SuitsAndNot } from '../facts/inclusions.tsx'
import { ItemBody } from '../page/item-body.tsx'
import { nameOf, namesById } from '../cards/item-card.ts'
import { ItemHero } from '../page/item-hero.tsx'
import { attractionJsonLd, questionsJsonLd, tripJsonLd } from '../page/item-json-ld.ts'
import { toItemView } from '../page/item-view.server.ts'
import { ItineraryCards } from '../cards/itinerary-cards.tsx'
import { placeName, readTagNames, toTags } from '../tags/place-name.ts'
import { toOffer, toSeasonPrices } from '../prices/price-view.server.ts'
import { SeasonPrices } from '../prices/season-prices.tsx'
import { toSeason } from '../facts/season-view.server.ts'
import { TextSections } from '../facts/text-sections.tsx'
import { toTexts } from '../tags/texts-view.server.ts'
import { Themes } from '../tags/themes.tsx'
import { WhenToGo } from '../facts/when-to-go.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { QuoteSection } from '#web/public/quotes/form/quote-section.tsx'
import { loadSpecialist } from '#web/public/site/specialists/specialist-view.server.ts'
import { loadTestimonialsOf } from '#web/public/site/testimonials/testimonial-view.server.ts'
import { Testimonials } from '#web/public/site/testimonials/testimonials.tsx'
import { Section, SideBySide } from '#web/public/ui/section.tsx'
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
    specialist: await loadSpecialist(
      page,
      'tour',
      destinations.find(({ id }) => id === item.destination.id)?.regionId,
    ),
    testimonials: await loadTestimonialsOf(page, 'tour', item.id),
    sharePicture: sharePicturePath(language, 'tour', item, site),
    category: placeName(item.category, language),
    destination: { name, lang, to: paths.destination(language, item.destination.id, name) },
    tags: toTags(effectiveTags(item), tagNames, language),
    location: item.location,
    facts: tourFacts(item, { language, t, today }),
    offer: toOffer(item, today),
    prices: toSeasonPrices(item, { language, t, today }),
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
        title={item.title}
        description={item.summary}
        alternates={item.alternates}
        written={item.written}
        changedOn={item.changedOn}
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
      <SideBySide>
        <Highlights {...loaderData.highlights} />
        <SuitsAndNot suits={loaderData.suits} thinkTwice={loaderData.thinkTwice} />
      </SideBySide>
      <WhenToGo season={loaderData.season} />
      <SideBySide>
        <SeasonPrices prices={loaderData.prices} />
        <IncludedAndNot included={loaderData.included} excluded={loaderData.excluded} />
      </SideBySide>
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <Island of={gallery} id="pictures" props={{ pictures: item.pictures, label: item.name }} />
      </Section>
      <Section items={circuits} title={t('catalogue.circuitsWithTour')}>
        <ItineraryCards cards={circuits} />
      </Section>
      <Section items={packages} title={t('catalogue.packagesWithTour')}>
        <ItineraryCards cards={packages} />
      </Section>
      <TextSections sections={loaderData.sections}>
        <Testimonials title={t('testimonials.title')} testimonials={loaderData.testimonials} />
      </TextSections>
      <Themes tags={loaderData.tags} />
      <QuoteSection
        kind="tour"
        id={item.id}
        name={item.name}
        {...loaderData.closed}
        related={related}
        specialist={loaderData.specialist}
      />
      <Section items={related} title={t('catalogue.relatedTours')} unprinted>
        <CardRow cards={related} />
      </Section>
    </article>
  )
}
