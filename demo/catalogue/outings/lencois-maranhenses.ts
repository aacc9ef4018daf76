import type { Outings } from '../../guide.ts'

export const lencoisMaranhensesOutings: Outings = {
  tours: {
    'lencois-lagoons': {
      location: { lat: -2.5236, lng: -43.2358 },
      durationMinutes: 300,
      startTimes: ['14:00'],
      level: 2,
      minAge: 4,
      guideLanguages: ['pt', 'es', 'en'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 5500, currency: 'USD' },
      included: ['vehicle4x4', 'localGuide', 'snack'],
      excluded: ['dinner', 'tips'],
      texts: {
        es: {
          summary:
            'En camioneta hasta la arena y luego descalzos, de laguna en laguna, con un guía del pueblo y el sol que baja.',
          highlights: [
            'Baños en lagunas vacías',
            'La última duna al atardecer',
            'Regreso a pie en noches de luna, para quien quiera',
          ],
          seasonNote:
            'Con agua de junio a septiembre. De octubre a diciembre elegimos las lagunas que resisten.',
        },
        en: {
          summary:
            'By truck to the sand, then barefoot from lagoon to lagoon with a guide from the village, as the sun goes down.',
          highlights: [
            'Swims in empty lagoons',
            'The last dune at sunset',
            'Home on foot on moonlit nights, for those who wish',
          ],
          seasonNote:
            'Full from June to September. From October to December we choose the lagoons that last.',
        },
        pt: {
          summary:
            'De jardineira até a areia e depois descalços, de lagoa em lagoa, com um guia do povoado e o sol que desce.',
          highlights: [
            'Banhos em lagoas vazias',
            'A última duna ao entardecer',
            'Volta a pé em noites de lua, para quem quiser',
          ],
          seasonNote:
            'Com água de junho a setembro. De outubro a dezembro escolhemos as lagoas que resistem.',
        },
      },
    },
    'lencois-preguicas': {
      location: { lat: -2.5703, lng: -42.7433 },
      durationMinutes: 480,
      startTimes: ['08:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['pt', 'es', 'en'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 4800, currency: 'USD' },
      included: ['boat', 'localGuide'],
      excluded: ['lunch', 'drinks', 'tips'],
      texts: {
        es: {
          summary:
            'En lancha rápida entre manglares y palmeras hasta el faro de Mandacaru y la lengua de arena de Caburé.',
          highlights: [
            'Monos en las dunas de Vassouras',
            'Ciento sesenta escalones y una vista redonda',
            'Róbalo a la parrilla y hamaca',
          ],
        },
        en: {
          summary:
            'By fast launch among mangroves and palms to the lighthouse of Mandacaru and the sandspit of Caburé.',
          highlights: [
            'Monkeys on the dunes of Vassouras',
            'A hundred and sixty steps and a view all round',
            'Grilled snook and a hammock',
          ],
        },
        pt: {
          summary:
            'De voadeira entre manguezais e buritis até o farol de Mandacaru e a língua de areia de Caburé.',
          highlights: [
            'Macacos nas dunas de Vassouras',
            'Cento e sessenta degraus e vista para todos os lados',
            'Robalo na brasa e rede',
          ],
        },
      },
    },
  },
  hotels: {
    'lencois-pouso-do-buriti': {
      location: { lat: -2.7481, lng: -42.8197 },
      address: 'Beira-Rio dos Buritis 200, Barreirinhas',
      website: 'https://example.com/pouso-do-buriti',
      rooms: 22,
      checkIn: '14:00',
      checkOut: '12:00',
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
        'airportTransfer',
      ],
      summary: {
        es: 'Cabañas de madera y paja sobre el río Preguiças, con muelle propio, piscina y hamaca en cada galería.',
        en: 'Chalets of timber and thatch on the Preguiças river, with a jetty, a pool and a hammock on every veranda.',
        pt: 'Chalés de madeira e palha à beira do rio Preguiças, com píer próprio, piscina e rede em cada varanda.',
      },
    },
  },
}
