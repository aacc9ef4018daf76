import type { Outings } from '../../guide.ts'

export const rioDeJaneiroOutings: Outings = {
  tours: {
    'rio-sugarloaf-corcovado': {
      location: { lat: -22.951916, lng: -43.210487 },
      durationMinutes: 660,
      startTimes: ['07:15'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 18500, currency: 'USD' },
      included: ['transfers', 'guide', 'train', 'lifts', 'tickets', 'lunch'],
      excluded: ['drinks', 'tips'],
      texts: {
        es: {
          summary:
            'Corcovado en el primer tren y Pan de Azúcar al atardecer, con entradas por horario y almuerzo en Urca.',
          highlights: [
            'El Cristo casi a solas',
            'La ciudad de día, al ocaso y encendida',
            'Si el cielo no ayuda, cambiamos el día',
          ],
        },
        en: {
          summary:
            'Corcovado by the first train and Sugarloaf towards sunset, with timed tickets and lunch in Urca.',
          highlights: [
            'The statue almost to yourselves',
            'The city by day, at sunset and lit up',
            'If the sky does not help, we change the day',
          ],
        },
        pt: {
          summary:
            'Corcovado no primeiro trem e Pão de Açúcar ao entardecer, com ingressos com hora marcada e almoço na Urca.',
          highlights: [
            'O Cristo quase sozinho',
            'A cidade de dia, ao pôr do sol e iluminada',
            'Se o céu não ajudar, mudamos o dia',
          ],
        },
      },
    },
    'rio-samba': {
      location: { lat: -22.8982, lng: -43.1853 },
      durationMinutes: 420,
      startTimes: ['15:30'],
      level: 1,
      minAge: 18,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 9800, currency: 'USD' },
      included: ['transfers', 'guide', 'dinner', 'show'],
      excluded: ['drinks', 'tips'],
      texts: {
        es: {
          summary:
            'El muelle de Valongo con un historiador del barrio, feijoada en un bar de azulejos y una noche de samba.',
          highlights: [
            'Un sitio del Patrimonio Mundial que pocos visitan',
            'La rueda de Pedra do Sal, los lunes',
            'Un club de Lapa, los demás días',
          ],
        },
        en: {
          summary:
            'The wharf of Valongo with a historian of the neighbourhood, feijoada in a tiled bar and a night of samba.',
          highlights: [
            'A World Heritage site that few visit',
            'The circle at Pedra do Sal, on Mondays',
            'A club in Lapa on other days',
          ],
        },
        pt: {
          summary:
            'O Cais do Valongo com um historiador do bairro, feijoada num bar de azulejos e uma noite de samba.',
          highlights: [
            'Um Patrimônio Mundial que pouca gente visita',
            'A roda da Pedra do Sal, às segundas',
            'Uma casa da Lapa, nos outros dias',
          ],
        },
      },
    },
    'rio-tijuca': {
      location: { lat: -22.9425, lng: -43.2865 },
      durationMinutes: 300,
      startTimes: ['08:00'],
      level: 3,
      minAge: 8,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 7200, currency: 'USD' },
      included: ['transfers', 'naturalist', 'snack'],
      excluded: ['lunch', 'boots', 'tips'],
      texts: {
        es: {
          summary:
            'Medio día con una bióloga por la selva que un emperador mandó replantar: cascadas, monos capuchinos y una cumbre.',
          highlights: [
            'Pico da Tijuca o, más suave, la Vista Chinesa',
            'Jequitibás y cascadas a minutos de la playa',
            'Dos niveles de dificultad',
          ],
        },
        en: {
          summary:
            'Half a day with a biologist in the forest that an emperor had replanted: waterfalls, capuchin monkeys and a summit.',
          highlights: [
            'Tijuca peak or, more gently, the Vista Chinesa',
            'Jequitibá trees and waterfalls minutes from the beach',
            'Two levels of difficulty',
          ],
        },
        pt: {
          summary:
            'Meio dia com uma bióloga na floresta que um imperador mandou replantar: cachoeiras, macacos-prego e um cume.',
          highlights: [
            'Pico da Tijuca ou, mais leve, a Vista Chinesa',
            'Jequitibás e cachoeiras a minutos da praia',
            'Dois níveis de dificuldade',
          ],
        },
      },
    },
  },
  hotels: {
    'rio-hotel-morro-da-lua': {
      location: { lat: -22.9853, lng: -43.1963 },
      address: 'Rua do Morro da Lua 310, Ipanema, Rio de Janeiro',
      website: 'https://example.com/hotel-morro-da-lua',
      rooms: 118,
      checkIn: '15:00',
      checkOut: '12:00',
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
        'airConditioning',
        'terrace',
        'view',
        'beach',
        'accessible',
        'laundry',
      ],
      summary: {
        es: 'Una torre de los años cincuenta sobre Ipanema, con piscina en la azotea y mosaicos de época.',
        en: 'A tower of the fifties above Ipanema, with a rooftop pool and mosaics of the period.',
        pt: 'Uma torre dos anos cinquenta sobre Ipanema, com piscina na cobertura e mosaicos de época.',
      },
    },
    'rio-casa-mangueira-rosa': {
      location: { lat: -22.9205, lng: -43.1867 },
      address: 'Ladeira da Mangueira Rosa 45, Santa Teresa, Rio de Janeiro',
      rooms: 10,
      checkIn: '14:00',
      checkOut: '11:00',
      amenities: ['wifi', 'breakfast', 'bar', 'airConditioning', 'terrace', 'library', 'pets'],
      summary: {
        es: 'Una casona de 1890 en Santa Teresa: diez habitaciones, un mango centenario y hamacas.',
        en: 'An 1890 mansion in Santa Teresa: ten rooms, a hundred-year-old mango tree and hammocks.',
        pt: 'Um casarão de 1890 em Santa Teresa: dez quartos, uma mangueira centenária e redes.',
      },
    },
  },
}
