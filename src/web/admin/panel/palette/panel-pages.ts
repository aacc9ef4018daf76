import {
  type Icon,
  IconAlertTriangle,
  IconFileImport,
  IconMailQuestion,
  IconMessage2,
  IconSettings,
  IconVocabulary,
} from '@tabler/icons-react'
import { type Gap, gaps } from '#contract/catalogue/kinds/panel-lists.ts'
import type { PanelTextKey } from '#texts/translate.ts'
import { adminPaths } from '../admin-paths.ts'
import type { Duty } from '#contract/base/rights/duties.ts'
import { type SectionName, sections } from '../navigation/navigation.ts'

const siteSections = ['look', 'contact', 'hours', 'languages', 'legal', 'mail', 'trust'] as const

/** Words by which pages are found beside their names. */
type WordsName =
  | SectionName
  | (typeof siteSections)[number]
  | 'gaps'
  | 'glossary'
  | 'importRates'
  | 'importRedirects'
  | 'unconfirmedUsers'
  | 'unreadQuotes'

interface PanelPage {
  to: string
  title: PanelTextKey
  words: WordsName
  Icon: Icon
  duties: readonly Duty[]
}

const ofGap = (gap: Gap): PanelPage => ({
  to: adminPaths.gap(gap),
  title: `editing.gaps.${gap}`,
  words: 'gaps',
  Icon: IconAlertTriangle,
  duties: ['catalogue'],
})

/** Pages that the palette leads to: all sections, and those that the sections lead to. Forms of new things are actions. */
export const panelPages: readonly PanelPage[] = [
  ...sections.map(({ name, to, Icon, duties }): PanelPage => ({
    to,
    title: `sections.${name}`,
    words: name,
    Icon,
    duties,
  })),
  {
    to: `${adminPaths.quotes}?seen=no`,
    title: 'palette.unreadQuotes',
    words: 'unreadQuotes',
    Icon: IconMessage2,
    duties: ['requests'],
  },
  {
    to: adminPaths.unconfirmedUsers,
    title: 'users.unconfirmed',
    words: 'unconfirmedUsers',
    Icon: IconMailQuestion,
    duties: ['team'],
  },
  {
    to: adminPaths.glossary,
    title: 'glossary.title',
    words: 'glossary',
    Icon: IconVocabulary,
    duties: ['catalogue'],
  },
  {
    to: adminPaths.importRates,
    title: 'rateForm.importTitle',
    words: 'importRates',
    Icon: IconFileImport,
    duties: ['rates'],
  },
  {
    to: adminPaths.importRedirects,
    title: 'redirectForm.importTitle',
    words: 'importRedirects',
    Icon: IconFileImport,
    duties: ['site'],
  },
  ...siteSections.map((section): PanelPage => ({
    to: adminPaths.siteSection(section),
    title: `siteForm.titles.${section}`,
    words: section,
    Icon: IconSettings,
    duties: ['site'],
  })),
  ...gaps.map(ofGap),
]
