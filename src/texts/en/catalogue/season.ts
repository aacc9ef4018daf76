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
  inMonth: '{{state}} in {{month}}',
  heldBack: '{{line}}: {{names}}',
  noDeparture: 'No departure in {{month}}',
  reasons: {
    fair: 'possible',
    closed: 'closed',
  },
  without: 'not then',
  busy: '{{when}}: busy and dearer',
  departs: 'Departures: {{months}}',
  departsNoMore: 'No departure is announced at present.',
  closures: 'Closed on certain days',
  closedOnce: '{{from}} to {{to}}',
  closedYearly: '{{from}} to {{to}}, every year',
} as const
