import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { lakesCrossingDays } from '../itineraries/lakes-crossing.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'transfers',
  'excursions',
  'borders',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'domesticFlights',
  'parkFees',
  'taxes',
  'tips',
  'drinks',
  'insurance',
] as const

export const lakesCrossing: DemoItinerary = {
  key: 'lakes-crossing',
  code: 'AR-LAGOS-7',
  days: 7,
  nights: 6,
  level: 1,
  groupSize: { min: 2, max: 20 },
  starred: true,
  destinations: ['bariloche', 'puerto-varas'],
  tours: [
    'bariloche-circuito-chico',
    'bariloche-victoria-island',
    'varas-petrohue',
    'varas-chiloe',
  ],
  hotels: ['bariloche-peninsula-grand', 'varas-casa-del-colono'],
  tags: ['cruce andino', 'barco'],
  departures: { kind: 'daily', minPax: 2, guaranteed: true },
  validFrom: '2026-10-01',
  validTo: '2028-04-30',
  priceFrom: { amount: 192000, currency: 'USD' },
  priceNote: priceNotes.lowSeason,
  priceFromBasis: 'double',
  extensions: ['city-and-lakes'],
  itinerary: lakesCrossingDays,
  details: {
    es: {
      name: 'Cruce de los lagos: de Bariloche a Puerto Varas',
      summary:
        'Siete días entre Bariloche y Puerto Varas, con el cruce andino por tres lagos y cuatro tramos de tierra, la isla Victoria, los saltos del Petrohué y un día en Chiloé.',
      description: `Tres lagos, cuatro trayectos por tierra y una frontera en medio del bosque: el paso más lindo de la cordillera se hace en barco, como hace más de un siglo. A cada lado, tiempo de sobra para disfrutar de dos pueblos que comparten montañas y discuten por el chocolate.

Todos los días del año, con noche opcional en Peulla. El clima es cambiante y el barco sale igual: impermeable a mano. También se hace en sentido inverso.`,
      highlights: [
        'Tres lagos y una frontera en medio del bosque, en un solo día',
        'Laguna Frías al pie del Tronador',
        'El bosque de arrayanes y la isla Victoria',
        'El mirador del cerro Campanario',
        'El volcán Osorno y los saltos del Petrohué',
        'Iglesias de madera y palafitos en Chiloé',
      ],
      included: [
        ...listInclusions('es', included),
        'El cruce completo en barco y bus, en servicio regular',
      ],
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'weather'),
      questions: [
        ...listQuestions('es', 'children', 'extraNights'),
        {
          question: '¿Qué pasa con el equipaje durante el cruce?',
          answer:
            'Se despacha en Bariloche y se recibe en Puerto Varas; lo que necesite en el día viaja con usted. Aduana revisa en Peulla: no se puede entrar a Chile con fruta, miel, carne ni queso fresco.',
        },
      ],
    },
    en: {
      name: 'The lake crossing: Bariloche to Puerto Varas',
      summary:
        'Seven days between Bariloche and Puerto Varas, with the Andean crossing by three lakes and four stretches overland, Victoria Island, the Petrohué falls and a day on Chiloé.',
      description: `Three lakes, four stretches overland and a border in the middle of the forest: the most beautiful pass in the Andes is made by boat, as it was over a century ago. On either side there is time to enjoy two towns that share their mountains and argue about chocolate.

Every day of the year, with an optional night in Peulla. The weather changes and the boat sails all the same: keep your raincoat at hand. The route can also be made the other way round.`,
      highlights: [
        'Three lakes and a border in the forest, in a single day',
        'Laguna Frías under Mount Tronador',
        'The arrayán forest and Victoria Island',
        'The lookout on Cerro Campanario',
        'Osorno volcano and the Petrohué falls',
        'Wooden churches and stilt houses on Chiloé',
      ],
      included: [
        ...listInclusions('en', included),
        'The whole crossing by boat and coach, in shared service',
      ],
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'weather'),
      questions: [
        ...listQuestions('en', 'children', 'extraNights'),
        {
          question: 'What happens to my luggage on the crossing?',
          answer:
            'It is checked in at Bariloche and handed over in Puerto Varas; what you need for the day stays with you. Customs is at Peulla: no fruit, honey, meat or fresh cheese may enter Chile.',
        },
      ],
    },
    pt: {
      name: 'Travessia dos lagos: de Bariloche a Puerto Varas',
      summary:
        'Sete dias entre Bariloche e Puerto Varas, com a travessia andina por três lagos e quatro trechos por terra, a ilha Victoria, os saltos do Petrohué e um dia em Chiloé.',
      description: `Três lagos, quatro trechos por terra e uma fronteira no meio do bosque: o passo mais bonito da cordilheira se faz de barco, como há mais de um século. De cada lado, tempo de sobra para aproveitar duas cidades que dividem as montanhas e discutem pelo chocolate.

Todos os dias do ano, com noite opcional em Peulla. O tempo muda e o barco sai do mesmo jeito: capa de chuva à mão. Também se faz no sentido inverso.`,
      highlights: [
        'Três lagos e uma fronteira no meio do bosque, num só dia',
        'Laguna Frías ao pé do Tronador',
        'O bosque de arrayanes e a ilha Victoria',
        'O mirante do cerro Campanario',
        'O vulcão Osorno e os saltos do Petrohué',
        'Igrejas de madeira e palafitas em Chiloé',
      ],
      included: [
        ...listInclusions('pt', included),
        'A travessia completa de barco e ônibus, em serviço regular',
      ],
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'weather'),
      questions: [
        ...listQuestions('pt', 'children', 'extraNights'),
        {
          question: 'O que acontece com a bagagem na travessia?',
          answer:
            'É despachada em Bariloche e entregue em Puerto Varas; o que for usar no dia viaja com você. A alfândega fica em Peulla: não se pode entrar no Chile com frutas, mel, carne nem queijo fresco.',
        },
      ],
    },
  },
  pictures: [
    slider('bariloche', 1, 'dawn', 'spring'),
    slider('puerto-varas', 0, 'golden', 'spring'),
    main('puerto-varas', 1, 'golden', 'spring'),
  ],
}
