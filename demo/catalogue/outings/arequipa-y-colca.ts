import type { Outings } from '../../guide.ts'

export const arequipaYColcaOutings: Outings = {
  tours: {
    'colca-condors': {
      location: { lat: -15.6119, lng: -71.9047 },
      durationMinutes: 420,
      startTimes: ['06:00'],
      level: 2,
      minAge: 5,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 7400, currency: 'USD' },
      included: ['transfers', 'naturalist', 'thermalTicket', 'snack'],
      excluded: ['parkTicket', 'lunch', 'tips'],
      texts: {
        es: {
          summary:
            'En la Cruz del Cóndor antes que los autobuses, una caminata por el borde y un baño termal junto al río.',
          highlights: [
            'Los jóvenes se reconocen por el color',
            'Las terrazas de Maca y Yanque',
            'De regreso en el hotel para almorzar',
          ],
          seasonNote:
            'De abril a noviembre, con sol temprano, los cóndores suben casi todas las mañanas.',
        },
        en: {
          summary:
            "At the Condor's Cross ahead of the coaches, a walk along the rim and a hot spring by the river.",
          highlights: [
            'Young birds are known by their colour',
            'The terraces of Maca and Yanque',
            'Back at the hotel for lunch',
          ],
          seasonNote: 'From April to November, with early sun, condors rise nearly every morning.',
        },
        pt: {
          summary:
            'Na Cruz del Cóndor antes dos ônibus, uma caminhada pela borda e um banho termal à beira do rio.',
          highlights: [
            'Os jovens se reconhecem pela cor',
            'Os terraços de Maca e Yanque',
            'De volta ao hotel para o almoço',
          ],
          seasonNote: 'De abril a novembro, com sol cedo, os condores sobem quase toda manhã.',
        },
      },
    },
    'arequipa-picanterias': {
      location: { lat: -16.3954, lng: -71.5367 },
      durationMinutes: 420,
      startTimes: ['09:00'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 8 },
      priceFrom: { amount: 8200, currency: 'USD' },
      included: ['guide', 'tickets', 'lunch', 'drinks'],
      excluded: ['transfers', 'shopping', 'tips'],
      texts: {
        es: {
          summary:
            'Santa Catalina con luz baja, una picantería centenaria que cocina a leña y el mercado San Camilo por la tarde.',
          highlights: [
            'Las calles añil del monasterio, casi vacías',
            'El chupe del día y chicha de maíz morado',
            'La hija de una picantera como guía',
          ],
        },
        en: {
          summary:
            'Santa Catalina in low light, a hundred-year-old picantería that cooks over wood and San Camilo market in the afternoon.',
          highlights: [
            'The indigo streets of the monastery, almost empty',
            'The chowder of the day and purple-corn chicha',
            "A picantería cook's daughter as your guide",
          ],
        },
        pt: {
          summary:
            'Santa Catalina na luz baixa, uma picantería centenária que cozinha a lenha e o mercado San Camilo à tarde.',
          highlights: [
            'As ruas anil do mosteiro, quase vazias',
            'O chupe do dia e chicha de milho roxo',
            'A filha de uma picantera como guia',
          ],
        },
      },
    },
  },
  hotels: {
    'colca-lodge-andenes-de-yanque': {
      location: { lat: -15.6498, lng: -71.6608 },
      address: 'Camino de los Andenes, kilómetro 2, Yanque',
      website: 'https://example.com/andenes-de-yanque',
      rooms: 30,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'spa',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'fireplace',
        'view',
        'family',
      ],
      summary: {
        es: 'Casas de piedra y paja en el valle del Colca, con piscinas termales junto al río y alpacas curiosas.',
        en: 'Houses of stone and thatch in the Colca valley, with hot pools by the river and inquisitive alpacas.',
        pt: 'Casas de pedra e palha no vale do Colca, com piscinas termais à beira do rio e alpacas curiosas.',
      },
    },
  },
}
