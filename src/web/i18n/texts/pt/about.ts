import type { Texts } from '../../texts.ts'

export const about: Texts['about'] = {
  title: 'Quem somos',
  description:
    'Uma operadora de turismo receptivo na Argentina e na América do Sul: para quem trabalhamos e como.',
  lead: 'Recebemos viajantes na outra ponta do voo.',
  whatTitle: 'O que faz uma operadora de turismo receptivo',
  whatText:
    'Quem vende uma viagem de longe precisa de alguém no lugar: que saiba qual estrada está aberta depois da chuva, qual guia fala o idioma certo e quanto demora a fronteira num sábado. Esse é o nosso trabalho. Montamos hotéis, passeios, traslados e voos domésticos, e respondemos por eles até os viajantes estarem no avião de volta.',
  whoTitle: 'Para quem trabalhamos',
  whoText:
    'Para agências de viagens e operadoras, que veem nossas tarifas e reservam online quando o cadastro é aprovado. Para empresas que premiam sua equipe com uma viagem. E para viajantes que nos escrevem diretamente: cada página do catálogo tem um formulário, e cada pedido recebe a resposta de uma pessoa.',
  howTitle: 'Como começa uma viagem',
  howText:
    'Com uma pergunta. Os circuitos e pacotes deste catálogo são pontos de partida: dá para acrescentar noites, pular paradas, trocar experiências. Conte o que imagina e enviaremos uma proposta com dias, hotéis e preços.',
  nameTitle: 'Por que Ñandú',
  nameText:
    'O ñandú, nossa ema, é a grande ave corredora das planícies sul-americanas. Não voa: por isso conhece o chão melhor do que ninguém.',
  figures: 'O catálogo hoje',
}
