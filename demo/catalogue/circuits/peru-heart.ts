import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { peruHeartDays } from '../itineraries/peru-heart.ts'
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
  'oxygen',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'taxes',
  'tips',
  'drinks',
  'altitudeInsurance',
  'visas',
] as const

export const peruHeart: DemoItinerary = {
  key: 'peru-heart',
  code: 'PE-SUR-11',
  days: 11,
  nights: 10,
  level: 3,
  groupSize: { min: 2, max: 14 },
  destinations: ['arequipa-y-colca', 'lago-titicaca', 'machu-picchu'],
  tours: [
    'arequipa-picanterias',
    'colca-condors',
    'titicaca-uros-taquile',
    'machu-picchu-maras-moray',
    'machu-picchu-by-train',
  ],
  hotels: [
    'colca-lodge-andenes-de-yanque',
    'titicaca-hotel-balsa-dorada',
    'machu-picchu-hacienda-kantu',
    'machu-picchu-casa-del-pututo',
  ],
  tags: ['sur del perú', 'arqueología'],
  departures: {
    kind: 'weekdays',
    weekdays: [7],
    minPax: 2,
    guaranteed: true,
    periods: [
      { from: '2027-04-04', to: '2027-11-28' },
      { from: '2028-04-02', to: '2028-11-26' },
    ],
  },
  validFrom: '2027-04-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 276000, currency: 'USD' },
  priceNote: priceNotes.group,
  priceFromBasis: 'double',
  extensions: ['salt-and-stars'],
  itinerary: peruHeartDays,
  details: {
    es: {
      name: 'El corazón del Perú: Arequipa, Titicaca y Machu Picchu',
      summary:
        'Once días por el sur del Perú en orden de altura: Arequipa, el cañón del Colca, el Titicaca, el Valle Sagrado y Machu Picchu en tren panorámico, con entradas y oxígeno incluidos.',
      description: `El sur del Perú en el orden que el cuerpo agradece: primero los 2.300 metros de Arequipa, después el cañón, el lago y, cuando uno ya respira como los del lugar, Cusco y Machu Picchu.

De abril a noviembre. Las entradas se reservan a nombre del viajero con tres meses de anticipación. Oxígeno en todos los traslados y un solo guía de principio a fin si el grupo supera las cuatro personas.`,
      highlights: [
        'Santa Catalina con la luz baja y las calles vacías',
        'El vuelo de los cóndores antes que los buses',
        'Almuerzo en Taquile frente a la cordillera Real',
        'Andahuaylillas y Raqchi en la ruta del Sol',
        'Moray, las salineras de Maras y Ollantaytambo',
        'Machu Picchu con el circuito completo',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: listQuestions('es', 'altitude', 'single', 'change'),
    },
    en: {
      name: 'The heart of Peru: Arequipa, Titicaca and Machu Picchu',
      summary:
        'Eleven days through southern Peru in order of altitude: Arequipa, the Colca canyon, Titicaca, the Sacred Valley and Machu Picchu by panoramic train, with entrance fees and oxygen included.',
      description: `Southern Peru in the order that your body prefers: first the 2,300 metres of Arequipa, then the canyon, the lake and, once you breathe as the locals do, Cusco and Machu Picchu.

April to November. Tickets are booked in the traveller's name three months ahead. Oxygen on every transfer, and the same guide from first to last for parties of more than four.`,
      highlights: [
        'Santa Catalina in low light, its streets empty',
        'The flight of the condors, ahead of the coaches',
        'Lunch on Taquile facing the Cordillera Real',
        'Andahuaylillas and Raqchi on the Route of the Sun',
        'Moray, the Maras salt pans and Ollantaytambo',
        'Machu Picchu with the full circuit',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: listQuestions('en', 'altitude', 'single', 'change'),
    },
    pt: {
      name: 'O coração do Peru: Arequipa, Titicaca e Machu Picchu',
      summary:
        'Onze dias pelo sul do Peru em ordem de altitude: Arequipa, o cânion do Colca, o Titicaca, o Vale Sagrado e Machu Picchu de trem panorâmico, com ingressos e oxigênio incluídos.',
      description: `O sul do Peru na ordem que o corpo agradece: primeiro os 2.300 metros de Arequipa, depois o cânion, o lago e, quando já se respira como os moradores, Cusco e Machu Picchu.

De abril a novembro. Os ingressos são reservados em nome do viajante com três meses de antecedência. Oxigênio em todos os traslados e um só guia do começo ao fim para grupos de mais de quatro pessoas.`,
      highlights: [
        'Santa Catalina com luz baixa e ruas vazias',
        'O voo dos condores antes dos ônibus',
        'Almoço em Taquile diante da cordilheira Real',
        'Andahuaylillas e Raqchi na rota do Sol',
        'Moray, as salineras de Maras e Ollantaytambo',
        'Machu Picchu com o circuito completo',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: listQuestions('pt', 'altitude', 'single', 'change'),
    },
  },
  pictures: [
    slider('machu-picchu', 1, 'golden', 'winter'),
    slider('colca', 1, 'dawn', 'winter'),
    main('colca', 1, 'golden', 'winter'),
  ],
}
