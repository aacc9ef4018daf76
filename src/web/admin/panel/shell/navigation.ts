import {
  type Icon,
  IconArrowBackUp,
  IconBed,
  IconBriefcase,
  IconBug,
  IconBuildingCommunity,
  IconCalendarTime,
  IconCategory,
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
  | 'templates'
  | 'termSets'
  | 'agencies'
  | 'rates'
  | 'users'
  | 'identity'
  | 'banner'
  | 'pages'
  | 'texts'
  | 'mails'
  | 'people'
  | 'partners'
  | 'activity'
  | 'browserErrors'
  | 'bin'

interface Section {
  name: SectionName
  to: string
  /** How the addresses of its other pages begin (requirements §6.1). */
  also?: readonly string[]
  Icon: Icon
  badge?: BadgeName
}

/** The panel's sections as the side navigation and the command palette show them. */
export const navigation: {
  group: 'overview' | 'catalogue' | 'sales' | 'site'
  sections: Section[]
}[] = [
  {
    group: 'overview',
    sections: [{ name: 'dashboard', to: adminPaths.dashboard, Icon: IconLayoutDashboard }],
  },
  {
    group: 'catalogue',
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
      },
      { name: 'countries', to: adminPaths.countries, Icon: IconWorld },
      { name: 'tags', to: adminPaths.tags, Icon: IconTags },
      {
        name: 'translations',
        to: adminPaths.translations,
        also: [adminPaths.glossary],
        Icon: IconLanguage,
      },
      { name: 'missed', to: adminPaths.missedSearches, Icon: IconSearchOff },
      { name: 'sheets', to: adminPaths.sheets, Icon: IconTable },
      { name: 'works', to: adminPaths.works, Icon: IconArrowBackUp },
      { name: 'schedule', to: adminPaths.schedule, Icon: IconCalendarTime },
      { name: 'bin', to: adminPaths.bin, Icon: IconTrash },
    ],
  },
  {
    group: 'sales',
    sections: [
      {
        name: 'quotes',
        to: adminPaths.quotes,
        also: [`${paths.adminPanel}/proposals`],
        Icon: IconMessage2,
        badge: 'waitingRequests',
      },
      { name: 'templates', to: adminPaths.templates, Icon: IconTemplate },
      { name: 'termSets', to: adminPaths.termSets, Icon: IconFileDollar },
      { name: 'agencies', to: adminPaths.agencies, Icon: IconBriefcase },
      { name: 'rates', to: adminPaths.rates, Icon: IconCurrencyDollar },
      {
        name: 'users',
        to: adminPaths.users,
        also: [adminPaths.unconfirmedUsers, `${paths.adminPanel}/admins`],
        Icon: IconUsers,
        badge: 'pendingUsers',
      },
    ],
  },
  {
    group: 'site',
    sections: [
      { name: 'identity', to: adminPaths.site, Icon: IconId },
      { name: 'banner', to: adminPaths.banner, Icon: IconPhoto },
      { name: 'pages', to: adminPaths.pages, Icon: IconFileText },
      { name: 'texts', to: adminPaths.texts, Icon: IconQuote },
      { name: 'mails', to: adminPaths.mails, Icon: IconMail },
      { name: 'people', to: adminPaths.people, Icon: IconUserShield },
      { name: 'partners', to: adminPaths.partners, Icon: IconPlugConnected },
      { name: 'activity', to: adminPaths.activity, Icon: IconHistory },
      { name: 'browserErrors', to: adminPaths.browserReports, Icon: IconBug },
    ],
  },
]

function sectionOf(kind: Kind, Icon: Icon): Section {
  return { name: kindFacts[kind].plural, to: adminPaths.list(kind), Icon }
}

export const sections = navigation.flatMap((group) => group.sections)

/** Whether an address is one of a section's pages. */
export function isWithin({ to, also = [] }: Section, pathname: string): boolean {
  return [to, ...also].some((start) => `${pathname}/`.startsWith(`${start}/`))
}
