/** What several items of each kind are called in addresses, operations and tables; apart, for every page's script has it. */
export const plurals = {
  destination: 'destinations',
  tour: 'tours',
  circuit: 'circuits',
  package: 'packages',
  hotel: 'hotels',
  incentive: 'incentives',
} as const
