/** The list and the form of the testimonials. */
export const testimonialForm = {
  add: 'Add a testimonial',
  none: 'No testimonials yet',
  noneText:
    'Words of travellers, with where they were published. Visitors see them on the home page, on about and beside the journey they are about.',
  text: 'Words',
  textHint:
    'As the traveller wrote them; translated words are still theirs. Visitors read their language, else English.',
  author: 'Traveller',
  authorHint: 'As the traveller wants to be named: a first name is enough.',
  facts: 'Journey and source',
  factsHint: 'Visitors trust words that they can look up.',
  country: 'Country',
  travelledOn: 'Month of the journey',
  travelledHint: 'Year and month: 2026-03.',
  originLabel: 'Published in',
  originHint: 'A site, a magazine or a letter to you.',
  originUrl: 'Address of the source',
  about: 'About',
  aboutHint:
    'The journey or place whose page shows these words; without one, the agency as a whole.',
  shown: 'Shown',
  show: 'Show the words of {{name}}',
  order: 'Order',
  orderHint: 'The lowest stands first.',
} as const
