import type { DemoDay } from '../../itinerary-model.ts'

export const incaRoadsFirstDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    meals: ['dinner'],
    transfers: [{ mode: 'car', minutes: 90, km: 55, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Cusco y bajada al Valle Sagrado',
        text: 'Del aeropuerto de Cusco, a 3.310 metros, se baja directo al valle, quinientos metros más abajo: se duerme mejor la primera noche. Parada en el mirador de Taray. Cena en la hacienda, con chimenea en la habitación.',
      },
      en: {
        title: 'Arrival in Cusco and down to the Sacred Valley',
        text: 'From Cusco airport, at 3,310 metres, we go straight down to the valley, five hundred metres lower: the first night is easier. A stop at the Taray lookout. Dinner at the hacienda, with a fire in your room.',
      },
      pt: {
        title: 'Chegada a Cusco e descida ao Vale Sagrado',
        text: 'Do aeroporto de Cusco, a 3.310 metros, desce-se direto ao vale, quinhentos metros mais abaixo: dorme-se melhor na primeira noite. Parada no mirante de Taray. Jantar na fazenda, com lareira no quarto.',
      },
    },
  },
  {
    day: 2,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    optionalTours: ['machu-picchu-maras-moray'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'El valle, despacio',
        text: 'Una caminata de dos horas por un tramo restaurado del camino inca entre Yucay y Urubamba y tarde libre. Quien llegue con energía puede sumar Moray, las salineras de Maras y Ollantaytambo. Almuerzo libre en el pueblo.',
      },
      en: {
        title: 'The valley, slowly',
        text: 'A two-hour walk on a restored stretch of Inca road between Yucay and Urubamba, and a free afternoon. If you arrive with energy to spare, add Moray, the Maras salt pans and Ollantaytambo. Lunch is at leisure in the village.',
      },
      pt: {
        title: 'O vale, devagar',
        text: 'Uma caminhada de duas horas por um trecho restaurado da estrada inca entre Yucay e Urubamba e tarde livre. Quem chegar com energia pode somar Moray, as salineras de Maras e Ollantaytambo. Almoço livre na vila.',
      },
    },
  },
  {
    day: 3,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-casa-del-pututo',
    tours: ['machu-picchu-cusco-kitchen'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 75, km: 60, service: 'private' }],
    details: {
      es: {
        title: 'Mercado, cocina y San Blas',
        text: 'Subida a Cusco por Chinchero. En el mercado San Pedro se compra con una cocinera y en su casa se prepara el almuerzo: causa, lomo saltado y pisco sour batido a mano. Tarde para los talleres de San Blas, el barrio del hotel.',
      },
      en: {
        title: 'Market, kitchen and San Blas',
        text: "Up to Cusco by Chinchero. At San Pedro market you shop with a cook and in her house you make lunch: causa, lomo saltado and pisco sour shaken by hand. The afternoon is for the workshops of San Blas, the hotel's own quarter.",
      },
      pt: {
        title: 'Mercado, cozinha e San Blas',
        text: 'Subida a Cusco por Chinchero. No mercado San Pedro compra-se com uma cozinheira e na casa dela se prepara o almoço: causa, lomo saltado e pisco sour batido à mão. Tarde para os ateliês de San Blas, o bairro do hotel.',
      },
    },
  },
  {
    day: 4,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-casa-del-pututo',
    tours: ['machu-picchu-by-train'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 105, km: 75, service: 'private' },
      { mode: 'train', minutes: 105, km: 43, service: 'shared' },
      { mode: 'bus', minutes: 30, km: 9, service: 'shared' },
      { mode: 'bus', minutes: 30, km: 9, service: 'shared' },
      { mode: 'train', minutes: 105, km: 43, service: 'shared' },
      { mode: 'car', minutes: 105, km: 75, service: 'private' },
    ],
    details: {
      es: {
        title: 'Machu Picchu',
        text: 'Salida a las cinco hacia Ollantaytambo y tren junto al río. Circuito completo con guía, sin correr, y almuerzo en Aguas Calientes. Regreso a Cusco hacia las nueve de la noche. Es la jornada más larga de la primera semana.',
      },
      en: {
        title: 'Machu Picchu',
        text: 'We leave at five for Ollantaytambo and the train beside the river. The full circuit with a guide, without running, and lunch in Aguas Calientes. Back in Cusco at about nine in the evening. It is the longest day of the first week.',
      },
      pt: {
        title: 'Machu Picchu',
        text: 'Saída às cinco rumo a Ollantaytambo e trem junto ao rio. Circuito completo com guia, sem correr, e almoço em Aguas Calientes. Volta a Cusco por volta das nove da noite. É o dia mais longo da primeira semana.',
      },
    },
  },
  {
    day: 5,
    destination: 'lago-titicaca',
    overnight: 'hotel',
    hotel: 'titicaca-hotel-balsa-dorada',
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 420, km: 390, toDestination: 'lago-titicaca', service: 'private' },
    ],
    details: {
      es: {
        title: 'De Cusco a Puno',
        text: 'La ruta del Sol con sus paradas: Andahuaylillas, Raqchi, almuerzo en Sicuani y el abra La Raya. Con suplemento, el tren del altiplano hace el mismo camino en diez horas y media, los días en que circula.',
      },
      en: {
        title: 'Cusco to Puno',
        text: 'The Route of the Sun with its stops: Andahuaylillas, Raqchi, lunch in Sicuani and the La Raya pass. For a supplement, the altiplano train covers the same road in ten and a half hours, on the days it runs.',
      },
      pt: {
        title: 'De Cusco a Puno',
        text: 'A rota do Sol com suas paradas: Andahuaylillas, Raqchi, almoço em Sicuani e o passo La Raya. Com suplemento, o trem do altiplano faz o mesmo caminho em dez horas e meia, nos dias em que circula.',
      },
    },
  },
  {
    day: 6,
    destination: 'lago-titicaca',
    overnight: 'hotel',
    hotel: 'titicaca-hotel-balsa-dorada',
    tours: ['titicaca-uros-taquile'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'boat', minutes: 360, service: 'shared' }],
    details: {
      es: {
        title: 'Uros y Taquile',
        text: 'En lancha a una isla familiar de los uros, donde se aprende cómo se hace el suelo, y a Taquile, con almuerzo de trucha frente a la cordillera Real. Parte del precio va directo a las comunidades.',
      },
      en: {
        title: 'The Uros and Taquile',
        text: 'By launch to a family island of the Uros, where you learn how the floor is made, and to Taquile, for a lunch of trout facing the Cordillera Real. Part of the price goes straight to the communities.',
      },
      pt: {
        title: 'Uros e Taquile',
        text: 'De lancha a uma ilha familiar dos uros, onde se aprende como se faz o chão, e a Taquile, com almoço de truta diante da cordilheira Real. Parte do preço vai direto às comunidades.',
      },
    },
  },
  {
    day: 7,
    destination: 'lago-titicaca',
    overnight: 'hotel',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 180, km: 145, service: 'private' },
      { mode: 'boat', minutes: 180, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Copacabana y la Isla del Sol',
        text: 'Por la orilla sur hasta Yunguyo, donde se cruza la frontera a pie con el guía y se adelanta el reloj una hora. Desde Copacabana, lancha a la Isla del Sol: la escalinata inca y el templo de Pilkokaina. Noche en una hostería de Copacabana, frente al lago.',
      },
      en: {
        title: 'Copacabana and the Island of the Sun',
        text: 'Along the southern shore to Yunguyo, where you walk over the border with the guide and put your watch on an hour. From Copacabana, a launch to the Island of the Sun: the Inca stairway and the temple of Pilkokaina. The night is at an inn in Copacabana, facing the lake.',
      },
      pt: {
        title: 'Copacabana e a Ilha do Sol',
        text: 'Pela margem sul até Yunguyo, onde se cruza a fronteira a pé com o guia e se adianta o relógio uma hora. De Copacabana, lancha à Ilha do Sol: a escadaria inca e o templo de Pilkokaina. Noite numa hospedaria de Copacabana, diante do lago.',
      },
    },
  },
]
