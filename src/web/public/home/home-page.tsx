import { useTranslation } from 'react-i18next'
import { pageContext } from '../../page-context.ts'
import { paths } from '../../paths.ts'
import { alternatesOf } from '../alternates.ts'
import { CardRow } from '../catalogue/card-row.tsx'
import { destinationToCard } from '../catalogue/item-card.ts'
import { PageHead } from '../page-head.tsx'
import { Section } from '../section.tsx'
import type { Route } from './+types/home-page.ts'
import { AgentsPanel } from './agents-panel.tsx'
import { Banner } from './banner.tsx'
import { WhyUs } from './why-us.tsx'

const starredMax = 8

export async function loader({ context }: Route.LoaderArgs) {
  const { caller, language, site } = context.get(pageContext)
  const [banner, destinations] = await Promise.all([
    caller('getBanner'),
    caller('listDestinations', { starred: true, limit: starredMax }),
  ])
  return {
    site,
    banner: banner.list,
    destinations: destinations.list.map((item) => destinationToCard(item, language)),
  }
}

export default function HomePage({
  loaderData: { site, banner, destinations },
}: Route.ComponentProps) {
  const { t } = useTranslation()
  const image = banner.find(({ type }) => type === 'image')?.url
  return (
    <>
      <PageHead
        title={site.name}
        description={t('home.description')}
        alternates={alternatesOf(paths.home)}
        image={image}
        jsonLd={[
          {
            '@type': 'TravelAgency',
            name: site.name,
            url: site.url,
            areaServed: 'South America',
            image,
          },
        ]}
      />
      <Banner media={banner} />
      {destinations.length > 0 && (
        <Section
          id="destinations"
          title={t('home.destinations')}
          lead={t('home.destinationsLead')}
          kicker={t('common.kinds.destinations')}
        >
          <CardRow cards={destinations} />
        </Section>
      )}
      <WhyUs />
      <AgentsPanel />
    </>
  )
}
