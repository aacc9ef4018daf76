/** The list and the form of the testimonials. */
export const testimonialForm = {
  add: 'Adicionar um depoimento',
  none: 'Ainda não há depoimentos',
  noneText:
    'Palavras de viajantes, com o lugar em que foram publicadas. Aparecem na página inicial, em “Quem somos” e junto à viagem de que falam.',
  text: 'Palavras',
  textHint:
    'Como o viajante as escreveu; traduzidas continuam sendo dele. Cada visitante lê o seu idioma, senão inglês.',
  author: 'Viajante',
  authorHint: 'Como quer ser chamado: basta o primeiro nome.',
  facts: 'Viagem e fonte',
  factsHint: 'Confia-se nas palavras que podem ser conferidas.',
  country: 'País',
  travelledOn: 'Mês da viagem',
  travelledHint: 'Ano e mês: 2026-03.',
  originLabel: 'Publicado em',
  originHint: 'Um site, uma revista ou uma carta à agência.',
  originUrl: 'Endereço da fonte',
  about: 'Sobre',
  aboutHint:
    'A viagem ou o lugar cuja página mostra estas palavras; sem escolha, a agência inteira.',
  shown: 'Visível',
  show: 'Mostrar as palavras de {{name}}',
  order: 'Ordem',
  orderHint: 'O mais baixo vem primeiro.',
} as const
