import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { uruguaySlowlyDays } from '../itineraries/uruguay-slowly.ts'
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

export const uruguaySlowly: DemoItinerary = {
  key: 'uruguay-slowly',
  code: 'UY-LENTO-6',
  days: 6,
  nights: 5,
  level: 1,
  groupSize: { min: 1, max: 12 },
  destinations: ['colonia-del-sacramento', 'jose-ignacio'],
  tours: [
    'colonia-old-town',
    'colonia-carmelo-wine',
    'jose-ignacio-garzon',
    'jose-ignacio-beach-ride',
  ],
  hotels: ['colonia-posada-de-la-muralla', 'jose-ignacio-la-barca-azul'],
  tags: ['sin apuro', 'verano'],
  departures: {
    kind: 'daily',
    minPax: 2,
    periods: [
      { from: '2026-10-01', to: '2027-04-30' },
      { from: '2027-10-01', to: '2028-04-30' },
    ],
  },
  validFrom: '2026-10-01',
  validTo: '2028-04-30',
  priceFrom: { amount: 142000, currency: 'USD' },
  priceNote: priceNotes.withoutFlights,
  priceFromBasis: 'double',
  extensions: ['river-plate-escape'],
  itinerary: uruguaySlowlyDays,
  details: {
    es: {
      name: 'Uruguay sin apuro',
      summary:
        'Seis días con chofer entre Colonia y José Ignacio: adoquines, viñas en Carmelo, la rambla de Montevideo, fuegos en Pueblo Garzón y una cabalgata por la playa.',
      description: `Dos noches de adoquines en **Colonia**, viñas en Carmelo y tres noches de arena en **José Ignacio**, con un alto en Montevideo para caminar la rambla. Cabalgata por la playa, fuegos en Pueblo Garzón y ningún despertador.

Auto con chofer todo el recorrido, desde Colonia o desde el puerto de Buenos Aires. De octubre a abril; marzo es el secreto mejor guardado.`,
      highlights: [
        'El casco de Colonia al caer la tarde',
        'Viñas y quesos en Carmelo',
        'Un alto en la rambla de Montevideo',
        'Fuegos en Pueblo Garzón',
        'Cabalgata por la playa hasta la laguna',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short'),
      questions: listQuestions('es', 'extraNights', 'children', 'change'),
    },
    en: {
      name: 'Uruguay, slowly',
      summary:
        'Six days with a driver between Colonia and José Ignacio: cobbles, vineyards in Carmelo, the Montevideo seafront, open fires in Pueblo Garzón and a ride along the beach.',
      description: `Two nights of cobbles in **Colonia**, vineyards in Carmelo and three nights of sand in **José Ignacio**, with a stop in Montevideo to walk the seafront. A ride along the beach, open fires in Pueblo Garzón and no alarm clocks.

A car and driver all the way, from Colonia or from the port of Buenos Aires. October to April; March is the best-kept secret.`,
      highlights: [
        'Old Colonia towards evening',
        'Vineyards and cheese in Carmelo',
        'A stop on the Montevideo seafront',
        'Open fires in Pueblo Garzón',
        'A ride along the beach to the lagoon',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short'),
      questions: listQuestions('en', 'extraNights', 'children', 'change'),
    },
    pt: {
      name: 'Uruguai sem pressa',
      summary:
        'Seis dias com motorista entre Colônia e José Ignacio: ruas de pedra, vinhedos em Carmelo, a orla de Montevidéu, cozinha na brasa em Pueblo Garzón e uma cavalgada pela praia.',
      description: `Duas noites de ruas de pedra em **Colônia**, vinhedos em Carmelo e três noites de areia em **José Ignacio**, com uma parada em Montevidéu para caminhar pela orla. Cavalgada na praia, cozinha na brasa em Pueblo Garzón e nenhum despertador.

Carro com motorista em todo o percurso, a partir de Colônia ou do porto de Buenos Aires. De outubro a abril; março é o segredo mais bem guardado.`,
      highlights: [
        'O centro antigo de Colônia no fim da tarde',
        'Vinhedos e queijos em Carmelo',
        'Uma parada na orla de Montevidéu',
        'Cozinha na brasa em Pueblo Garzón',
        'Cavalgada pela praia até a lagoa',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short'),
      questions: listQuestions('pt', 'extraNights', 'children', 'change'),
    },
  },
  pictures: [slider('coast', 2, 'golden', 'summer'), main('coast', 0, 'golden', 'summer')],
}
