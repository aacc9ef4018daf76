import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { cityAndLakesDays } from '../itineraries/city-and-lakes.ts'
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
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'parkFees',
  'taxes',
  'tips',
  'drinks',
  'optionals',
  'insurance',
] as const

export const cityAndLakes: DemoItinerary = {
  key: 'city-and-lakes',
  code: 'AR-CIUDAD-7',
  days: 7,
  nights: 6,
  level: 1,
  groupSize: { min: 1, max: 20 },
  destinations: ['buenos-aires', 'bariloche'],
  tours: ['buenos-aires-parrilla', 'bariloche-circuito-chico', 'bariloche-seven-lakes'],
  hotels: ['buenos-aires-palacio-alvarado', 'bariloche-peninsula-grand'],
  tags: ['familias', 'cuatro estaciones'],
  departures: { kind: 'daily', minPax: 2 },
  validFrom: '2026-10-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 156000, currency: 'USD' },
  priceNote: priceNotes.allYear,
  priceFromBasis: 'double',
  extensions: ['tango-and-waterfalls'],
  itinerary: cityAndLakesDays,
  details: {
    es: {
      name: 'Ciudad y lagos',
      summary:
        'Dos noches en Recoleta y cuatro entre lagos en Bariloche, con asado explicado, Circuito Chico y la ruta de los Siete Lagos. Para cualquier estación y con menores sin cargo en la habitación.',
      description: `Dos noches de teatros, librerías y asado en **Buenos Aires** y cuatro entre lagos en **Bariloche**, con el Circuito Chico, la ruta de los Siete Lagos y una tarde sin programa para mirar el agua.

Funciona en cualquier estación: playa fría en verano, bosques rojos en abril, nieve de julio a septiembre. Chicos de hasta once años, sin cargo en la habitación de los padres.`,
      highlights: [
        'Un asado explicado en una terraza de Palermo',
        'Circuito Chico y cerro Campanario',
        'La ruta de los Siete Lagos hasta San Martín',
        'Un día libre frente al Nahuel Huapi',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short'),
      questions: listQuestions('es', 'children', 'luggage', 'change'),
    },
    en: {
      name: 'City and lakes',
      summary:
        "Two nights in Recoleta and four among the lakes of Bariloche, with an asado explained, the Circuito Chico and the Seven Lakes road. For any season, with children free in their parents' room.",
      description: `Two nights of theatres, bookshops and asado in **Buenos Aires** and four among the lakes of **Bariloche**, with the Circuito Chico, the Seven Lakes road and an afternoon with no plan but to look at the water.

It works in any season: chilly beaches in summer, red forests in April, snow from July to September. Children up to eleven stay free in their parents' room.`,
      highlights: [
        'An asado explained on a roof terrace in Palermo',
        'The Circuito Chico and Cerro Campanario',
        'The Seven Lakes road to San Martín',
        'A free day facing Nahuel Huapi',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short'),
      questions: listQuestions('en', 'children', 'luggage', 'change'),
    },
    pt: {
      name: 'Cidade e lagos',
      summary:
        'Duas noites na Recoleta e quatro entre lagos em Bariloche, com churrasco explicado, Circuito Chico e a estrada dos Sete Lagos. Para qualquer estação e com crianças sem custo no quarto dos pais.',
      description: `Duas noites de teatros, livrarias e churrasco em **Buenos Aires** e quatro entre lagos em **Bariloche**, com o Circuito Chico, a estrada dos Sete Lagos e uma tarde sem programa para olhar a água.

Funciona em qualquer estação: praia fria no verão, bosques vermelhos em abril, neve de julho a setembro. Crianças de até onze anos não pagam no quarto dos pais.`,
      highlights: [
        'Um churrasco explicado num terraço de Palermo',
        'Circuito Chico e cerro Campanario',
        'A estrada dos Sete Lagos até San Martín',
        'Um dia livre diante do Nahuel Huapi',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short'),
      questions: listQuestions('pt', 'children', 'luggage', 'change'),
    },
  },
  pictures: [slider('bariloche', 0, 'dusk', 'autumn'), main('bariloche', 1, 'golden', 'autumn')],
}
