import { plainPath, withoutLanguage } from '#contract/base/addresses/addresses.ts'
import { limits } from '#contract/base/limits.ts'

/** First segments below which addresses hold tokens, or belong to programs and the panel. */
const unlisted = new Set([
  'requests',
  'proposals',
  'client',
  'preview',
  'verify-email',
  'reset-password',
  'unsubscribe',
  'kit',
  'feed',
  'api',
  'media',
  'mcp',
  'admin-panel',
])

/** Addresses that scanners try on every site. */
const probes =
  /(?:^|\/)(?:\.|wp-(?:admin|login|includes|json|config|cron|signup)|xmlrpc|wlwmanifest|phpmyadmin|pma|phpinfo|cgi-bin|vendor\/phpunit|actuator|server-status|solr|hnap1|boaform|owa\/|autodiscover|telescope|_ignition|eval-stdin|shell|adminer|config\.(?:php|json|ya?ml|bak)|backup|dump|database\.sql)|\.(?:env|sql|bak|old|swp|git|asp;|cgi)(?:$|\/)/i

/** Long words of mixed letters and digits, as tokens are. */
const token = /(?:^|\/)(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}|[\da-f]{32,}/

/**
 * Returns the path of an address for the list of dead addresses, decoded and without its query; undefined for one that
 * is not listed: too long, with a token or an e-mail address, or a scanner's.
 */
export function deadPathOf(address: string): string | undefined {
  const [sent = '/'] = address.split('?', 1)
  const path = decoded(sent)
  if (path.length > limits.deadAddressMaxLength || /[\p{Cc}@]/u.test(path)) return undefined
  if (!path.isWellFormed() || token.test(path) || probes.test(path)) return undefined
  const [, first = ''] = plainPath(withoutLanguage(path)).toLowerCase().split('/')
  return unlisted.has(first) ? undefined : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
