import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { saltAndStarsDays } from '../itineraries/salt-and-stars.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'driver',
  'excursions',
  'oxygen',
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
  'altitudeInsurance',
  'visas',
] as const

export const saltAndStars: DemoItinerary = {
  key: 'salt-and-stars',
  code: 'BO-SAL-7',
  days: 7,
  nights: 6,
  level: 4,
  groupSize: { min: 2, max: 8 },
  destinations: ['san-pedro-de-atacama', 'salar-de-uyuni'],
  tours: ['atacama-stars', 'atacama-lagoons', 'uyuni-lagoons-crossing', 'uyuni-mirror'],
  hotels: ['atacama-hosteria-ayllu', 'uyuni-casa-de-sal-tunupa'],
  tags: ['travesía', 'cielos'],
  departures: {
    kind: 'weekdays',
    weekdays: [1, 5],
    minPax: 2,
    periods: [
      { from: '2027-05-01', to: '2027-11-30' },
      { from: '2028-05-01', to: '2028-11-30' },
    ],
  },
  validFrom: '2027-05-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 168000, currency: 'USD' },
  priceNote: priceNotes.withoutFlights,
  priceFromBasis: 'double',
  extensions: ['moai-and-desert', 'sacred-valley-and-lake'],
  itinerary: saltAndStarsDays,
  details: {
    es: {
      name: 'Sal y estrellas',
      summary:
        'Siete días por tierra de San Pedro de Atacama al Salar de Uyuni, con tres noches para aclimatarse, dos en refugios de las lagunas y una en un hotel de sal.',
      description: `De **San Pedro de Atacama** al **Salar de Uyuni** por tierra, con tres noches de aclimatación en el oasis, dos en refugios de las lagunas y una en un hotel de sal. De día, flamencos, géiseres y blanco sin fin; de noche, uno de los mejores cielos del planeta.

Vehículo 4x4 con oxígeno y dos conductores. De mayo a noviembre; en verano se ofrece la versión del espejo de agua.`,
      highlights: [
        'Una noche de telescopios con un astrónomo',
        'Lagunas a 4.100 metros y flamencos',
        'Tres días de lagunas de colores',
        'El salar desde el mediodía hasta las estrellas',
        '4x4 con oxígeno y dos conductores',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short', 'altitude'),
      questions: [
        ...listQuestions('es', 'altitude', 'single'),
        {
          question: '¿Cómo es la versión de verano?',
          answer:
            'De enero a marzo el salar tiene agua y se recorre con botas por la orilla del espejo; Incahuasi suele quedar inaccesible. Se cotiza aparte, con las mismas noches.',
        },
      ],
    },
    en: {
      name: 'Salt and stars',
      summary:
        'Seven days overland from San Pedro de Atacama to the Salar de Uyuni, with three nights to acclimatise, two in lodges by the lagoons and one in a hotel built of salt.',
      description: `From **San Pedro de Atacama** to the **Salar de Uyuni** overland, with three nights in the oasis to get used to the altitude, two in lodges by the lagoons and one in a hotel of salt. By day, flamingos, geysers and endless white; by night, one of the best skies on the planet.

A 4x4 with oxygen and two drivers. May to November; in summer we offer the mirror version.`,
      highlights: [
        'A night of telescopes with an astronomer',
        'Lagoons at 4,100 metres, and flamingos',
        'Three days of coloured lagoons',
        'The salt flat from midday until the stars',
        'A 4x4 with oxygen and two drivers',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short', 'altitude'),
      questions: [
        ...listQuestions('en', 'altitude', 'single'),
        {
          question: 'What is the summer version like?',
          answer:
            'From January to March the flat holds water and you walk the edge of the mirror in boots; Incahuasi is usually out of reach. It is quoted apart, with the same nights.',
        },
      ],
    },
    pt: {
      name: 'Sal e estrelas',
      summary:
        'Sete dias por terra de San Pedro de Atacama ao Salar de Uyuni, com três noites para se aclimatar, duas em refúgios das lagoas e uma num hotel de sal.',
      description: `De **San Pedro de Atacama** ao **Salar de Uyuni** por terra, com três noites de aclimatação no oásis, duas em refúgios das lagoas e uma num hotel de sal. De dia, flamingos, gêiseres e branco sem fim; à noite, um dos melhores céus do planeta.

Veículo 4x4 com oxigênio e dois motoristas. De maio a novembro; no verão oferecemos a versão do espelho d'água.`,
      highlights: [
        'Uma noite de telescópios com um astrônomo',
        'Lagoas a 4.100 metros e flamingos',
        'Três dias de lagoas coloridas',
        'O salar do meio-dia até as estrelas',
        '4x4 com oxigênio e dois motoristas',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short', 'altitude'),
      questions: [
        ...listQuestions('pt', 'altitude', 'single'),
        {
          question: 'Como é a versão de verão?',
          answer:
            'De janeiro a março o salar tem água e percorre-se a beira do espelho com botas; Incahuasi costuma ficar inacessível. É cotada à parte, com as mesmas noites.',
        },
      ],
    },
  },
  pictures: [slider('uyuni', 0, 'dawn', 'autumn'), main('uyuni', 1, 'dusk', 'summer')],
}
