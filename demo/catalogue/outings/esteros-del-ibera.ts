import type { Outings } from '../../guide.ts'

export const esterosDelIberaOutings: Outings = {
  tours: {
    'ibera-boat-safari': {
      location: { lat: -28.5286, lng: -57.1897 },
      durationMinutes: 150,
      startTimes: ['07:00', '17:00'],
      level: 1,
      minAge: 4,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 6 },
      priceFrom: { amount: 4800, currency: 'USD' },
      included: ['boat', 'naturalist'],
      excluded: ['transfers', 'tips'],
      texts: {
        es: {
          summary:
            'Dos horas y media en lancha de fondo plano, a botador, entre carpinchos, yacarés y ciervos de los pantanos.',
          highlights: [
            'Seis pasajeros como máximo',
            'Un paso sobre los embalsados',
            'Guías nacidos en el estero',
          ],
        },
        en: {
          summary:
            'Two and a half hours in a flat-bottomed boat, poled for silence, among capybaras, caimans and marsh deer.',
          highlights: [
            'Six guests at most',
            'A step onto floating land',
            'Guides born in the marsh',
          ],
        },
        pt: {
          summary:
            'Duas horas e meia num barco de fundo chato, levado a vara, entre capivaras, jacarés e cervos-do-pantanal.',
          highlights: [
            'Seis passageiros no máximo',
            'Um passo sobre a terra que flutua',
            'Guias nascidos no pântano',
          ],
        },
      },
    },
    'ibera-ride': {
      location: { lat: -28.5482, lng: -57.1623 },
      durationMinutes: 360,
      startTimes: ['15:00'],
      level: 2,
      minAge: 8,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 8900, currency: 'USD' },
      included: ['horses', 'localGuide', 'dinner', 'show'],
      excluded: ['transfers', 'tips'],
      texts: {
        es: {
          summary:
            'Una tarde a caballo con los menchos, entre palmares y agua hasta el estribo, y un asado con mandioca y acordeón.',
          highlights: [
            'Jinetes que montan descalzos',
            'Chajás y, con suerte, un aguará guazú',
            'Chamamé sin micrófono',
          ],
        },
        en: {
          summary:
            'An afternoon on horseback with the menchos, among palms and water up to the stirrup, and an asado with cassava and accordion.',
          highlights: [
            'Horsemen who ride barefoot',
            'Screamers and, with luck, a maned wolf',
            'Chamamé without a microphone',
          ],
        },
        pt: {
          summary:
            'Uma tarde a cavalo com os menchos, entre palmeirais e água até o estribo, e um churrasco com mandioca e acordeão.',
          highlights: [
            'Cavaleiros que montam descalços',
            'Tachãs e, com sorte, um lobo-guará',
            'Chamamé sem microfone',
          ],
        },
      },
    },
  },
  hotels: {
    'ibera-posada-agua-que-brilla': {
      location: { lat: -28.5349, lng: -57.1731 },
      address: 'Calle del Irupé s/n, Colonia Carlos Pellegrini',
      website: 'https://example.com/agua-que-brilla',
      rooms: 10,
      checkIn: '12:00',
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
        'library',
      ],
      summary: {
        es: 'Galerías junto a la laguna, hamacas, piscina y pensión completa con cocina correntina. Los carpinchos cortan el césped.',
        en: 'Verandas by the lagoon, hammocks, a pool and full board with the cooking of Corrientes. Capybaras mow the lawn.',
        pt: 'Varandas à beira da lagoa, redes, piscina e pensão completa com cozinha correntina. As capivaras aparam a grama.',
      },
    },
  },
}
