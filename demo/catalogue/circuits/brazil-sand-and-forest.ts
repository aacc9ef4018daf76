import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { brazilSandAndForestFirstDays } from '../itineraries/brazil-sand-and-forest-first-days.ts'
import { brazilSandAndForestLastDays } from '../itineraries/brazil-sand-and-forest-last-days.ts'
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

export const brazilSandAndForest: DemoItinerary = {
  key: 'brazil-sand-and-forest',
  code: 'BR-ARENA-13',
  days: 13,
  nights: 12,
  level: 3,
  groupSize: { min: 2, max: 12 },
  destinations: ['rio-de-janeiro', 'lencois-maranhenses', 'amazonia'],
  tours: [
    'rio-sugarloaf-corcovado',
    'rio-tijuca',
    'lencois-lagoons',
    'lencois-preguicas',
    'amazonia-meeting-of-waters',
    'amazonia-night-canoe',
  ],
  hotels: ['rio-casa-mangueira-rosa', 'lencois-pouso-do-buriti', 'amazonia-samauma-lodge'],
  tags: ['brasil', 'playas'],
  departures: {
    kind: 'dates',
    dates: [
      '2027-06-12',
      { date: '2027-06-26', status: 'guaranteed' },
      { date: '2027-07-10', status: 'guaranteed' },
      '2027-07-24',
      { date: '2027-08-07', status: 'guaranteed' },
      '2027-08-21',
      { date: '2027-09-04', status: 'few' },
      { date: '2028-06-24', status: 'guaranteed' },
      { date: '2028-07-08', status: 'guaranteed' },
      '2028-07-22',
      { date: '2028-08-05', status: 'guaranteed' },
    ],
    minPax: 2,
  },
  validFrom: '2027-06-01',
  validTo: '2028-09-30',
  priceFrom: { amount: 365000, currency: 'USD' },
  priceNote: priceNotes.group,
  priceFromBasis: 'double',
  extensions: ['samba-and-falls'],
  itinerary: [...brazilSandAndForestFirstDays, ...brazilSandAndForestLastDays],
  details: {
    es: {
      name: 'Brasil de arena y selva',
      summary:
        'Trece días de Brasil en julio y agosto: Río con tiempo de playa, las lagunas de los Lençóis Maranhenses en su punto más lleno y cuatro noches en Manaos y el río Negro.',
      description: `Tres Brasiles que no se parecen: la ciudad entre morros, el desierto con lagunas y la selva inundada. Un recorrido pensado para julio y agosto, cuando los tres están en su mejor momento.

De junio a septiembre. Vacuna contra la fiebre amarilla recomendada. Equipaje blando para las lanchas y ganas de andar descalzo.`,
      highlights: [
        'El Cristo en el primer tren y la floresta de Tijuca con un biólogo',
        'São Luís y sus fachadas de azulejos',
        'Una noche en Atins, entre el río y el mar',
        'Lagunas de agua de lluvia al atardecer',
        'El encuentro de las aguas',
        'Canoa nocturna por el bosque inundado',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed'),
      questions: [
        ...listQuestions('es', 'yellowFever', 'single'),
        {
          question: '¿Qué equipaje conviene llevar?',
          answer:
            'Un bolso blando de hasta 15 kg: en las lanchas y en las camionetas de la arena no entran maletas rígidas. Lo que no use en el norte puede quedar guardado en el hotel de Río.',
        },
      ],
    },
    en: {
      name: 'Brazil of sand and forest',
      summary:
        'Thirteen days of Brazil in July and August: Rio with time for the beach, the lagoons of the Lençóis Maranhenses at their fullest and four nights in Manaus and on the Negro river.',
      description: `Three Brazils that are nothing alike: the city among the hills, the desert with lagoons and the flooded forest. A route made for July and August, when all three are at their best.

June to September. Yellow-fever vaccination is recommended. Bring soft luggage for the launches and a wish to go barefoot.`,
      highlights: [
        'Christ the Redeemer by the first train, and the Tijuca forest with a biologist',
        'São Luís and its tiled façades',
        'A night in Atins, between river and sea',
        'Lagoons of rainwater at sunset',
        'The meeting of the waters',
        'A night canoe through the flooded forest',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed'),
      questions: [
        ...listQuestions('en', 'yellowFever', 'single'),
        {
          question: 'What luggage is best?',
          answer:
            'A soft bag of up to 15 kg: rigid suitcases do not fit in the launches or the sand trucks. What you will not need in the north can stay at the hotel in Rio.',
        },
      ],
    },
    pt: {
      name: 'Brasil de areia e floresta',
      summary:
        'Treze dias de Brasil em julho e agosto: Rio com tempo de praia, as lagoas dos Lençóis Maranhenses no seu ponto mais cheio e quatro noites em Manaus e no rio Negro.',
      description: `Três Brasis que não se parecem: a cidade entre morros, o deserto com lagoas e a floresta alagada. Um roteiro pensado para julho e agosto, quando os três estão no seu melhor momento.

De junho a setembro. Vacina contra febre amarela recomendada. Bagagem macia para as voadeiras e vontade de andar descalço.`,
      highlights: [
        'O Cristo no primeiro trem e a Floresta da Tijuca com um biólogo',
        'São Luís e suas fachadas de azulejos',
        'Uma noite em Atins, entre o rio e o mar',
        'Lagoas de água da chuva ao pôr do sol',
        'O encontro das águas',
        'Canoa noturna pela floresta alagada',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed'),
      questions: [
        ...listQuestions('pt', 'yellowFever', 'single'),
        {
          question: 'Que bagagem levar?',
          answer:
            'Uma bolsa macia de até 15 kg: malas rígidas não cabem nas voadeiras nem nas jardineiras. O que não for usado no norte pode ficar guardado no hotel do Rio.',
        },
      ],
    },
  },
  pictures: [
    slider('lencois', 0, 'golden', 'summer'),
    slider('amazonas', 2, 'golden', 'summer'),
    main('amazonas', 1, 'golden', 'summer'),
  ],
}
