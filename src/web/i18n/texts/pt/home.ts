import type { Texts } from '../../texts.ts'
import { kinds } from './kinds.ts'

export const home: Texts['home'] = {
  description:
    'Destinos, circuitos e experiências na Argentina e na América do Sul, organizados por quem vive aqui, para viajantes e agências de viagens.',
  bannerLabel: 'Paisagens dos nossos destinos',
  kicker: 'Argentina e América do Sul',
  title: 'Viagens até onde o mapa termina',
  lead: 'Gelo que troveja, desertos de sete cores, cidades que dormem tarde. Conte para onde quer ir e nós traçamos o caminho.',
  ...kinds.onHome,
  why: {
    title: 'Por que viajar conosco',
    lead: 'Somos uma operadora de turismo receptivo: o seu destino é a nossa casa.',
    local: {
      title: 'Vivemos aqui',
      text: 'Trabalhamos no local, no fuso horário da viagem, e falamos diretamente com guias e hotéis.',
    },
    whole: {
      title: 'Uma só equipe para a viagem inteira',
      text: 'Hotéis, passeios, traslados e travessias de fronteira são montados pelas mesmas pessoas.',
    },
    languages: {
      title: 'Em três idiomas',
      text: 'Todo o site, e cada resposta, em espanhol, inglês e português.',
    },
    reference: {
      title: 'Uma cotação, não uma fila',
      text: 'Peça em qualquer página, sem cadastro. Você recebe uma referência na hora e uma pessoa responde.',
    },
  },
  agents: {
    title: 'Você vende viagens? Entre.',
    text: 'Agências aprovadas veem nossas tarifas e reservam online. O cadastro é gratuito e cada solicitação é analisada por uma pessoa.',
  },
}
