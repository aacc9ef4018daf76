import type { Outings } from '../../guide.ts'

export const torresDelPaineOutings: Outings = {
  tours: {
    'paine-base-of-the-towers': {
      location: { lat: -50.9423, lng: -72.9533 },
      durationMinutes: 600,
      startTimes: ['07:00'],
      level: 4,
      minAge: 12,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 17500, currency: 'USD' },
      included: ['transfers', 'mountainGuide', 'boxLunch', 'poles'],
      excluded: ['parkTicket', 'boots', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'Veinte kilómetros y casi novecientos metros de subida hasta la laguna donde se reflejan las tres torres.',
          highlights: [
            'El valle del Ascencio y su bosque de lengas',
            'La morena final, sin apuro',
            'Ocho a diez horas en total',
          ],
          questions: [
            {
              question: '¿Y si el tiempo no acompaña?',
              answer:
                'El guía decide por la mañana. Si el viento cierra el paso, proponemos otra caminata o cambiamos el día cuando el plan lo permite.',
            },
          ],
        },
        en: {
          summary:
            'Twenty kilometres and nearly nine hundred metres of ascent to the lake where the three towers are mirrored.',
          highlights: [
            'The Ascencio valley and its beech forest',
            'The last moraine, taken calmly',
            'Eight to ten hours in all',
          ],
          questions: [
            {
              question: 'What if the weather turns?',
              answer:
                'Your guide decides in the morning. If wind closes the pass we offer another walk, or change the day when the plan allows.',
            },
          ],
        },
        pt: {
          summary:
            'Vinte quilômetros e quase novecentos metros de subida até a lagoa onde se refletem as três torres.',
          highlights: [
            'O vale do Ascencio e seu bosque de lengas',
            'A morena final, sem pressa',
            'Oito a dez horas no total',
          ],
          questions: [
            {
              question: 'E se o tempo não ajudar?',
              answer:
                'O guia decide pela manhã. Se o vento fechar o passo, propomos outra caminhada ou mudamos o dia, quando o roteiro permite.',
            },
          ],
        },
      },
    },
    'paine-pumas': {
      location: { lat: -50.9853, lng: -72.7966 },
      durationMinutes: 660,
      startTimes: ['05:30'],
      level: 2,
      minAge: 12,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 6 },
      priceFrom: { amount: 42000, currency: 'USD' },
      year: [
        {
          months: [4, 5, 6, 7, 8, 9, 10],
          state: 'peak',
          note: {
            es: 'Los guanacos bajan a los valles y los pumas, detrás.',
            en: 'Guanacos come down to the valleys, and the pumas after them.',
            pt: 'Os guanacos descem aos vales e os pumas vão atrás.',
          },
        },
        {
          months: [3, 11],
          state: 'good',
          note: {
            es: 'Buenas posibilidades al amanecer y al anochecer.',
            en: 'Good chances at dawn and dusk.',
            pt: 'Boas chances ao amanhecer e ao anoitecer.',
          },
        },
        {
          months: [1, 2, 12],
          state: 'fair',
          note: {
            es: 'Pastos altos y mucha gente: cuesta más verlos.',
            en: 'Tall grass and many people: harder to see them.',
            pt: 'Capim alto e muita gente: é mais difícil vê-los.',
          },
        },
      ],
      included: ['transfers', 'vehicle4x4', 'naturalist', 'breakfast', 'boxLunch'],
      excluded: ['parkTicket', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'Antes del alba, con rastreadores que conocen a cada animal, por los bordes del parque y sus estancias.',
          highlights: [
            'Seis pasajeros como máximo',
            'Distancias respetadas siempre',
            'Desayuno junto a un fuego',
          ],
          seasonNote:
            'De abril a octubre las posibilidades de un encuentro son muy altas, y también el frío.',
        },
        en: {
          summary:
            'Before dawn, with trackers who know every animal, along the edges of the park and its ranches.',
          highlights: ['Six guests at most', 'Distances always respected', 'Breakfast by a fire'],
          seasonNote:
            'From April to October the chances of a meeting are very high, and the cold is too.',
        },
        pt: {
          summary:
            'Antes do amanhecer, com rastreadores que conhecem cada animal, pelas bordas do parque e suas estâncias.',
          highlights: [
            'Seis passageiros no máximo',
            'Distâncias sempre respeitadas',
            'Café da manhã ao lado do fogo',
          ],
          seasonNote:
            'De abril a outubro as chances de um encontro são muito altas, e o frio também.',
        },
      },
    },
  },
  hotels: {
    'paine-estancia-tres-cuernos': {
      location: { lat: -51.2285, lng: -72.9867 },
      address: 'Camino al río Serrano, kilómetro 9, Torres del Paine',
      website: 'https://example.com/estancia-tres-cuernos',
      rooms: 40,
      checkIn: '15:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'spa',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'fireplace',
        'view',
        'airportTransfer',
        'laundry',
      ],
      closures: [
        {
          from: '05-15',
          to: '08-31',
          reason: {
            es: 'Cierre de invierno',
            en: 'Closed for the winter',
            pt: 'Fechado no inverno',
          },
        },
      ],
      summary: {
        es: 'Todo incluido junto al río Serrano: cuarenta ventanas al macizo, cordero a la estaca y salidas con guías propios.',
        en: 'All-inclusive by the Serrano river: forty windows on the massif, lamb on the stake and outings with its own guides.',
        pt: 'Tudo incluído à beira do rio Serrano: quarenta janelas para o maciço, cordeiro na estaca e saídas com guias próprios.',
      },
    },
  },
}
