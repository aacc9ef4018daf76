import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { jungleAndWetlandsDays } from '../itineraries/jungle-and-wetlands.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'flights',
  'driver',
  'excursions',
  'entrances',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'taxes',
  'tips',
  'drinks',
  'optionals',
  'insurance',
] as const

export const jungleAndWetlands: DemoItinerary = {
  key: 'jungle-and-wetlands',
  code: 'AR-LITORAL-8',
  days: 8,
  nights: 7,
  level: 2,
  groupSize: { min: 2, max: 10 },
  destinations: ['iguazu', 'esteros-del-ibera', 'buenos-aires'],
  tours: [
    'iguazu-devils-throat',
    'iguazu-full-moon',
    'ibera-boat-safari',
    'ibera-ride',
    'buenos-aires-milonga',
  ],
  hotels: ['iguazu-timbo-lodge', 'ibera-posada-agua-que-brilla', 'buenos-aires-casa-balcarce'],
  tags: ['aves', 'naturaleza'],
  bannedTags: ['noche', 'historia'],
  departures: {
    kind: 'weekdays',
    weekdays: [3, 7],
    minPax: 2,
    periods: [
      { from: '2027-03-01', to: '2027-11-30' },
      { from: '2028-03-01', to: '2028-11-30' },
    ],
  },
  validFrom: '2027-03-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 246000, currency: 'USD' },
  priceNote: priceNotes.lowSeason,
  priceFromBasis: 'double',
  extensions: ['river-plate-escape'],
  itinerary: jungleAndWetlandsDays,
  details: {
    es: {
      name: 'Selva y esteros: el litoral por dentro',
      summary:
        'Ocho días por el litoral argentino: las cataratas, la misión de San Ignacio, tres noches en los Esteros del Iberá y un final de milonga en Buenos Aires, con las mejores luces para ver fauna.',
      description: `La tierra colorada, el agua quieta y, al final, la ciudad. Un recorrido de ritmo amable por el litoral argentino, con las mejores horas de luz reservadas para mirar animales.

De marzo a noviembre. Buena elección para observadores de aves: más de cuatrocientas especies posibles, con guía especializado a pedido. Incluye un trayecto de ripio en 4x4.`,
      highlights: [
        'La Garganta del Diablo a primera hora',
        'San Ignacio Miní, la misión jesuítica mejor conservada del país',
        'Carpinchos, yacarés y ciervos desde un bote a botador',
        'Cabalgata con los menchos y noche de chamamé',
        'Una milonga de barrio con bailarines',
        'Más de cuatrocientas aves posibles',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'weather'),
      questions: listQuestions('es', 'yellowFever', 'change', 'children'),
    },
    en: {
      name: 'Jungle and wetlands: inside the Littoral',
      summary:
        "Eight days through Argentina's river country: the falls, the mission of San Ignacio, three nights in the Iberá wetlands and a milonga in Buenos Aires to end with, in the best light for wildlife.",
      description: `Red earth, still water and, at the end, the city. A gentle route through Argentina's river country, with the best hours of light kept for watching animals.

March to November. A good choice for birdwatchers: more than four hundred possible species, with a specialist guide on request. One stretch of gravel is covered by 4x4.`,
      highlights: [
        "The Devil's Throat first thing in the morning",
        'San Ignacio Miní, the best-preserved Jesuit mission in the country',
        'Capybaras, caimans and marsh deer from a poled boat',
        'A ride with the menchos and a night of chamamé',
        'A neighbourhood milonga with dancers',
        'More than four hundred possible birds',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'weather'),
      questions: listQuestions('en', 'yellowFever', 'change', 'children'),
    },
    pt: {
      name: 'Selva e banhados: o litoral por dentro',
      summary:
        'Oito dias pelo litoral argentino: as cataratas, a missão de San Ignacio, três noites nos Esteros del Iberá e um final de milonga em Buenos Aires, com as melhores luzes para ver fauna.',
      description: `A terra vermelha, a água quieta e, no fim, a cidade. Um percurso de ritmo ameno pelo litoral argentino, com as melhores horas de luz reservadas para observar animais.

De março a novembro. Boa escolha para observadores de aves: mais de quatrocentas espécies possíveis, com guia especializado a pedido. Inclui um trecho de rípio em 4x4.`,
      highlights: [
        'A Garganta do Diabo logo cedo',
        'San Ignacio Miní, a missão jesuítica mais bem conservada do país',
        'Capivaras, jacarés e cervos a partir de um barco a vara',
        'Cavalgada com os menchos e noite de chamamé',
        'Uma milonga de bairro com dançarinos',
        'Mais de quatrocentas aves possíveis',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'weather'),
      questions: listQuestions('pt', 'yellowFever', 'change', 'children'),
    },
  },
  pictures: [
    slider('ibera', 0, 'golden', 'autumn'),
    slider('iguazu', 2, 'golden', 'summer'),
    main('ibera', 1, 'day', 'spring'),
  ],
}
