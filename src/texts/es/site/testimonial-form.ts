/** The list and the form of the testimonials. */
export const testimonialForm = {
  add: 'Agregar un testimonio',
  none: 'Todavía no hay testimonios',
  noneText:
    'Palabras de viajeros, con el medio que las publicó. Se ven en la portada, en “Quiénes somos” y junto al viaje del que hablan.',
  text: 'Palabras',
  textHint:
    'Como las escribió el viajero; traducidas siguen siendo suyas. Cada visitante lee su idioma, si no, inglés.',
  author: 'Viajero',
  authorHint: 'Como quiere que lo nombren: basta un nombre de pila.',
  facts: 'Viaje y fuente',
  factsHint: 'Se confía en las palabras que se pueden comprobar.',
  country: 'País',
  travelledOn: 'Mes del viaje',
  travelledHint: 'Año y mes: 2026-03.',
  originLabel: 'Publicado en',
  originHint: 'Un sitio, una revista o una carta a la agencia.',
  originUrl: 'Dirección de la fuente',
  about: 'Sobre',
  aboutHint: 'El viaje o lugar cuya página muestra estas palabras; sin elegir, la agencia entera.',
  shown: 'Visible',
  show: 'Mostrar las palabras de {{name}}',
  order: 'Orden',
  orderHint: 'El más bajo va primero.',
} as const
