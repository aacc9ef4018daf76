import type { DestinationGuide } from '../../guide.ts'
import { torresDelPaineOutings } from '../outings/torres-del-paine.ts'

export const torresDelPaineGuide: DestinationGuide = {
  location: { lat: -51.0, lng: -73.05 },
  altitude: 135,
  airport: 'PNT',
  timeZone: 'America/Punta_Arenas',
  nightsAdvised: { min: 3, max: 5 },
  aliases: [
    'Torres',
    'Puerto Natales',
    'Patagonia chilena',
    'Patagonia',
    'W Trek',
    'Circuito W',
    'Lago Grey',
  ],
  year: [
    {
      months: [1, 2],
      state: 'peak',
      note: {
        es: 'Días larguísimos, refugios llenos y el viento más fuerte del año.',
        en: 'Very long days, full mountain huts and the strongest wind of the year.',
        pt: 'Dias longuíssimos, refúgios cheios e o vento mais forte do ano.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'Menos viento y menos gente; empieza el color.',
        en: 'Less wind, fewer people, and the colour begins.',
        pt: 'Menos vento e menos gente; começam as cores.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Bosques rojos y pumas más visibles; primeros fríos.',
        en: 'Red forests, pumas easier to see, and the first cold.',
        pt: 'Bosques vermelhos, pumas mais visíveis e os primeiros frios.',
      },
    },
    {
      months: [5, 9],
      state: 'fair',
      note: {
        es: 'Pocos servicios; a la Base de las Torres solo se sube con guía.',
        en: 'Few services; the Base of the Towers only with a guide.',
        pt: 'Poucos serviços; à Base das Torres só se sobe com guia.',
      },
    },
    {
      months: [6, 7, 8],
      state: 'fair',
      note: {
        es: 'Nieve, silencio y pumas; la mayoría de los refugios está cerrada.',
        en: 'Snow, silence and pumas; most mountain huts are closed.',
        pt: 'Neve, silêncio e pumas; a maioria dos refúgios fica fechada.',
      },
    },
    {
      months: [10],
      state: 'good',
      note: {
        es: 'Reabren los refugios; nacen las primeras flores y el tiempo es inestable.',
        en: 'Huts reopen; the first flowers, and unsettled weather.',
        pt: 'Os refúgios reabrem; primeiras flores e tempo instável.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Notros en flor, crías de guanaco y senderos tranquilos.',
        en: 'Fire bush in flower, newborn guanacos and quiet trails.',
        pt: 'Notros em flor, filhotes de guanaco e trilhas tranquilas.',
      },
    },
    {
      months: [12],
      state: 'peak',
      note: {
        es: 'Luz hasta las once de la noche; reserve con meses.',
        en: 'Light until eleven at night; book months ahead.',
        pt: 'Luz até as onze da noite; reserve com meses.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Tres torres de granito, lagos turquesa, el glaciar Grey y el mejor lugar del mundo para ver pumas, con o sin mochila.',
      highlights: [
        'La Base de las Torres',
        'El glaciar Grey y sus témpanos',
        'Pumas, guanacos y cóndores',
        'Miradores de ruta para quienes no caminan',
        'El macizo reflejado en el lago Pehoé',
      ],
      seasonNote:
        'De octubre a abril hay servicios completos. Enero y febrero son los meses de más viento y gente; marzo y noviembre, más tranquilos. En invierno se viene por los pumas y la nieve.',
      climate:
        'Frío oceánico y ventoso: 5 a 16 °C en verano, -3 a 5 °C en invierno; cuatro estaciones en un día.',
      practical: {
        arrival:
          'El aeropuerto más cercano es Puerto Natales (PNT), con vuelos desde Santiago, sobre todo en verano; todo el año se llega también por Punta Arenas (PUQ), a tres horas de Natales. De Natales al parque hay unas dos horas; desde El Calafate, cinco con la frontera.',
        clothing:
          'Tres capas, impermeable de verdad, guantes y gorro en cualquier mes. El viento supera a veces los 100 kilómetros por hora.',
        money:
          'En el parque no hay cajeros. La entrada se compra en línea; lleve pesos chilenos para los autobuses internos.',
        food: 'No se puede entrar a Chile con fruta, carne, miel ni lácteos frescos: se declara todo en la frontera.',
        safety:
          'El fuego está prohibido en todo el parque. No se aparte del sendero y mantenga la distancia con los pumas: siempre con rastreador autorizado.',
      },
      questions: [
        {
          question: '¿Hay que ser montañista?',
          answer:
            'No. La caminata a la Base es larga, pero no técnica, y buena parte del parque se disfruta desde la ruta, el barco o el caballo.',
        },
        {
          question: '¿Se puede visitar en el día desde El Calafate?',
          answer: 'Se puede, pero son unas diez horas de camino. Recomendamos tres noches.',
        },
      ],
    },
    en: {
      summary:
        'Three towers of granite, turquoise lakes, Grey glacier and the best place in the world to see pumas, with a pack or without.',
      highlights: [
        'The Base of the Towers',
        'Grey glacier and its icebergs',
        'Pumas, guanacos and condors',
        'Roadside lookouts for those who do not walk',
        'The massif mirrored in Lake Pehoé',
      ],
      seasonNote:
        'Services run in full from October to April. January and February have the most wind and people; March and November are quieter. In winter one comes for pumas and snow.',
      climate:
        'Cold, oceanic and windy: 5 to 16 °C in summer, -3 to 5 °C in winter; four seasons in a day.',
      practical: {
        arrival:
          'The nearest airport is Puerto Natales (PNT), with flights from Santiago, mostly in summer; all year you can also arrive by Punta Arenas (PUQ), three hours from Natales. It is about two hours from Natales to the park, five from El Calafate with the border.',
        clothing:
          'Three layers, a proper waterproof, gloves and a hat in any month. The wind sometimes passes 100 kilometres an hour.',
        money:
          'There are no cash machines in the park. Tickets are bought online; carry Chilean pesos for the shuttle buses.',
        food: 'Fruit, meat, honey and fresh dairy may not enter Chile: declare everything at the border.',
        safety:
          'Fires are forbidden throughout the park. Stay on the trail, and keep your distance from pumas: only ever with an authorised tracker.',
      },
      questions: [
        {
          question: 'Must we be mountaineers?',
          answer:
            'No. The walk to the Base is long, not technical, and much of the park can be enjoyed from the road, a boat or a horse.',
        },
        {
          question: 'Can it be done in a day from El Calafate?',
          answer: 'It can, but that means some ten hours on the road. We recommend three nights.',
        },
      ],
    },
    pt: {
      summary:
        'Três torres de granito, lagos turquesa, o glaciar Grey e o melhor lugar do mundo para ver pumas, com ou sem mochila.',
      highlights: [
        'A Base das Torres',
        'O glaciar Grey e seus icebergs',
        'Pumas, guanacos e condores',
        'Mirantes de estrada para quem não caminha',
        'O maciço refletido no lago Pehoé',
      ],
      seasonNote:
        'De outubro a abril há serviço completo. Janeiro e fevereiro têm mais vento e gente; março e novembro são mais tranquilos. No inverno vem-se pelos pumas e pela neve.',
      climate:
        'Frio oceânico e ventoso: 5 a 16 °C no verão, -3 a 5 °C no inverno; quatro estações num dia.',
      practical: {
        arrival:
          'O aeroporto mais próximo é Puerto Natales (PNT), com voos de Santiago, sobretudo no verão; o ano todo chega-se também por Punta Arenas (PUQ), a três horas de Natales. De Natales ao parque são cerca de duas horas; de El Calafate, cinco com a fronteira.',
        clothing:
          'Três camadas, impermeável de verdade, luvas e gorro em qualquer mês. O vento passa às vezes de 100 quilômetros por hora.',
        money:
          'No parque não há caixas eletrônicos. O ingresso é comprado on-line; leve pesos chilenos para os ônibus internos.',
        food: 'Não se pode entrar no Chile com frutas, carnes, mel nem laticínios frescos: declare tudo na fronteira.',
        safety:
          'Fazer fogo é proibido em todo o parque. Não saia da trilha e mantenha distância dos pumas: sempre com rastreador autorizado.',
      },
      questions: [
        {
          question: 'É preciso ser montanhista?',
          answer:
            'Não. A caminhada à Base é longa, mas não técnica, e boa parte do parque se aproveita da estrada, de barco ou a cavalo.',
        },
        {
          question: 'Dá para visitar num dia a partir de El Calafate?',
          answer: 'Dá, mas são cerca de dez horas de estrada. Recomendamos três noites.',
        },
      ],
    },
  },
  outings: torresDelPaineOutings,
}
