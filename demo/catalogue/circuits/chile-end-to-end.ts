import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { chileEndToEndFirstDays } from '../itineraries/chile-end-to-end-first-days.ts'
import { chileEndToEndLastDays } from '../itineraries/chile-end-to-end-last-days.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'regionalFlights',
  'transfers',
  'excursions',
  'boxLunches',
  'equipment',
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

export const chileEndToEnd: DemoItinerary = {
  key: 'chile-end-to-end',
  code: 'CL-PUNTA-13',
  days: 13,
  nights: 12,
  level: 4,
  groupSize: { min: 2, max: 14 },
  destinations: ['san-pedro-de-atacama', 'puerto-varas', 'torres-del-paine'],
  tours: [
    'atacama-lagoons',
    'atacama-stars',
    'varas-petrohue',
    'varas-chiloe',
    'paine-base-of-the-towers',
    'paine-pumas',
  ],
  hotels: ['atacama-casa-chanar', 'varas-casa-del-colono', 'paine-estancia-tres-cuernos'],
  tags: ['chile', 'de norte a sur'],
  departures: {
    kind: 'weekdays',
    weekdays: [5],
    minPax: 2,
    periods: [
      { from: '2026-12-04', to: '2027-04-09' },
      { from: '2027-10-01', to: '2028-04-07' },
    ],
  },
  validFrom: '2026-12-01',
  validTo: '2028-04-30',
  priceFrom: { amount: 458000, currency: 'USD' },
  priceNote: priceNotes.midSeason,
  priceFromBasis: 'double',
  extensions: ['moai-and-desert'],
  itinerary: [...chileEndToEndFirstDays, ...chileEndToEndLastDays],
  details: {
    es: {
      name: 'Chile de punta a punta',
      summary:
        'Trece días del desierto de Atacama a las Torres del Paine, con los lagos y Chiloé en el medio: telescopios, volcanes, palafitos, la base de las Torres y una madrugada de pumas.',
      description: `Del desierto más seco a los hielos del sur en menos de dos semanas, con dos vuelos por Santiago y tres paisajes que parecen de continentes distintos. El mapa más flaco de América, leído de arriba abajo.

De octubre a abril. El cambio de clima es total: se viaja con capas, traje de baño y gorro de lana. Para prolongar, cuatro noches en Rapa Nui al comienzo o al final.`,
      highlights: [
        'Cuatro noches en el desierto, con observatorio',
        'Flamencos en Chaxa y lagunas a 4.100 metros',
        'El volcán Osorno y los saltos del Petrohué',
        'Chiloé, iglesias y palafitos',
        'La caminata a la base de las Torres',
        'Una madrugada con rastreadores de pumas',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'altitude', 'weather'),
      questions: listQuestions('es', 'clothing', 'fitness', 'change'),
    },
    en: {
      name: 'Chile from end to end',
      summary:
        'Thirteen days from the Atacama desert to Torres del Paine, with the lakes and Chiloé in between: telescopes, volcanoes, stilt houses, the base of the Towers and a dawn with pumas.',
      description: `From the driest desert to the southern ice in under two weeks, with two flights through Santiago and three landscapes that seem to belong to different continents. The thinnest map in the Americas, read from top to bottom.

October to April. The change of climate is complete: you travel with layers, a swimsuit and a woollen hat. To go further, add four nights on Rapa Nui at the start or the end.`,
      highlights: [
        'Four nights in the desert, with an observatory',
        'Flamingos at Chaxa and lagoons at 4,100 metres',
        'Osorno volcano and the Petrohué falls',
        'Chiloé, its churches and stilt houses',
        'The walk to the base of the Towers',
        'A dawn with puma trackers',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'altitude', 'weather'),
      questions: listQuestions('en', 'clothing', 'fitness', 'change'),
    },
    pt: {
      name: 'Chile de ponta a ponta',
      summary:
        'Treze dias do deserto do Atacama às Torres del Paine, com os lagos e Chiloé no meio: telescópios, vulcões, palafitas, a base das Torres e uma madrugada de pumas.',
      description: `Do deserto mais seco aos gelos do sul em menos de duas semanas, com dois voos por Santiago e três paisagens que parecem de continentes diferentes. O mapa mais magro da América, lido de cima a baixo.

De outubro a abril. A mudança de clima é total: viaja-se com camadas, roupa de banho e gorro de lã. Para prolongar, quatro noites em Rapa Nui no começo ou no fim.`,
      highlights: [
        'Quatro noites no deserto, com observatório',
        'Flamingos em Chaxa e lagoas a 4.100 metros',
        'O vulcão Osorno e os saltos do Petrohué',
        'Chiloé, igrejas e palafitas',
        'A caminhada à base das Torres',
        'Uma madrugada com rastreadores de pumas',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'altitude', 'weather'),
      questions: listQuestions('pt', 'clothing', 'fitness', 'change'),
    },
  },
  pictures: [
    slider('torres-del-paine', 1, 'dawn', 'autumn'),
    slider('puerto-varas', 1, 'day', 'spring'),
    main('torres-del-paine', 0, 'golden', 'autumn'),
  ],
}
