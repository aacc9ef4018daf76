import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { argentinaClassicDays } from '../itineraries/argentina-classic.ts'
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
  'visas',
] as const

export const argentinaClassic: DemoItinerary = {
  key: 'argentina-classic',
  code: 'AR-ESENCIAL-11',
  days: 11,
  nights: 10,
  level: 2,
  groupSize: { min: 2, max: 16 },
  starred: true,
  destinations: ['buenos-aires', 'iguazu', 'el-calafate', 'ushuaia'],
  tours: [
    'buenos-aires-neighbourhoods',
    'iguazu-devils-throat',
    'iguazu-brazilian-side',
    'calafate-walkways',
    'calafate-icebergs',
    'ushuaia-beagle',
  ],
  hotels: [
    'buenos-aires-palacio-alvarado',
    'iguazu-timbo-lodge',
    'calafate-viento-blanco',
    'ushuaia-altos-del-beagle',
  ],
  tags: ['primera vez', 'imperdible'],
  departures: { kind: 'daily', minPax: 2 },
  validFrom: '2026-10-01',
  validTo: '2028-04-30',
  priceFrom: { amount: 389000, currency: 'USD' },
  priceNote: priceNotes.lowSeason,
  priceFromBasis: 'double',
  priceFromUntil: '2027-12-31',
  extensions: ['wine-weekend', 'river-plate-escape'],
  itinerary: argentinaClassicDays,
  details: {
    es: {
      name: 'Argentina esencial: de la selva al fin del mundo',
      summary:
        'Once días por cuatro paisajes que no se parecen: Buenos Aires, las cataratas desde los dos lados, el Perito Moreno y el Canal Beagle, con vuelos internos, hoteles de cinco estrellas y guías locales.',
      description: `El viaje que recomendamos a quien viene por primera vez: una gran ciudad, las cataratas, el hielo y el canal más austral, con vuelos bien encadenados y sin una sola madrugada inútil.

Sale todos los días del año. Incluye vuelos internos, traslados, desayunos, entradas y guías en cada lugar. Se puede sumar una noche de tango o un día de estancia.`,
      highlights: [
        'Las cataratas desde los dos países, con tres noches en la selva',
        'Cuatro horas en las pasarelas del Perito Moreno',
        'Un día de navegación entre témpanos hasta el glaciar Spegazzini',
        'El Canal Beagle en barco chico, con desembarco en las islas Bridges',
        'El sur de Buenos Aires a pie con una historiadora',
        'Cinco vuelos internos y ningún madrugón para tomarlos',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'weather'),
      questions: listQuestions('es', 'luggage', 'brazilVisa', 'clothing'),
    },
    en: {
      name: 'Essential Argentina: from the jungle to the end of the world',
      summary:
        'Eleven days through four landscapes that have nothing in common: Buenos Aires, the falls from both sides, Perito Moreno and the Beagle Channel, with domestic flights, five-star hotels and local guides.',
      description: `The journey we recommend for a first visit: one great city, the falls, the ice and the southernmost channel, with flights that follow on neatly and not one wasted dawn.

Departures every day of the year. Domestic flights, transfers, breakfasts, entrance fees and local guides are included. A tango night or a day on an estancia can be added.`,
      highlights: [
        'The falls from both countries, with three nights in the forest',
        'Four hours on the walkways of Perito Moreno',
        "A day's sailing among icebergs as far as the Spegazzini glacier",
        'The Beagle Channel in a small boat, landing on the Bridges Islands',
        'The south of Buenos Aires on foot with a historian',
        'Five domestic flights, none of them at dawn',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'weather'),
      questions: listQuestions('en', 'luggage', 'brazilVisa', 'clothing'),
    },
    pt: {
      name: 'Argentina essencial: da selva ao fim do mundo',
      summary:
        'Onze dias por quatro paisagens que não se parecem: Buenos Aires, as cataratas pelos dois lados, o Perito Moreno e o Canal Beagle, com voos internos, hotéis cinco estrelas e guias locais.',
      description: `A viagem que recomendamos a quem vem pela primeira vez: uma grande cidade, as cataratas, o gelo e o canal mais austral, com voos bem encadeados e nenhuma madrugada à toa.

Saídas todos os dias do ano. Inclui voos internos, traslados, cafés da manhã, ingressos e guias em cada lugar. Dá para acrescentar uma noite de tango ou um dia de estância.`,
      highlights: [
        'As cataratas pelos dois países, com três noites na selva',
        'Quatro horas nas passarelas do Perito Moreno',
        'Um dia de navegação entre icebergs até a geleira Spegazzini',
        'O Canal Beagle em barco pequeno, com desembarque nas ilhas Bridges',
        'O sul de Buenos Aires a pé com uma historiadora',
        'Cinco voos internos e nenhum de madrugada',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'weather'),
      questions: listQuestions('pt', 'luggage', 'brazilVisa', 'clothing'),
    },
  },
  pictures: [
    slider('perito-moreno', 1, 'golden', 'autumn'),
    slider('iguazu', 1, 'day', 'spring'),
    main('ushuaia', 1, 'golden', 'summer'),
  ],
}
