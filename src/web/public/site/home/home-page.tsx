import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { type ListKind, paths } from '#contract/base/addresses/addresses.ts'
import { CardRow } from '#web/public/catalogue/cards/card-row.tsx'
import { itineraryToCard, tourToFactCard } from '#web/public/catalogue/cards/fact-cards.server.ts'
import { namesById, partToCard } from '#web/public/catalogue/cards/item-card.ts'
import { placeName } from '#web/public/catalogue/tags/place-name.ts'
import { ItineraryCards } from '#web/public/catalogue/cards/itinerary-cards.tsx'
import { starredDestinations } from '#web/public/catalogue/cards/starred-destinations.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { AskOpen } from '#web/public/quotes/form/ask-open.tsx'
import { Section } from '#web/public/ui/section.tsx'
import type { Route } from './+types/home-page.ts'
import { agencyJsonLd } from '#web/public/frame/head/structured-data.ts'
import { AgentsPanel } from './agents-panel.tsx'
import { Banner } from './banner.tsx'
import { Categories } from './categories.tsx'
import { MonthLinks } from '#web/public/catalogue/places/month-links.tsx'
import { monthsOfTravel } from '#web/public/catalogue/places/place-view.server.ts'
import { loadBanner } from './load-banner.server.ts'
import { loadTestimonials } from '../testimonials/testimonial-view.server.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { WhyUs } from './why-us.tsx'

const starredMax = 8
const itinerariesMax = 6
const incentivesMax = 4

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, site } = page
  const [banner, destinations, circuits, packages, tours, incentives, categories] =
    await Promise.all([
      loadBanner(caller),
      caller('listDestinations', { brief: true }),
      caller('listCircuits', { brief: true, starred: true, limit: itinerariesMax }),
      caller('listPackages', { brief: true, starred: true, limit: itinerariesMax }),
      caller('listTours', { brief: true, starred: true, limit: starredMax }),
      caller('listIncentives', { brief: true, limit: incentivesMax }),
      caller('listCategories'),
    ])
  const names = namesById(destinations.list, language)
  const categoryNames = new Map(categories.list.map((each) => [each.id, placeName(each, language)]))
  return {
    site,
    banner,
    testimonials: await loadTestimonials(page),
    destinations: starredDestinations(destinations.list, language, starredMax),
    circuits: circuits.list.map((item) => itineraryToCard('circuit', item, page, names)),
    packages: packages.list.map((item) => itineraryToCard('package', item, page, names)),
    tours: tours.list.map((item) => tourToFactCard(item, page, categoryNames.get(item.categoryId))),
    months: monthsOfTravel(destinations.list, page),
    categories: categories.list
      .filter(({ id }) => tours.list.some(({ categoryId }) => categoryId === id))
      .map((each) => ({
        ...placeName(each, language),
        to: paths.category(language, each.id, placeName(each, language).name),
      })),
    incentives: incentives.list.map((item) =>
      partToCard('incentive', item, language, names.get(item.destinationId)),
    ),
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { site, banner, destinations, circuits, packages, tours, categories, incentives } =
    loaderData
  const { testimonials } = loaderData
  const language = useLanguage()
  const moreOf = (kind: ListKind) => ({
    to: paths.list(language, kind),
    label: t(`lists.all.${kind}`),
  })
  const image = banner.poster?.url ?? banner.media.find(({ type }) => type === 'image')?.url
  return (
    <>
      <PageHead
        title={site.name}
        description={t('home.description')}
        alternates={inEachLanguage(paths.home)}
        image={image}
        jsonLd={[agencyJsonLd(site)]}
      />
      <Banner {...banner} />
      <Section
        items={destinations}
        id="destinations"
        kicker={t('common.kinds.destinations')}
        more={moreOf('destinations')}
        title={t('home.destinations')}
        lead={t('home.destinationsLead')}
      >
        <CardRow cards={destinations} />
      </Section>
      <Section items={loaderData.months} title={t('home.months')} lead={t('home.monthsLead')}>
        <MonthLinks months={loaderData.months} />
      </Section>
      <Section
        items={circuits}
        kicker={t('common.kinds.circuits')}
        more={moreOf('circuits')}
        title={t('home.circuits')}
        lead={t('home.circuitsLead')}
      >
        <ItineraryCards cards={circuits} />
      </Section>
      <Section
        items={tours}
        kicker={t('common.kinds.tours')}
        more={moreOf('tours')}
        title={t('home.experiences')}
        lead={t('home.experiencesLead')}
      >
        <Categories links={categories} />
        <CardRow cards={tours} />
      </Section>
      <Section
        items={packages}
        kicker={t('common.kinds.packages')}
        more={moreOf('packages')}
        title={t('home.packages')}
        lead={t('home.packagesLead')}
      >
        <ItineraryCards cards={packages} />
      </Section>
      <WhyUs />
      <Testimonials title={t('testimonials.title')} testimonials={testimonials} />
      <Section
        items={incentives}
        kicker={t('common.kinds.incentives')}
        more={moreOf('incentives')}
        title={t('home.incentives')}
        lead={t('home.incentivesLead')}
      >
        <CardRow cards={incentives} />
      </Section>
      <AskOpen />
      {site.sections.agents && <AgentsPanel />}
    </>
  )
}
