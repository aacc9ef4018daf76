import type { DemoDay } from '../../itinerary-model.ts'

export const grandSouthAmericaFirstDays: readonly DemoDay[] = [
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
        text: 'Recibimiento en el aeropuerto y bajada directa al Valle Sagrado, a 2.850 metros, para que la primera noche sea buena. Cena en la hacienda y presentación del guía que hará todo el viaje.',
      },
      en: {
        title: 'Arrival in Cusco and down to the valley',
        text: 'We meet you at the airport and go straight down to the Sacred Valley, at 2,850 metres, so that the first night is a good one. Dinner at the hacienda, where you meet the leader who makes the whole journey.',
      },
      pt: {
        title: 'Chegada a Cusco e descida ao vale',
        text: 'Recepção no aeroporto e descida direta ao Vale Sagrado, a 2.850 metros, para que a primeira noite seja boa. Jantar na fazenda e apresentação do guia que fará a viagem toda.',
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
        title: 'Un día para llegar',
        text: 'Sin horarios: la huerta, los caballos de paso, una caminata por los andenes de Yucay. Quien se sienta bien puede salir hacia Moray y las salineras de Maras después del desayuno.',
      },
      en: {
        title: 'A day to arrive',
        text: 'No timetable: the kitchen garden, the Paso horses, a walk on the terraces of Yucay. Those who feel well can leave for Moray and the Maras salt pans after breakfast.',
      },
      pt: {
        title: 'Um dia para chegar',
        text: 'Sem horários: a horta, os cavalos de passo, uma caminhada pelos terraços de Yucay. Quem se sentir bem pode sair para Moray e as salineras de Maras depois do café.',
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
        text: 'Tren panorámico desde Ollantaytambo, bus en zigzag y circuito completo con un guía cusqueño. Almuerzo en Aguas Calientes y regreso al valle al anochecer. Pasaporte original en mano.',
      },
      en: {
        title: 'Machu Picchu',
        text: 'The panoramic train from Ollantaytambo, the zigzag bus and the full circuit with a guide from Cusco. Lunch in Aguas Calientes, and back in the valley at nightfall. Carry your original passport.',
      },
      pt: {
        title: 'Machu Picchu',
        text: 'Trem panorâmico de Ollantaytambo, ônibus em zigue-zague e circuito completo com um guia de Cusco. Almoço em Aguas Calientes e volta ao vale ao anoitecer. Passaporte original em mãos.',
      },
    },
  },
  {
    day: 4,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    optionalTours: ['machu-picchu-cusco-kitchen'],
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 150, km: 110, service: 'private' }],
    details: {
      es: {
        title: 'Cusco',
        text: 'Subida a la ciudad por Chinchero: Sacsayhuamán, la catedral, el Qoricancha y una tarde libre por San Blas. A la clase de cocina se va desde el mercado. Regreso a dormir al valle.',
      },
      en: {
        title: 'Cusco',
        text: 'Up to the city by Chinchero: Sacsayhuamán, the cathedral, the Qoricancha and a free afternoon in San Blas. The cooking class sets out from the market. Back to sleep in the valley.',
      },
      pt: {
        title: 'Cusco',
        text: 'Subida à cidade por Chinchero: Sacsayhuamán, a catedral, o Qoricancha e uma tarde livre em San Blas. A aula de cozinha parte do mercado. Volta para dormir no vale.',
      },
    },
  },
  {
    day: 5,
    destination: 'machu-picchu',
    overnight: 'hotel',
    hotel: 'machu-picchu-hacienda-kantu',
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 100, km: 70, service: 'private' }],
    details: {
      es: {
        title: 'Pisac',
        text: 'El mercado de Pisac temprano y las terrazas que lo miran desde arriba, con dos horas de caminata en bajada. Almuerzo en casa de una familia de tejedores. Última noche en el valle.',
      },
      en: {
        title: 'Pisac',
        text: 'Pisac market early, and the terraces that look down on it, with a two-hour walk downhill. Lunch is in the home of a family of weavers. The last night in the valley.',
      },
      pt: {
        title: 'Pisac',
        text: 'O mercado de Pisac cedo e os terraços que o olham de cima, com duas horas de caminhada em descida. Almoço na casa de uma família de tecelões. Última noite no vale.',
      },
    },
  },
  {
    day: 6,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    hotel: 'uyuni-casa-de-sal-tunupa',
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 90, km: 55, service: 'private' },
      { mode: 'flight', minutes: 65, included: true },
      { mode: 'flight', minutes: 60, toDestination: 'salar-de-uyuni', included: true },
      { mode: 'car', minutes: 30, km: 25, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelos a La Paz y Uyuni',
        text: 'De Cusco a El Alto en una hora, trámites de entrada a Bolivia y segundo vuelo a Uyuni. Se llega al hotel de sal para la puesta de sol. Cinco días de altura previa hacen que los 3.660 metros se lleven bien.',
      },
      en: {
        title: 'Flights to La Paz and Uyuni',
        text: 'Cusco to El Alto in an hour, formalities for Bolivia and a second flight to Uyuni. You reach the salt hotel for sunset. After five days at altitude, 3,660 metres are easily borne.',
      },
      pt: {
        title: 'Voos a La Paz e Uyuni',
        text: 'De Cusco a El Alto em uma hora, trâmites de entrada na Bolívia e segundo voo a Uyuni. Chega-se ao hotel de sal para o pôr do sol. Com cinco dias de altitude prévia, os 3.660 metros são bem tolerados.',
      },
    },
  },
  {
    day: 7,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    hotel: 'uyuni-casa-de-sal-tunupa',
    tours: ['uyuni-mirror'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 240, km: 200, service: 'private' }],
    details: {
      es: {
        title: 'El salar',
        text: 'Un día entero sobre la sal: trenes viejos, Colchani, la mesa puesta en medio del blanco, Incahuasi y sus cactus. Atardecer con vino de Tarija y regreso con las estrellas.',
      },
      en: {
        title: 'The salt flat',
        text: 'A whole day on the salt: old trains, Colchani, the table laid amid the white, Incahuasi and its cacti. Sunset with wine from Tarija, and home with the stars.',
      },
      pt: {
        title: 'O salar',
        text: 'Um dia inteiro sobre o sal: trens velhos, Colchani, a mesa posta no meio do branco, Incahuasi e seus cactos. Pôr do sol com vinho de Tarija e volta com as estrelas.',
      },
    },
  },
  {
    day: 8,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    tours: ['uyuni-lagoons-crossing'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 330, km: 230, service: 'private' }],
    details: {
      es: {
        title: 'Hacia las lagunas',
        text: 'Rumbo al sur por San Juan y el salar de Chiguana, con el volcán Ollagüe humeando en la frontera. Lagunas Cañapa y Hedionda, con flamencos. Noche en un refugio de piedra con calefacción.',
      },
      en: {
        title: 'Towards the lagoons',
        text: 'Southward by San Juan and the Chiguana flat, with the Ollagüe volcano smoking on the border. The Cañapa and Hedionda lagoons, with flamingos. The night is in a heated stone lodge.',
      },
      pt: {
        title: 'Rumo às lagoas',
        text: 'Para o sul por San Juan e o salar de Chiguana, com o vulcão Ollagüe fumegando na fronteira. Lagoas Cañapa e Hedionda, com flamingos. Noite num refúgio de pedra com aquecimento.',
      },
    },
  },
  {
    day: 9,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 240, km: 160, service: 'private' }],
    details: {
      es: {
        title: 'Árbol de Piedra y Laguna Colorada',
        text: 'El desierto de Siloli, donde las vizcachas toman sol, el Árbol de Piedra y la laguna roja a media tarde, cuando el viento le sube el color. Segundo refugio, a 4.300 metros: es la noche más fría del viaje.',
      },
      en: {
        title: 'Stone Tree and Laguna Colorada',
        text: 'The Siloli desert, where viscachas sun themselves, the Stone Tree and the red lagoon in mid-afternoon, when the wind brings up its colour. A second lodge, at 4,300 metres: the coldest night of the journey.',
      },
      pt: {
        title: 'Árvore de Pedra e Laguna Colorada',
        text: 'O deserto de Siloli, onde as viscachas tomam sol, a Árvore de Pedra e a lagoa vermelha no meio da tarde, quando o vento lhe aviva a cor. Segundo refúgio, a 4.300 metros: é a noite mais fria da viagem.',
      },
    },
  },
  {
    day: 10,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 180, km: 110, service: 'private' },
      {
        mode: 'car',
        minutes: 60,
        km: 50,
        toDestination: 'san-pedro-de-atacama',
        service: 'shared',
      },
    ],
    details: {
      es: {
        title: 'Géiseres, Laguna Verde y bajada al oasis',
        text: 'Sol de Mañana al amanecer, baño termal a 4.400 metros y Laguna Verde al pie del Licancabur. En Hito Cajón se cambia de país y de vehículo; una hora después, dos mil metros más abajo, está el oasis con sus piscinas.',
      },
      en: {
        title: 'Geysers, Laguna Verde and down to the oasis',
        text: 'Sol de Mañana at sunrise, a hot bath at 4,400 metres and Laguna Verde under Licancabur. At Hito Cajón you change country and vehicle; an hour later and two thousand metres lower, there is the oasis with its pools.',
      },
      pt: {
        title: 'Gêiseres, Laguna Verde e descida ao oásis',
        text: 'Sol de Mañana ao amanhecer, banho termal a 4.400 metros e Laguna Verde ao pé do Licancabur. Em Hito Cajón trocam-se país e veículo; uma hora depois, dois mil metros abaixo, está o oásis com suas piscinas.',
      },
    },
  },
  {
    day: 11,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    tours: ['atacama-stars'],
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 40, km: 30, service: 'shared' }],
    details: {
      es: {
        title: 'Termas y una noche de estrellas',
        text: 'Mañana en las termas de Puritama o en las piscinas de la casa. Por la noche, seis telescopios y un astrónomo, a veinte minutos del pueblo. Con luna llena se usa el observatorio del hotel.',
      },
      en: {
        title: 'Hot springs and a night of stars',
        text: "The morning is for the springs of Puritama or the pools of the house. At night, six telescopes and an astronomer, twenty minutes from the village. At full moon the hotel's own observatory is used.",
      },
      pt: {
        title: 'Termas e uma noite de estrelas',
        text: 'Manhã nas termas de Puritama ou nas piscinas da casa. À noite, seis telescópios e um astrônomo, a vinte minutos da vila. Na lua cheia usa-se o observatório do hotel.',
      },
    },
  },
]
