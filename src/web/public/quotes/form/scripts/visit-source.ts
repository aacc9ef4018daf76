import type { QuoteSource } from '#contract/quotes/wish-fields.ts'

const storageKey = 'visitSource'

/**
 * Keeps where a visit came from, as the first page that tells it does, for as long as the tab is open: it is sent with a
 * quote and with nothing else.
 */
export function keepVisitSource(): void {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return
    sessionStorage.setItem(storageKey, JSON.stringify(sourceOfPage()))
  } catch {
    // Storage may be closed; then nobody is told.
  }
}

export function visitSource(): QuoteSource | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey)
    const source = stored === null ? {} : (JSON.parse(stored) as QuoteSource)
    return Object.keys(source).length > 0 ? source : undefined
  } catch {
    return undefined
  }
}

function sourceOfPage(): QuoteSource {
  const query = new URLSearchParams(location.search)
  const origin = document.referrer && new URL(document.referrer).origin
  const told = {
    utmSource: query.get('utm_source'),
    utmMedium: query.get('utm_medium'),
    utmCampaign: query.get('utm_campaign'),
    referrer: origin === location.origin ? null : origin,
  }
  const short = Object.entries(told).map(([name, value]) => [name, value?.trim().slice(0, longest)])
  return Object.fromEntries(short.filter(([, value]) => value))
}

/** As much as a quote takes. */
const longest = 200
