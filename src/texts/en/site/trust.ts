/** Payment, protection and memberships on public pages. */
export const trust = {
  title: 'How you pay, and how your money is protected',
  pay: 'Ways to pay',
  protection: 'Your money is protected',
  memberships: 'Member of',
  founded: 'Since {{year}}',
} as const
