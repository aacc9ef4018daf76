/** Words of travellers on public pages. */
export const testimonials = {
  title: 'Viajantes contam',
  about: 'O que viajantes contam desta viagem',
  travelled: 'viajou em {{month}}',
  origin: 'Publicado em {{label}}',
} as const
