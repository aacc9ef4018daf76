import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { iceAndGraniteDays } from '../itineraries/ice-and-granite.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'boxLunches',
  'transfers',
  'excursions',
  'fullGuide',
  'equipment',
  'borders',
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

export const iceAndGranite: DemoItinerary = {
  key: 'ice-and-granite',
  code: 'AR-TREK-10',
  days: 10,
  nights: 9,
  level: 5,
  groupSize: { min: 2, max: 12 },
  starred: true,
  destinations: ['el-calafate', 'el-chalten', 'torres-del-paine'],
  tours: [
    'calafate-ice-trek',
    'chalten-laguna-de-los-tres',
    'chalten-sunrise',
    'paine-base-of-the-towers',
  ],
  hotels: ['calafate-posada-coiron', 'chalten-refugio-lenga', 'paine-estancia-tres-cuernos'],
  tags: ['caminatas', 'parques nacionales'],
  departures: {
    kind: 'dates',
    dates: [
      { date: '2026-12-05', status: 'guaranteed' },
      '2027-01-16',
      { date: '2027-02-13', status: 'guaranteed' },
      { date: '2027-03-13', status: 'few' },
      '2027-11-13',
      { date: '2027-12-04', status: 'guaranteed' },
      '2028-01-15',
      { date: '2028-02-12', status: 'guaranteed' },
      '2028-03-11',
    ],
    minPax: 2,
  },
  validFrom: '2026-11-01',
  validTo: '2028-04-15',
  priceFrom: { amount: 346000, currency: 'USD' },
  priceNote: priceNotes.group,
  priceFromBasis: 'double',
  extensions: ['glacier-and-channel'],
  itinerary: iceAndGraniteDays,
  details: {
    es: {
      name: 'Hielo y granito: gran trekking patagónico',
      summary:
        'Diez días a pie entre el Perito Moreno, el Fitz Roy y las Torres del Paine, en grupo de hasta doce personas, con guías de montaña, viandas y un día de margen para el viento.',
      description: `Los dos macizos más hermosos de la Patagonia y el glaciar que los separa, a pie y a buen ritmo. Se camina mucho de día y se duerme muy bien de noche; el equipaje grande viaja siempre en vehículo.

De noviembre a abril, hasta doce viajeros. Requiere buen estado físico: etapas de hasta veintidós kilómetros, sin tramos técnicos. Incluye guías de montaña, viandas y bastones.`,
      highlights: [
        'Crampones sobre el hielo del Perito Moreno',
        'Laguna de los Tres, al pie del Fitz Roy',
        'El amanecer desde el mirador de los Cóndores',
        'La base de las Torres, con veinte kilómetros de marcha',
        'Un día de reserva por si cambia el tiempo',
        'El equipaje grande viaja siempre en vehículo',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed', 'weather'),
      questions: listQuestions('es', 'fitness', 'clothing', 'single'),
    },
    en: {
      name: 'Ice and granite: the great Patagonian trek',
      summary:
        'Ten days on foot between Perito Moreno, Fitz Roy and the Towers of Paine, in a party of twelve at most, with mountain guides, packed lunches and a spare day for the wind.',
      description: `The two loveliest massifs in Patagonia and the glacier between them, on foot and at a good pace. You walk hard by day and sleep soundly by night; the heavy luggage always goes by road.

November to April, twelve travellers at most. You need to be fit: stages of up to twenty-two kilometres, none of them technical. Mountain guides, packed lunches and poles are included.`,
      highlights: [
        'Crampons on the ice of Perito Moreno',
        'Laguna de los Tres, at the foot of Fitz Roy',
        "Sunrise from the Condors' lookout",
        'The base of the Towers, a walk of twenty kilometres',
        'A day in reserve in case the weather changes',
        'Heavy luggage always goes by road',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed', 'weather'),
      questions: listQuestions('en', 'fitness', 'clothing', 'single'),
    },
    pt: {
      name: 'Gelo e granito: o grande trekking patagônico',
      summary:
        'Dez dias a pé entre o Perito Moreno, o Fitz Roy e as Torres del Paine, em grupo de até doze pessoas, com guias de montanha, lanches de trilha e um dia de folga para o vento.',
      description: `Os dois maciços mais bonitos da Patagônia e a geleira que os separa, a pé e em bom ritmo. Caminha-se muito de dia e dorme-se muito bem à noite; a bagagem grande viaja sempre de carro.

De novembro a abril, até doze viajantes. Pede bom preparo físico: etapas de até vinte e dois quilômetros, sem trechos técnicos. Inclui guias de montanha, lanches e bastões.`,
      highlights: [
        'Grampões sobre o gelo do Perito Moreno',
        'Laguna de los Tres, ao pé do Fitz Roy',
        'O amanhecer no mirante dos Condores',
        'A base das Torres, com vinte quilômetros de caminhada',
        'Um dia de reserva caso o tempo mude',
        'A bagagem grande viaja sempre de carro',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed', 'weather'),
      questions: listQuestions('pt', 'fitness', 'clothing', 'single'),
    },
  },
  pictures: [
    slider('fitz-roy', 0, 'golden', 'autumn'),
    slider('torres-del-paine', 0, 'day', 'summer'),
    main('torres-del-paine', 1, 'golden', 'summer'),
  ],
}
