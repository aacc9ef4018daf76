import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { sambaAndFallsDays } from '../itineraries/samba-and-falls.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'regionalFlights',
  'transfers',
  'excursions',
  'entrances',
  'borders',
] as const

const excluded = [
  'internationalFlights',
  'taxes',
  'tips',
  'drinks',
  'optionals',
  'insurance',
  'visas',
] as const

export const sambaAndFalls: DemoItinerary = {
  key: 'samba-and-falls',
  code: 'BR-RIO-6',
  days: 6,
  nights: 5,
  level: 1,
  groupSize: { min: 1, max: 20 },
  destinations: ['rio-de-janeiro', 'iguazu'],
  tours: ['rio-sugarloaf-corcovado', 'rio-samba', 'iguazu-brazilian-side', 'iguazu-devils-throat'],
  hotels: ['rio-hotel-morro-da-lua', 'iguazu-timbo-lodge'],
  tags: ['playa', 'primera vez'],
  departures: {
    kind: 'daily',
    minPax: 2,
    except: [
      { from: '2027-02-04', to: '2027-02-11' },
      { from: '2028-02-24', to: '2028-03-02' },
    ],
  },
  validFrom: '2026-10-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 189000, currency: 'USD' },
  priceNote: priceNotes.allYear,
  priceFromBasis: 'double',
  extensions: ['tango-and-waterfalls'],
  itinerary: sambaAndFallsDays,
  details: {
    es: {
      name: 'Río y las cataratas',
      summary:
        'Tres noches en Ipanema y dos en la selva de Iguazú: el Cristo en el primer tren, el Pan de Azúcar al atardecer, samba donde nació el samba y las cataratas por los dos costados.',
      description: `Tres noches sobre la playa de **Ipanema** y dos en la selva de **Iguazú**. El Cristo antes que nadie, el Pan de Azúcar al atardecer, samba donde nació el samba y las cataratas por los dos costados.

Vuelo directo entre ambos destinos, traslados y entradas con horario. Todo el año, menos en Carnaval, que tiene programa propio.`,
      highlights: [
        'El Cristo antes que nadie',
        'El Pan de Azúcar al atardecer',
        'Samba en la Pequeña África',
        'Las cataratas por los dos lados',
        'Un lodge sobre pilotes en la selva',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short'),
      questions: listQuestions('es', 'brazilVisa', 'yellowFever', 'extraNights'),
    },
    en: {
      name: 'Rio and the falls',
      summary:
        'Three nights in Ipanema and two in the forest of Iguazú: Christ the Redeemer by the first train, Sugarloaf at sunset, samba where samba was born and the falls from both sides.',
      description: `Three nights above **Ipanema** beach and two in the forest of **Iguazú**. Christ the Redeemer before anyone else, Sugarloaf at sunset, samba where samba was born and the falls from both sides.

Flights between the two, transfers and timed tickets are included. All year, except for Carnival, which has a programme of its own.`,
      highlights: [
        'Christ the Redeemer before anyone else',
        'Sugarloaf at sunset',
        'Samba in Little Africa',
        'The falls from both sides',
        'A lodge on stilts in the forest',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short'),
      questions: listQuestions('en', 'brazilVisa', 'yellowFever', 'extraNights'),
    },
    pt: {
      name: 'Rio e as cataratas',
      summary:
        'Três noites em Ipanema e duas na selva de Iguaçu: o Cristo no primeiro trem, o Pão de Açúcar no fim da tarde, samba onde o samba nasceu e as cataratas pelos dois lados.',
      description: `Três noites na praia de **Ipanema** e duas na selva de **Iguaçu**. O Cristo antes de todo mundo, o Pão de Açúcar no fim da tarde, samba onde o samba nasceu e as cataratas pelos dois lados.

Voos entre os dois destinos, traslados e ingressos com hora marcada. O ano todo, menos no Carnaval, que tem programa próprio.`,
      highlights: [
        'O Cristo antes de todo mundo',
        'O Pão de Açúcar no fim da tarde',
        'Samba na Pequena África',
        'As cataratas pelos dois lados',
        'Um lodge sobre palafitas na selva',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short'),
      questions: listQuestions('pt', 'brazilVisa', 'yellowFever', 'extraNights'),
    },
  },
  pictures: [slider('rio', 2, 'golden', 'summer'), main('rio', 0, 'day', 'summer')],
}
