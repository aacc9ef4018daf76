import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { sevenColoursDays } from '../itineraries/seven-colours.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'driver',
  'transfers',
  'excursions',
  'entrances',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'domesticFlights',
  'taxes',
  'tips',
  'drinks',
  'optionals',
  'insurance',
] as const

export const sevenColours: DemoItinerary = {
  key: 'seven-colours',
  code: 'AR-COLORES-5',
  days: 5,
  nights: 4,
  level: 2,
  groupSize: { min: 1, max: 8 },
  destinations: ['salta', 'quebrada-de-humahuaca'],
  tours: ['salta-cafayate', 'quebrada-salinas', 'quebrada-hornocal'],
  hotels: ['salta-casona-del-cabildo', 'quebrada-manantial-purmamarca'],
  tags: ['escapada', 'pueblos'],
  departures: {
    kind: 'daily',
    minPax: 2,
    periods: [
      { from: '2026-12-01', to: '2026-12-20' },
      { from: '2027-03-01', to: '2027-12-20' },
      { from: '2028-03-01', to: '2028-11-30' },
    ],
  },
  validFrom: '2026-12-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 98000, currency: 'USD' },
  priceNote: priceNotes.withoutFlights,
  priceFromBasis: 'double',
  extensions: ['wine-weekend', 'tango-and-waterfalls'],
  itinerary: sevenColoursDays,
  details: {
    es: {
      name: 'Siete colores en cinco días',
      summary:
        'Cinco días por Salta y la Quebrada de Humahuaca con chofer del lugar: Cafayate por la quebrada roja, el Hornocal al atardecer y las Salinas Grandes por la mañana.',
      description: `Lo mejor del norte sin apuro: dos noches en **Salta**, con un día a Cafayate por la quebrada roja, y dos en **Purmamarca**, con las Salinas Grandes por la mañana y el Hornocal al atardecer.

Auto con chofer del lugar, hoteles de adobe y piedra, y las empanadas que hagan falta. De marzo a diciembre; para carnaval, en febrero, hay que decidirse un año antes.`,
      highlights: [
        'La quebrada de las Conchas y dos bodegas de Cafayate',
        'El Hornocal con el sol de frente',
        'Salinas Grandes por la cuesta de Lipán',
        'Hoteles de adobe y piedra',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short'),
      questions: listQuestions('es', 'altitude', 'change'),
    },
    en: {
      name: 'Seven colours in five days',
      summary:
        'Five days through Salta and the Quebrada de Humahuaca with a local driver: Cafayate by the red gorge, the Hornocal at sunset and Salinas Grandes in the morning.',
      description: `The best of the north without haste: two nights in **Salta**, with a day to Cafayate through the red gorge, and two in **Purmamarca**, with Salinas Grandes in the morning and the Hornocal at sunset.

A car with a local driver, hotels of adobe and stone, and as many empanadas as it takes. March to December; for carnival in February you must decide a year ahead.`,
      highlights: [
        'The Conchas gorge and two wineries in Cafayate',
        'The Hornocal with the sun full on it',
        'Salinas Grandes by the Lipán road',
        'Hotels of adobe and stone',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short'),
      questions: listQuestions('en', 'altitude', 'change'),
    },
    pt: {
      name: 'Sete cores em cinco dias',
      summary:
        'Cinco dias por Salta e pela Quebrada de Humahuaca com motorista do lugar: Cafayate pelo desfiladeiro vermelho, o Hornocal ao entardecer e as Salinas Grandes de manhã.',
      description: `O melhor do norte sem pressa: duas noites em **Salta**, com um dia em Cafayate pelo desfiladeiro vermelho, e duas em **Purmamarca**, com as Salinas Grandes de manhã e o Hornocal ao entardecer.

Carro com motorista do lugar, hotéis de adobe e pedra, e quantas empanadas forem necessárias. De março a dezembro; para o carnaval, em fevereiro, é preciso decidir um ano antes.`,
      highlights: [
        'A quebrada de las Conchas e duas vinícolas de Cafayate',
        'O Hornocal com o sol de frente',
        'Salinas Grandes pela cuesta de Lipán',
        'Hotéis de adobe e pedra',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short'),
      questions: listQuestions('pt', 'altitude', 'change'),
    },
  },
  pictures: [slider('quebrada', 0, 'dusk', 'autumn'), main('quebrada', 0, 'day', 'autumn')],
}
