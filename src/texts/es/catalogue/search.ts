import type { Texts } from '#texts/texts.ts'

export const search: Texts['search'] = {
  label: 'Buscar en el catálogo',
  placeholder: '¿Adónde?',
  submit: 'Buscar',
  title: 'Búsqueda',
  titleFor: 'Resultados para «{{keyword}}»',
  results_one: '{{count}} resultado',
  results_other: '{{count}} resultados',
  none: 'No se encontraron resultados',
  noneWhole: 'Nada coincide con todo.',
  partly_one: '{{count}} coincide en parte',
  partly_other: '{{count}} coinciden en parte',
  lacks: 'Sin: {{words}}',
  without: 'sin esto: {{count, number}}',
  didYouMean: '¿Quiso decir',
  all: 'Ver todos los resultados',
  goOn: 'Para seguir desde aquí',
  start: 'Escriba el nombre de un lugar, de un viaje o de algo que le gustaría hacer.',
  because: {
    code: 'Por su código',
    alias: 'También se llama así',
    place: 'Por su lugar',
    tag: 'Por un tema',
    similar: 'Un nombre parecido',
  },
}
