import type { Outings } from '../../guide.ts'

export const lagoTiticacaOutings: Outings = {
  tours: {
    'titicaca-uros-taquile': {
      location: { lat: -15.7724, lng: -69.6839 },
      durationMinutes: 600,
      startTimes: ['07:00'],
      level: 2,
      minAge: 0,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 14 },
      priceFrom: { amount: 6200, currency: 'USD' },
      included: ['transfers', 'boat', 'localGuide', 'communityFee', 'lunch'],
      excluded: ['shopping', 'tips'],
      texts: {
        es: {
          summary:
            'Una isla familiar de los uros y, más lejos, Taquile: subida suave, tejedores y trucha frente a la Cordillera Real.',
          highlights: [
            'Cómo se teje un piso que flota',
            'Un turno de remo en la balsa de totora',
            'Parte del precio va a las comunidades',
          ],
        },
        en: {
          summary:
            'A family island of the Uros and, further out, Taquile: a gentle climb, knitters, and trout facing the Cordillera Real.',
          highlights: [
            'How a floating floor is woven',
            'A turn at the oars of a reed boat',
            'Part of the price goes to the communities',
          ],
        },
        pt: {
          summary:
            'Uma ilha familiar dos uros e, mais longe, Taquile: subida suave, tecelões e truta diante da Cordilheira Real.',
          highlights: [
            'Como se tece um chão que flutua',
            'Uma vez nos remos da balsa de totora',
            'Parte do preço vai para as comunidades',
          ],
        },
      },
    },
    'titicaca-kayak': {
      location: { lat: -15.7319, lng: -69.7964 },
      durationMinutes: 300,
      startTimes: ['05:00'],
      level: 2,
      minAge: 10,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 8 },
      priceFrom: { amount: 7800, currency: 'USD' },
      included: ['transfers', 'kayaks', 'localGuide', 'breakfast'],
      excluded: ['warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'Dos horas de remo por la costa de Llachón mientras el lago es un espejo, y desayuno en casa de una familia.',
          highlights: [
            'Kayaks dobles y estables',
            'Bahías de piedra y cebada hasta la orilla',
            'Pan de horno de barro y queso fresco',
          ],
        },
        en: {
          summary:
            "Two hours of paddling along Llachón's shore while the lake is a mirror, and breakfast in a family's house.",
          highlights: [
            'Stable double kayaks',
            'Coves of stone, and barley down to the water',
            'Clay-oven bread and fresh cheese',
          ],
        },
        pt: {
          summary:
            'Duas horas de remo pela costa de Llachón enquanto o lago é um espelho, e café da manhã na casa de uma família.',
          highlights: [
            'Caiaques duplos e estáveis',
            'Enseadas de pedra e cevada até a margem',
            'Pão de forno de barro e queijo fresco',
          ],
        },
      },
    },
  },
  hotels: {
    'titicaca-hotel-balsa-dorada': {
      location: { lat: -15.8245, lng: -69.9989 },
      address: 'Avenida de la Totora 610, Puno',
      website: 'https://example.com/balsa-dorada',
      rooms: 45,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'view',
        'laundry',
        'accessible',
      ],
      summary: {
        es: 'Sobre la bahía de Puno, con todas las habitaciones al agua, piso radiante, oxígeno y muelle propio.',
        en: 'On the bay of Puno, with every room facing the water, heated floors, oxygen and its own jetty.',
        pt: 'Na baía de Puno, com todos os quartos para a água, piso aquecido, oxigênio e cais próprio.',
      },
    },
  },
}
