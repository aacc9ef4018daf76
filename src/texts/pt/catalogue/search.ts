import type { Texts } from '#texts/texts.ts'

export const search: Texts['search'] = {
  label: 'Buscar no catálogo',
  placeholder: 'Para onde?',
  submit: 'Buscar',
  title: 'Busca',
  titleFor: 'Resultados para “{{keyword}}”',
  results_one: '{{count}} resultado',
  results_other: '{{count}} resultados',
  none: 'Nenhum resultado encontrado',
  noneWhole: 'Nada corresponde a tudo.',
  partly_one: '{{count}} corresponde em parte',
  partly_other: '{{count}} correspondem em parte',
  lacks: 'Sem: {{words}}',
  without: 'sem isto: {{count, number}}',
  didYouMean: 'Você quis dizer',
  all: 'Ver todos os resultados',
  goOn: 'Para continuar daqui',
  start: 'Digite o nome de um lugar, de uma viagem ou de algo que gostaria de fazer.',
  because: {
    code: 'Pelo código',
    alias: 'Também se chama assim',
    place: 'Pelo lugar',
    tag: 'Por um tema',
    similar: 'Um nome parecido',
  },
}
