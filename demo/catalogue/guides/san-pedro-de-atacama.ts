import type { DestinationGuide } from '../../guide.ts'
import { sanPedroDeAtacamaOutings } from '../outings/san-pedro-de-atacama.ts'

export const sanPedroDeAtacamaGuide: DestinationGuide = {
  location: { lat: -22.910873, lng: -68.20013 },
  altitude: 2408,
  airport: 'CJC',
  timeZone: 'America/Santiago',
  nightsAdvised: { min: 3, max: 5 },
  aliases: [
    'Atacama',
    'San Pedro',
    'Desierto de Atacama',
    'Atacama Desert',
    'Deserto do Atacama',
    'Valle de la Luna',
    'Calama',
    'Licancabur',
  ],
  year: [
    {
      months: [1, 2],
      state: 'fair',
      note: {
        es: 'Invierno altiplánico: lluvias breves en altura que cierran algún camino.',
        en: 'Altiplanic winter: brief rain higher up that may close a road.',
        pt: 'Inverno altiplânico: chuvas breves no alto, que fecham algum caminho.',
      },
    },
    {
      months: [3],
      state: 'good',
      note: {
        es: 'Se van las lluvias; lagunas llenas y volcanes con nieve.',
        en: 'The rain leaves; full lagoons and snow on the volcanoes.',
        pt: 'As chuvas se vão; lagoas cheias e vulcões com neve.',
      },
    },
    {
      months: [4, 5],
      state: 'peak',
      note: {
        es: 'Días templados, noches frescas y aire muy limpio.',
        en: 'Mild days, cool nights and very clean air.',
        pt: 'Dias amenos, noites frescas e ar muito limpo.',
      },
    },
    {
      months: [6, 7],
      state: 'good',
      note: {
        es: 'Noches de hasta -5 °C; El Tatio puede amanecer a -15 °C.',
        en: 'Nights down to -5 °C; dawn at El Tatio may be -15 °C.',
        pt: 'Noites de até -5 °C; El Tatio pode amanhecer a -15 °C.',
      },
    },
    {
      months: [8, 9],
      state: 'peak',
      note: {
        es: 'Cielos perfectos para las estrellas y días de 24 °C.',
        en: 'Perfect skies for stars, and days of 24 °C.',
        pt: 'Céu perfeito para as estrelas e dias de 24 °C.',
      },
    },
    {
      months: [10, 11],
      state: 'peak',
      note: {
        es: 'Sol constante y tardes de viento; los flamencos anidan.',
        en: 'Constant sun and windy afternoons; flamingos nest.',
        pt: 'Sol constante e tardes de vento; os flamingos fazem ninho.',
      },
    },
    {
      months: [12],
      state: 'good',
      note: {
        es: 'Calor de día y noches suaves; se llena en las fiestas.',
        en: 'Hot days and mild nights; full over the holidays.',
        pt: 'Calor de dia e noites amenas; lota nas festas.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Un oasis de adobe en el desierto más seco del mundo, con géiseres al alba, lagunas a cuatro mil metros y uno de los cielos más claros que existen.',
      highlights: [
        'El atardecer en el Valle de la Luna',
        'Los géiseres de El Tatio al amanecer',
        'Flamencos en la laguna Chaxa',
        'Miscanti y Miñiques, a más de 4.100 metros',
        'La Vía Láctea a simple vista',
      ],
      seasonNote:
        'Se viaja todo el año. En enero y febrero puede llover en altura; en junio y julio las noches son muy frías. Para las estrellas, evite los días de luna llena.',
      climate:
        'Desértico de altura: días de 20 a 27 °C, noches de -5 a 8 °C; casi nunca llueve en el pueblo.',
      practical: {
        arrival:
          'Se vuela a Calama (CJC), a dos horas de Santiago; de ahí hay 100 kilómetros, una hora y media. Desde Salta y Purmamarca se cruza por el paso de Jama, a 4.200 metros, en un día.',
        health:
          'El primer día, nada por encima de 3.000 metros. Beba mucha agua, coma liviano y cuide la piel y los labios: el aire es extremadamente seco.',
        clothing:
          'De camiseta al mediodía a abrigo de invierno al alba. Anteojos de sol, sombrero, protector y crema.',
        money:
          'Hay pocos cajeros y se vacían los fines de semana. Varias entradas se pagan en efectivo o se reservan en línea.',
        connectivity: 'Buena señal en el pueblo y ninguna en la mayoría de las excursiones.',
      },
      questions: [
        {
          question: '¿Vale la pena madrugar para El Tatio?',
          answer:
            'Sí, si ya lleva dos noches en altura: las columnas de vapor se ven mejor con el frío del alba. Salimos a las cinco.',
        },
        {
          question: '¿Se puede seguir hacia Uyuni?',
          answer:
            'Sí, por el paso Hito Cajón, en una travesía de tres días por las lagunas de Bolivia.',
        },
      ],
    },
    en: {
      summary:
        'An adobe oasis in the driest desert on Earth, with geysers at dawn, lagoons at four thousand metres and one of the clearest skies there are.',
      highlights: [
        'Sunset in the Valley of the Moon',
        'The El Tatio geysers at daybreak',
        'Flamingos on the Chaxa lagoon',
        'Miscanti and Miñiques, above 4,100 metres',
        'The Milky Way with the naked eye',
      ],
      seasonNote:
        'A place for all year. In January and February it may rain higher up; in June and July nights are very cold. For the stars, avoid the days of full moon.',
      climate:
        'High desert: days of 20 to 27 °C, nights of -5 to 8 °C; it hardly ever rains in the village.',
      practical: {
        arrival:
          'Fly to Calama (CJC), two hours from Santiago; from there it is 100 kilometres, an hour and a half. From Salta and Purmamarca the Jama pass, at 4,200 metres, is crossed in a day.',
        health:
          'On your first day, nothing above 3,000 metres. Drink plenty of water, eat lightly and look after skin and lips: the air is extremely dry.',
        clothing:
          'From a T-shirt at noon to a winter coat at dawn. Sunglasses, hat, sun cream and moisturiser.',
        money:
          'There are few cash machines and they empty at weekends. Several tickets are paid in cash or booked online.',
        connectivity: 'A good signal in the village and none on most outings.',
      },
      questions: [
        {
          question: 'Is El Tatio worth the early start?',
          answer:
            'Yes, once you have slept two nights at altitude: the columns of steam are best in the cold of dawn. We leave at five.',
        },
        {
          question: 'Can we go on to Uyuni?',
          answer: 'Yes, over the Hito Cajón pass, on a three-day crossing of the Bolivian lagoons.',
        },
      ],
    },
    pt: {
      summary:
        'Um oásis de adobe no deserto mais seco do mundo, com gêiseres ao amanhecer, lagoas a quatro mil metros e um dos céus mais limpos que existem.',
      highlights: [
        'O pôr do sol no Vale da Lua',
        'Os gêiseres de El Tatio ao amanhecer',
        'Flamingos na lagoa Chaxa',
        'Miscanti e Miñiques, acima de 4.100 metros',
        'A Via Láctea a olho nu',
      ],
      seasonNote:
        'Viaja-se o ano todo. Em janeiro e fevereiro pode chover no alto; em junho e julho as noites são muito frias. Para as estrelas, evite os dias de lua cheia.',
      climate:
        'Deserto de altitude: dias de 20 a 27 °C, noites de -5 a 8 °C; quase nunca chove no povoado.',
      practical: {
        arrival:
          'Voa-se a Calama (CJC), a duas horas de Santiago; dali são 100 quilômetros, uma hora e meia. De Salta e Purmamarca cruza-se pelo passo de Jama, a 4.200 metros, em um dia.',
        health:
          'No primeiro dia, nada acima de 3.000 metros. Beba muita água, coma leve e cuide da pele e dos lábios: o ar é extremamente seco.',
        clothing:
          'De camiseta ao meio-dia a casaco de inverno ao amanhecer. Óculos escuros, chapéu, protetor e hidratante.',
        money:
          'Há poucos caixas eletrônicos e eles esvaziam nos fins de semana. Vários ingressos são pagos em dinheiro ou reservados on-line.',
        connectivity: 'Bom sinal no povoado e nenhum na maioria dos passeios.',
      },
      questions: [
        {
          question: 'Vale madrugar para El Tatio?',
          answer:
            'Sim, depois de duas noites em altitude: as colunas de vapor aparecem melhor no frio do amanhecer. Saímos às cinco.',
        },
        {
          question: 'Dá para seguir para Uyuni?',
          answer:
            'Sim, pelo passo Hito Cajón, numa travessia de três dias pelas lagoas da Bolívia.',
        },
      ],
    },
  },
  outings: sanPedroDeAtacamaOutings,
}
