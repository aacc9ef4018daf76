/** Plural name of each kind in addresses, operations and tables. Kept apart because every page's script includes it. */
export const plurals = {
  destination: 'destinations',
  tour: 'tours',
  circuit: 'circuits',
  package: 'packages',
  hotel: 'hotels',
  incentive: 'incentives',
} as const
