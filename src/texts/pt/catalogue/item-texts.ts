import type { Texts, TextsOf } from '#texts/texts.ts'
import type { textForm as english } from '#texts/en/catalogue/item-texts.ts'

export const itemTexts: Texts['itemTexts'] = {
  highlights: 'O melhor',
  suits: 'Esta viagem é para você se',
  thinkTwice: 'Pense duas vezes se',
  included: 'Inclui',
  excluded: 'Não inclui',
  seasonNote: 'Quando ir',
  monthNotes: 'Mês a mês',
  climate: 'Clima',
  conditions: 'Condições',
  practical: 'Informações úteis',
  questions: 'Perguntas',
}

export const textForm: TextsOf<typeof english> = {
  help: '{{help}} Exemplo: {{example}}',
  entry: 'Linha {{number}}: {{error}}',
  searchPreview: {
    title: 'Nos resultados de busca',
    lengths:
      'Título de {{title}} caracteres, dos quais se veem cerca de {{titleShown}}; texto de {{text}}, dos quais se veem cerca de {{textShown}}',
  },
  names: {
    summary: {
      label: 'Resumo',
      help: 'Uma ou duas frases para cartões, resultados de busca e links compartilhados.',
      example: 'Três dias entre quedas, névoa e tucanos.',
    },
    seoTitle: {
      label: 'Título para buscadores',
      help: 'Título da página nos resultados; sem ele, o nome.',
      example: 'Dez dias de geleiras e baleias',
    },
    highlights: {
      label: 'Destaques',
      help: 'O que vai ser lembrado, um por linha.',
      example: 'A Garganta do Diabo vista de cima',
    },
    suits: {
      label: 'Esta viagem é para você se',
      help: 'Quem vai gostar, um por linha.',
      example: 'Você gosta de caminhar meio dia',
    },
    thinkTwice: {
      label: 'Pense duas vezes se',
      help: 'Quem não vai gostar, um por linha: a franqueza vende.',
      example: 'Acordar cedo estraga suas férias',
    },
    included: {
      label: 'Inclui',
      help: 'O que o preço inclui, um por linha.',
      example: 'Café da manhã todos os dias',
    },
    excluded: {
      label: 'Não inclui',
      help: 'O que se paga à parte, um por linha.',
      example: 'Entrada do parque',
    },
    seasonNote: {
      label: 'Sobre a temporada',
      help: 'O que convém saber da época do ano.',
      example: 'De maio a agosto, noites abaixo de zero.',
    },
    monthNotes: {
      label: 'Mês a mês',
      help: 'Junto a cada mês, por que é como é.',
      example: 'Baleias até meados do mês',
    },
    climate: {
      label: 'Clima',
      help: 'O clima em poucas palavras.',
      example: 'Subtropical, chuvas o ano todo, 15 a 32 °C',
    },
    conditions: {
      label: 'Condições',
      help: 'Sobre pagamentos, alterações e cancelamentos.',
      example: '30 % na reserva, o restante 30 dias antes',
    },
    practical: {
      label: 'Informações práticas',
      help: 'Conselhos por tema, cada tema uma vez.',
      example: 'Roupa: capa de chuva o ano todo',
    },
    questions: {
      label: 'Perguntas',
      help: 'O que os visitantes mais perguntam, com a resposta.',
      example: 'É adequado para crianças? A partir dos seis anos.',
    },
  },
  question: 'Pergunta',
  answer: 'Resposta',
  addQuestion: 'Adicionar uma pergunta',
  questionNumber: 'Pergunta {{number}}',
  topic: 'Tema',
  topicText: 'Conselho',
  addTopic: 'Adicionar um tema',
}
