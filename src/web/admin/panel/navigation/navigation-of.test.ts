import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { paths } from '#contract/base/addresses/addresses.ts'
import { kinds } from '#contract/base/kinds.ts'
import { type OperationName, operations } from '#contract/index.ts'
import { adminPaths } from '../admin-paths.ts'
import { type Duties } from '#contract/base/rights/duties.ts'
import { adminRoutes } from '../routes.ts'
import { isWithin, navigation, sections, type SectionName } from './navigation.ts'
import { firstSectionOf, navigationOf } from './navigation-of.ts'

interface Preset {
  who: string
  held: Duties
  groups: string[]
  first: string
  seen: string[]
  hidden: string[]
}

const presets: Preset[] = [
  {
    who: 'a seller',
    held: ['requests'],
    groups: ['overview', 'sales', 'upkeep', 'site', 'team'],
    first: 'quotes',
    seen: ['figures', 'templates', 'termSets', 'mails', 'users', 'bin'],
    hidden: ['destinations', 'rates', 'agencies', 'identity', 'people', 'activity', 'sheets'],
  },
  {
    who: 'an editor',
    held: ['catalogue', 'publish'],
    groups: ['overview', 'catalogue', 'upkeep'],
    first: 'destinations',
    seen: ['tours', 'tags', 'translations', 'schedule', 'works', 'bin'],
    hidden: ['quotes', 'rates', 'agencies', 'users', 'banner', 'people', 'partners'],
  },
  {
    who: 'contracting',
    held: ['rates', 'trade'],
    groups: ['overview', 'trade', 'upkeep', 'team'],
    first: 'rates',
    seen: ['agencies', 'partners', 'users', 'works', 'bin'],
    hidden: ['quotes', 'destinations', 'translations', 'identity', 'mails', 'activity', 'people'],
  },
  {
    who: 'a manager',
    held: null,
    groups: ['overview', 'sales', 'catalogue', 'upkeep', 'trade', 'site', 'team'],
    first: 'quotes',
    seen: navigation.flatMap(({ sections }) => sections.map(({ name }) => name)),
    hidden: [],
  },
  {
    who: 'whoever answers for personal data',
    held: ['privacy'],
    groups: ['overview', 'team'],
    first: 'people',
    seen: ['dashboard'],
    hidden: ['users', 'activity', 'quotes', 'bin'],
  },
  {
    who: 'a seller who looks after the site too',
    held: ['site', 'requests'],
    groups: ['overview', 'sales', 'site', 'upkeep', 'team'],
    first: 'quotes',
    seen: ['identity', 'banner', 'mails'],
    hidden: ['destinations', 'rates'],
  },
  {
    who: 'somebody without any duty',
    held: [],
    groups: [],
    first: '',
    seen: [],
    hidden: ['dashboard', 'quotes'],
  },
]

it.each(presets)('$who sees first what the duties need', ({ held, groups, first }) => {
  expect(navigationOf(held).map(({ group }) => group)).toEqual(groups)
  expect(firstSectionOf(held)?.name ?? '').toBe(first)
})

it.each(presets)('$who sees what a duty opens, and nothing else', ({ held, seen, hidden }) => {
  const shown = navigationOf(held).flatMap(({ sections }) => sections.map(({ name }) => name))
  expect(shown).toEqual(expect.arrayContaining(seen))
  expect(shown.filter((name) => hidden.includes(name))).toEqual([])
})

it('each section has an address of its own and a duty', () => {
  const all = navigation.flatMap(({ sections }) => sections)
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
  expect(all.filter(({ duties }) => duties.length === 0)).toEqual([])
  expect(all.map(({ to }) => to)).toContain(adminPaths.dashboard)
})

/** Duties that sections ask the server for first, where duties open it. */
const asked: Partial<Record<SectionName, OperationName>> = {
  dashboard: 'getDashboard',
  quotes: 'listQuote',
  figures: 'getFigures',
  templates: 'listTemplates',
  termSets: 'listTermSets',
  tags: 'listTags',
  translations: 'listTranslations',
  schedule: 'listSchedule',
  sheets: 'exportCatalogue',
  works: 'listWorks',
  missed: 'listMissedSearches',
  bin: 'listBin',
  agencies: 'listAgencies',
  partners: 'listApiKeys',
  texts: 'listTexts',
  redirects: 'listRedirects',
  mails: 'listMails',
  users: 'searchUsers',
  people: 'exportPerson',
  activity: 'listActivity',
  browserErrors: 'listBrowserReports',
}

it.each(Object.entries(asked))('the section %s is open to whom %s is', (name, operation) => {
  const section = navigation.flatMap(({ sections }) => sections).find((one) => one.name === name)
  const { duties } = operations[operation] as { duties?: readonly string[] }
  expect(section?.duties.toSorted()).toEqual([...(duties ?? [])].toSorted())
})

/** The panel's addresses, with each kind where a page has one for any. */
function addresses(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap(({ path = '', children = [] }) => [
    ...(path ? kinds.map((kind) => `/${path.replace(':kind', kind)}`) : []),
    ...addresses(children),
  ])
}

it('every page marks one entry of the menu, but for the address that leads on', () => {
  const pages = new Set(addresses(adminRoutes))
  expect(pages.size).toBeGreaterThan(80)
  const marked = [...pages].filter(
    (page) => sections.filter((section) => isWithin(section, page)).length !== 1,
  )
  expect(marked).toEqual([paths.adminPanel])
})
