import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { glacierAndChannelDays } from '../itineraries/glacier-and-channel.ts'
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

export const glacierAndChannel: DemoItinerary = {
  key: 'glacier-and-channel',
  code: 'AR-HIELO-7',
  days: 7,
  nights: 6,
  level: 2,
  groupSize: { min: 1, max: 20 },
  starred: true,
  destinations: ['el-calafate', 'ushuaia'],
  tours: ['calafate-walkways', 'calafate-icebergs', 'ushuaia-beagle', 'ushuaia-national-park'],
  hotels: ['calafate-viento-blanco', 'ushuaia-altos-del-beagle'],
  tags: ['sur', 'clásico'],
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
  priceFrom: { amount: 214000, currency: 'USD' },
  priceNote: priceNotes.midSeason,
  priceFromBasis: 'double',
  extensions: ['tango-and-waterfalls', 'trails-of-the-south'],
  itinerary: glacierAndChannelDays,
  details: {
    es: {
      name: 'Glaciar y Canal Beagle',
      summary:
        'Una semana en el extremo sur: tres noches en El Calafate y tres en Ushuaia, con las pasarelas del Perito Moreno, los témpanos del Upsala, el Canal Beagle y el tren del Fin del Mundo.',
      description: `Los dos extremos imprescindibles del sur en una semana. Tres noches en **El Calafate**, con pasarelas del Perito Moreno y navegación entre témpanos, y tres en **Ushuaia**, con el Beagle en barco chico y el tren del Fin del Mundo.

Hoteles con spa y vista al agua, vuelos internos, traslados y excursiones con guía. De octubre a abril, todos los días; en invierno, con trineos en lugar de senderos.`,
      highlights: [
        'Cuatro horas frente al Perito Moreno',
        'Un día de navegación entre témpanos',
        'El Beagle en barco chico',
        'Senda costera y tren del Fin del Mundo',
        'Dos hoteles con spa y vista al agua',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short', 'weather'),
      questions: listQuestions('es', 'clothing', 'luggage', 'extraNights'),
    },
    en: {
      name: 'Glacier and Beagle Channel',
      summary:
        'A week in the far south: three nights in El Calafate and three in Ushuaia, with the Perito Moreno walkways, the icebergs of Upsala, the Beagle Channel and the End of the World train.',
      description: `The two places in the far south that nobody should miss, in one week. Three nights in **El Calafate**, with the Perito Moreno walkways and a boat among icebergs, and three in **Ushuaia**, with the Beagle in a small vessel and the End of the World train.

Hotels with a spa and a view of the water, domestic flights, transfers and guided outings. Daily from October to April; in winter, with sledges instead of trails.`,
      highlights: [
        'Four hours facing Perito Moreno',
        "A day's sailing among icebergs",
        'The Beagle in a small boat',
        'The coastal trail and the End of the World train',
        'Two hotels with a spa and a view of the water',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short', 'weather'),
      questions: listQuestions('en', 'clothing', 'luggage', 'extraNights'),
    },
    pt: {
      name: 'Geleira e Canal Beagle',
      summary:
        'Uma semana no extremo sul: três noites em El Calafate e três em Ushuaia, com as passarelas do Perito Moreno, os icebergs do Upsala, o Canal Beagle e o trem do Fim do Mundo.',
      description: `Os dois extremos imprescindíveis do sul em uma semana. Três noites em **El Calafate**, com as passarelas do Perito Moreno e navegação entre icebergs, e três em **Ushuaia**, com o Beagle em barco pequeno e o trem do Fim do Mundo.

Hotéis com spa e vista para a água, voos internos, traslados e passeios com guia. De outubro a abril, todos os dias; no inverno, com trenós em vez de trilhas.`,
      highlights: [
        'Quatro horas diante do Perito Moreno',
        'Um dia de navegação entre icebergs',
        'O Beagle em barco pequeno',
        'Trilha costeira e trem do Fim do Mundo',
        'Dois hotéis com spa e vista para a água',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short', 'weather'),
      questions: listQuestions('pt', 'clothing', 'luggage', 'extraNights'),
    },
  },
  pictures: [slider('icebergs', 2, 'dawn', 'summer'), main('penguins', 1, 'golden', 'summer')],
}
