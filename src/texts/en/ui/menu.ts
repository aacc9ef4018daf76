/** The panel's menu beside its sections, and the bar on phones. */
export const menu = {
  pinned: 'Pinned',
  recent: 'Recent',
  noRecent: 'What you open stands here.',
  pin: 'Pin {{name}} on top',
  pinsFull: 'At most {{count, number}} can be pinned',
  shortcuts: 'Shortcuts',
  search: 'Search',
} as const

/** The manual beside a page of the panel. */
export const help = {
  title: 'Help',
  open: 'Help with this page',
  more: 'In this chapter',
} as const
