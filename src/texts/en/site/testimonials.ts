/** Words of travellers on public pages. */
export const testimonials = {
  title: 'Travellers about us',
  about: 'Travellers about this journey',
  travelled: 'travelled in {{month}}',
  origin: 'Published in {{label}}',
} as const
