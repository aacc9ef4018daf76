import { pageContext } from '#web/page-context.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { sharePicturePath } from '#contract/site/share-pictures.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { Names } from '#web/shared/ui/names.tsx'
import { Stars } from '#web/shared/ui/marks/stars.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { hotelFacts } from '../facts/facts-view.server.ts'
import { island as gallery } from '../gallery/detail-gallery.tsx'
import { HotelList } from '../cards/hotel-list.tsx'
import { ItemBody } from '../page/item-body.tsx'
import { destinationToCard, hotelToLine, nameOf, namesById } from '../cards/item-card.ts'
import { CardRow, cardsInRow } from '../cards/card-row.tsx'
import { itineraryToCard, tourToFactCard } from '../cards/fact-cards.server.ts'
import { ItineraryCards } from '../cards/itinerary-cards.tsx'
import { toLocatorMap } from '../maps/place-maps.server.ts'
import { LocatorMap } from '../maps/place-maps.tsx'
import { ItemHero } from '../page/item-hero.tsx'
import { hotelJsonLd, questionsJsonLd } from '../page/item-json-ld.ts'
import { toItemView } from '../page/item-view.server.ts'
import { readTagNames, toTags } from '../tags/place-name.ts'
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
import type { Route } from './+types/hotel-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t, today, site } = page
  const [item, { list: destinations }, all, circuits, packages, tagNames] = await Promise.all([
    caller('landingDetailHotel', { id: params.id }),
    caller('listDestinations', { brief: true }),
    caller('listTours', { brief: true }),
    caller('listCircuits', { brief: true }),
    caller('listPackages', { brief: true }),
    readTagNames(caller, language),
  ])
  const tours = all.list.filter(({ destinationId }) => destinationId === item.destination.id)
  const names = namesById(destinations, language)
  const staysHere = ({ hotelIds }: { hotelIds: readonly string[] }) => hotelIds.includes(item.id)
  return {
    item: toItemView(item, language, paths.hotel),
    testimonials: await loadTestimonialsOf(page, 'hotel', item.id),
    map: toLocatorMap(
      item,
      {
        ...nameOf(item.details, language),
        to: paths.hotel(language, item.id),
        location: item.location,
        tours,
        destinationId: item.destination.id,
      },
      destinations,
      page,
    ),
    closed: { months: item.months, closures: item.closures },
    specialist: await loadSpecialist(page, 'hotel', item.destination.regionId),
    journeys: [
      ...circuits.list
        .filter(staysHere)
        .map((card) => itineraryToCard('circuit', card, page, names)),
      ...packages.list
        .filter(staysHere)
        .map((card) => itineraryToCard('package', card, page, names)),
    ],
    tours: tours.slice(0, cardsInRow).map((tour) => tourToFactCard(tour, page)),
    sharePicture: sharePicturePath(language, 'hotel', item, site),
    stars: item.category,
    tags: toTags(item.tags, tagNames, language),
    lodging: {
      path: paths.hotel(language, item.id),
      address: item.address,
      location: item.location,
      checkIn: item.checkIn,
      checkOut: item.checkOut,
      rooms: item.rooms,
    },
    facts: hotelFacts(item, { language, t, today }),
    season: toSeason(item, {
      language,
      t,
      today,
      latitudes: item.location ? [item.location.lat] : [],
    }),
    ...toTexts(item.details, language),
    destination: destinationToCard(item.destination, language),
    related: item.related.map((hotel) => hotelToLine(hotel, language)),
  }
}

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { item, stars, tags, destination, related, questions, lodging, journeys, tours } =
    loaderData
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
          ...hotelJsonLd(item, {
            ...lodging,
            stars,
            place: [destination, ...destination.kicker].map(({ name }) => name).join(', '),
          }),
          ...questionsJsonLd(questions),
        ]}
      />
      <ItemHero
        kind="hotel"
        item={item}
        kicker={<Names names={[destination]} />}
        line={<Stars stars={stars} />}
      >
        <Breadcrumbs list="hotels" crumbs={[destination]} page={item.name} lang={item.lang} />
      </ItemHero>
      <ItemBody item={item} facts={loaderData.facts.further}>
        <CardRow cards={[destination]} headingLevel="h2" />
      </ItemBody>
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <Island of={gallery} id="pictures" props={{ pictures: item.pictures, label: item.name }} />
      </Section>
      <SideBySide>
        {loaderData.map && (
          <Section title={t('maps.place')} id="map">
            <LocatorMap view={loaderData.map} />
          </Section>
        )}
        <Section items={journeys} title={t('catalogue.journeysHere')} swiped>
          <ItineraryCards cards={journeys} />
        </Section>
      </SideBySide>
      <Section items={tours} title={t('catalogue.nearHotel')}>
        <CardRow cards={tours} />
      </Section>
      <WhenToGo season={loaderData.season} />
      <TextSections sections={loaderData.sections}>
        <Testimonials title={t('testimonials.title')} testimonials={loaderData.testimonials} />
      </TextSections>
      <Themes tags={tags} />
      <QuoteSection
        kind="hotel"
        id={item.id}
        name={item.name}
        {...loaderData.closed}
        related={[...journeys, ...tours]}
        specialist={loaderData.specialist}
      />
      <Section items={related} title={t('catalogue.otherHotels')} unprinted>
        <HotelList hotels={related} />
      </Section>
    </article>
  )
}
