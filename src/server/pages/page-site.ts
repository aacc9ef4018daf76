import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import type { Services } from '#server/platform/services.ts'
import type { CurrentSite } from '#server/platform/site/current-site.ts'
import { presentSite } from '#server/platform/site/present-site.ts'
import type { Site } from './page-build.ts'

type PageSiteDependencies = Pick<Services, 'currentSite' | 'settings' | 'log'>

/** Returns the site for which pages are made; while the database is away, it comes from the environment. */
export function makePageSite({
  currentSite,
  settings,
  log,
}: PageSiteDependencies): () => Promise<Site> {
  const { siteName: name, siteUrl: url, mapStyleUrl } = settings
  const unread: Site = { ...unknownSite, name, url, mapStyleUrl }
  let stored: Awaited<ReturnType<CurrentSite>> | undefined
  let shown = unread
  return async () => {
    try {
      const current = await currentSite()
      // Every request asks, and the site seldom changes.
      if (current !== stored) {
        stored = current
        const { languages } = current
        shown = { ...presentSite(current), url, mapStyleUrl, languages }
      }
      return shown
    } catch (error) {
      log.error({ err: error }, 'reading the site failed')
      return unread
    }
  }
}
