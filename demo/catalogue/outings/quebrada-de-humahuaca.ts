import type { Outings } from '../../guide.ts'

export const quebradaDeHumahuacaOutings: Outings = {
  tours: {
    'quebrada-hornocal': {
      location: { lat: -23.1889, lng: -65.1522 },
      durationMinutes: 660,
      startTimes: ['09:00'],
      level: 2,
      minAge: 5,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 8800, currency: 'USD' },
      included: ['transfers', 'vehicle4x4', 'guide', 'tickets'],
      excluded: ['lunch', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'Todo el valle en un día, en el orden de la luz: Tilcara, Humahuaca y, al caer el sol, las franjas del Hornocal.',
          highlights: [
            'El Pucará de Tilcara por la mañana',
            'El santo del reloj de Humahuaca, a las doce',
            'El mirador a 4.350 metros con sol de frente',
          ],
          questions: [
            {
              question: '¿Afecta la altura?',
              answer:
                'En el mirador se está poco tiempo y se camina despacio. Quien sube el primer día puede sentirla: por eso lo proponemos desde el segundo.',
            },
          ],
        },
        en: {
          summary:
            'The whole valley in a day, in the order of the light: Tilcara, Humahuaca and, at sundown, the zigzags of the Hornocal.',
          highlights: [
            'The fortress of Tilcara in the morning',
            "The saint in Humahuaca's clock, at twelve",
            'The lookout at 4,350 metres with the sun full on',
          ],
          questions: [
            {
              question: 'Will I feel the altitude?',
              answer:
                'The stop at the lookout is short and you walk slowly. Those who go up on their first day may feel it, so we suggest it from the second.',
            },
          ],
        },
        pt: {
          summary:
            'Todo o vale em um dia, na ordem da luz: Tilcara, Humahuaca e, ao cair do sol, as faixas do Hornocal.',
          highlights: [
            'O Pucará de Tilcara pela manhã',
            'O santo do relógio de Humahuaca, ao meio-dia',
            'O mirante a 4.350 metros com sol de frente',
          ],
          questions: [
            {
              question: 'A altitude incomoda?',
              answer:
                'No mirante fica-se pouco tempo e caminha-se devagar. Quem sobe no primeiro dia pode sentir: por isso o propomos a partir do segundo.',
            },
          ],
        },
      },
    },
    'quebrada-salinas': {
      location: { lat: -23.5934, lng: -65.8664 },
      durationMinutes: 330,
      startTimes: ['09:00', '14:00'],
      level: 1,
      minAge: 3,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 6400, currency: 'USD' },
      included: ['transfers', 'localGuide', 'communityFee'],
      excluded: ['lunch', 'tips'],
      texts: {
        es: {
          summary:
            'Dos mil metros de subida en curvas hasta los 4.170 y un salar de hexágonos que se recorre con un guía de las comunidades.',
          highlights: [
            'Vicuñas en lo alto de la cuesta',
            'Las piletas de cosecha, de un turquesa inverosímil',
            'La sal contada por quienes la trabajan',
          ],
          seasonNote:
            'Entre enero y marzo una lámina de agua puede cubrir el salar: da reflejos, pero limita los recorridos.',
        },
        en: {
          summary:
            'Two thousand metres of climb in hairpins, up to 4,170, and a floor of salt hexagons walked with a guide from its communities.',
          highlights: [
            'Vicuñas at the top of the pass',
            'Harvest pools of an unlikely turquoise',
            'Salt, as told by those who work it',
          ],
          seasonNote:
            'From January to March a sheet of water may cover the flat: there are reflections, but fewer places to go.',
        },
        pt: {
          summary:
            'Dois mil metros de subida em curvas até os 4.170 e um salar de hexágonos percorrido com um guia das comunidades.',
          highlights: [
            'Vicunhas no alto da subida',
            'As piscinas de colheita, de um turquesa improvável',
            'O sal contado por quem o trabalha',
          ],
          seasonNote:
            'De janeiro a março uma lâmina de água pode cobrir o salar: há reflexos, mas menos lugares por onde andar.',
        },
      },
    },
    'quebrada-llamas': {
      location: { lat: -23.5807, lng: -65.3998 },
      durationMinutes: 180,
      startTimes: ['09:30', '15:30'],
      level: 1,
      minAge: 5,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 5200, currency: 'USD' },
      included: ['localGuide', 'snack'],
      excluded: ['transfers', 'tips'],
      texts: {
        es: {
          summary:
            'Cada viajero lleva una llama por senderos de cardones y sembrados, con un guía nacido en el valle.',
          highlights: [
            'El paso tranquilo de las viejas caravanas',
            'Historias de sal, maíz y trueque',
            'También en versión de día entero',
          ],
        },
        en: {
          summary:
            'Each traveller leads a llama along paths of cacti and small fields, with a guide born in the valley.',
          highlights: [
            'The easy pace of the old caravans',
            'Tales of salt, maize and barter',
            'A full-day version too',
          ],
        },
        pt: {
          summary:
            'Cada viajante conduz uma lhama por trilhas de cactos e plantações, com um guia nascido no vale.',
          highlights: [
            'O passo tranquilo das antigas caravanas',
            'Histórias de sal, milho e escambo',
            'Também em versão de dia inteiro',
          ],
        },
      },
    },
  },
  hotels: {
    'quebrada-manantial-purmamarca': {
      location: { lat: -23.7449, lng: -65.5012 },
      address: 'Camino de los Colorados 300, Purmamarca',
      website: 'https://example.com/manantial-de-purmamarca',
      rooms: 26,
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
        'terrace',
        'view',
        'laundry',
      ],
      summary: {
        es: 'Adobe, caña y lana de llama al pie de los cerros, con piscina templada y cocina andina del valle.',
        en: 'Adobe, cane and llama wool at the foot of the hills, with a warm pool and the Andean cooking of the valley.',
        pt: 'Adobe, cana e lã de lhama ao pé das montanhas, com piscina aquecida e cozinha andina do vale.',
      },
    },
    'quebrada-patio-tilcara': {
      location: { lat: -23.5762, lng: -65.3968 },
      address: 'Calle del Molle 218, Tilcara',
      rooms: 9,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: ['wifi', 'breakfast', 'heating', 'terrace', 'family', 'pets'],
      summary: {
        es: 'Nueve habitaciones en torno a un patio con molle y horno de barro, a tres cuadras de la plaza de Tilcara.',
        en: 'Nine rooms around a courtyard with a pepper tree and a clay oven, three blocks from the square in Tilcara.',
        pt: 'Nove quartos em torno de um pátio com aroeira e forno de barro, a três quadras da praça de Tilcara.',
      },
    },
  },
}
