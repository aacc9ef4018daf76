import type { Outings } from '../../guide.ts'

export const barilocheOutings: Outings = {
  tours: {
    'bariloche-circuito-chico': {
      location: { lat: -41.0648, lng: -71.4773 },
      durationMinutes: 270,
      startTimes: ['09:00', '14:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 15 },
      priceFrom: { amount: 4200, currency: 'USD' },
      included: ['transfers', 'guide'],
      excluded: ['lifts', 'drinks', 'tips'],
      texts: {
        es: {
          summary:
            'Sesenta kilómetros junto al lago, la telesilla del Campanario y los miradores que explican la región en medio día.',
          highlights: [
            'La vista del cerro Campanario',
            'La capilla San Eduardo y el puente Angostura',
            'También en bicicleta, con vehículo de apoyo',
          ],
        },
        en: {
          summary:
            'Sixty kilometres along the lake, the Campanario chairlift and the lookouts that explain the region in half a day.',
          highlights: [
            'The view from Cerro Campanario',
            'The chapel of San Eduardo and the Angostura bridge',
            'By bicycle too, with a van behind you',
          ],
        },
        pt: {
          summary:
            'Sessenta quilômetros ao longo do lago, o teleférico do Campanario e os mirantes que explicam a região em meio dia.',
          highlights: [
            'A vista do cerro Campanario',
            'A capela San Eduardo e a ponte Angostura',
            'Também de bicicleta, com carro de apoio',
          ],
        },
      },
    },
    'bariloche-seven-lakes': {
      location: { lat: -40.5606, lng: -71.5811 },
      durationMinutes: 660,
      startTimes: ['08:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 15 },
      priceFrom: { amount: 8900, currency: 'USD' },
      included: ['transfers', 'guide'],
      excluded: ['lunch', 'drinks', 'tips'],
      texts: {
        es: {
          summary:
            'De Villa La Angostura a San Martín de los Andes por la Ruta 40: siete lagos, cada uno de un verde distinto.',
          highlights: [
            'Paradas donde la luz lo pide',
            'Almuerzo frente al agua',
            'Regreso por el paso Córdoba si el camino está seco',
          ],
          seasonNote:
            'En abril el bosque está rojo y dorado; en invierno la nieve puede demorar la ruta.',
        },
        en: {
          summary:
            'From Villa La Angostura to San Martín de los Andes on Route 40: seven lakes, each a different green.',
          highlights: [
            'Stops wherever the light asks for one',
            'Lunch by the water',
            'Back over the Córdoba pass when the road is dry',
          ],
          seasonNote: 'In April the forest is red and gold; in winter snow may delay the road.',
        },
        pt: {
          summary:
            'De Villa La Angostura a San Martín de los Andes pela Ruta 40: sete lagos, cada um de um verde diferente.',
          highlights: [
            'Paradas onde a luz pedir',
            'Almoço diante da água',
            'Volta pelo passo Córdoba se a estrada estiver seca',
          ],
          seasonNote:
            'Em abril o bosque fica vermelho e dourado; no inverno a neve pode atrasar a estrada.',
        },
      },
    },
    'bariloche-victoria-island': {
      location: { lat: -40.9556, lng: -71.5371 },
      durationMinutes: 300,
      startTimes: ['10:00', '14:00'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 1, max: 200 },
      priceFrom: { amount: 9600, currency: 'USD' },
      included: ['transfers', 'boat', 'guide'],
      excluded: ['parkTicket', 'portTax', 'lunch', 'tips'],
      texts: {
        es: {
          summary:
            'Navegación desde Puerto Pañuelo hasta el bosque de arrayanes y los senderos de la isla Victoria.',
          highlights: [
            'Troncos color canela de más de trescientos años',
            'Pinturas rupestres y una playa volcánica',
            'Medio día, en cualquier estación',
          ],
        },
        en: {
          summary:
            'By boat from Puerto Pañuelo to the arrayán forest and the paths of Victoria Island.',
          highlights: [
            'Cinnamon-coloured trunks over three hundred years old',
            'Rock paintings and a volcanic beach',
            'Half a day, in any season',
          ],
        },
        pt: {
          summary:
            'Navegação de Puerto Pañuelo até o bosque de arrayanes e as trilhas da ilha Victoria.',
          highlights: [
            'Troncos cor de canela com mais de trezentos anos',
            'Pinturas rupestres e uma praia vulcânica',
            'Meio dia, em qualquer estação',
          ],
        },
      },
    },
  },
  hotels: {
    'bariloche-peninsula-grand': {
      location: { lat: -41.0562, lng: -71.5342 },
      address: 'Avenida de los Lagos 25100, Bariloche',
      website: 'https://example.com/gran-hotel-peninsula',
      rooms: 96,
      checkIn: '15:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'spa',
        'gym',
        'restaurant',
        'bar',
        'breakfast',
        'roomService',
        'heating',
        'fireplace',
        'terrace',
        'view',
        'family',
        'skiRoom',
        'meetingRooms',
        'accessible',
      ],
      summary: {
        es: 'Piedra, troncos y tejuela entre dos lagos, con spa, nueve hoyos de golf y té hasta que cae el sol.',
        en: 'Stone, logs and shingle between two lakes, with a spa, nine holes of golf and tea until sunset.',
        pt: 'Pedra, troncos e madeira entre dois lagos, com spa, nove buracos de golfe e chá até o pôr do sol.',
      },
    },
    'bariloche-cabanas-radal': {
      location: { lat: -41.1026, lng: -71.4435 },
      address: 'Avenida de los Coihues, kilómetro 13, Bariloche',
      rooms: 8,
      checkIn: '15:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'kitchen',
        'heating',
        'fireplace',
        'family',
        'pets',
        'beach',
        'terrace',
      ],
      summary: {
        es: 'Ocho cabañas con cocina y estufa a leña, con sendero propio a la playa del lago.',
        en: 'Eight cabins with kitchens and wood stoves, and their own path to the lake beach.',
        pt: 'Oito cabanas com cozinha e aquecedor a lenha, com trilha própria até a praia do lago.',
      },
    },
  },
}
