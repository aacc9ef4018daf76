import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { whalesAndPenguinsDays } from '../itineraries/whales-and-penguins.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'flights',
  'transfers',
  'excursions',
  'fullGuide',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'parkFees',
  'taxes',
  'tips',
  'drinks',
  'insurance',
] as const

export const whalesAndPenguins: DemoItinerary = {
  key: 'whales-and-penguins',
  code: 'AR-MAR-8',
  days: 8,
  nights: 7,
  level: 2,
  groupSize: { min: 2, max: 14 },
  destinations: ['peninsula-valdes', 'ushuaia'],
  tours: ['valdes-whales', 'valdes-punta-tombo', 'ushuaia-penguins', 'ushuaia-beagle'],
  hotels: ['valdes-costa-del-golfo', 'ushuaia-posada-del-farero'],
  tags: ['vida silvestre', 'mar'],
  departures: {
    kind: 'dates',
    dates: [
      { date: '2027-10-26', status: 'guaranteed' },
      '2027-11-02',
      { date: '2027-11-06', status: 'guaranteed' },
      { date: '2027-11-13', status: 'guaranteed' },
      { date: '2027-11-20', status: 'few' },
      { date: '2028-10-27', status: 'guaranteed' },
      '2028-11-03',
      { date: '2028-11-11', status: 'guaranteed' },
      '2028-11-18',
    ],
    minPax: 2,
  },
  validFrom: '2027-10-20',
  validTo: '2028-11-30',
  priceFrom: { amount: 274000, currency: 'USD' },
  priceNote: priceNotes.group,
  priceFromBasis: 'double',
  extensions: ['tango-and-waterfalls'],
  itinerary: whalesAndPenguinsDays,
  details: {
    es: {
      name: 'Ballenas y pingüinos: la Patagonia del mar',
      summary:
        'Ocho días con guía naturalista entre Península Valdés y Ushuaia, en las semanas en que coinciden ballenas y pingüinos: avistaje, elefantes marinos, Punta Tombo, el Beagle y la isla Martillo.',
      description: `La Patagonia que mira al agua, pensada para los meses en que casi todos los animales están en casa. Un viaje que entusiasma por igual a chicos, abuelos y fotógrafos.

De fines de octubre a fines de noviembre coinciden ballenas y pingüinos en los dos lugares. Grupos de hasta catorce, con guía naturalista todo el viaje.`,
      highlights: [
        'Ballenas francas con sus crías en el Golfo Nuevo',
        'Elefantes marinos en Caleta Valdés',
        'Cientos de miles de pingüinos en Punta Tombo',
        'Caminar entre pingüinos en la isla Martillo, con cupo',
        'El Canal Beagle en barco chico',
        'Guía naturalista de principio a fin',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed', 'weather'),
      questions: listQuestions('es', 'children', 'clothing', 'single'),
    },
    en: {
      name: "Whales and penguins: Patagonia's sea side",
      summary:
        'Eight days with a naturalist between Península Valdés and Ushuaia, in the weeks when whales and penguins coincide: whale watching, elephant seals, Punta Tombo, the Beagle and Martillo island.',
      description: `The Patagonia that faces the water, planned for the months when nearly all its animals are at home. A journey that thrills children, grandparents and photographers alike.

From late October to late November whales and penguins coincide in both places. Up to fourteen travellers, with a naturalist guide throughout.`,
      highlights: [
        'Right whales with their calves in the Golfo Nuevo',
        'Elephant seals at Caleta Valdés',
        'Hundreds of thousands of penguins at Punta Tombo',
        'A walk among penguins on Martillo island, in limited numbers',
        'The Beagle Channel in a small boat',
        'A naturalist from first to last',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed', 'weather'),
      questions: listQuestions('en', 'children', 'clothing', 'single'),
    },
    pt: {
      name: 'Baleias e pinguins: a Patagônia do mar',
      summary:
        'Oito dias com guia naturalista entre a Península Valdés e Ushuaia, nas semanas em que coincidem baleias e pinguins: avistamento, elefantes-marinhos, Punta Tombo, o Beagle e a ilha Martillo.',
      description: `A Patagônia que olha para a água, pensada para os meses em que quase todos os animais estão em casa. Uma viagem que entusiasma igualmente crianças, avós e fotógrafos.

Do fim de outubro ao fim de novembro coincidem baleias e pinguins nos dois lugares. Grupos de até catorze, com guia naturalista a viagem toda.`,
      highlights: [
        'Baleias-francas com seus filhotes no Golfo Nuevo',
        'Elefantes-marinhos em Caleta Valdés',
        'Centenas de milhares de pinguins em Punta Tombo',
        'Caminhar entre pinguins na ilha Martillo, com vagas limitadas',
        'O Canal Beagle em barco pequeno',
        'Guia naturalista do começo ao fim',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed', 'weather'),
      questions: listQuestions('pt', 'children', 'clothing', 'single'),
    },
  },
  pictures: [
    slider('valdes', 0, 'golden', 'spring'),
    slider('penguins', 0, 'golden', 'spring'),
    main('penguins', 0, 'dawn', 'spring'),
  ],
}
