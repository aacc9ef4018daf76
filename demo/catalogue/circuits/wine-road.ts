import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { wineRoadDays } from '../itineraries/wine-road.ts'
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

export const wineRoad: DemoItinerary = {
  key: 'wine-road',
  code: 'AR-VINOS-9',
  days: 9,
  nights: 8,
  level: 2,
  groupSize: { min: 2, max: 8 },
  destinations: ['buenos-aires', 'mendoza', 'salta'],
  tours: [
    'buenos-aires-parrilla',
    'mendoza-uco-wineries',
    'mendoza-high-andes',
    'mendoza-ride',
    'salta-cafayate',
  ],
  hotels: ['buenos-aires-casa-balcarce', 'mendoza-finca-alamos-negros', 'salta-finca-torrontes'],
  tags: ['bodegas', 'torrontés'],
  departures: {
    kind: 'weekdays',
    weekdays: [1, 4],
    minPax: 2,
    periods: [{ from: '2026-12-01', to: '2028-11-30' }],
    except: [
      { from: '2026-12-24', to: '2026-12-26' },
      { from: '2027-12-24', to: '2027-12-26' },
    ],
  },
  validFrom: '2026-12-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 298000, currency: 'USD' },
  priceNote: priceNotes.lowSeason,
  priceFromBasis: 'double',
  extensions: ['tango-and-waterfalls', 'seven-colours'],
  itinerary: wineRoadDays,
  details: {
    es: {
      name: 'La ruta del vino, del malbec al torrontés',
      summary:
        'Nueve días de Buenos Aires al Valle de Uco y a los Valles Calchaquíes, con doce degustaciones, noches entre viñas, alta montaña y un chofer en cada región.',
      description: `De las viñas más australes de Cuyo a las más altas del norte, con la cordillera siempre a un costado de la copa. Es un viaje para comer despacio, dormir entre parrales y volver con una caja bajo el brazo.

Todo el año; en marzo se participa de la cosecha y en agosto de la poda. Incluye doce degustaciones, chofer en cada región y embalaje para llevar seis botellas en avión.`,
      highlights: [
        'Tres bodegas del Valle de Uco con almuerzo de cinco pasos',
        'La cara sur del Aconcagua desde la laguna de Horcones',
        'Cabalgata al atardecer con asado de campo',
        'La quebrada de las Conchas, de punta a punta',
        'Viñedos de altura en Colomé',
        'Un asado explicado por un maestro parrillero',
      ],
      included: [
        ...listInclusions('es', included),
        'Doce degustaciones y embalaje para seis botellas en el avión',
      ],
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard'),
      questions: [
        ...listQuestions('es', 'change', 'luggage'),
        {
          question: '¿Y si alguien del grupo no bebe vino?',
          answer:
            'Todas las bodegas ofrecen jugos de uva, aceites o una visita a la huerta, y los almuerzos se adaptan. Avísenos en la consulta.',
        },
      ],
    },
    en: {
      name: 'The wine road, from malbec to torrontés',
      summary:
        'Nine days from Buenos Aires to the Uco Valley and the Calchaquí Valleys, with twelve tastings, nights among vines, high mountains and a driver in each region.',
      description: `From the vineyards of Cuyo to the highest of the north, with the Andes always beside the glass. A journey for eating slowly, sleeping among vines and going home with a case under your arm.

All year; in March you join the harvest and in August the pruning. Twelve tastings, a driver in each region and packing for six bottles on the plane are included.`,
      highlights: [
        'Three wineries in the Uco Valley with a five-course lunch',
        'The south face of Aconcagua from the Horcones lagoon',
        'A sunset ride with a country asado',
        'The Conchas gorge from end to end',
        'High-altitude vineyards at Colomé',
        'An asado explained by a grill master',
      ],
      included: [
        ...listInclusions('en', included),
        'Twelve tastings and packing for six bottles on the plane',
      ],
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard'),
      questions: [
        ...listQuestions('en', 'change', 'luggage'),
        {
          question: 'What if one of us does not drink wine?',
          answer:
            'Every winery offers grape juice, olive oils or a walk through the kitchen garden instead, and lunches are adapted. Let us know in your request.',
        },
      ],
    },
    pt: {
      name: 'A rota do vinho, do malbec ao torrontés',
      summary:
        'Nove dias de Buenos Aires ao Vale de Uco e aos Vales Calchaquíes, com doze degustações, noites entre vinhas, alta montanha e um motorista em cada região.',
      description: `Das vinhas de Cuyo às mais altas do norte, com a cordilheira sempre ao lado da taça. É uma viagem para comer devagar, dormir entre parreirais e voltar com uma caixa debaixo do braço.

O ano todo; em março participa-se da colheita e em agosto da poda. Inclui doze degustações, motorista em cada região e embalagem para levar seis garrafas no avião.`,
      highlights: [
        'Três vinícolas do Vale de Uco com almoço em cinco etapas',
        'A face sul do Aconcágua vista da laguna de Horcones',
        'Cavalgada ao entardecer com churrasco campeiro',
        'A quebrada de las Conchas de ponta a ponta',
        'Vinhedos de altitude em Colomé',
        'Um churrasco explicado por um mestre da parrilla',
      ],
      included: [
        ...listInclusions('pt', included),
        'Doze degustações e embalagem para seis garrafas no avião',
      ],
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard'),
      questions: [
        ...listQuestions('pt', 'change', 'luggage'),
        {
          question: 'E se alguém do grupo não beber vinho?',
          answer:
            'Todas as vinícolas oferecem sucos de uva, azeites ou uma visita à horta, e os almoços são adaptados. Avise no pedido de orçamento.',
        },
      ],
    },
  },
  pictures: [
    slider('wine-table', 0, 'dusk', 'autumn'),
    slider('mendoza', 1, 'golden', 'autumn'),
    main('mendoza', 1, 'golden', 'autumn'),
  ],
}
