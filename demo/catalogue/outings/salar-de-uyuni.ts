import type { Outings } from '../../guide.ts'

export const salarDeUyuniOutings: Outings = {
  tours: {
    'uyuni-mirror': {
      location: { lat: -20.2417, lng: -67.6272 },
      durationMinutes: 660,
      startTimes: ['10:00'],
      level: 2,
      minAge: 6,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 6 },
      priceFrom: { amount: 14500, currency: 'USD' },
      included: ['vehicle4x4', 'guide', 'tickets', 'lunch', 'wine', 'rubberBoots'],
      excluded: ['warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'El cementerio de trenes, Colchani, una mesa en medio del blanco y el regreso bajo la Vía Láctea.',
          highlights: [
            'Almuerzo servido sobre la sal',
            'La isla Incahuasi, cuando el agua lo permite',
            'Atardecer con vino boliviano',
          ],
          seasonNote:
            'Con agua, de enero a marzo, se llega al borde del espejo y no siempre a Incahuasi.',
        },
        en: {
          summary:
            'The train graveyard, Colchani, a table in the middle of all that white and the way home under the Milky Way.',
          highlights: [
            'Lunch served on the salt',
            'Incahuasi island, when water allows',
            'Sunset with Bolivian wine',
          ],
          seasonNote:
            'In the wet months, January to March, you go to the edge of the mirror and not always to Incahuasi.',
        },
        pt: {
          summary:
            'O cemitério de trens, Colchani, uma mesa no meio do branco e a volta sob a Via Láctea.',
          highlights: [
            'Almoço servido sobre o sal',
            'A ilha Incahuasi, quando a água permite',
            'Pôr do sol com vinho boliviano',
          ],
          seasonNote:
            'Com água, de janeiro a março, chega-se à beira do espelho e nem sempre a Incahuasi.',
        },
      },
    },
    'uyuni-lagoons-crossing': {
      location: { lat: -22.1789, lng: -67.7797 },
      durationMinutes: 3600,
      startTimes: ['08:00'],
      level: 3,
      minAge: 10,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 8 },
      priceFrom: { amount: 69000, currency: 'USD' },
      year: [
        {
          months: [5, 8, 9, 10, 11],
          state: 'peak',
          note: {
            es: 'Caminos secos y lagunas con flamencos.',
            en: 'Dry tracks, and flamingos on the lagoons.',
            pt: 'Caminhos secos e lagoas com flamingos.',
          },
        },
        {
          months: [4, 6, 7],
          state: 'good',
          note: {
            es: 'Cielos claros y noches muy frías.',
            en: 'Clear skies and very cold nights.',
            pt: 'Céu limpo e noites muito frias.',
          },
        },
        {
          months: [1, 2, 3, 12],
          state: 'fair',
          note: {
            es: 'Las lluvias pueden obligar a cambiar el recorrido.',
            en: 'Rain may force a change of route.',
            pt: 'As chuvas podem obrigar a mudar o percurso.',
          },
        },
      ],
      included: [
        'vehicle4x4',
        'guide',
        'lodging',
        'fullBoard',
        'tickets',
        'oxygen',
        'thermalTicket',
      ],
      excluded: ['visa', 'warmClothes', 'insurance', 'tips'],
      texts: {
        es: {
          summary:
            'Tres días y dos noches por el altiplano de Lípez, del salar a la frontera de Atacama, en hospedajes de piedra con calefacción.',
          highlights: [
            'Las lagunas Hedionda, Cañapa y Colorada',
            'Los géiseres Sol de Mañana al amanecer',
            'Un baño caliente a 4.400 metros',
          ],
          questions: [
            {
              question: '¿Qué equipaje se puede llevar?',
              answer:
                'Un bolso blando de hasta 15 kilos por persona y una mochila de día; va sobre el vehículo, cubierto.',
            },
          ],
        },
        en: {
          summary:
            'Three days and two nights on the high plain of Lípez, from the salt to the Atacama border, in heated stone lodges.',
          highlights: [
            'The Hedionda, Cañapa and Colorada lagoons',
            'The Sol de Mañana geysers at sunrise',
            'A hot bath at 4,400 metres',
          ],
          questions: [
            {
              question: 'How much luggage may we bring?',
              answer:
                'One soft bag of up to 15 kilos each and a day pack; it rides on the roof, under a cover.',
            },
          ],
        },
        pt: {
          summary:
            'Três dias e duas noites pelo altiplano de Lípez, do salar à fronteira do Atacama, em casas de pedra com aquecimento.',
          highlights: [
            'As lagoas Hedionda, Cañapa e Colorada',
            'Os gêiseres Sol de Mañana ao amanhecer',
            'Um banho quente a 4.400 metros',
          ],
          questions: [
            {
              question: 'Que bagagem se pode levar?',
              answer:
                'Uma mala flexível de até 15 quilos por pessoa e uma mochila de dia; vai sobre o veículo, coberta.',
            },
          ],
        },
      },
    },
  },
  hotels: {
    'uyuni-casa-de-sal-tunupa': {
      location: { lat: -20.2938, lng: -66.9402 },
      address: 'Borde del salar s/n, Colchani',
      website: 'https://example.com/casa-de-sal-tunupa',
      rooms: 28,
      checkIn: '13:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'terrace',
        'view',
        'airportTransfer',
      ],
      summary: {
        es: 'Muros, camas y bóvedas de sal al borde del salar, con calefacción de verdad y terraza para las estrellas.',
        en: 'Walls, beds and vaults of salt on the edge of the flat, with proper heating and a terrace for the stars.',
        pt: 'Paredes, camas e abóbadas de sal à beira do salar, com aquecimento de verdade e terraço para as estrelas.',
      },
    },
  },
}
