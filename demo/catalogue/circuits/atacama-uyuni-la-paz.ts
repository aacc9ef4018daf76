import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { atacamaUyuniLaPazDays } from '../itineraries/atacama-uyuni-la-paz.ts'
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
  'oxygen',
  'borders',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'parkFees',
  'taxes',
  'tips',
  'drinks',
  'altitudeInsurance',
  'visas',
] as const

export const atacamaUyuniLaPaz: DemoItinerary = {
  key: 'atacama-uyuni-la-paz',
  code: 'BO-TRES-9',
  days: 9,
  nights: 8,
  level: 4,
  groupSize: { min: 2, max: 8 },
  starred: true,
  destinations: ['san-pedro-de-atacama', 'salar-de-uyuni', 'la-paz'],
  tours: ['atacama-lagoons', 'uyuni-lagoons-crossing', 'uyuni-mirror', 'la-paz-cable-cars'],
  hotels: ['atacama-hosteria-ayllu', 'uyuni-casa-de-sal-tunupa', 'la-paz-hotel-chuquiago'],
  tags: ['travesía', '4x4'],
  departures: {
    kind: 'dates',
    dates: [
      { date: '2027-05-08', status: 'guaranteed' },
      '2027-06-12',
      { date: '2027-07-10', status: 'guaranteed' },
      { date: '2027-08-14', status: 'guaranteed' },
      '2027-09-11',
      { date: '2027-10-09', status: 'few' },
      { date: '2027-11-06', status: 'guaranteed' },
      { date: '2028-05-13', status: 'guaranteed' },
      '2028-06-10',
      '2028-07-08',
      { date: '2028-08-12', status: 'guaranteed' },
    ],
    minPax: 2,
  },
  validFrom: '2027-05-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 264000, currency: 'USD' },
  priceNote: priceNotes.group,
  priceFromBasis: 'double',
  extensions: ['moai-and-desert', 'sacred-valley-and-lake'],
  itinerary: atacamaUyuniLaPazDays,
  details: {
    es: {
      name: 'Tres desiertos: Atacama, Uyuni y La Paz',
      summary:
        'Nueve días de San Pedro de Atacama a La Paz por las lagunas de Lípez y el Salar de Uyuni: dos vehículos, ocho viajeros como máximo, oxígeno, teléfono satelital y una subida paulatina.',
      description: `La gran travesía del altiplano, en subida paulatina y con noches bien elegidas. Se empieza en un oasis, se cruza un planeta de lagunas de colores y se termina en la ciudad más vertical del mundo.

De mayo a noviembre el recorrido es completo; de enero a marzo el salar es espejo y el trazado cambia con el agua. Máximo ocho viajeros en dos vehículos, con oxígeno y teléfono satelital.`,
      highlights: [
        'Tres noches en el oasis antes de pasar los 4.000 metros',
        'Laguna Verde y Laguna Colorada',
        'Géiseres Sol de Mañana a casi 5.000 metros',
        'La isla Incahuasi y un almuerzo en medio del salar',
        'Dos noches en un hotel de sal',
        'La Paz desde los teleféricos',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed', 'altitude'),
      questions: [
        ...listQuestions('es', 'altitude', 'single'),
        {
          question: '¿Cómo son los refugios de las lagunas?',
          answer:
            'Casas de piedra con calefacción, habitaciones dobles y baño, privado o en común según la fecha. Hay electricidad unas horas por la noche. Afuera la temperatura baja de los quince grados bajo cero en julio.',
        },
      ],
    },
    en: {
      name: 'Three deserts: Atacama, Uyuni and La Paz',
      summary:
        'Nine days from San Pedro de Atacama to La Paz by the lagoons of Lípez and the Salar de Uyuni: two vehicles, eight travellers at most, oxygen, a satellite phone and a gradual climb.',
      description: `The great crossing of the high plain, climbing little by little and with well-chosen nights. It begins in an oasis, crosses a planet of coloured lagoons and ends in the most vertical city in the world.

From May to November the route is complete; from January to March the flat is a mirror and the way round it follows the water. Eight travellers at most in two vehicles, with oxygen and a satellite phone.`,
      highlights: [
        'Three nights in the oasis before passing 4,000 metres',
        'Laguna Verde and Laguna Colorada',
        'The Sol de Mañana geysers at nearly 5,000 metres',
        'Incahuasi island and lunch in the middle of the salt',
        'Two nights in a hotel built of salt',
        'La Paz from its cable cars',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed', 'altitude'),
      questions: [
        ...listQuestions('en', 'altitude', 'single'),
        {
          question: 'What are the lodges by the lagoons like?',
          answer:
            'Stone houses with heating and double rooms; the bathroom is private or shared depending on the date. There is electricity for some hours in the evening. Outside it falls below minus fifteen in July.',
        },
      ],
    },
    pt: {
      name: 'Três desertos: Atacama, Uyuni e La Paz',
      summary:
        'Nove dias de San Pedro de Atacama a La Paz pelas lagoas de Lípez e o Salar de Uyuni: dois veículos, no máximo oito viajantes, oxigênio, telefone por satélite e uma subida gradual.',
      description: `A grande travessia do altiplano, em subida gradual e com noites bem escolhidas. Começa num oásis, cruza um planeta de lagoas coloridas e termina na cidade mais vertical do mundo.

De maio a novembro o percurso é completo; de janeiro a março o salar é espelho e o traçado muda com a água. No máximo oito viajantes em dois veículos, com oxigênio e telefone por satélite.`,
      highlights: [
        'Três noites no oásis antes de passar dos 4.000 metros',
        'Laguna Verde e Laguna Colorada',
        'Gêiseres Sol de Mañana a quase 5.000 metros',
        'A ilha Incahuasi e um almoço no meio do salar',
        'Duas noites num hotel de sal',
        'La Paz vista dos teleféricos',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed', 'altitude'),
      questions: [
        ...listQuestions('pt', 'altitude', 'single'),
        {
          question: 'Como são os refúgios das lagoas?',
          answer:
            'Casas de pedra com aquecimento, apartamentos duplos e banheiro, privativo ou coletivo conforme a data. Há eletricidade por algumas horas à noite. Fora, a temperatura cai abaixo de quinze graus negativos em julho.',
        },
      ],
    },
  },
  pictures: [
    slider('uyuni', 2, 'golden', 'summer'),
    slider('atacama', 0, 'golden', 'winter'),
    main('uyuni', 0, 'day', 'summer'),
  ],
}
