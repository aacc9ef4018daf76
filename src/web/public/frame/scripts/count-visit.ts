import type { SiteAnswer } from '#contract/site/identity/site.ts'

type Analytics = SiteAnswer['analytics']

declare global {
  interface Window {
    /** Matomo's queue of commands. */
    _paq?: unknown[][]
  }
}

/**
 * Loads what counts visits, as the page's `<meta>` says: without a cookie, and not for who asks not to be tracked.
 */
export function countVisit(content: string): void {
  if (asksNotToBeTracked()) return
  const analytics: Analytics = JSON.parse(content)
  const { address, siteId } = analytics
  if (address && siteId) load(analytics, address, siteId)
}

function asksNotToBeTracked(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}

function load({ provider }: Analytics, address: string, siteId: string): void {
  const base = address.replace(/\/+$/, '')
  const script = document.createElement('script')
  script.defer = true
  if (provider === 'plausible') {
    script.dataset.domain = siteId
    script.src = `${base}/js/script.js`
  } else {
    window._paq = [
      ['disableCookies'],
      ['setTrackerUrl', `${base}/matomo.php`],
      ['setSiteId', siteId],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]
    script.src = `${base}/matomo.js`
  }
  document.head.append(script)
}
