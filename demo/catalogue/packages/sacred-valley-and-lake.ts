import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { sacredValleyAndLakeDays } from '../itineraries/sacred-valley-and-lake.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'driver',
  'excursions',
  'entrances',
  'oxygen',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'domesticFlights',
  'taxes',
  'tips',
  'drinks',
  'altitudeInsurance',
  'visas',
] as const

export const sacredValleyAndLake: DemoItinerary = {
  key: 'sacred-valley-and-lake',
  code: 'PE-VALLE-8',
  days: 8,
  nights: 7,
  level: 3,
  groupSize: { min: 1, max: 14 },
  starred: true,
  destinations: ['machu-picchu', 'lago-titicaca'],
  tours: [
    'machu-picchu-by-train',
    'machu-picchu-maras-moray',
    'titicaca-uros-taquile',
    'titicaca-kayak',
  ],
  hotels: [
    'machu-picchu-hacienda-kantu',
    'machu-picchu-casa-del-pututo',
    'titicaca-hotel-balsa-dorada',
  ],
  tags: ['arqueología', 'comunidades'],
  departures: {
    kind: 'daily',
    minPax: 2,
    periods: [
      { from: '2027-04-01', to: '2027-11-30' },
      { from: '2028-04-01', to: '2028-11-30' },
    ],
  },
  validFrom: '2027-04-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 186000, currency: 'USD' },
  priceNote: priceNotes.withoutFlights,
  priceFromBasis: 'double',
  extensions: ['salt-and-stars'],
  itinerary: sacredValleyAndLakeDays,
  details: {
    es: {
      name: 'Machu Picchu y el lago sagrado',
      summary:
        'Ocho días entre el Valle Sagrado, Cusco y el Titicaca, en orden de altura: Machu Picchu en tren panorámico, Moray y Maras, las islas en lancha y un amanecer en kayak.',
      description: `Cinco noches entre el **Valle Sagrado** y **Cusco**, en orden de altura, y dos a orillas del **Titicaca**. Machu Picchu en tren panorámico con el circuito completo, salineras y andenes, y el lago en lancha y en kayak, con las familias que lo habitan.

Tren o ruta del Sol entre las dos regiones, entradas a nombre del viajero y oxígeno a mano. De abril a noviembre.`,
      highlights: [
        'Tres noches a 2.850 metros antes de subir a Cusco',
        'Machu Picchu con el circuito completo',
        'Las salineras de Maras y los andenes de Moray',
        'Los uros y Taquile con las familias que los habitan',
        'Kayak al amanecer en Llachón',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short', 'altitude', 'machuPicchu'),
      questions: listQuestions('es', 'altitude', 'change'),
    },
    en: {
      name: 'Machu Picchu and the sacred lake',
      summary:
        'Eight days between the Sacred Valley, Cusco and Titicaca, in order of altitude: Machu Picchu by panoramic train, Moray and Maras, the islands by launch and a sunrise by kayak.',
      description: `Five nights between the **Sacred Valley** and **Cusco**, in order of altitude, and two on the shore of **Titicaca**. Machu Picchu by panoramic train with the full circuit, salt pans and terraces, and the lake by launch and by kayak, with the families who live on it.

Train or the Route of the Sun between the two, tickets in the traveller's name and oxygen at hand. April to November.`,
      highlights: [
        'Three nights at 2,850 metres before going up to Cusco',
        'Machu Picchu with the full circuit',
        'The Maras salt pans and the terraces of Moray',
        'The Uros and Taquile with the families who live there',
        'A sunrise by kayak in Llachón',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short', 'altitude', 'machuPicchu'),
      questions: listQuestions('en', 'altitude', 'change'),
    },
    pt: {
      name: 'Machu Picchu e o lago sagrado',
      summary:
        'Oito dias entre o Vale Sagrado, Cusco e o Titicaca, em ordem de altitude: Machu Picchu de trem panorâmico, Moray e Maras, as ilhas de lancha e um amanhecer de caiaque.',
      description: `Cinco noites entre o **Vale Sagrado** e **Cusco**, em ordem de altitude, e duas à beira do **Titicaca**. Machu Picchu de trem panorâmico com o circuito completo, salinas e terraços, e o lago de lancha e de caiaque, com as famílias que o habitam.

Trem ou rota do Sol entre as duas regiões, ingressos em nome do viajante e oxigênio à mão. De abril a novembro.`,
      highlights: [
        'Três noites a 2.850 metros antes de subir a Cusco',
        'Machu Picchu com o circuito completo',
        'As salineras de Maras e os terraços de Moray',
        'Os uros e Taquile com as famílias que os habitam',
        'Caiaque ao amanhecer em Llachón',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short', 'altitude', 'machuPicchu'),
      questions: listQuestions('pt', 'altitude', 'change'),
    },
  },
  pictures: [slider('machu-picchu', 2, 'dawn', 'spring'), main('machu-picchu', 0, 'day', 'spring')],
}
