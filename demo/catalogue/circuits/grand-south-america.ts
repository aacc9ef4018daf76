import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { grandSouthAmericaFirstDays } from '../itineraries/grand-south-america-first-days.ts'
import { grandSouthAmericaLastDays } from '../itineraries/grand-south-america-last-days.ts'
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
  'fullGuide',
  'oxygen',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'taxes',
  'tips',
  'drinks',
  'altitudeInsurance',
  'visas',
] as const

export const grandSouthAmerica: DemoItinerary = {
  key: 'grand-south-america',
  code: 'SA-GRAN-21',
  days: 21,
  nights: 20,
  level: 3,
  groupSize: { min: 2, max: 16 },
  starred: true,
  destinations: [
    'machu-picchu',
    'salar-de-uyuni',
    'san-pedro-de-atacama',
    'buenos-aires',
    'el-calafate',
    'iguazu',
    'rio-de-janeiro',
  ],
  tours: [
    'machu-picchu-by-train',
    'uyuni-mirror',
    'uyuni-lagoons-crossing',
    'atacama-stars',
    'buenos-aires-milonga',
    'calafate-ice-trek',
    'iguazu-devils-throat',
    'rio-sugarloaf-corcovado',
    'buenos-aires-neighbourhoods',
    'calafate-icebergs',
    'iguazu-brazilian-side',
  ],
  hotels: [
    'machu-picchu-hacienda-kantu',
    'uyuni-casa-de-sal-tunupa',
    'atacama-casa-chanar',
    'buenos-aires-palacio-alvarado',
    'calafate-viento-blanco',
    'iguazu-timbo-lodge',
    'rio-hotel-morro-da-lua',
  ],
  tags: ['gran viaje', 'imperdible'],
  bannedTags: ['familias'],
  departures: {
    kind: 'dates',
    dates: [
      { date: '2027-04-10', status: 'guaranteed' },
      { date: '2027-09-18', status: 'guaranteed' },
      '2027-10-09',
      { date: '2027-10-30', status: 'guaranteed' },
      { date: '2028-04-15', status: 'guaranteed' },
      '2028-09-16',
      { date: '2028-10-07', status: 'guaranteed' },
    ],
    minPax: 2,
  },
  validFrom: '2027-04-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 984000, currency: 'USD' },
  priceNote: priceNotes.group,
  priceFromBasis: 'double',
  extensions: ['moai-and-desert'],
  itinerary: [...grandSouthAmericaFirstDays, ...grandSouthAmericaLastDays],
  details: {
    es: {
      name: 'Gran viaje por Sudamérica',
      summary:
        'Tres semanas y cinco países, de Machu Picchu a Río de Janeiro: el salar y sus lagunas, Atacama, Buenos Aires, el Perito Moreno y las cataratas, con la altura primero y días libres donde hacen falta.',
      description: `Tres semanas, cinco países y siete lugares que por sí solos justifican un vuelo. Es nuestro viaje más completo, armado para que la altura llegue primero y el mar al final, con días libres donde hacen falta.

De abril a noviembre, tiempo seco en todo el recorrido; de octubre a abril, los días más largos en la Patagonia. Incluye todos los vuelos regionales, hoteles de primera y asistencia las veinticuatro horas.`,
      highlights: [
        'Cinco noches en el Valle Sagrado',
        'El Salar de Uyuni y tres días de lagunas hasta la frontera',
        'Una noche de telescopios en Atacama',
        'Crampones sobre el Perito Moreno',
        'Las cataratas por los dos lados',
        'El Pan de Azúcar para despedirse',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: [
        ...listQuestions('es', 'altitude', 'luggage', 'single'),
        {
          question: '¿Se puede hacer solo una parte?',
          answer:
            'Sí. El programa se divide bien en Buenos Aires: los once primeros días forman el tramo andino y los diez últimos, el atlántico. Cada uno se cotiza por separado.',
        },
      ],
    },
    en: {
      name: 'The grand tour of South America',
      summary:
        'Three weeks and five countries, from Machu Picchu to Rio de Janeiro: the salt flat and its lagoons, Atacama, Buenos Aires, Perito Moreno and the falls, with altitude first and free days where you need them.',
      description: `Three weeks, five countries and seven places any one of which would be worth the flight. It is our fullest journey, put together so that altitude comes first and the sea last, with free days where you need them.

April to November for dry skies everywhere; October to April for the longest Patagonian days. All regional flights, first-class hotels and round-the-clock assistance are included.`,
      highlights: [
        'Five nights in the Sacred Valley',
        'The Salar de Uyuni and three days of lagoons to the border',
        'A night of telescopes in Atacama',
        'Crampons on Perito Moreno',
        'The falls from both sides',
        'Sugarloaf to say goodbye',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: [
        ...listQuestions('en', 'altitude', 'luggage', 'single'),
        {
          question: 'Can I do only a part of it?',
          answer:
            'Yes. The programme divides well at Buenos Aires: the first eleven days make the Andean half and the last ten the Atlantic one. Each is quoted on its own.',
        },
      ],
    },
    pt: {
      name: 'A grande viagem pela América do Sul',
      summary:
        'Três semanas e cinco países, de Machu Picchu ao Rio de Janeiro: o salar e suas lagoas, Atacama, Buenos Aires, o Perito Moreno e as cataratas, com a altitude primeiro e dias livres onde fazem falta.',
      description: `Três semanas, cinco países e sete lugares que sozinhos já justificariam um voo. É a nossa viagem mais completa, montada para que a altitude venha primeiro e o mar por último, com dias livres onde fazem falta.

De abril a novembro, tempo seco em todo o percurso; de outubro a abril, os dias mais longos na Patagônia. Inclui todos os voos regionais, hotéis de primeira e assistência 24 horas.`,
      highlights: [
        'Cinco noites no Vale Sagrado',
        'O Salar de Uyuni e três dias de lagoas até a fronteira',
        'Uma noite de telescópios no Atacama',
        'Grampões sobre o Perito Moreno',
        'As cataratas pelos dois lados',
        'O Pão de Açúcar para se despedir',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard', 'guaranteed', 'altitude', 'machuPicchu'),
      questions: [
        ...listQuestions('pt', 'altitude', 'luggage', 'single'),
        {
          question: 'É possível fazer só uma parte?',
          answer:
            'Sim. O programa se divide bem em Buenos Aires: os onze primeiros dias formam o trecho andino e os dez últimos, o atlântico. Cada um é cotado em separado.',
        },
      ],
    },
  },
  pictures: [
    slider('uyuni', 1, 'golden', 'winter'),
    slider('buenos-aires', 2, 'dusk', 'spring'),
    main('machu-picchu', 1, 'golden', 'winter'),
  ],
}
