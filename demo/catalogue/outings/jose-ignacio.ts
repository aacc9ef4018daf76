import type { Outings } from '../../guide.ts'

export const joseIgnacioOutings: Outings = {
  tours: {
    'jose-ignacio-garzon': {
      location: { lat: -34.6013, lng: -54.5478 },
      durationMinutes: 480,
      startTimes: ['10:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 19500, currency: 'USD' },
      included: ['transfers', 'guide', 'tastings', 'wineLunch'],
      excluded: ['shopping', 'tips'],
      texts: {
        es: {
          summary:
            'Un día tierra adentro: aceites en un olivar, albariño en una bodega y un almuerzo de fuegos lentos en la plaza de Garzón.',
          highlights: [
            'Aceite nuevo con pan de campo',
            'Albariño y tannat de piedra y sierra',
            'Una sobremesa sin reloj',
          ],
        },
        en: {
          summary:
            'A day inland: oils in an olive grove, albariño at a winery and a slow-fire lunch in the square of Garzón.',
          highlights: [
            'New oil on country bread',
            'Albariño and tannat grown on granite',
            'A table without a clock',
          ],
        },
        pt: {
          summary:
            'Um dia no interior: azeites num olival, albariño numa vinícola e um almoço de fogo lento na praça de Garzón.',
          highlights: [
            'Azeite novo com pão de campo',
            'Albariño e tannat de pedra e serra',
            'Uma mesa sem relógio',
          ],
        },
      },
    },
    'jose-ignacio-beach-ride': {
      location: { lat: -34.8063, lng: -54.5731 },
      durationMinutes: 150,
      startTimes: ['18:00'],
      level: 2,
      minAge: 10,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 1, max: 5 },
      priceFrom: { amount: 11000, currency: 'USD' },
      included: ['horses', 'localGuide', 'snack'],
      excluded: ['transfers', 'tips'],
      texts: {
        es: {
          summary:
            'Al caer el sol, ocho kilómetros por la orilla hasta la laguna Garzón, en caballos criollos mansos.',
          highlights: [
            'Cinco jinetes como máximo',
            'Galope para quien sabe, paso para quien no',
            'Tortas fritas, mate y las primeras estrellas',
          ],
        },
        en: {
          summary:
            'As the sun drops, eight kilometres along the shore to Laguna Garzón on gentle criollo horses.',
          highlights: [
            'Five riders at most',
            'A gallop for those who can, a walk for those who cannot',
            'Fried bread, mate and the first stars',
          ],
        },
        pt: {
          summary:
            'Ao cair do sol, oito quilômetros pela beira do mar até a laguna Garzón, em cavalos crioulos mansos.',
          highlights: [
            'Cinco cavaleiros no máximo',
            'Galope para quem sabe, passo para quem não',
            'Bolinho frito, mate e as primeiras estrelas',
          ],
        },
      },
    },
  },
  hotels: {
    'jose-ignacio-la-barca-azul': {
      location: { lat: -34.8391, lng: -54.6446 },
      address: 'Camino de los Pescadores 33, José Ignacio',
      website: 'https://example.com/la-barca-azul',
      rooms: 12,
      checkIn: '15:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'spa',
        'restaurant',
        'bar',
        'breakfast',
        'airConditioning',
        'fireplace',
        'terrace',
        'view',
        'beach',
        'bikes',
      ],
      closures: [
        {
          from: '05-01',
          to: '10-31',
          reason: {
            es: 'Abierto solo de noviembre a abril',
            en: 'Open from November to April only',
            pt: 'Aberto somente de novembro a abril',
          },
        },
      ],
      summary: {
        es: 'Doce cabañas de madera en las dunas, piscina de agua de mar y un comedor sobre la arena donde todo se cocina al fuego.',
        en: 'Twelve timber bungalows in the dunes, a seawater pool and a dining room on the sand where all is cooked over fire.',
        pt: 'Doze bangalôs de madeira nas dunas, piscina de água do mar e um restaurante na areia onde tudo se faz no fogo.',
      },
    },
  },
}
