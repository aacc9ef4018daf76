/** The parts of the identity, each a page and a form of its own; they end its address. */
export const siteSections = [
  'identity',
  'look',
  'contact',
  'hours',
  'languages',
  'legal',
  'mail',
  'trust',
] as const

export type SiteSection = (typeof siteSections)[number]
