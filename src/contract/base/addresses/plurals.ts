/**
 * The kinds in the order of the catalogue's list pages and menus. Kept apart because every page's script includes
 * them.
 */
export const listedKinds = [
  'destination',
  'circuit',
  'package',
  'tour',
  'incentive',
  'hotel',
] as const

/** Plural name of each kind in addresses, operations and tables. */
export const plurals = Object.fromEntries(listedKinds.map((kind) => [kind, `${kind}s`])) as {
  readonly [Each in (typeof listedKinds)[number]]: `${Each}s`
}
