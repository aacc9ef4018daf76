import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { northwestColoursDays } from '../itineraries/northwest-colours.ts'
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

export const northwestColours: DemoItinerary = {
  key: 'northwest-colours',
  code: 'AR-NORTE-8',
  days: 8,
  nights: 7,
  level: 2,
  groupSize: { min: 2, max: 10 },
  starred: true,
  destinations: ['salta', 'quebrada-de-humahuaca'],
  tours: ['salta-train-to-the-clouds', 'salta-cafayate', 'quebrada-salinas', 'quebrada-hornocal'],
  hotels: ['salta-casona-del-cabildo', 'salta-finca-torrontes', 'quebrada-manantial-purmamarca'],
  tags: ['ruta 40', 'pueblos', 'artesanías'],
  departures: {
    kind: 'weekdays',
    weekdays: [2, 6],
    minPax: 2,
    guaranteed: true,
    periods: [
      { from: '2027-03-01', to: '2027-11-30' },
      { from: '2028-03-01', to: '2028-11-30' },
    ],
  },
  validFrom: '2027-03-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 168000, currency: 'USD' },
  priceNote: priceNotes.withoutFlights,
  priceFromBasis: 'double',
  extensions: ['wine-weekend'],
  itinerary: northwestColoursDays,
  details: {
    es: {
      name: 'Los colores del norte: Salta y Jujuy',
      summary:
        'Ocho días en auto con chofer salteño por los Valles Calchaquíes y la Quebrada de Humahuaca: Cachi, Cafayate, las Salinas Grandes y el Hornocal, con tiempo para subir de a poco.',
      description: `Una semana redonda por el noroeste, que sube y baja entre los 1.100 y los 4.300 metros con la calma que la altura pide. Auto con chofer salteño, pueblos de adobe y todos los colores que caben en un cerro.

De marzo a noviembre. Los sábados de temporada se puede cambiar un día por el Tren a las Nubes.`,
      highlights: [
        'Cuesta del Obispo y recta de Tin Tin, entre cardones',
        'La ruta 40 por la quebrada de las Flechas',
        'Torrontés a 1.700 metros, con noche en la viña',
        'Salinas Grandes con guía de las comunidades',
        'El Hornocal a la hora en que el sol le da de frente',
        'El mismo chofer desde el primer día',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed'),
      questions: listQuestions('es', 'altitude', 'change', 'extraNights'),
    },
    en: {
      name: 'Colours of the north: Salta and Jujuy',
      summary:
        'Eight days by car with a driver from Salta through the Calchaquí Valleys and the Quebrada de Humahuaca: Cachi, Cafayate, Salinas Grandes and the Hornocal, with time to climb little by little.',
      description: `A complete week in the northwest, up and down between 1,100 and 4,300 metres with the calm that altitude asks for. A car with a driver from Salta, adobe villages and every colour that will fit on a hillside.

March to November. On Saturdays in season one day can be exchanged for the Train to the Clouds.`,
      highlights: [
        'The Obispo pass and the Tin Tin straight, among giant cacti',
        'Route 40 through the gorge of the Arrows',
        'Torrontés at 1,700 metres, with a night at the vineyard',
        'Salinas Grandes with a guide from the communities',
        'The Hornocal at the hour when the sun strikes it full',
        'The same driver from the first day',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed'),
      questions: listQuestions('en', 'altitude', 'change', 'extraNights'),
    },
    pt: {
      name: 'As cores do norte: Salta e Jujuy',
      summary:
        'Oito dias de carro com motorista de Salta pelos Vales Calchaquíes e pela Quebrada de Humahuaca: Cachi, Cafayate, Salinas Grandes e o Hornocal, com tempo para subir aos poucos.',
      description: `Uma semana redonda pelo noroeste, que sobe e desce entre os 1.100 e os 4.300 metros com a calma que a altitude pede. Carro com motorista de Salta, povoados de adobe e todas as cores que cabem num morro.

De março a novembro. Aos sábados, na temporada, é possível trocar um dia pelo Trem das Nuvens.`,
      highlights: [
        'Cuesta del Obispo e a reta de Tin Tin, entre cactos gigantes',
        'A ruta 40 pela quebrada de las Flechas',
        'Torrontés a 1.700 metros, com noite no vinhedo',
        'Salinas Grandes com guia das comunidades',
        'O Hornocal na hora em que o sol bate de frente',
        'O mesmo motorista desde o primeiro dia',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed'),
      questions: listQuestions('pt', 'altitude', 'change', 'extraNights'),
    },
  },
  pictures: [
    slider('quebrada', 1, 'day', 'autumn'),
    slider('salinas-grandes', 0, 'golden', 'winter'),
    main('quebrada', 1, 'day', 'spring'),
  ],
}
