import { useTranslation } from 'react-i18next'
import { pageContext } from '../../page-context.ts'
import { paths } from '#contract/addresses.ts'
import { Stars } from '../../ui/stars.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { HotelList } from '../catalogue/hotel-list.tsx'
import { ItemBody } from '../catalogue/item-body.tsx'
import { destinationToCard, hotelToLine } from '../catalogue/item-card.ts'
import { ItemHero } from '../catalogue/item-hero.tsx'
import { toItemView } from '../catalogue/item-view.server.ts'
import { PosterCard } from '../catalogue/poster-card.tsx'
import { PageHead } from '../page-head.tsx'
import { Section } from '../section.tsx'
import { hotelJsonLd } from '../structured-data.ts'
import type { Route } from './+types/hotel-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language } = context.get(pageContext)
  const item = await caller('landingDetailHotel', { id: params.id })
  return {
    item: toItemView(item, language, paths.hotel),
    stars: item.category,
    tags: item.tags,
    destination: destinationToCard(item.destination, language),
    related: item.related.map((hotel) => hotelToLine(hotel, language)),
  }
}

export default function HotelPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { item, stars, tags, destination, related } = loaderData
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.summary}
        alternates={item.alternates}
        image={destination.image?.url}
        jsonLd={[hotelJsonLd(item, stars, `${destination.name}, ${destination.kicker}`)]}
      />
      <ItemHero
        item={item}
        kicker={destination.name}
        facts={<Stars stars={stars} />}
        quotable={false}
      >
        <Breadcrumbs list="hotels" crumbs={[destination]} page={item.name} />
      </ItemHero>
      <ItemBody item={item} kind="hotels" tags={tags} quotable={false}>
        <PosterCard
          card={destination}
          headingLevel="h2"
          wide
          sizes="(min-width: 60rem) 17rem, (min-width: 40rem) 20rem, 80vw"
        />
      </ItemBody>
      <Section items={related} title={t('catalogue.otherHotels')}>
        <HotelList hotels={related} />
      </Section>
    </article>
  )
}
