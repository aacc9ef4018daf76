import type { Outings } from '../../guide.ts'

export const iguazuOutings: Outings = {
  tours: {
    'iguazu-devils-throat': {
      location: { lat: -25.695278, lng: -54.436667 },
      durationMinutes: 480,
      startTimes: ['07:30'],
      level: 2,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 9800, currency: 'USD' },
      included: ['transfers', 'naturalist', 'parkTicket', 'train', 'lunch'],
      excluded: ['drinks', 'tips'],
      texts: {
        es: {
          summary:
            'Un día completo entre los saltos, con la Garganta del Diablo a primera hora, los dos circuitos y un guía naturalista.',
          highlights: [
            'La Garganta antes de que llegue la multitud',
            'Circuito Superior e Inferior en un mismo día',
            'Unos siete kilómetros casi siempre llanos',
          ],
          questions: [
            {
              question: '¿Cuánto se camina?',
              answer:
                'Unos siete kilómetros en el día, con muchas pausas. El Circuito Inferior tiene escaleras y puede acortarse.',
            },
          ],
        },
        en: {
          summary:
            "A full day among the falls: the Devil's Throat first thing, both circuits and a naturalist guide.",
          highlights: [
            "The Devil's Throat before the crowd arrives",
            'Upper and Lower Circuits in one day',
            'Some seven kilometres, nearly all of them level',
          ],
          questions: [
            {
              question: 'How much walking is there?',
              answer:
                'About seven kilometres over the day, with many pauses. The Lower Circuit has steps and can be cut short.',
            },
          ],
        },
        pt: {
          summary:
            'Um dia inteiro entre as quedas: a Garganta do Diabo logo cedo, os dois circuitos e um guia naturalista.',
          highlights: [
            'A Garganta antes da multidão',
            'Circuitos Superior e Inferior no mesmo dia',
            'Uns sete quilômetros, quase sempre planos',
          ],
          questions: [
            {
              question: 'Quanto se caminha?',
              answer:
                'Cerca de sete quilômetros no dia, com muitas pausas. O Circuito Inferior tem escadas e pode ser encurtado.',
            },
          ],
        },
      },
    },
    'iguazu-brazilian-side': {
      location: { lat: -25.687, lng: -54.4445 },
      durationMinutes: 300,
      startTimes: ['08:00', '13:00'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 8200, currency: 'USD' },
      included: ['transfers', 'guide', 'parkTicket'],
      excluded: ['lunch', 'visa', 'tips'],
      texts: {
        es: {
          summary:
            'Medio día en Brasil para ver las cataratas de frente, de mirador en mirador, hasta la pasarela sobre el río.',
          highlights: [
            'El conjunto de los saltos en una sola mirada',
            'La pasarela al pie del salto Floriano',
            'Nos ocupamos del cruce de frontera',
          ],
        },
        en: {
          summary:
            'Half a day in Brazil to see the falls head on, from one lookout to the next, down to the walkway over the river.',
          highlights: [
            'All the falls in a single sweep',
            'The walkway at the foot of the Floriano fall',
            'We see to the border crossing',
          ],
        },
        pt: {
          summary:
            'Meio dia no Brasil para ver as cataratas de frente, de mirante em mirante, até a passarela sobre o rio.',
          highlights: [
            'Todas as quedas num só olhar',
            'A passarela ao pé do salto Floriano',
            'Cuidamos da travessia da fronteira',
          ],
        },
      },
    },
    'iguazu-full-moon': {
      location: { lat: -25.684, lng: -54.4548 },
      durationMinutes: 150,
      startTimes: ['19:45', '20:30', '21:15'],
      level: 1,
      minAge: 7,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 1, max: 40 },
      priceFrom: { amount: 11500, currency: 'USD' },
      included: ['transfers', 'train', 'parkTicket', 'guide'],
      excluded: ['dinner', 'drinks', 'tips'],
      texts: {
        es: {
          summary:
            'Cinco noches al mes el parque abre a oscuras: tren por la selva, pasarela sin linternas y, con suerte, un arco iris de luna.',
          highlights: [
            'Solo alrededor de la luna llena',
            'El arco iris lunar sobre el vapor',
            'Una selva que a esa hora es de los sonidos',
          ],
          seasonNote:
            'De abril a septiembre el cielo suele estar más despejado; en verano hay que contar con nubes de tormenta.',
        },
        en: {
          summary:
            'Five nights a month the park opens in the dark: a train through the forest, a walkway without torches and, with luck, a lunar rainbow.',
          highlights: [
            'Only around the full moon',
            'A lunar rainbow over the spray',
            'A forest that belongs, at that hour, to its sounds',
          ],
          seasonNote:
            'Skies tend to be clearer from April to September; in summer be ready for storm clouds.',
        },
        pt: {
          summary:
            'Cinco noites por mês o parque abre no escuro: trem pela mata, passarela sem lanternas e, com sorte, um arco-íris lunar.',
          highlights: [
            'Somente em torno da lua cheia',
            'O arco-íris lunar sobre a névoa',
            'Uma mata que, a essa hora, é feita de sons',
          ],
          seasonNote:
            'De abril a setembro o céu costuma estar mais limpo; no verão, conte com nuvens de temporal.',
        },
      },
    },
  },
  hotels: {
    'iguazu-timbo-lodge': {
      location: { lat: -25.6118, lng: -54.5535 },
      address: 'Camino Iryapú, lote 14, Puerto Iguazú',
      website: 'https://example.com/timbo-selva-lodge',
      rooms: 24,
      checkIn: '15:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'pool',
        'restaurant',
        'bar',
        'breakfast',
        'airConditioning',
        'terrace',
        'airportTransfer',
        'laundry',
      ],
      summary: {
        es: 'Veinticuatro villas sobre pilotes en la reserva Iryapú, con piscina entre palmitos y senderos propios.',
        en: 'Twenty-four villas on stilts in the Iryapú reserve, with a pool among the palms and trails of its own.',
        pt: 'Vinte e quatro chalés sobre palafitas na reserva Iryapú, com piscina entre palmeiras e trilhas próprias.',
      },
    },
    'iguazu-tres-fronteras': {
      location: { lat: -25.5925, lng: -54.5868 },
      address: 'Avenida de los Lapachos 1250, Puerto Iguazú',
      rooms: 78,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'restaurant',
        'bar',
        'breakfast',
        'airConditioning',
        'terrace',
        'view',
        'family',
        'accessible',
      ],
      summary: {
        es: 'Habitaciones familiares sobre la barranca, con tres países a la vista desde la terraza.',
        en: 'Family rooms above the riverbank, with three countries in view from the terrace.',
        pt: 'Quartos familiares no alto do barranco, com três países à vista do terraço.',
      },
    },
  },
}
