import type { DemoDay } from '../../itinerary-model.ts'

export const lakesCrossingDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'bariloche',
    overnight: 'hotel',
    hotel: 'bariloche-peninsula-grand',
    transfers: [{ mode: 'car', minutes: 45, km: 35, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Bariloche',
        text: 'Traslado del aeropuerto a la península de Llao Llao, por la avenida que bordea el lago. El resto del día es para la terraza del hotel o para la capilla de San Eduardo, a diez minutos a pie. Cena libre.',
      },
      en: {
        title: 'Arrival in Bariloche',
        text: 'A transfer from the airport to the Llao Llao peninsula, along the lake road. The rest of the day is for the hotel terrace or for the chapel of San Eduardo, ten minutes away on foot. Dinner is at leisure.',
      },
      pt: {
        title: 'Chegada a Bariloche',
        text: 'Traslado do aeroporto à península de Llao Llao, pela avenida que beira o lago. O resto do dia é para o terraço do hotel ou para a capela de San Eduardo, a dez minutos a pé. Jantar livre.',
      },
    },
  },
  {
    day: 2,
    destination: 'bariloche',
    overnight: 'hotel',
    hotel: 'bariloche-peninsula-grand',
    tours: ['bariloche-circuito-chico'],
    optionalTours: ['bariloche-seven-lakes'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Circuito Chico y cerro Campanario',
        text: 'Media jornada alrededor de la península, con el telesilla al Campanario y el gran mirador. Quien prefiera pedalear lo hace con una camioneta detrás. Tarde libre para una cerveza junto al lago.',
      },
      en: {
        title: 'Circuito Chico and Cerro Campanario',
        text: 'Half a day around the peninsula, with the chairlift up Campanario and the great lookout. Those who would rather cycle have a van behind them. The afternoon is free for a beer by the lake.',
      },
      pt: {
        title: 'Circuito Chico e cerro Campanario',
        text: 'Meio dia ao redor da península, com a cadeirinha ao Campanario e o grande mirante. Quem preferir pedalar o faz com uma van atrás. Tarde livre para uma cerveja à beira do lago.',
      },
    },
  },
  {
    day: 3,
    destination: 'bariloche',
    overnight: 'hotel',
    hotel: 'bariloche-peninsula-grand',
    tours: ['bariloche-victoria-island'],
    meals: ['breakfast'],
    transfers: [{ mode: 'boat', minutes: 90, service: 'shared' }],
    details: {
      es: {
        title: 'Isla Victoria y bosque de arrayanes',
        text: 'Navegación desde Puerto Pañuelo hasta la península de Quetrihué, donde una pasarela cruza un bosque de arrayanes de más de tres siglos, y caminata en la isla Victoria hasta una playa volcánica. De vuelta a media tarde; esta noche se cierra el equipaje para el cruce.',
      },
      en: {
        title: 'Victoria Island and the arrayán forest',
        text: 'A boat from Puerto Pañuelo to the Quetrihué peninsula, where a walkway runs through a forest of arrayanes over three centuries old, and a walk on Victoria Island to a volcanic beach. Back by mid-afternoon; tonight the bags are closed for the crossing.',
      },
      pt: {
        title: 'Ilha Victoria e bosque de arrayanes',
        text: 'Navegação de Puerto Pañuelo à península de Quetrihué, onde uma passarela cruza um bosque de arrayanes de mais de três séculos, e caminhada na ilha Victoria até uma praia vulcânica. Volta no meio da tarde; esta noite fecham-se as malas para a travessia.',
      },
    },
  },
  {
    day: 4,
    destination: 'puerto-varas',
    overnight: 'hotel',
    hotel: 'varas-casa-del-colono',
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'boat', minutes: 60, km: 28, service: 'shared' },
      { mode: 'bus', minutes: 15, km: 3, service: 'shared' },
      { mode: 'boat', minutes: 20, service: 'shared' },
      { mode: 'bus', minutes: 120, km: 29, service: 'shared' },
      { mode: 'boat', minutes: 105, km: 32, toDestination: 'puerto-varas', service: 'shared' },
      { mode: 'bus', minutes: 75, km: 66, service: 'shared' },
    ],
    details: {
      es: {
        title: 'El cruce',
        text: 'El Nahuel Huapi hasta Puerto Blest, un trecho de bosque hasta laguna Frías y, después, el paso a 976 metros donde termina un país y empieza el otro. Almuerzo en Peulla, trámites en calma y el lago Todos los Santos frente al Osorno, hasta Petrohué. Unas once horas de muelle a hotel.',
      },
      en: {
        title: 'The crossing',
        text: 'Nahuel Huapi to Puerto Blest, a stretch of forest to Laguna Frías and then the pass at 976 metres where one country ends and the next begins. Lunch in Peulla, unhurried formalities and Lake Todos los Santos facing Osorno, down to Petrohué. Some eleven hours from pier to hotel.',
      },
      pt: {
        title: 'A travessia',
        text: 'O Nahuel Huapi até Puerto Blest, um trecho de bosque até a laguna Frías e, depois, o passo a 976 metros onde termina um país e começa o outro. Almoço em Peulla, trâmites com calma e o lago Todos los Santos diante do Osorno, até Petrohué. Cerca de onze horas do cais ao hotel.',
      },
    },
  },
  {
    day: 5,
    destination: 'puerto-varas',
    overnight: 'hotel',
    hotel: 'varas-casa-del-colono',
    tours: ['varas-petrohue'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 150, km: 130, service: 'shared' }],
    details: {
      es: {
        title: 'Volcán Osorno y saltos del Petrohué',
        text: 'Subida en auto a la base del volcán, donde el telesilla llega a la nieve, y pasarelas de los saltos. Almuerzo de salmón en Ensenada y una hora de navegación por el lago. Si la cumbre amanece tapada, se invierte el orden.',
      },
      en: {
        title: 'Osorno volcano and the Petrohué falls',
        text: 'Up to the foot of the volcano by car, where a chairlift reaches the snow, and along the walkways of the falls. Lunch in Ensenada is salmon, and there is an hour on the lake. If the summit wakes under cloud, the order is turned round.',
      },
      pt: {
        title: 'Vulcão Osorno e saltos do Petrohué',
        text: 'Subida de carro à base do vulcão, onde a cadeirinha chega à neve, e passarelas dos saltos. Almoço de salmão em Ensenada e uma hora de navegação pelo lago. Se o cume amanhecer encoberto, inverte-se a ordem.',
      },
    },
  },
  {
    day: 6,
    destination: 'puerto-varas',
    overnight: 'hotel',
    hotel: 'varas-casa-del-colono',
    tours: ['varas-chiloe'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'bus', minutes: 330, km: 360, service: 'shared' },
      { mode: 'boat', minutes: 60, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Chiloé',
        text: 'Transbordador por el canal de Chacao, media hora entre lobos marinos, y otra manera de vivir: Castro y sus palafitos, Dalcahue, la iglesia de Nercón armada con tarugos. Almuerzo en una cocinería del puerto. Día largo: diez horas.',
      },
      en: {
        title: 'Chiloé',
        text: 'A ferry over the Chacao channel, half an hour among sea lions, and another way of life: Castro and its stilt houses, Dalcahue, the church of Nercón pegged together without nails. Lunch is at a harbour kitchen. A long day: ten hours.',
      },
      pt: {
        title: 'Chiloé',
        text: 'Balsa pelo canal de Chacao, meia hora entre leões-marinhos, e outro modo de viver: Castro e suas palafitas, Dalcahue, a igreja de Nercón montada com cavilhas. Almoço numa cozinha do porto. Dia longo: dez horas.',
      },
    },
  },
  {
    day: 7,
    destination: 'puerto-varas',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 35, km: 32, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a Puerto Montt',
        text: 'Última caminata por la costanera y traslado al aeropuerto El Tepual. El vuelo a Santiago dura una hora y tres cuartos; salen varios por día.',
      },
      en: {
        title: 'Transfer to Puerto Montt',
        text: 'A last walk along the lakefront and a transfer to El Tepual airport. The flight to Santiago takes an hour and three quarters, and there are several a day.',
      },
      pt: {
        title: 'Traslado a Puerto Montt',
        text: 'Última caminhada à beira do lago e traslado ao aeroporto El Tepual. O voo a Santiago dura uma hora e três quartos; há vários por dia.',
      },
    },
  },
]
