import type { SiteAnswer } from '#contract/site/identity/site.ts'
import type { Site } from './read-site.ts'

/** Returns the public fields of the site. */
export function presentSite(site: Site): SiteAnswer {
  const {
    siteName,
    siteUrl: _url,
    sender: _,
    retention: _kept,
    languages: _languages,
    inherited: _from,
    legalPages: _pages,
    ...presented
  } = site
  const links = { ...presented.links, reservations: null, priceList: null }
  const markets = presented.markets.map(({ assigneeId: _assignee, ...market }) => market)
  return { ...presented, name: siteName, links, markets }
}
