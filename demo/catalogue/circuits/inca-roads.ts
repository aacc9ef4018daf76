import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { incaRoadsFirstDays } from '../itineraries/inca-roads-first-days.ts'
import { incaRoadsLastDays } from '../itineraries/inca-roads-last-days.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'regionalFlights',
  'driver',
  'excursions',
  'fullGuide',
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

export const incaRoads: DemoItinerary = {
  key: 'inca-roads',
  code: 'PE-INCA-13',
  days: 13,
  nights: 12,
  level: 3,
  groupSize: { min: 2, max: 12 },
  starred: true,
  destinations: ['machu-picchu', 'lago-titicaca', 'la-paz', 'salar-de-uyuni'],
  tours: [
    'machu-picchu-by-train',
    'machu-picchu-cusco-kitchen',
    'titicaca-uros-taquile',
    'la-paz-tiwanaku',
    'uyuni-mirror',
    'la-paz-cable-cars',
  ],
  hotels: [
    'machu-picchu-hacienda-kantu',
    'titicaca-hotel-balsa-dorada',
    'la-paz-hotel-chuquiago',
    'uyuni-casa-de-sal-tunupa',
    'machu-picchu-casa-del-pututo',
  ],
  tags: ['qhapaq ñan', 'arqueología', 'altiplano'],
  departures: {
    kind: 'dates',
    dates: [
      { date: '2027-04-17', status: 'guaranteed' },
      '2027-05-15',
      { date: '2027-06-12', status: 'guaranteed' },
      '2027-07-17',
      { date: '2027-08-14', status: 'guaranteed' },
      '2027-09-11',
      { date: '2027-10-09', status: 'guaranteed' },
      '2027-11-06',
      { date: '2028-04-22', status: 'guaranteed' },
      '2028-05-20',
      { date: '2028-06-17', status: 'guaranteed' },
    ],
    minPax: 2,
  },
  validFrom: '2027-04-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 342000, currency: 'USD' },
  priceNote: priceNotes.group,
  priceFromBasis: 'double',
  extensions: ['wine-weekend'],
  itinerary: [...incaRoadsFirstDays, ...incaRoadsLastDays],
  details: {
    es: {
      name: 'Por los caminos del Inca: de Cusco al salar',
      summary:
        'Trece días por la gran red vial de los incas, del Valle Sagrado al Salar de Uyuni: Machu Picchu, el Titicaca por sus dos orillas, Tiwanaku con arqueóloga y dos noches junto a la sal.',
      description: `Siguiendo hacia el sur la gran red vial de los incas, de la piedra de Cusco a la sal de Uyuni, siempre por encima de los tres mil metros y casi siempre por tierra. Un viaje para quien prefiere las fronteras lentas.

De abril a noviembre. Pide tiempo y buen humor, no un gran estado físico. Seguro con cobertura de altura obligatorio.`,
      highlights: [
        'Clase de cocina en San Blas después del mercado',
        'Machu Picchu en tren panorámico',
        'Uros, Taquile y la Isla del Sol',
        'La frontera por Copacabana, sin apuro',
        'Tiwanaku con una arqueóloga',
        'El salar hasta que salen las estrellas',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: [
        ...listQuestions('es', 'altitude', 'single'),
        {
          question: '¿Se puede subir dos veces a Machu Picchu?',
          answer:
            'Sí: quien quiera pasa la noche del día 4 en Aguas Calientes y vuelve a subir con otro circuito. Se agrega una noche al programa y hay que decidirlo al reservar las entradas.',
        },
      ],
    },
    en: {
      name: 'On the Inca roads: from Cusco to the salt flats',
      summary:
        'Thirteen days along the great highway of the Inca, from the Sacred Valley to the Salar de Uyuni: Machu Picchu, both shores of Titicaca, Tiwanaku with an archaeologist and two nights beside the salt.',
      description: `Southward along the great highway of the Inca, from the stones of Cusco to the salt of Uyuni, always above three thousand metres and nearly always overland. A journey for those who like their borders slow.

April to November. It asks for time and good humour rather than great fitness. Insurance that covers altitude is required.`,
      highlights: [
        'A cooking class in San Blas after the market',
        'Machu Picchu by panoramic train',
        'The Uros, Taquile and the Island of the Sun',
        'Over the border at Copacabana, unhurried',
        'Tiwanaku with an archaeologist',
        'The salt flat until the stars come out',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: [
        ...listQuestions('en', 'altitude', 'single'),
        {
          question: 'Can I go up to Machu Picchu twice?',
          answer:
            'Yes: those who wish spend the night of day 4 in Aguas Calientes and go up again on another circuit. It adds a night to the programme and must be decided when tickets are booked.',
        },
      ],
    },
    pt: {
      name: 'Pelos caminhos do Inca: de Cusco ao salar',
      summary:
        'Treze dias pela grande rede de estradas dos incas, do Vale Sagrado ao Salar de Uyuni: Machu Picchu, o Titicaca pelas duas margens, Tiwanaku com arqueóloga e duas noites junto ao sal.',
      description: `Seguindo para o sul a grande rede de estradas dos incas, da pedra de Cusco ao sal de Uyuni, sempre acima dos três mil metros e quase sempre por terra. Uma viagem para quem prefere as fronteiras lentas.

De abril a novembro. Pede tempo e bom humor, não grande preparo físico. Seguro com cobertura de altitude obrigatório.`,
      highlights: [
        'Aula de cozinha em San Blas depois do mercado',
        'Machu Picchu de trem panorâmico',
        'Uros, Taquile e a Ilha do Sol',
        'A fronteira por Copacabana, sem pressa',
        'Tiwanaku com uma arqueóloga',
        'O salar até saírem as estrelas',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: [
        ...listQuestions('pt', 'altitude', 'single'),
        {
          question: 'É possível subir duas vezes a Machu Picchu?',
          answer:
            'Sim: quem quiser passa a noite do dia 4 em Aguas Calientes e sobe de novo com outro circuito. Acrescenta-se uma noite ao programa e é preciso decidir na hora de reservar os ingressos.',
        },
      ],
    },
  },
  pictures: [
    slider('machu-picchu', 0, 'golden', 'autumn'),
    slider('titicaca', 0, 'golden', 'winter'),
    main('titicaca', 1, 'dawn', 'winter'),
  ],
}
