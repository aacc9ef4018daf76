import type { Outings } from '../../guide.ts'

export const coloniaDelSacramentoOutings: Outings = {
  tours: {
    'colonia-old-town': {
      location: { lat: -34.4726, lng: -57.8528 },
      durationMinutes: 120,
      startTimes: ['10:00', '17:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 15 },
      priceFrom: { amount: 3500, currency: 'USD' },
      included: ['guide', 'tickets', 'wine'],
      excluded: ['transfers', 'tips'],
      texts: {
        es: {
          summary:
            'Dos horas por la muralla, la plaza Mayor y la calle de los Suspiros, con subida al faro y un medio y medio frío.',
          highlights: [
            'El Portón de Campo y la muralla',
            'La mejor vista, desde el faro',
            'Los fines de semana, candombe en la calle',
          ],
        },
        en: {
          summary:
            'Two hours along the wall, the Plaza Mayor and the Street of Sighs, up the lighthouse and on to a cold medio y medio.',
          highlights: [
            'The Field Gate and the wall',
            'The best view, from the lighthouse',
            'Candombe in the street at weekends',
          ],
        },
        pt: {
          summary:
            'Duas horas pela muralha, a Plaza Mayor e a rua dos Suspiros, com subida ao farol e um medio y medio gelado.',
          highlights: [
            'O Portão do Campo e a muralha',
            'A melhor vista, do alto do farol',
            'Nos fins de semana, candombe na rua',
          ],
        },
      },
    },
    'colonia-carmelo-wine': {
      location: { lat: -33.9995, lng: -58.2846 },
      durationMinutes: 540,
      startTimes: ['09:30'],
      level: 2,
      minAge: 18,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 8 },
      priceFrom: { amount: 16500, currency: 'USD' },
      included: ['transfers', 'bicycles', 'guide', 'tastings', 'lunch'],
      excluded: ['shopping', 'tips'],
      texts: {
        es: {
          summary:
            'De bodega en bodega en bicicleta por caminos llanos: tannat, quesos de la zona y pasta fresca al mediodía.',
          highlights: [
            'Familias piamontesas de cuarta generación',
            'Viñas que miran al río',
            'También con conductor, para quien no pedalea',
          ],
        },
        en: {
          summary:
            'From winery to winery by bicycle on flat roads: tannat, local cheeses and fresh pasta at midday.',
          highlights: [
            'Families from Piedmont, four generations on',
            'Vines that look at the river',
            'By car with a driver, for those who would rather not cycle',
          ],
        },
        pt: {
          summary:
            'De vinícola em vinícola de bicicleta por estradas planas: tannat, queijos da região e massa fresca no almoço.',
          highlights: [
            'Famílias piemontesas de quarta geração',
            'Vinhas que olham para o rio',
            'Também com motorista, para quem não pedala',
          ],
        },
      },
    },
  },
  hotels: {
    'colonia-posada-de-la-muralla': {
      location: { lat: -34.4719, lng: -57.8513 },
      address: 'Calle de la Muralla 1680, Colonia del Sacramento',
      website: 'https://example.com/posada-de-la-muralla',
      rooms: 11,
      checkIn: '14:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'breakfast',
        'bar',
        'airConditioning',
        'heating',
        'fireplace',
        'terrace',
        'view',
        'bikes',
        'library',
      ],
      summary: {
        es: 'Once habitaciones en una casa portuguesa de muros de un metro, con aljibe, limoneros y terraza al río.',
        en: 'Eleven rooms in a Portuguese house with walls a metre thick, a cistern, lemon trees and a terrace over the river.',
        pt: 'Onze quartos numa casa portuguesa de paredes de um metro, com cisterna, limoeiros e terraço para o rio.',
      },
    },
  },
}
