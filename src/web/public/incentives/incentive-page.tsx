import { useTranslation } from 'react-i18next'
import { pageContext } from '../../page-context.ts'
import { paths } from '#contract/addresses.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardRow } from '../catalogue/card-row.tsx'
import { DetailGallery } from '../catalogue/detail-gallery.tsx'
import { ItemBody } from '../catalogue/item-body.tsx'
import { destinationToCard, incentiveToCard } from '../catalogue/item-card.ts'
import { ItemHero } from '../catalogue/item-hero.tsx'
import { toItemView } from '../catalogue/item-view.server.ts'
import { PageHead } from '../page-head.tsx'
import { QuoteSection } from '../quote/quote-section.tsx'
import { Section } from '../section.tsx'
import { tripJsonLd } from '../structured-data.ts'
import type { Route } from './+types/incentive-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language } = context.get(pageContext)
  const item = await caller('landingDetailIncentive', { id: params.id })
  return {
    item: toItemView(item, language, paths.incentive),
    image: item.mainImage,
    destination: destinationToCard(item.destination, language),
    related: item.related.map((card) => incentiveToCard(card, language)),
  }
}

export default function IncentivePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { item, destination, related } = loaderData
  return (
    <article>
      <PageHead
        title={item.name}
        description={item.summary}
        alternates={item.alternates}
        image={item.slides[0]?.url ?? loaderData.image?.url}
        jsonLd={[tripJsonLd(item, [destination.name])]}
      />
      <ItemHero item={item} kicker={`${t('common.kinds.incentives')} · ${destination.name}`}>
        <Breadcrumbs list="incentives" crumbs={[destination]} page={item.name} />
      </ItemHero>
      <ItemBody item={item} kind="incentives" />
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <DetailGallery pictures={item.pictures} label={item.name} />
      </Section>
      <QuoteSection kind="incentive" id={item.id} name={item.name} />
      <Section items={related} title={t('catalogue.otherIncentives')}>
        <CardRow cards={related} />
      </Section>
    </article>
  )
}
