import { pageContext } from '#web/page-context.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { sharePicturePath } from '#contract/site/share-pictures.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Names } from '#web/shared/ui/names.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { CardRow } from '../cards/card-row.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { island as gallery } from '../gallery/detail-gallery.tsx'
import { ageFact, groupFact } from '../facts/facts-view.server.ts'
import { Highlights, IncludedAndNot } from '../facts/inclusions.tsx'
import { ItemBody } from '../page/item-body.tsx'
import { destinationToCard, partToCard } from '../cards/item-card.ts'
import { ItemHero } from '../page/item-hero.tsx'
import { questionsJsonLd, tripJsonLd } from '../page/item-json-ld.ts'
import { toItemView } from '../page/item-view.server.ts'
import { TextSections } from '../facts/text-sections.tsx'
import { toTexts } from '../tags/texts-view.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { QuoteSection } from '#web/public/quotes/form/quote-section.tsx'
import { loadSpecialist } from '#web/public/site/specialists/specialist-view.server.ts'
import { loadTestimonialsOf } from '#web/public/site/testimonials/testimonial-view.server.ts'
import { Testimonials } from '#web/public/site/testimonials/testimonials.tsx'
import { Section } from '#web/public/ui/section.tsx'
import type { Route } from './+types/incentive-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t, site } = page
  const item = await caller('landingDetailIncentive', { id: params.id })
  return {
    item: toItemView(item, language, paths.incentive),
    specialist: await loadSpecialist({ caller, language }, 'incentive', item.destination.regionId),
    testimonials: await loadTestimonialsOf(page, 'incentive', item.id),
    sharePicture: sharePicturePath(language, 'incentive', item, site),
    location: item.destination.location,
    facts: [...ageFact(item.minAge, t), ...groupFact(item.groupSize, t)],
    ...toTexts(item.details, language),
    destination: destinationToCard(item.destination, language),
    related: item.related.map((card) => partToCard('incentive', card, language)),
  }
}

export default function IncentivePage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { item, destination, related, location, questions } = loaderData
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
          tripJsonLd(item, [{ name: destination.name, location }]),
          ...questionsJsonLd(questions),
        ]}
      />
      <ItemHero
        kind="incentive"
        item={item}
        kicker={<Names names={[{ name: t('common.kinds.incentives') }, destination]} joint=" · " />}
      >
        <Breadcrumbs list="incentives" crumbs={[destination]} page={item.name} lang={item.lang} />
      </ItemHero>
      <ItemBody item={item} facts={loaderData.facts} />
      <Highlights {...loaderData.highlights} />
      <IncludedAndNot included={loaderData.included} excluded={loaderData.excluded} />
      <Section items={item.pictures} title={t('catalogue.gallery')}>
        <Island of={gallery} id="pictures" props={{ pictures: item.pictures, label: item.name }} />
      </Section>
      <TextSections sections={loaderData.sections}>
        <Testimonials title={t('testimonials.title')} testimonials={loaderData.testimonials} />
      </TextSections>
      <QuoteSection
        kind="incentive"
        id={item.id}
        name={item.name}
        related={related}
        specialist={loaderData.specialist}
      />
      <Section items={related} title={t('catalogue.otherIncentives')} unprinted>
        <CardRow cards={related} />
      </Section>
    </article>
  )
}
