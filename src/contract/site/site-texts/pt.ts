import type { SiteTexts } from './site-texts.ts'

// Where a country's name would need its article, the area stands apart from the sentence.
export const pt: SiteTexts = {
  home: {
    description:
      '{{area}}: destinos, circuitos e experiências organizados por quem vive aqui, para viajantes e agências de viagens.',
    kicker: '{{area}}',
    title: 'Viagens até onde o mapa termina',
    lead: 'Gelo que troveja, desertos de sete cores, cidades que dormem tarde. Conte para onde quer ir e nós traçamos o caminho.',
    destinations: 'Por onde começar',
    destinationsLead: 'Lugares aos quais voltamos em cada estação, cada um com sua luz.',
    months: 'Quando você viaja?',
    monthsLead: 'Quantos destinos são ideais ou bons em cada mês.',
    circuits: 'Viagens com um fio condutor',
    circuitsLead: 'Roteiros que sabemos de cor; o seu pode mudar de rumo onde você quiser.',
    experiences: 'Um dia para contar',
    experiencesLead: 'Passeios com quem conhece cada curva.',
    packages: 'Dois ou três lugares, uma viagem curta',
    packagesLead: 'Para quem vem por uma semana.',
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
    incentives: 'Para empresas que celebram juntas',
    incentivesLead: 'Viagens de incentivo, convenções e prêmios que valem o esforço.',
    agents: {
      title: 'Você vende viagens? Entre.',
      text: 'Agências aprovadas veem nossas tarifas e reservam online. O cadastro é gratuito e cada solicitação é analisada por uma pessoa.',
    },
  },
  about: {
    title: 'Quem somos',
    description: 'Operadora de turismo receptivo, {{area}}: para quem trabalhamos e como.',
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
    nameTitle: 'Por que {{name}}',
    nameText: '',
    figures: 'O catálogo hoje',
  },
  common: {
    footerText: '{{area}}: viagens pensadas por quem vive aqui.',
  },
}
