import { Fragment } from 'react'
import type { TourCard } from '#contract/catalogue/kinds/cards.ts'
import { sharePicturePath } from '#contract/site/share-pictures.ts'
import type { AnswerOf } from '#contract/index.ts'
import { pageContext } from '#web/page-context.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Names } from '#web/shared/ui/names.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { CardLines, CardRow, cardsInRow, fewMax } from '../cards/card-row.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { island as gallery } from '../gallery/detail-gallery.tsx'
import { type ExperienceGroup, ExperienceGroups } from '../cards/experiences.tsx'
import { destinationFacts } from '../facts/facts-view.server.ts'
import { type CardContext, itineraryToCard, tourToFactCard } from '../cards/fact-cards.server.ts'
import { HotelList } from '../cards/hotel-list.tsx'
import { Highlights } from '../facts/inclusions.tsx'
import { ItemBody } from '../page/item-body.tsx'
import { destinationToCard, hotelToLine, nameOf, namesById } from '../cards/item-card.ts'
import { toPlainGroups } from '../lists/plain-groups.server.ts'
import { ItemHero } from '../page/item-hero.tsx'
import { destinationJsonLd, questionsJsonLd } from '../page/item-json-ld.ts'
import { toItemView } from '../page/item-view.server.ts'
import { ItineraryCards } from '../cards/itinerary-cards.tsx'
import { placeName, readTagNames, toTags } from '../tags/place-name.ts'
import { toSeason } from '../facts/season-view.server.ts'
import { SectionBar } from '../page/section-bar.tsx'
import { TextSections } from '../facts/text-sections.tsx'
import { toTexts } from '../tags/texts-view.server.ts'
import { Themes } from '../tags/themes.tsx'
import { WhenToGo } from '../facts/when-to-go.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { toLocatorMap } from '../maps/place-maps.server.ts'
import { LocatorMap } from '../maps/place-maps.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { quoteAnchor, QuoteSection } from '#web/public/quotes/form/quote-section.tsx'
import { loadSpecialist } from '#web/public/site/specialists/specialist-view.server.ts'
import { loadTestimonialsOf } from '#web/public/site/testimonials/testimonial-view.server.ts'
import { Testimonials } from '#web/public/site/testimonials/testimonials.tsx'
import { Section, SideBySide } from '#web/public/ui/section.tsx'
import type { Route } from './+types/destination-page.ts'

/** Up to here a destination's experiences stand together, each with its category. */
const experiencesTogether = 6

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t, today, site } = page
  const [item, { list: destinations }, tagNames] = await Promise.all([
    caller('landingDetailDestination', { id: params.id }),
    caller('listDestinations', { brief: true }),
    readTagNames(caller, language),
  ])
  const names = namesById(destinations, language)
  const categoryOf = new Map(item.categories.map((each) => [each.id, placeName(each, language)]))
  const toCard = (tour: TourCard) =>
    tourToFactCard(tour, { language, t, today }, categoryOf.get(tour.categoryId))
  const starred = item.tours.filter(({ starredInDestination }) => starredInDestination)
  const starredFirst = [...new Set([...starred, ...item.tours])]
  const cards = { language, t, today }
  const texts = toTexts(item.details, language)
  const latitudes = item.location ? [item.location.lat] : []
  return {
    item: toItemView(item, language, paths.destination),
    specialist: await loadSpecialist({ caller, language }, 'destination', item.regionId),
    testimonials: await loadTestimonialsOf(page, 'destination', item.id),
    sharePicture: sharePicturePath(language, 'destination', item, site),
    map: toLocatorMap(
      item,
      {
        ...nameOf(item.details, language),
        to: paths.destination(language, item.id),
        location: item.location,
        tours: item.tours,
        destinationId: item.id,
      },
      destinations,
      { language, t },
    ),
    region: placeName(item.region, language),
    country: placeName(item.country, language),
    tags: toTags(item.tags, tagNames, language),
    location: item.location,
    facts: destinationFacts(item, texts.climate, { language, t, today }),
    season: toSeason(item, { language, t, today, latitudes }),
    closed: { months: item.months, closures: item.closures },
    praised: texts.highlights,
    sections: texts.sections,
    questions: texts.questions,
    ...(item.tours.length <= experiencesTogether
      ? { highlights: [], experiences: starredFirst.map(toCard), groups: [] }
      : {
          highlights: starred.map(toCard),
          experiences: [],
          groups: groupByCategory(item.tours, item.categories, { language, t, today }),
        }),
    circuits: item.circuits.map((card) => itineraryToCard('circuit', card, cards, names)),
    packages: item.packages.map((card) => itineraryToCard('package', card, cards, names)),
    plain: toPlainGroups((kind) => item[kind], language),
    hotels: item.hotels
      .map((card) => hotelToLine(card, language))
      .toSorted((one, other) => other.stars - one.stars),
    related: item.related.slice(0, cardsInRow).map((card) => destinationToCard(card, language)),
  }
}

type Destination = AnswerOf<'landingDetailDestination'>

