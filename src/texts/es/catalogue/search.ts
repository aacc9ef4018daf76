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
  didYouMean: '¿Quiso decir',
  all: 'Ver todos los resultados',
  goOn: 'Para seguir desde aquí',
  start: 'Escriba el nombre de un lugar, de un viaje o de algo que le gustaría hacer.',
  because: {
    alias: 'También se llama así',
    place: 'Por su lugar',
    tag: 'Por un tema',
    similar: 'Un nombre parecido',
  },
}
