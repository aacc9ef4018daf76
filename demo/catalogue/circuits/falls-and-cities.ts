import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { fallsAndCitiesDays } from '../itineraries/falls-and-cities.ts'
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
  'assistance',
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

export const fallsAndCities: DemoItinerary = {
  key: 'falls-and-cities',
  code: 'BR-SAMBA-9',
  days: 9,
  nights: 8,
  level: 2,
  groupSize: { min: 2, max: 20 },
  destinations: ['rio-de-janeiro', 'iguazu', 'buenos-aires'],
  tours: [
    'rio-sugarloaf-corcovado',
    'rio-samba',
    'iguazu-brazilian-side',
    'iguazu-devils-throat',
    'buenos-aires-milonga',
    'buenos-aires-neighbourhoods',
    'buenos-aires-parrilla',
  ],
  hotels: ['rio-hotel-morro-da-lua', 'iguazu-tres-fronteras', 'buenos-aires-casa-balcarce'],
  tags: ['primera vez', 'música'],
  departures: { kind: 'daily', minPax: 2 },
  validFrom: '2026-10-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 312000, currency: 'USD' },
  priceNote: priceNotes.lowSeason,
  priceFromBasis: 'double',
  priceFromUntil: '2027-12-31',
  extensions: ['river-plate-escape'],
  itinerary: fallsAndCitiesDays,
  details: {
    es: {
      name: 'Samba, cataratas y tango',
      summary:
        'Nueve días entre Río de Janeiro, las cataratas desde los dos países y Buenos Aires, con samba, asado y una milonga de barrio. Vuelos regionales y trámites de frontera incluidos.',
      description: `Las dos ciudades con más ritmo de Sudamérica y, entre una y otra, la mayor caída de agua del planeta. Un clásico que funciona tanto para una luna de miel como para un grupo de amigos.

Todo el año. Para Carnaval, en febrero o marzo, las noches de Río se reservan con un año. Incluye vuelos, traslados y trámites de frontera; conviene revisar con tiempo si hace falta visa para Brasil.`,
      highlights: [
        'El Cristo Redentor en el primer tren',
        'El Pan de Azúcar al caer la tarde',
        'Una noche de samba en la Pequeña África',
        'Las cataratas por los dos costados',
        'El sur de Buenos Aires con una historiadora',
        'Una milonga de club con bailarines',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard'),
      questions: listQuestions('es', 'brazilVisa', 'yellowFever', 'change'),
    },
    en: {
      name: 'Samba, waterfalls and tango',
      summary:
        'Nine days between Rio de Janeiro, the falls from both countries and Buenos Aires, with samba, asado and a neighbourhood milonga. Regional flights and border formalities are included.',
      description: `The two cities with most rhythm in South America and, between them, the greatest waterfall system on the planet. A classic that suits a honeymoon as well as a party of friends.

All year. For Carnival, in February or March, nights in Rio are booked a year ahead. Flights, transfers and border formalities are included; do check in good time whether you need a visa for Brazil.`,
      highlights: [
        'Christ the Redeemer by the first train',
        'Sugarloaf at the end of the afternoon',
        'A samba night in Little Africa',
        'The falls from both sides',
        'The south of Buenos Aires with a historian',
        'A club milonga with dancers',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard'),
      questions: listQuestions('en', 'brazilVisa', 'yellowFever', 'change'),
    },
    pt: {
      name: 'Samba, cataratas e tango',
      summary:
        'Nove dias entre o Rio de Janeiro, as cataratas pelos dois países e Buenos Aires, com samba, churrasco e uma milonga de bairro. Voos regionais e trâmites de fronteira incluídos.',
      description: `As duas cidades com mais ritmo da América do Sul e, entre uma e outra, o maior conjunto de quedas d'água do planeta. Um clássico que serve tanto para a lua de mel quanto para um grupo de amigos.

O ano todo. Para o Carnaval, em fevereiro ou março, as noites do Rio se reservam com um ano de antecedência. Inclui voos, traslados e trâmites de fronteira.`,
      highlights: [
        'O Cristo Redentor no primeiro trem',
        'O Pão de Açúcar no fim da tarde',
        'Uma noite de samba na Pequena África',
        'As cataratas pelos dois lados',
        'O sul de Buenos Aires com uma historiadora',
        'Uma milonga de clube com dançarinos',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard'),
      questions: listQuestions('pt', 'brazilVisa', 'yellowFever', 'change'),
    },
  },
  pictures: [
    slider('rio', 0, 'dusk', 'summer'),
    slider('tango', 1, 'night', 'summer'),
    main('rio', 1, 'golden', 'summer'),
  ],
}
