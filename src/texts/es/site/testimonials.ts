/** Words of travellers on public pages. */
export const testimonials = {
  title: 'Viajeros que cuentan',
  about: 'Lo que cuentan viajeros de este viaje',
  travelled: 'viajó en {{month}}',
  origin: 'Publicado en {{label}}',
} as const
