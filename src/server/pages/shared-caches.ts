import type { ParsedPage } from '#contract/base/addresses/page-address.ts'
import { offsetIn } from '#contract/base/dates/zone-offset.ts'
import { surrogateKeysOf } from './surrogate-keys.ts'

/** How long, in seconds, a shared cache may answer with a page, and then with the old one while it asks for the new. */
interface SharedAges {
  fresh: number
  stale: number
}

/** Nobody tells it of changes: together they are the minute within which a change shows (requirements §9.5). */
const unpurged: SharedAges = { fresh: 30, stale: 30 }
/** Ages in a shared cache that is notified of changes. */
const purged: SharedAges = { fresh: 86_400, stale: 60 }
/** Ages of a missing page, which may exist at any moment. */
const missing: SharedAges = { fresh: 10, stale: 0 }

const daySeconds = 86_400

interface Shared {
  parsed: ParsedPage
  status: number
  /** The page's own `cache-control`; nobody may keep a page with `no-store`. */
  cacheControl: string | undefined
  /** True when shared caches are notified of changes. */
  isPurged: boolean
  /** The agency's: with its day, what a page says of prices and departures ends. */
  timeZone: string
  now: number
}

/**
 * Returns the headers that set how long shared caches (a CDN, a proxy) may keep a page, and its name there. Undefined
 * if they may not keep it. Browsers ask at each visit all the same: they may keep it for no time at all. Only CDNs
 * get the time for which an old page may serve during the fetch of the new one (RFC 9213). Browsers do not get it,
 * because some of them would obey it too.
 */
export function sharedCacheHeaders(shared: Shared): Record<string, string> | undefined {
  const { parsed, status, cacheControl } = shared
  if (status !== 200 && status !== 404 && status !== 410) return undefined
  if (parsed.audience === 'private' || cacheControl === 'no-store') return undefined
  // Without a language in its address a page depends on the visitor's.
  if (parsed.language === undefined) return undefined
  const { fresh, stale } = agesOf(shared)
  const keys = surrogateKeysOf(parsed)
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}`,
    'cdn-cache-control': `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
    vary: 'accept-encoding',
  }
}

function agesOf({ status, isPurged, timeZone, now }: Shared): SharedAges {
  if (status !== 200) return missing
  if (!isPurged) return unpurged
  return { ...purged, fresh: Math.min(purged.fresh, secondsLeftToday(timeZone, now)) }
}

function secondsLeftToday(timeZone: string, now: number): number {
  const local = Math.floor((now + offsetIn(timeZone, now)) / 1000)
  return daySeconds - (local % daySeconds)
}
