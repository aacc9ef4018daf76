import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { tangoAndWaterfallsDays } from '../itineraries/tango-and-waterfalls.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'flights',
  'transfers',
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

export const tangoAndWaterfalls: DemoItinerary = {
  key: 'tango-and-waterfalls',
  code: 'AR-TANGO-6',
  days: 6,
  nights: 5,
  level: 1,
  groupSize: { min: 1, max: 20 },
  starred: true,
  destinations: ['buenos-aires', 'iguazu'],
  tours: ['buenos-aires-milonga', 'iguazu-devils-throat', 'iguazu-brazilian-side'],
  hotels: ['buenos-aires-casa-balcarce', 'iguazu-tres-fronteras'],
  tags: ['escapada', 'primera vez'],
  departures: { kind: 'daily', minPax: 1 },
  validFrom: '2026-10-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 128000, currency: 'USD' },
  priceNote: priceNotes.allYear,
  priceFromBasis: 'double',
  extensions: ['wine-weekend', 'glacier-and-channel'],
  itinerary: tangoAndWaterfallsDays,
  details: {
    es: {
      name: 'Tango y cataratas',
      summary:
        'Tres noches en San Telmo y dos en Iguazú, con una milonga de barrio, las cataratas desde los dos países, vuelos, traslados y entradas. Sale cualquier día del año.',
      description: `Tres noches en **Buenos Aires** y dos en **Iguazú**: la combinación más pedida, y con razón. Hotel con encanto en San Telmo, noche de milonga con bailarines y los dos lados de las cataratas, con vuelos de ida y vuelta, traslados, entradas y desayunos.

Sale cualquier día del año. Si coincide con la luna llena, avísenos: cambiamos una cena por el paseo nocturno a la Garganta del Diablo.`,
      highlights: [
        'Una casa de tres patios en San Telmo',
        'Milonga de club con bailarines',
        'La Garganta del Diablo a primera hora',
        'La vista de frente, desde Brasil',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short'),
      questions: listQuestions('es', 'brazilVisa', 'luggage', 'extraNights'),
    },
    en: {
      name: 'Tango and waterfalls',
      summary:
        'Three nights in San Telmo and two at Iguazú, with a neighbourhood milonga, the falls from both countries, flights, transfers and entrance fees. It starts on any day of the year.',
      description: `Three nights in **Buenos Aires** and two at **Iguazú**: the pair most often asked for, and rightly so. A charming hotel in San Telmo, a milonga night with dancers and both sides of the falls, with return flights, transfers, entrance fees and breakfasts.

It starts on any day of the year. If it coincides with a full moon, tell us: we will exchange a dinner for the night walk to the Devil's Throat.`,
      highlights: [
        'A house of three courtyards in San Telmo',
        'A club milonga with dancers',
        "The Devil's Throat first thing",
        'The view from the front, in Brazil',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short'),
      questions: listQuestions('en', 'brazilVisa', 'luggage', 'extraNights'),
    },
    pt: {
      name: 'Tango e cataratas',
      summary:
        'Três noites em San Telmo e duas em Iguaçu, com uma milonga de bairro, as cataratas pelos dois países, voos, traslados e ingressos. Sai em qualquer dia do ano.',
      description: `Três noites em **Buenos Aires** e duas em **Iguaçu**: a combinação mais pedida, e com razão. Hotel charmoso em San Telmo, noite de milonga com dançarinos e os dois lados das cataratas, com voos de ida e volta, traslados, ingressos e cafés da manhã.

Sai em qualquer dia do ano. Se coincidir com a lua cheia, avise: trocamos um jantar pelo passeio noturno à Garganta do Diabo.`,
      highlights: [
        'Uma casa de três pátios em San Telmo',
        'Milonga de clube com dançarinos',
        'A Garganta do Diabo logo cedo',
        'A vista de frente, do lado brasileiro',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short'),
      questions: listQuestions('pt', 'brazilVisa', 'luggage', 'extraNights'),
    },
  },
  pictures: [slider('iguazu', 2, 'dawn', 'summer'), main('iguazu', 1, 'dawn', 'spring')],
}
