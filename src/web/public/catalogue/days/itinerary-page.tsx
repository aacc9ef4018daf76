import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { RouteMap } from '../maps/route-map.tsx'
import { CompareLink } from '../compare/compare-link.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { QuoteSection } from '#web/public/quotes/form/quote-section.tsx'
import { Testimonials } from '#web/public/site/testimonials/testimonials.tsx'
import { Section, SideBySide } from '#web/public/ui/section.tsx'
import { CardLines, CardRow } from '../cards/card-row.tsx'
import { DayByDay } from './day-by-day.tsx'
import { DaysAtAGlance } from './days-at-a-glance.tsx'
import { island as gallery } from '../gallery/detail-gallery.tsx'
import { HotelList } from '../cards/hotel-list.tsx'
import { Highlights, IncludedAndNot, SuitsAndNot } from '../facts/inclusions.tsx'
import { ItemBody } from '../page/item-body.tsx'
import { ItemHero } from '../page/item-hero.tsx'
import { questionsJsonLd, tripJsonLd } from '../page/item-json-ld.ts'
import type { ItineraryView } from './itinerary-view.server.ts'
import { ItineraryCards } from '../cards/itinerary-cards.tsx'
import { SeasonPrices } from '../prices/season-prices.tsx'
import { Stops } from './stops.tsx'
import { TextSections } from '../facts/text-sections.tsx'
import { Themes } from '../tags/themes.tsx'
import { WhenToGo } from '../facts/when-to-go.tsx'

/** As many as stand in one row on a desktop. */
const relatedShown = 3

interface ItineraryPageProps {
  kind: 'circuit' | 'package'
  view: ItineraryView
}

/** The page of a circuit or a package: what decides, the days, and what is in the price. */
export function ItineraryPage({ kind, view }: ItineraryPageProps) {
  const t = useTexts()
  const { item, destinations, days, facts, hotels, related } = view
  const kicker = [t(`catalogue.one.${kind}`), view.code].filter(Boolean).join(' · ')
  return (
    <article>
      <PageHead
        title={item.title}
        description={item.summary}
        alternates={item.alternates}
        written={item.written}
        changedOn={item.changedOn}
        image={view.sharePicture}
        jsonLd={[tripJsonLd(item, view.parts, view.offer), ...questionsJsonLd(view.questions)]}
      />
      <ItemHero
        kind={kind}
        item={item}
        kicker={kicker}
        line={<Stops stops={view.stops} />}
        facts={facts.deciding}
        actions={<CompareLink id={item.id} />}
      >
        <Breadcrumbs list={`${kind}s`} page={item.name} lang={item.lang} />
      </ItemHero>
      <ItemBody item={item} facts={facts.further} />
      <SideBySide>
        <Highlights {...view.highlights} />
        <SuitsAndNot suits={view.suits} thinkTwice={view.thinkTwice} />
      </SideBySide>
      <WhenToGo season={view.season} />
      <SideBySide>
        <SeasonPrices prices={view.prices} />
        <IncludedAndNot included={view.included} excluded={view.excluded} />
      </SideBySide>
      {view.map ? (
        <Section title={t('maps.route')}>
          <RouteMap view={view.map}>{days.length > 0 && <DaysAtAGlance days={days} />}</RouteMap>
        </Section>
      ) : (
        <Section title={t('catalogue.stops')}>
          <CardRow cards={destinations} />
        </Section>
      )}
      <Section items={days} title={t('journey.days')} openable={days.length > 2}>
        <DayByDay days={days} name={item.name} />
      </Section>
      <SideBySide>
        <Section items={view.tours} title={t('catalogue.includedExperiences')} swiped>
          <CardLines cards={view.tours} />
        </Section>
        <Section items={view.optionalTours} title={t('facts.optionalExperiences')} swiped>
          <CardLines cards={view.optionalTours} />
        </Section>
      </SideBySide>
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <Island of={gallery} id="pictures" props={{ pictures: item.pictures, label: item.name }} />
      </Section>
      <SideBySide>
        <Section items={hotels} title={t('catalogue.includedHotels')} swiped>
          <HotelList hotels={hotels} />
        </Section>
        <Section items={view.extensions} title={t('facts.extensions')} swiped unprinted>
          <ItineraryCards cards={view.extensions} />
        </Section>
      </SideBySide>
      <TextSections sections={view.sections}>
        <Testimonials title={t('testimonials.about')} testimonials={view.testimonials} />
      </TextSections>
      <Themes tags={view.tags} />
      <QuoteSection
        kind={kind}
        id={item.id}
        name={item.name}
        months={view.months}
        related={related}
        specialist={view.specialist}
        lead={t('facts.flexible')}
      />
      <Section
        items={related}
        title={t(kind === 'circuit' ? 'catalogue.relatedCircuits' : 'catalogue.relatedPackages')}
        unprinted
        swiped
      >
        <ItineraryCards cards={related.slice(0, relatedShown)} />
      </Section>
    </article>
  )
}
