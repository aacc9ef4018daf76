import type { Kind, PluralKind } from '../kinds.ts'
import { listedKinds, plurals } from './plurals.ts'
import { type Language, languages } from '../languages/languages.ts'

/** The catalogue's list pages, in their order. */
export const listKinds = listedKinds.map((kind) => plurals[kind])

export type ListKind = PluralKind

const adminPanel = '/admin-panel'

/** Where browsers report what pages may not do, and what fails in them. */
export const browserReportsPath = '/browser-reports'

/** The rules by which browsers fetch pages ahead, named in the answers of pages. */
export const speculationRulesPath = '/speculation-rules.json'

/** Addresses of the pages, all in one place; each public one names its language. */
export const paths = {
  home: (lang: Language) => `/${lang}`,
  list: (lang: Language, kind: ListKind, query?: string) =>
    `/${lang}/${kind}${query ? `?${query}` : ''}`,
  ...itemPaths(),
  country: itemPath('countries'),
  region: itemPath('regions'),
  category: itemPath('categories'),
  theme: (lang: Language, tag: string) => `/${lang}/themes/${encodeURIComponent(tag)}`,
  /** `month` is 1 to 12. */
  when: (lang: Language, month: number) => `/${lang}/when/${month}`,
  search: (lang: Language, keyword?: string) =>
    keyword ? `/${lang}/search?${new URLSearchParams({ q: keyword })}` : `/${lang}/search`,
  compare: (lang: Language, ids: readonly string[] = []) =>
    ids.length > 0
      ? `/${lang}/compare?${new URLSearchParams({ ids: ids.join(',') })}`
      : `/${lang}/compare`,
  compareJourneys: (lang: Language, ids: readonly string[]) =>
    ids.length > 0
      ? `/${lang}/compare?${new URLSearchParams({ circuits: ids.join(',') })}`
      : `/${lang}/circuits`,
  /** `items` are `kind:id`, in their order; neither sign needs to be escaped. */
  shortlist: pathOfItems('shortlist'),
  login: (lang: Language, returnTo?: string) =>
    returnTo ? `/${lang}/login?${new URLSearchParams({ returnTo })}` : `/${lang}/login`,
  register: (lang: Language) => `/${lang}/register`,
  resetPasswordRequest: (lang: Language) => `/${lang}/reset-password-request`,
  resetPassword: (lang: Language, token: string) => `/${lang}/reset-password/${token}`,
  verifyEmail: (lang: Language, email: string, token: string) =>
    `/${lang}/verify-email/${encodeURIComponent(email)}/${token}`,
  /** One's own details, password, sessions and second factor. */
  account: (lang: Language) => `/${lang}/account`,
  aboutUs: (lang: Language) => `/${lang}/about-us`,
  /** The icon of a site that has none: its initial. */
  initialIcon: '/initial.svg',
  /** A page that the agency writes itself. */
  page: (lang: Language, slug: string) => `/${lang}/pages/${slug}`,
  rates: (lang: Language) => `/${lang}/rates`,
  /** A visitor's request, for whoever has the link. */
  quote: (lang: Language, token: string) => `/${lang}/requests/${token}`,
  /** Where a journey that no item describes is asked for, or all of a shortlist (`kind:id`) at once. */
  openQuote: pathOfItems('request'),
  /** An agent's first page. */
  agents: (lang: Language) => `/${lang}/agents`,
  /** The requests of a logged-in agent, and one of these requests. */
  myQuotes: (lang: Language) => `/${lang}/my-requests`,
  myQuote: (lang: Language, id: string) => `/${lang}/my-requests/${id}`,
  proposal: (lang: Language, token: string) => `/${lang}/proposals/${token}`,
  /** An item or its draft as its page will be, for whoever has the link. */
  preview: (lang: Language, token: string) => `/${lang}/preview/${token}`,
  proposalPdf: (token: string) => `/proposals/${token}.pdf`,
  /** Where an agent keeps what they show their own clients; it may begin with an item, `kind:id`. */
  clientViews: (lang: Language, item?: string) =>
    `/${lang}/client-views${item === undefined ? '' : `?item=${item}`}`,
  /** The view for a traveller, open to anyone with the link: on the host of CLIENT_VIEWS_URL. */
  clientView: (token: string) => `/client/${token}`,
  clientViewPdf: (token: string) => `/client/${token}.pdf`,
  unauthorized: '/unauthorized',
  adminPanel,
  /** Pages of the panel that mails lead to; the panel knows the rest of its own. */
  panelUsers: `${adminPanel}/users`,
  panelQuotes: `${adminPanel}/quotes`,
  panelPartners: `${adminPanel}/partners`,
  panelItem: (kind: Kind, id: string) => `${adminPanel}/${plurals[kind]}/${id}`,
} as const

