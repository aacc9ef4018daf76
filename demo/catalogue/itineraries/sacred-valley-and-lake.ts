import type { DemoDay } from '../../itinerary-model.ts'

export const sacredValleyAndLakeDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    meals: ['dinner'],
    transfers: [{ mode: 'car', minutes: 90, km: 55, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Cusco y bajada al valle',
        text: 'Directo del aeropuerto al Valle Sagrado, quinientos metros más abajo. Cena de la huerta, chimenea y a dormir.',
      },
      en: {
        title: 'Arrival in Cusco and down to the valley',
        text: 'Straight from the airport to the Sacred Valley, five hundred metres lower. Dinner from the kitchen garden, a fire in your room, and bed.',
      },
      pt: {
        title: 'Chegada a Cusco e descida ao vale',
        text: 'Direto do aeroporto ao Vale Sagrado, quinhentos metros mais abaixo. Jantar da horta, lareira e cama.',
      },
    },
  },
  {
    day: 2,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    tours: ['machu-picchu-maras-moray'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 150, km: 90, service: 'private' }],
    details: {
      es: {
        title: 'Moray, Maras y Ollantaytambo',
        text: 'La ruta de los nevados, los andenes circulares, las salineras que aún trabajan seiscientas familias y la fortaleza de los seis monolitos. Almuerzo de campo con trucha y chicha morada.',
      },
      en: {
        title: 'Moray, Maras and Ollantaytambo',
        text: 'The road of the snow peaks, the circular terraces, the salt pans that six hundred families still work and the fortress of the six monoliths. A country lunch of trout and purple chicha.',
      },
      pt: {
        title: 'Moray, Maras e Ollantaytambo',
        text: 'A estrada dos picos nevados, os terraços circulares, as salineras que seiscentas famílias ainda trabalham e a fortaleza dos seis monólitos. Almoço campestre com truta e chicha morada.',
      },
    },
  },
  {
    day: 3,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    tours: ['machu-picchu-by-train'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 35, km: 20, service: 'private' },
      { mode: 'train', minutes: 105, km: 43, service: 'shared' },
      { mode: 'bus', minutes: 30, km: 9, service: 'shared' },
      { mode: 'bus', minutes: 30, km: 9, service: 'shared' },
      { mode: 'train', minutes: 105, km: 43, service: 'shared' },
      { mode: 'car', minutes: 35, km: 20, service: 'private' },
    ],
    details: {
      es: {
        title: 'Machu Picchu',
        text: 'Tren de la mañana junto al río, circuito completo con la vista clásica y almuerzo en Aguas Calientes. De vuelta en el valle al anochecer. Pasaporte original en mano.',
      },
      en: {
        title: 'Machu Picchu',
        text: 'The morning train beside the river, the full circuit with the classic view and lunch in Aguas Calientes. Back in the valley at nightfall. Carry your original passport.',
      },
      pt: {
        title: 'Machu Picchu',
        text: 'Trem da manhã junto ao rio, circuito completo com a vista clássica e almoço em Aguas Calientes. De volta ao vale ao anoitecer. Passaporte original em mãos.',
      },
    },
  },
  {
    day: 4,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-casa-del-pututo',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 75, km: 60, service: 'private' }],
    details: {
      es: {
        title: 'Subida a Cusco por Chinchero',
        text: 'El mercado y los tejidos de Chinchero a 3.760 metros y tarde en San Blas, entre talleres de imagineros. Ya se camina la ciudad sin que falte el aire.',
      },
      en: {
        title: 'Up to Cusco by Chinchero',
        text: 'The market and weavings of Chinchero at 3,760 metres, and an afternoon in San Blas among the workshops of image carvers. By now you can walk the city without losing your breath.',
      },
      pt: {
        title: 'Subida a Cusco por Chinchero',
        text: 'O mercado e os tecidos de Chinchero a 3.760 metros e tarde em San Blas, entre oficinas de santeiros. Já se caminha pela cidade sem que falte o ar.',
      },
    },
  },
  {
    day: 5,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-casa-del-pututo',
    optionalTours: ['machu-picchu-cusco-kitchen'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Cusco a pie',
        text: 'El Qoricancha, la catedral y Sacsayhuamán por la mañana, con guía. La tarde es libre; hay lugar en la cocina de San Blas para quien quiera preparar su almuerzo.',
      },
      en: {
        title: 'Cusco on foot',
        text: 'The Qoricancha, the cathedral and Sacsayhuamán in the morning, with a guide. The afternoon is free; there is a place in the San Blas kitchen for anyone who would like to cook their own lunch.',
      },
      pt: {
        title: 'Cusco a pé',
        text: 'O Qoricancha, a catedral e Sacsayhuamán de manhã, com guia. A tarde é livre; há lugar na cozinha de San Blas para quem quiser preparar o próprio almoço.',
      },
    },
  },
  {
    day: 6,
    destination: 'lago-titicaca',
    overnight: 'hotel',
    hotel: 'titicaca-hotel-balsa-dorada',
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 420, km: 390, toDestination: 'lago-titicaca', service: 'private' },
    ],
    details: {
      es: {
        title: 'La ruta del Sol a Puno',
        text: 'Andahuaylillas, Raqchi, el abra La Raya y almuerzo en Sicuani. Son diez horas con paradas; el tren del altiplano cubre el mismo camino con suplemento. Hotel sobre la bahía, con piso calefaccionado.',
      },
      en: {
        title: 'The Route of the Sun to Puno',
        text: 'Andahuaylillas, Raqchi, the La Raya pass and lunch in Sicuani. Ten hours with stops; the altiplano train covers the same way for a supplement. The hotel stands on the bay and has heated floors.',
      },
      pt: {
        title: 'A rota do Sol até Puno',
        text: 'Andahuaylillas, Raqchi, o passo La Raya e almoço em Sicuani. São dez horas com paradas; o trem do altiplano cobre o mesmo caminho com suplemento. Hotel sobre a baía, com piso aquecido.',
      },
    },
  },
  {
    day: 7,
    destination: 'lago-titicaca',
    overnight: 'hotel',
    hotel: 'titicaca-hotel-balsa-dorada',
    tours: ['titicaca-uros-taquile'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'boat', minutes: 360, service: 'shared' }],
    details: {
      es: {
        title: 'Uros y Taquile',
        text: 'Lancha por el canal de totora, una isla familiar de los uros y Taquile con sus tejedores. Almuerzo de trucha frente a la cordillera Real y regreso a media tarde.',
      },
      en: {
        title: 'The Uros and Taquile',
        text: 'A launch along the reed channel, a family island of the Uros and Taquile with its knitters. Lunch is trout facing the Cordillera Real; back by mid-afternoon.',
      },
      pt: {
        title: 'Uros e Taquile',
        text: 'Lancha pelo canal de totora, uma ilha familiar dos uros e Taquile com seus tecelões. Almoço de truta diante da cordilheira Real e volta no meio da tarde.',
      },
    },
  },
  {
    day: 8,
    destination: 'lago-titicaca',
    overnight: 'none',
    tours: ['titicaca-kayak'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 90, km: 75, service: 'private' },
      { mode: 'car', minutes: 110, km: 80, service: 'private' },
    ],
    details: {
      es: {
        title: 'Amanecer en kayak y vuelo',
        text: 'Salida a las cuatro hacia Llachón, dos horas de remo con el lago quieto y desayuno en casa de una familia. Traslado al aeropuerto de Juliaca para un vuelo de la tarde a Lima.',
      },
      en: {
        title: 'Sunrise by kayak and your flight',
        text: "We leave at four for Llachón, paddle for two hours on still water and have breakfast in a family's house. A transfer to Juliaca airport for an afternoon flight to Lima.",
      },
      pt: {
        title: 'Amanhecer de caiaque e voo',
        text: 'Saída às quatro rumo a Llachón, duas horas de remo com o lago parado e café da manhã na casa de uma família. Traslado ao aeroporto de Juliaca para um voo da tarde a Lima.',
      },
    },
  },
]
