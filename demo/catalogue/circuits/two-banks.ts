import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { twoBanksDays } from '../itineraries/two-banks.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'ferries',
  'driver',
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

export const twoBanks: DemoItinerary = {
  key: 'two-banks',
  code: 'UY-ORILLAS-8',
  days: 8,
  nights: 7,
  level: 1,
  groupSize: { min: 2, max: 12 },
  destinations: ['buenos-aires', 'colonia-del-sacramento', 'jose-ignacio'],
  tours: [
    'buenos-aires-milonga',
    'buenos-aires-neighbourhoods',
    'colonia-old-town',
    'colonia-carmelo-wine',
    'jose-ignacio-garzon',
  ],
  hotels: [
    'buenos-aires-palacio-alvarado',
    'colonia-posada-de-la-muralla',
    'jose-ignacio-la-barca-azul',
  ],
  tags: ['río de la plata', 'verano'],
  departures: {
    kind: 'daily',
    minPax: 2,
    periods: [
      { from: '2026-12-01', to: '2027-04-30' },
      { from: '2027-10-01', to: '2028-04-30' },
    ],
  },
  validFrom: '2026-12-01',
  validTo: '2028-04-30',
  priceFrom: { amount: 239000, currency: 'USD' },
  priceNote: priceNotes.midSeason,
  priceFromBasis: 'double',
  extensions: ['tango-and-waterfalls'],
  itinerary: twoBanksDays,
  details: {
    es: {
      name: 'Las dos orillas: Buenos Aires y la costa uruguaya',
      summary:
        'Ocho días entre Buenos Aires, Colonia y José Ignacio: historia con historiadores, una milonga, viñas en Carmelo y fuegos en Pueblo Garzón, sin un solo vuelo interno.',
      description: `El Río de la Plata separa dos ciudades que se llaman hermanas y se miran de reojo. Este circuito lo cruza en barco y sigue la costa hasta donde el río se hace océano: tango primero, adoquines después, arena al final.

De octubre a abril. En enero conviene reservar con seis meses. Sin vuelos internos: todo el viaje se hace a ras del agua.`,
      highlights: [
        'El sur de Buenos Aires con una historiadora',
        'Una milonga de barrio con bailarines',
        'El casco de Colonia cuando se van las excursiones',
        'Tannat y quesos en Carmelo, en bicicleta o en auto',
        'La rambla de Montevideo y el mercado',
        'Olivos, albariño y fuego en Pueblo Garzón',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard'),
      questions: listQuestions('es', 'ferryPapers', 'change', 'extraNights'),
    },
    en: {
      name: 'The two banks: Buenos Aires and the Uruguayan coast',
      summary:
        'Eight days between Buenos Aires, Colonia and José Ignacio: history with historians, a milonga, vineyards in Carmelo and open fires in Pueblo Garzón, without one domestic flight.',
      description: `The River Plate divides two cities that call each other sisters and watch each other sideways. This circuit crosses it by ferry and follows the shore to where the river turns into ocean: tango first, cobbles next, sand at the end.

October to April. For January, book six months ahead. No domestic flights: the whole journey keeps close to the water.`,
      highlights: [
        'The south of Buenos Aires with a historian',
        'A neighbourhood milonga with dancers',
        'Old Colonia once the day-trippers have gone',
        'Tannat and cheese in Carmelo, by bicycle or by car',
        'The Montevideo seafront and its market',
        'Olives, albariño and fire in Pueblo Garzón',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard'),
      questions: listQuestions('en', 'ferryPapers', 'change', 'extraNights'),
    },
    pt: {
      name: 'As duas margens: Buenos Aires e a costa uruguaia',
      summary:
        'Oito dias entre Buenos Aires, Colônia e José Ignacio: história com historiadores, uma milonga, vinhedos em Carmelo e cozinha na brasa em Pueblo Garzón, sem nenhum voo interno.',
      description: `O Rio da Prata separa duas cidades que se chamam de irmãs e se olham de lado. Este circuito o atravessa de barco e segue a costa até onde o rio vira oceano: tango primeiro, pedras depois, areia no fim.

De outubro a abril. Para janeiro, convém reservar com seis meses de antecedência. Sem voos internos: a viagem toda se faz rente à água.`,
      highlights: [
        'O sul de Buenos Aires com uma historiadora',
        'Uma milonga de bairro com dançarinos',
        'O centro antigo de Colônia quando vão embora os visitantes do dia',
        'Tannat e queijos em Carmelo, de bicicleta ou de carro',
        'A orla de Montevidéu e o mercado',
        'Azeite, albariño e fogo em Pueblo Garzón',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard'),
      questions: listQuestions('pt', 'ferryPapers', 'change', 'extraNights'),
    },
  },
  pictures: [
    slider('colonia', 1, 'golden', 'summer'),
    slider('coast', 1, 'golden', 'summer'),
    main('colonia', 1, 'golden', 'summer'),
  ],
}