function itemPaths() {
  const each = listedKinds.map((kind) => [kind, itemPath(plurals[kind])])
  return Object.fromEntries(each) as Record<Kind, ReturnType<typeof itemPath>>
}

function itemPath(kind: PluralKind | 'countries' | 'regions' | 'categories') {
  return (lang: Language, id: string, name?: string) => {
    const slug = name && slugOf(name)
    return slug ? `/${lang}/${kind}/${id}/${slug}` : `/${lang}/${kind}/${id}`
  }
}

function pathOfItems(page: 'request' | 'shortlist') {
  return (lang: Language, items: readonly string[] = []) =>
    `/${lang}/${page}${items.length > 0 ? `?items=${items.join(',')}` : ''}`
}

/** A name as the readable end of an address: plain letters and digits, joined by dashes. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** The same page in another language: the segment is replaced, or put in front. */
export function inOtherLanguage(pathname: string, lang: Language): string {
  const rest = withoutLanguage(pathname)
  return `/${lang}${rest === '/' ? '' : rest}`
}

const languagePrefix = new RegExp(`^/(?:${languages.join('|')})(?=/|$)`)

/** The same page at the address that lets the server pick the language. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(languagePrefix, '') || '/'
}

/** The one address of the panel that does not begin as the others do (requirements §6.1). */
const categoryTours = /^\/category\/[^/]+\/tours\/?$/

/** Whether an address is the panel's. */
export function isPanel(pathname: string): boolean {
  const isBelow = pathname === adminPanel || pathname.startsWith(`${adminPanel}/`)
  return isBelow || categoryTours.test(pathname)
}

const accountPages = /^\/(?:login|register|reset-password|verify-email|unauthorized)\b/i

/**
 * Where accounts begin or are mended: nobody is sent away from there, and no other address names them,
 * in whatever spelling the router takes for them.
 */
export function isAccountPage(pathname: string): boolean {
  return accountPages.test(plainPath(pathname))
}

const privatePages =
  /^\/(?:account|rates|agents|my-requests|requests|proposals|client|preview|unsubscribe)\b/i

/** Whether visits of a page may be counted: not in the panel, nor where accounts, requests and offers are. */
export function mayBeCounted(pathname: string): boolean {
  const plain = plainPath(pathname)
  return !isPanel(plain) && !isAccountPage(plain) && !privatePages.test(plain)
}

const previewPages = /^\/preview\//i

/** Whether an address is a preview's, in whatever spelling the router takes for it: the panel shows these in a frame, nobody keeps them. */
export function isPreview(pathname: string): boolean {
  return previewPages.test(plainPath(pathname))
}

const mapPages =
  /^\/(?:(?:destinations|circuits|packages|countries|regions|when)\/[^/]+|shortlist)(?:\/|$)/i

/** Whether a page may have a map that can be opened, in whatever spelling the router takes for its address: previews and offers have drawn ones alone. */
export function mayOpenMap(pathname: string): boolean {
  return mapPages.test(plainPath(pathname))
}

/** Whether who logs in on a page wants to be back on it: not on the landing page, where accounts begin, nor where a link is a secret. */
export function worthReturning(pathname: string): boolean {
  return (
    !/^\/(?:$|requests\/|proposals\/|preview\/)/.test(withoutLanguage(pathname)) &&
    !isAccountPage(pathname)
  )
}

/** `path` when it is an address of this site, else undefined: nobody is sent elsewhere after logging in. */
export function ownPath(path: string | null): string | undefined {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return undefined
  const decoded = safelyDecoded(path)
  return decoded && /^\/(?![/\\])/.test(decoded) ? path : undefined
}

/** An address without its language, in the spelling that the router takes for it. */
export function plainPath(pathname: string): string {
  return withoutLanguage(safelyDecoded(pathname) ?? pathname)
}

function safelyDecoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
