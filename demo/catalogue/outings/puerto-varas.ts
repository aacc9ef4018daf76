import type { Outings } from '../../guide.ts'

export const puertoVarasOutings: Outings = {
  tours: {
    'varas-petrohue': {
      location: { lat: -41.1719, lng: -72.4078 },
      durationMinutes: 540,
      startTimes: ['08:30'],
      level: 2,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 11800, currency: 'USD' },
      included: ['transfers', 'guide', 'parkTicket', 'lifts', 'boat', 'lunch'],
      excluded: ['drinks', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'La nieve del Osorno en telesilla, los saltos del Petrohué y una hora de navegación en el lago Todos los Santos.',
          highlights: [
            'Saltos de agua verde sobre lava negra',
            'El Puntiagudo desde el barco',
            'El orden cambia según las nubes',
          ],
        },
        en: {
          summary:
            'The snow of Osorno by chairlift, the Petrohué falls and an hour on the water of Lake Todos los Santos.',
          highlights: [
            'Green water falling over black lava',
            'Puntiagudo peak from the boat',
            'The order changes with the clouds',
          ],
        },
        pt: {
          summary:
            'A neve do Osorno de teleférico, os saltos do Petrohué e uma hora de barco no lago Todos los Santos.',
          highlights: [
            'Água verde caindo sobre lava negra',
            'O Puntiagudo visto do barco',
            'A ordem muda conforme as nuvens',
          ],
        },
      },
    },
    'varas-chiloe': {
      location: { lat: -42.4801, lng: -73.7624 },
      durationMinutes: 720,
      startTimes: ['07:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 13200, currency: 'USD' },
      included: ['transfers', 'boat', 'guide', 'lunch'],
      excluded: ['drinks', 'shopping', 'tips'],
      texts: {
        es: {
          summary:
            'El ferry del canal de Chacao, los palafitos de Castro y tres iglesias de madera armadas sin clavos.',
          highlights: [
            'La iglesia amarilla de Castro',
            'Dalcahue en día de feria',
            'Milcao, empanadas de mariscos y, si hay, curanto',
          ],
        },
        en: {
          summary:
            'The ferry over the Chacao channel, the stilt houses of Castro and wooden churches put together without nails.',
          highlights: [
            'The yellow church of Castro',
            'Dalcahue on market day',
            'Milcao, seafood empanadas and, when there is one, curanto',
          ],
        },
        pt: {
          summary:
            'A balsa do canal de Chacao, as palafitas de Castro e igrejas de madeira montadas sem pregos.',
          highlights: [
            'A igreja amarela de Castro',
            'Dalcahue em dia de feira',
            'Milcao, empanadas de frutos do mar e, quando há, curanto',
          ],
        },
      },
    },
  },
  hotels: {
    'varas-casa-del-colono': {
      location: { lat: -41.3168, lng: -72.9811 },
      address: 'Costanera de los Colonos 1925, Puerto Varas',
      website: 'https://example.com/casa-del-colono',
      rooms: 30,
      checkIn: '15:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'parking',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'fireplace',
        'terrace',
        'view',
        'bikes',
        'library',
        'laundry',
      ],
      summary: {
        es: 'Una mansión de alerce de 1925 frente al lago, con vista al Osorno y kuchen recién horneado cada tarde.',
        en: 'A larch-wood mansion of 1925 on the lakefront, with a view of Osorno and fresh kuchen every afternoon.',
        pt: 'Uma mansão de alerce de 1925 diante do lago, com vista do Osorno e kuchen recém-assado toda tarde.',
      },
    },
  },
}
