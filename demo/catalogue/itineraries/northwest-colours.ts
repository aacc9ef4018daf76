import type { DemoDay } from '../../itinerary-model.ts'

export const northwestColoursDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-casona-del-cabildo',
    transfers: [{ mode: 'car', minutes: 20, km: 10, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Salta',
        text: 'El chofer que lo acompañará toda la semana lo espera en el aeropuerto. Tarde para el centro a pie: la plaza 9 de Julio, el Cabildo y la iglesia de San Francisco. Salta está a 1.180 metros, una buena altura para empezar.',
      },
      en: {
        title: 'Arrival in Salta',
        text: 'The driver who will be with you all week waits at the airport. The afternoon is for the centre on foot: 9 de Julio square, the Cabildo and the church of San Francisco. Salta lies at 1,180 metres, a good height to begin at.',
      },
      pt: {
        title: 'Chegada a Salta',
        text: 'O motorista que vai acompanhar você a semana toda espera no aeroporto. Tarde para o centro a pé: a praça 9 de Julio, o Cabildo e a igreja de San Francisco. Salta fica a 1.180 metros, boa altitude para começar.',
      },
    },
  },
  {
    day: 2,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-casona-del-cabildo',
    optionalTours: ['salta-train-to-the-clouds'],
    meals: ['breakfast', 'dinner'],
    details: {
      es: {
        title: 'La ciudad, los niños del Llullaillaco y una peña',
        text: 'Por la mañana, el museo de Alta Montaña, que guarda los cuerpos de tres menores ofrendados por los incas a 6.700 metros. Teleférico al cerro San Bernardo y noche de peña con empanadas y zambas. Los sábados de temporada, el día puede cambiarse por el Tren a las Nubes.',
      },
      en: {
        title: 'The city, the children of Llullaillaco and a night of folk music',
        text: 'In the morning, the museum of high-altitude archaeology, which keeps the bodies of three children offered by the Inca at 6,700 metres. The cable car up San Bernardo hill, and an evening of empanadas and zambas. On Saturdays in season the day can be exchanged for the Train to the Clouds.',
      },
      pt: {
        title: 'A cidade, as crianças do Llullaillaco e uma peña',
        text: 'De manhã, o museu de Arqueologia de Alta Montanha, que guarda os corpos de três crianças oferecidas pelos incas a 6.700 metros. Teleférico ao cerro San Bernardo e noite de peña com empanadas e zambas. Aos sábados, na temporada, o dia pode ser trocado pelo Trem das Nuvens.',
      },
    },
  },
  {
    day: 3,
    destination: 'salta',
    overnight: 'hotel',
    meals: ['breakfast', 'dinner'],
    transfers: [{ mode: 'car', minutes: 240, km: 157, service: 'private' }],
    details: {
      es: {
        title: 'A Cachi por la Cuesta del Obispo',
        text: 'De los cañaverales a 3.350 metros en dos horas, con niebla muchas mañanas y sol casi siempre arriba. Después, el Parque Nacional Los Cardones y la recta de Tin Tin, trazada por los incas. Noche en una posada de adobe frente a la plaza de Cachi, a 2.280 metros.',
      },
      en: {
        title: 'To Cachi over the Obispo pass',
        text: 'From sugar cane to 3,350 metres in two hours, often through mist and nearly always into sun. Then Los Cardones National Park and the straight of Tin Tin, laid out by the Inca. The night is in an adobe inn on the square of Cachi, at 2,280 metres.',
      },
      pt: {
        title: 'A Cachi pela Cuesta del Obispo',
        text: 'Dos canaviais a 3.350 metros em duas horas, muitas manhãs com neblina e quase sempre com sol lá em cima. Depois, o Parque Nacional Los Cardones e a reta de Tin Tin, traçada pelos incas. Noite numa pousada de adobe diante da praça de Cachi, a 2.280 metros.',
      },
    },
  },
  {
    day: 4,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-finca-torrontes',
    meals: ['breakfast', 'dinner'],
    transfers: [{ mode: 'car', minutes: 270, km: 157, service: 'private' }],
    details: {
      es: {
        title: 'Ruta 40 a Cafayate',
        text: 'Ripio, álamos y pueblos de una sola calle: Seclantás con sus tejedores de ponchos, Molinos, Angastaco. En la quebrada de las Flechas la roca sale del suelo en ángulo. Se llega a Cafayate a media tarde, con tiempo para una bodega antes de cenar entre las viñas.',
      },
      en: {
        title: 'Route 40 to Cafayate',
        text: 'Gravel, poplars and one-street villages: Seclantás with its poncho weavers, Molinos, Angastaco. In the gorge of the Arrows the rock leaves the ground at an angle. You reach Cafayate by mid-afternoon, in time for a winery before dinner among the vines.',
      },
      pt: {
        title: 'Ruta 40 até Cafayate',
        text: 'Estrada de terra, álamos e povoados de uma só rua: Seclantás com seus tecelões de ponchos, Molinos, Angastaco. Na quebrada de las Flechas a rocha sai do chão em ângulo. Chega-se a Cafayate no meio da tarde, a tempo de visitar uma vinícola antes do jantar entre as vinhas.',
      },
    },
  },
  {
    day: 5,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-casona-del-cabildo',
    tours: ['salta-cafayate'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 200, km: 190, service: 'private' }],
    details: {
      es: {
        title: 'Bodegas y quebrada de las Conchas',
        text: 'Por la mañana, dos bodegas, una grande y otra del tamaño de un garaje, y almuerzo en un patio. Por la tarde, la ruta 68 de regreso, con las paradas de siempre: los Castillos, el Anfiteatro, la Garganta del Diablo. Llegada a Salta al anochecer.',
      },
      en: {
        title: 'Wineries and the Conchas gorge',
        text: "In the morning, two wineries, one large and one the size of a garage, and lunch in a courtyard. In the afternoon Route 68 takes us back, with its stops: the Castles, the Amphitheatre, the Devil's Throat. We reach Salta at nightfall.",
      },
      pt: {
        title: 'Vinícolas e quebrada de las Conchas',
        text: 'De manhã, duas vinícolas, uma grande e outra do tamanho de uma garagem, e almoço num pátio. À tarde, a ruta 68 de volta, com as paradas de sempre: os Castelos, o Anfiteatro, a Garganta do Diabo. Chegada a Salta ao anoitecer.',
      },
    },
  },
  {
    day: 6,
    destination: 'quebrada-de-humahuaca',
    overnight: 'hotel',
    hotel: 'quebrada-manantial-purmamarca',
    tours: ['quebrada-salinas'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      {
        mode: 'car',
        minutes: 160,
        km: 185,
        toDestination: 'quebrada-de-humahuaca',
        service: 'private',
      },
      { mode: 'car', minutes: 150, km: 130, service: 'private' },
    ],
    details: {
      es: {
        title: 'Purmamarca y Salinas Grandes',
        text: 'Salida temprana por la autopista a Jujuy y llegada a Purmamarca con el sol sobre el cerro de los Siete Colores. Después del almuerzo liviano, la cuesta de Lipán hasta 4.170 metros y el salar, con un guía de las comunidades. Sombrero y protector solar son imprescindibles.',
      },
      en: {
        title: 'Purmamarca and Salinas Grandes',
        text: 'An early start on the road to Jujuy brings us to Purmamarca with the sun on the Hill of Seven Colours. After a light lunch, the Lipán pass up to 4,170 metres and the salt flat, with a guide from the communities. A hat and sun cream are essential.',
      },
      pt: {
        title: 'Purmamarca e Salinas Grandes',
        text: 'Saída cedo pela estrada de Jujuy e chegada a Purmamarca com o sol sobre o cerro das Sete Cores. Depois de um almoço leve, a cuesta de Lipán até 4.170 metros e o salar, com um guia das comunidades. Chapéu e protetor solar são indispensáveis.',
      },
    },
  },
  {
    day: 7,
    destination: 'quebrada-de-humahuaca',
    overnight: 'hotel',
    hotel: 'quebrada-manantial-purmamarca',
    tours: ['quebrada-hornocal'],
    optionalTours: ['quebrada-llamas'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 210, km: 180, service: 'private' }],
    details: {
      es: {
        title: 'Tilcara, Humahuaca y el Hornocal',
        text: 'El valle entero en el orden que la luz prefiere: el pucará de Tilcara por la mañana, el mediodía en Humahuaca y, por la tarde, veinticinco kilómetros de ripio en 4x4 hasta el mirador del Hornocal, a 4.350 metros. Se camina poco y despacio. Regreso de noche.',
      },
      en: {
        title: 'Tilcara, Humahuaca and the Hornocal',
        text: 'The whole valley in the order the light prefers: the fortress of Tilcara in the morning, midday in Humahuaca and, in the afternoon, twenty-five kilometres of gravel by 4x4 to the Hornocal lookout, at 4,350 metres. You walk little, and slowly. Back after dark.',
      },
      pt: {
        title: 'Tilcara, Humahuaca e o Hornocal',
        text: 'O vale inteiro na ordem que a luz prefere: o pucará de Tilcara de manhã, o meio-dia em Humahuaca e, à tarde, vinte e cinco quilômetros de terra em 4x4 até o mirante do Hornocal, a 4.350 metros. Caminha-se pouco e devagar. Volta à noite.',
      },
    },
  },
  {
    day: 8,
    destination: 'quebrada-de-humahuaca',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 80, km: 95, service: 'private' }],
    details: {
      es: {
        title: 'Traslado al aeropuerto de Jujuy o de Salta',
        text: 'Última caminata por el paseo de los Colorados, una hora alrededor del cerro, y traslado al aeropuerto de Jujuy. Si su vuelo sale de Salta, el viaje es de dos horas y tres cuartos.',
      },
      en: {
        title: 'Transfer to the airport of Jujuy or Salta',
        text: 'A last walk along the Paseo de los Colorados, an hour around the hill, and a transfer to the airport of Jujuy. If your flight leaves from Salta, the drive takes two hours and three quarters.',
      },
      pt: {
        title: 'Traslado ao aeroporto de Jujuy ou de Salta',
        text: 'Última caminhada pelo paseo de los Colorados, uma hora em volta do cerro, e traslado ao aeroporto de Jujuy. Se o seu voo sai de Salta, a viagem é de duas horas e três quartos.',
      },
    },
  },
]
