import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { trailsOfTheSouthDays } from '../itineraries/trails-of-the-south.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'boxLunches',
  'transfers',
  'excursions',
  'equipment',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'domesticFlights',
  'parkFees',
  'taxes',
  'tips',
  'drinks',
  'insurance',
] as const

export const trailsOfTheSouth: DemoItinerary = {
  key: 'trails-of-the-south',
  code: 'AR-SENDEROS-6',
  days: 6,
  nights: 5,
  level: 4,
  groupSize: { min: 1, max: 12 },
  destinations: ['el-calafate', 'el-chalten'],
  tours: ['calafate-ice-trek', 'chalten-laguna-de-los-tres', 'chalten-sunrise'],
  hotels: ['calafate-posada-coiron', 'chalten-hosteria-piedra-clavada'],
  tags: ['caminatas', 'aventura'],
  departures: {
    kind: 'daily',
    minPax: 2,
    periods: [
      { from: '2026-11-01', to: '2027-04-15' },
      { from: '2027-11-01', to: '2028-04-15' },
    ],
  },
  validFrom: '2026-11-01',
  validTo: '2028-04-15',
  priceFrom: { amount: 149000, currency: 'USD' },
  priceNote: priceNotes.withoutFlights,
  priceFromBasis: 'double',
  extensions: ['glacier-and-channel'],
  itinerary: trailsOfTheSouthDays,
  details: {
    es: {
      name: 'Crampones y senderos',
      summary:
        'Seis días para caminantes entre El Calafate y El Chaltén: crampones en el Perito Moreno, Laguna de los Tres, el amanecer sobre el Fitz Roy y un día de margen para el viento.',
      description: `Una escapada para caminantes: dos noches en **El Calafate**, con crampones sobre el hielo, y tres en **El Chaltén**, a pasos de los senderos del Fitz Roy. Posadas cálidas, viandas generosas y un día de margen para que el viento no arruine nada.

Incluye traslados por la ruta 40, guías y bastones. De noviembre a mediados de abril; los primeros quince días de abril, con el bosque encendido, se agotan primero.`,
      highlights: [
        'Caminata con crampones sobre el hielo',
        'Laguna de los Tres con guía habilitado',
        'Amanecer en el mirador de los Cóndores',
        'Una tarde de margen para el viento',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short', 'weather'),
      questions: listQuestions('es', 'fitness', 'clothing', 'extraNights'),
    },
    en: {
      name: 'Crampons and trails',
      summary:
        'Six days for walkers between El Calafate and El Chaltén: crampons on Perito Moreno, Laguna de los Tres, sunrise over Fitz Roy and a margin for the wind.',
      description: `A break for walkers: two nights in **El Calafate**, with crampons on the ice, and three in **El Chaltén**, steps away from the trails of Fitz Roy. Warm inns, generous packed lunches and a spare day so that the wind can ruin nothing.

Transfers along Route 40, guides and poles are included. November to mid-April; the first fortnight of April, when the forest is ablaze, sells out first.`,
      highlights: [
        'A walk on the ice with crampons',
        'Laguna de los Tres with a licensed guide',
        "Sunrise at the Condors' lookout",
        'An afternoon in hand for the wind',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short', 'weather'),
      questions: listQuestions('en', 'fitness', 'clothing', 'extraNights'),
    },
    pt: {
      name: 'Grampões e trilhas',
      summary:
        'Seis dias para caminhantes entre El Calafate e El Chaltén: grampões no Perito Moreno, Laguna de los Tres, o amanhecer sobre o Fitz Roy e um dia de folga para o vento.',
      description: `Uma escapada para caminhantes: duas noites em **El Calafate**, com grampões sobre o gelo, e três em **El Chaltén**, a passos das trilhas do Fitz Roy. Pousadas aconchegantes, lanches generosos e um dia de folga para que o vento não estrague nada.

Inclui traslados pela ruta 40, guias e bastões. De novembro a meados de abril; a primeira quinzena de abril, com o bosque todo vermelho, é a que se esgota primeiro.`,
      highlights: [
        'Caminhada com grampões sobre o gelo',
        'Laguna de los Tres com guia credenciado',
        'Amanhecer no mirante dos Condores',
        'Uma tarde de folga para o vento',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short', 'weather'),
      questions: listQuestions('pt', 'fitness', 'clothing', 'extraNights'),
    },
  },
  pictures: [slider('fitz-roy', 1, 'golden', 'autumn'), main('fitz-roy', 0, 'dusk', 'autumn')],
}