function groupByCategory(
  tours: readonly TourCard[],
  categories: Destination['categories'],
  context: CardContext,
): ExperienceGroup[] {
  return categories
    .map((each) => ({
      category: placeName(each, context.language),
      cards: tours
        .filter(({ categoryId }) => categoryId === each.id)
        .map((tour) => tourToFactCard(tour, context)),
    }))
    .filter(({ cards }) => cards.length > 0)
}

/** As many circuits and packages as stand in a column beside the others. */
const besideMax = 2

export default function DestinationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { item, region, country, highlights, experiences, groups, facts, season } = loaderData
  const { circuits, packages, plain, hotels, questions, related } = loaderData
  const sections = [
    { id: 'overview', label: t('facts.overview'), shown: true },
    { id: 'map', label: t('maps.place'), shown: loaderData.map !== null },
    { id: 'when', label: t('season.title'), shown: season !== null },
    {
      id: 'experiences',
      label: t('catalogue.experiences'),
      shown: experiences.length + groups.length > 0,
    },
    {
      id: 'journeys',
      label: t('common.kinds.circuits'),
      shown: circuits.length > 0,
    },
    { id: 'hotels', label: t('catalogue.hotelsHere'), shown: hotels.length > 0 },
    ...loaderData.sections.map(({ field }) => ({
      id: field,
      label: t(`itemTexts.${field}`),
      shown: true,
    })),
    { id: quoteAnchor, label: t('catalogue.askQuote'), shown: true },
  ]
  const isFew = Math.max(circuits.length, packages.length) <= besideMax
  const Journeys = isFew ? SideBySide : Fragment
  // A map without names beside it leaves room for the highlights.
  const Beginning = loaderData.map?.places.length === 0 ? SideBySide : Fragment
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
          destinationJsonLd(item, {
            region: region.name,
            country: country.name,
            tags: loaderData.tags.map(({ name }) => name),
            location: loaderData.location,
          }),
          ...questionsJsonLd(questions),
        ]}
      />
      <ItemHero
        kind="destination"
        item={item}
        kicker={<Names names={[region, country]} />}
        facts={facts.deciding}
        actions={<CompareButton id={item.id} name={item.name} />}
      >
        <Breadcrumbs list="destinations" page={item.name} lang={item.lang} />
      </ItemHero>
      <SectionBar sections={sections.filter(({ shown }) => shown)} />
      <ItemBody item={item} facts={facts.further} id="overview" />
      <Beginning>
        <Highlights {...loaderData.praised} />
        {loaderData.map && (
          <Section title={t('maps.place')} id="map">
            <LocatorMap view={loaderData.map} />
          </Section>
        )}
      </Beginning>
      <WhenToGo season={season} id="when" />
      <Section
        items={experiences}
        id="experiences"
        title={t('catalogue.experiences')}
        lead={t('catalogue.experiencesLead')}
      >
        <CardRow cards={experiences} />
      </Section>
      <Section items={highlights} title={t('catalogue.starredExperiences')}>
        <CardRow cards={highlights} />
      </Section>
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <Island of={gallery} id="pictures" props={{ pictures: item.pictures, label: item.name }} />
      </Section>
      <Section
        items={groups}
        id="experiences"
        title={t('catalogue.experiences')}
        lead={t('catalogue.experiencesLead')}
      >
        <ExperienceGroups groups={groups} />
      </Section>
      <Journeys>
        <Section items={circuits} id="journeys" title={t('catalogue.circuitsHere')} swiped>
          <ItineraryCards cards={circuits} />
        </Section>
        <Section items={packages} title={t('catalogue.packagesHere')} swiped>
          <ItineraryCards cards={packages} />
        </Section>
      </Journeys>
      {plain
        .filter(({ cards }) => cards.length > fewMax)
        .map(({ kind, cards }) => (
          <Section key={kind} items={cards} title={t(`catalogue.${kind}Here`)}>
            <CardRow cards={cards} />
          </Section>
        ))}
      <SideBySide>
        <Section items={hotels} id="hotels" title={t('catalogue.hotelsHere')}>
          <HotelList hotels={hotels} />
        </Section>
        {plain
          .filter(({ cards }) => cards.length > 0 && cards.length <= fewMax)
          .map(({ kind, cards }) => (
            <Section key={kind} title={t(`catalogue.${kind}Here`)}>
              <CardLines cards={cards} />
            </Section>
          ))}
      </SideBySide>
      <TextSections sections={loaderData.sections} linked>
        <Testimonials title={t('testimonials.title')} testimonials={loaderData.testimonials} />
      </TextSections>
      <Themes tags={loaderData.tags} />
      <QuoteSection
        kind="destination"
        id={item.id}
        name={item.name}
        {...loaderData.closed}
        related={[...circuits, ...related]}
        specialist={loaderData.specialist}
      />
      <Section items={related} title={t('catalogue.relatedDestinations')} unprinted>
        <CardRow cards={related} />
      </Section>
    </article>
  )
}
