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
import { destinationToCard, hotelToLine } from '../cards/item-card.ts'
import { ItemHero } from '../page/item-hero.tsx'
import { hotelJsonLd, questionsJsonLd } from '../page/item-json-ld.ts'
import { toItemView } from '../page/item-view.server.ts'
import { PosterCard } from '../cards/poster-card.tsx'
import { readTagNames, toTags } from '../tags/place-name.ts'
import { toSeason } from '../facts/season-view.server.ts'
import { TextSections } from '../facts/text-sections.tsx'
import { toTexts } from '../tags/texts-view.server.ts'
import { Themes } from '../tags/themes.tsx'
import { WhenToGo } from '../facts/when-to-go.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { Section } from '#web/public/ui/section.tsx'
import type { Route } from './+types/hotel-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language, t, today, site } = context.get(pageContext)
  const [item, tagNames] = await Promise.all([
    caller('landingDetailHotel', { id: params.id }),
    readTagNames(caller, language),
  ])
  return {
    item: toItemView(item, language, paths.hotel),
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
  const { item, stars, tags, destination, related, questions, lodging } = loaderData
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.summary}
        alternates={item.alternates}
        written={item.written}
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
        quotable={false}
      >
        <Breadcrumbs list="hotels" crumbs={[destination]} page={item.name} lang={item.lang} />
      </ItemHero>
      <ItemBody item={item} facts={loaderData.facts.further} quotable={false}>
        <PosterCard
          card={destination}
          headingLevel="h2"
          wide
          sizes="(min-width: 60rem) 17rem, (min-width: 40rem) 20rem, 80vw"
        />
      </ItemBody>
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <Island of={gallery} props={{ pictures: item.pictures, label: item.name }} />
      </Section>
      <WhenToGo season={loaderData.season} />
      <TextSections sections={loaderData.sections} />
      <Themes tags={tags} />
      <Section items={related} title={t('catalogue.otherHotels')} unprinted>
        <HotelList hotels={related} />
      </Section>
    </article>
  )
}
