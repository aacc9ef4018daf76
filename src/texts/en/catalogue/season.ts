/** How good the months of the year are for a visit. */
export const season = {
  title: 'When to go',
  states: {
    peak: 'Ideal',
    good: 'Good',
    fair: 'Possible',
    closed: 'Closed',
  },
  seasons: {
    summer: 'summer',
    autumn: 'autumn',
    winter: 'winter',
    spring: 'spring',
  },
  because: 'Closed then: {{names}}',
  closures: 'Closed on certain days',
  closedOnce: '{{from}} to {{to}}',
  closedYearly: '{{from}} to {{to}}, every year',
} as const
