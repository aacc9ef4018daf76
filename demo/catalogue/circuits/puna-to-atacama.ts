import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { punaToAtacamaDays } from '../itineraries/puna-to-atacama.ts'
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
  'oxygen',
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
  'altitudeInsurance',
] as const

export const punaToAtacama: DemoItinerary = {
  key: 'puna-to-atacama',
  code: 'CL-JAMA-9',
  days: 9,
  nights: 8,
  level: 3,
  groupSize: { min: 2, max: 8 },
  destinations: ['salta', 'quebrada-de-humahuaca', 'san-pedro-de-atacama'],
  tours: ['quebrada-hornocal', 'quebrada-salinas', 'atacama-lagoons', 'atacama-stars'],
  hotels: ['salta-casona-del-cabildo', 'quebrada-patio-tilcara', 'atacama-casa-chanar'],
  tags: ['paso de jama', 'ruta escénica'],
  departures: {
    kind: 'weekdays',
    weekdays: [6],
    minPax: 2,
    guaranteed: true,
    periods: [
      { from: '2027-04-01', to: '2027-11-30' },
      { from: '2028-04-01', to: '2028-11-30' },
    ],
  },
  validFrom: '2027-04-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 287000, currency: 'USD' },
  priceNote: priceNotes.group,
  priceFromBasis: 'double',
  extensions: ['salt-and-stars'],
  itinerary: punaToAtacamaDays,
  details: {
    es: {
      name: 'De la Puna a Atacama por el Paso de Jama',
      summary:
        'Nueve días por tierra de Salta a San Pedro de Atacama: la Quebrada de Humahuaca, las Salinas Grandes y el Paso de Jama a 4.200 metros, con oxígeno, guía y cuatro noches en el oasis.',
      description: `Un solo desierto y dos países. Se sube de Salta a la Quebrada, se cruzan los salares y se baja a San Pedro por un paso asfaltado a 4.200 metros, entre volcanes que no tienen nombre en los mapas comunes.

De abril a noviembre. Vehículo con oxígeno, conductor y guía; hace falta seguro con cobertura de altura. Se combina muy bien con Uyuni.`,
      highlights: [
        'El cruce de los Andes por un paso asfaltado a 4.200 metros',
        'El Hornocal con el sol de frente',
        'La iglesia de adobe de Susques, de 1598',
        'Lagunas Miscanti y Miñiques, entre volcanes',
        'Una noche de telescopios con un astrónomo',
        'Cuatro noches en San Pedro para subir sin apuro',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed', 'altitude'),
      questions: [
        ...listQuestions('es', 'altitude', 'single'),
        {
          question: '¿Y si cierran el Paso de Jama?',
          answer:
            'La nieve o el viento lo cierran algunos días entre junio y agosto, casi nunca más de dos seguidos. Esperamos en la Quebrada a nuestro cargo la primera noche, o volamos por Salta y Santiago con la diferencia a la vista.',
        },
      ],
    },
    en: {
      name: 'From the Puna to Atacama over the Jama pass',
      summary:
        'Nine days overland from Salta to San Pedro de Atacama: the Quebrada de Humahuaca, Salinas Grandes and the Jama pass at 4,200 metres, with oxygen, a guide and four nights in the oasis.',
      description: `One desert and two countries. You climb from Salta to the Quebrada, cross the salt flats and come down to San Pedro over a paved pass at 4,200 metres, among volcanoes that ordinary maps leave nameless.

April to November. Vehicle with oxygen, driver and guide; you need insurance that covers altitude. It combines very well with Uyuni.`,
      highlights: [
        'Over the Andes by a paved pass at 4,200 metres',
        'The Hornocal with the sun full on it',
        'The adobe church of Susques, of 1598',
        'The Miscanti and Miñiques lagoons, ringed by volcanoes',
        'A night of telescopes with an astronomer',
        'Four nights in San Pedro, so as to climb without haste',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed', 'altitude'),
      questions: [
        ...listQuestions('en', 'altitude', 'single'),
        {
          question: 'What if the Jama pass is closed?',
          answer:
            'Snow or wind close it on some days between June and August, seldom for more than two in a row. We wait in the Quebrada, the first night at our expense, or fly by Salta and Santiago with the difference in price agreed beforehand.',
        },
      ],
    },
    pt: {
      name: 'Da Puna ao Atacama pelo Paso de Jama',
      summary:
        'Nove dias por terra de Salta a San Pedro de Atacama: a Quebrada de Humahuaca, as Salinas Grandes e o Paso de Jama a 4.200 metros, com oxigênio, guia e quatro noites no oásis.',
      description: `Um só deserto e dois países. Sobe-se de Salta à Quebrada, cruzam-se os salares e desce-se a San Pedro por um passo asfaltado a 4.200 metros, entre vulcões sem nome nos mapas comuns.

De abril a novembro. Veículo com oxigênio, motorista e guia; é preciso seguro com cobertura de altitude. Combina muito bem com Uyuni.`,
      highlights: [
        'A travessia dos Andes por um passo asfaltado a 4.200 metros',
        'O Hornocal com o sol de frente',
        'A igreja de adobe de Susques, de 1598',
        'As lagoas Miscanti e Miñiques, entre vulcões',
        'Uma noite de telescópios com um astrônomo',
        'Quatro noites em San Pedro para subir sem pressa',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed', 'altitude'),
      questions: [
        ...listQuestions('pt', 'altitude', 'single'),
        {
          question: 'E se fecharem o Paso de Jama?',
          answer:
            'A neve ou o vento o fecham em alguns dias entre junho e agosto, raramente por mais de dois seguidos. Esperamos na Quebrada, a primeira noite por nossa conta, ou voamos por Salta e Santiago com a diferença combinada antes.',
        },
      ],
    },
  },
  pictures: [
    slider('atacama', 1, 'dawn', 'winter'),
    slider('salinas-grandes', 1, 'day', 'winter'),
    main('atacama', 1, 'golden', 'winter'),
  ],
}
