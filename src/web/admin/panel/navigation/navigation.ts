import {
  IconAddressBook,
  IconBlockquote,
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBed,
  IconBriefcase,
  IconBug,
  IconBuildingCommunity,
  IconCalendarTime,
  IconCategory,
  IconChartBar,
  IconCompass,
  IconCurrencyDollar,
  IconFileText,
  IconGift,
  IconHistory,
  IconLanguage,
  IconLayoutDashboard,
  IconMail,
  IconId,
  IconMap2,
  IconMessage2,
  IconPhoto,
  IconPlugConnected,
  IconQuote,
  IconRoute,
  IconSearchOff,
  IconTable,
  IconTags,
  IconFileDollar,
  IconTemplate,
  IconTrash,
  IconUserShield,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { paths } from '#contract/base/addresses/addresses.ts'
import { type Kind, kindFacts, type PluralKind } from '#contract/base/kinds.ts'
import { adminPaths } from '../admin-paths.ts'
import { duties as allDuties, type Duty } from '#contract/base/rights/duties.ts'

/** Count that a section's badge shows. */
export type BadgeName = 'waitingRequests' | 'pendingUsers'

export type SectionName =
  | PluralKind
  | 'dashboard'
  | 'translations'
  | 'missed'
  | 'categories'
  | 'countries'
  | 'tags'
  | 'sheets'
  | 'works'
  | 'schedule'
  | 'quotes'
  | 'figures'
  | 'templates'
  | 'termSets'
  | 'agencies'
  | 'rates'
  | 'users'
  | 'identity'
  | 'banner'
  | 'pages'
  | 'specialists'
  | 'testimonials'
  | 'redirects'
  | 'texts'
  | 'mails'
  | 'people'
  | 'partners'
  | 'activity'
  | 'browserErrors'
  | 'bin'

export interface Section {
  name: SectionName
  to: string
  /** How the addresses of its other pages begin (requirements §6.1). */
  also?: readonly string[]
  Icon: Icon
  badge?: BadgeName
  /** The duties that open it, each alone. */
  duties: readonly Duty[]
}

type GroupName = 'overview' | 'sales' | 'catalogue' | 'upkeep' | 'trade' | 'site' | 'team'

export interface NavigationGroup {
  group: GroupName
  /** Duties whose holders need the group before others. */
  ledBy: readonly Duty[]
  sections: Section[]
}

/** The panel's sections as the side navigation and the command palette show them. */
export const navigation: readonly NavigationGroup[] = [
  {
    group: 'overview',
    ledBy: allDuties,
    sections: [
      {
        name: 'dashboard',
        to: adminPaths.dashboard,
        Icon: IconLayoutDashboard,
        duties: allDuties,
      },
    ],
  },
  {
    group: 'sales',
    ledBy: ['requests'],
    sections: [
      {
        name: 'quotes',
        to: adminPaths.quotes,
        also: [`${paths.adminPanel}/proposals`],
        Icon: IconMessage2,
        badge: 'waitingRequests',
        duties: ['requests'],
      },
      { name: 'figures', to: adminPaths.figures, Icon: IconChartBar, duties: ['requests'] },
      { name: 'templates', to: adminPaths.templates, Icon: IconTemplate, duties: ['requests'] },
      { name: 'termSets', to: adminPaths.termSets, Icon: IconFileDollar, duties: ['requests'] },
    ],
  },
  {
    group: 'catalogue',
    ledBy: ['catalogue', 'publish'],
    sections: [
      sectionOf('destination', IconMap2),
      sectionOf('tour', IconCompass),
      sectionOf('hotel', IconBed),
      sectionOf('circuit', IconRoute),
      sectionOf('package', IconGift),
      sectionOf('incentive', IconBuildingCommunity),
      {
        name: 'categories',
        to: adminPaths.categories,
        also: ['/category'],
        Icon: IconCategory,
        duties: ['catalogue'],
      },
      { name: 'countries', to: adminPaths.countries, Icon: IconWorld, duties: ['catalogue'] },
      { name: 'tags', to: adminPaths.tags, Icon: IconTags, duties: ['catalogue'] },
    ],
  },
  {
    group: 'upkeep',
    ledBy: ['catalogue', 'publish'],
    sections: [
      {
        name: 'translations',
        to: adminPaths.translations,
        also: [adminPaths.glossary],
        Icon: IconLanguage,
        duties: ['catalogue'],
      },
      { name: 'schedule', to: adminPaths.schedule, Icon: IconCalendarTime, duties: ['catalogue'] },
      { name: 'sheets', to: adminPaths.sheets, Icon: IconTable, duties: ['catalogue'] },
      {
        name: 'works',
        to: adminPaths.works,
        Icon: IconArrowBackUp,
        duties: ['catalogue', 'rates'],
      },
      { name: 'missed', to: adminPaths.missedSearches, Icon: IconSearchOff, duties: ['catalogue'] },
      {
        name: 'bin',
        to: adminPaths.bin,
        Icon: IconTrash,
        duties: ['catalogue', 'requests', 'rates'],
      },
    ],
  },
  {
    group: 'trade',
    ledBy: ['rates', 'trade'],
    sections: [
      { name: 'rates', to: adminPaths.rates, Icon: IconCurrencyDollar, duties: ['rates'] },
      { name: 'agencies', to: adminPaths.agencies, Icon: IconBriefcase, duties: ['trade'] },
      { name: 'partners', to: adminPaths.partners, Icon: IconPlugConnected, duties: ['trade'] },
    ],
  },
  {
    group: 'site',
    ledBy: ['site'],
    sections: [
      { name: 'identity', to: adminPaths.site, Icon: IconId, duties: ['site'] },
      { name: 'banner', to: adminPaths.banner, Icon: IconPhoto, duties: ['site'] },
      { name: 'pages', to: adminPaths.pages, Icon: IconFileText, duties: ['site'] },
      { name: 'texts', to: adminPaths.texts, Icon: IconQuote, duties: ['site'] },
      {
        name: 'specialists',
        to: adminPaths.specialists,
        Icon: IconAddressBook,
        duties: ['site'],
      },
      {
        name: 'testimonials',
        to: adminPaths.testimonials,
        Icon: IconBlockquote,
        duties: ['site'],
      },
      { name: 'redirects', to: adminPaths.redirects, Icon: IconArrowForwardUp, duties: ['site'] },
      { name: 'mails', to: adminPaths.mails, Icon: IconMail, duties: ['site', 'requests'] },
    ],
  },
  {
    group: 'team',
    ledBy: ['team', 'privacy'],
    sections: [
      {
        name: 'users',
        to: adminPaths.users,
        also: [adminPaths.unconfirmedUsers, `${paths.adminPanel}/admins`],
        Icon: IconUsers,
        badge: 'pendingUsers',
        duties: ['team', 'requests', 'trade'],
      },
      { name: 'people', to: adminPaths.people, Icon: IconUserShield, duties: ['privacy'] },
      { name: 'activity', to: adminPaths.activity, Icon: IconHistory, duties: ['team'] },
      { name: 'browserErrors', to: adminPaths.browserReports, Icon: IconBug, duties: ['team'] },
    ],
  },
]

function sectionOf(kind: Kind, Icon: Icon): Section {
  return {
    name: kindFacts[kind].plural,
    to: adminPaths.list(kind),
    also: [`${paths.adminPanel}/versions/${kind}`],
    Icon,
    duties: ['catalogue', 'publish'],
  }
}

export const sections = navigation.flatMap((group) => group.sections)

/** Whether an address is one of a section's pages. */
export function isWithin(
  { to, also = [] }: Pick<Section, 'to' | 'also'>,
  pathname: string,
): boolean {
  return [to, ...also].some((start) => `${pathname}/`.startsWith(`${start}/`))
}
