/** People of the office on public pages and proposals. */
export const specialists = {
  title: 'The people who plan your journey',
  yours: 'Your specialist',
  speaks: 'Speaks {{languages}}',
} as const
