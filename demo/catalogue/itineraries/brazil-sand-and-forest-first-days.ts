import type { DemoDay } from '../../itinerary-model.ts'

export const brazilSandAndForestFirstDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-casa-mangueira-rosa',
    transfers: [{ mode: 'car', minutes: 45, km: 20, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Río de Janeiro',
        text: 'Traslado a Santa Teresa, el barrio de las casonas y el tranvía. La posada tiene hamacas bajo un mango centenario. Para la primera noche, un boteco a dos cuadras sin necesidad de bajar del morro.',
      },
      en: {
        title: 'Arrival in Rio de Janeiro',
        text: 'A transfer to Santa Teresa, the quarter of mansions and the tram. The inn has hammocks under a hundred-year-old mango tree. For the first evening there is a boteco two blocks away, with no need to leave the hill.',
      },
      pt: {
        title: 'Chegada ao Rio de Janeiro',
        text: 'Traslado a Santa Teresa, o bairro dos casarões e do bonde. A pousada tem redes sob uma mangueira centenária. Para a primeira noite, um boteco a duas quadras, sem precisar descer o morro.',
      },
    },
  },
  {
    day: 2,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-casa-mangueira-rosa',
    tours: ['rio-sugarloaf-corcovado'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 110, km: 40, service: 'private' }],
    details: {
      es: {
        title: 'El Cristo y el Pan de Azúcar',
        text: 'El orden importa: Corcovado en el primer tren, almuerzo en la mureta de Urca y Pan de Azúcar a las cuatro y media, para las tres luces. Entradas con horario; si el cielo no ayuda, se cambia por otro de los días de Río.',
      },
      en: {
        title: 'Christ the Redeemer and Sugarloaf',
        text: 'The order matters: Corcovado by the first train, lunch on the sea wall of Urca and Sugarloaf at half past four, for all three lights. Tickets are timed; if the sky does not help, it changes places with another of the days in Rio.',
      },
      pt: {
        title: 'O Cristo e o Pão de Açúcar',
        text: 'A ordem importa: Corcovado no primeiro trem, almoço na mureta da Urca e Pão de Açúcar às quatro e meia, para pegar as três luzes. Ingressos com hora marcada; se o céu não ajudar, troca-se por outro dos dias no Rio.',
      },
    },
  },
  {
    day: 3,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-casa-mangueira-rosa',
    tours: ['rio-tijuca'],
    optionalTours: ['rio-samba'],
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 60, km: 22, service: 'private' }],
    details: {
      es: {
        title: 'La floresta de Tijuca',
        text: 'Media jornada con un biólogo entre jequitibás, cascadas y monos capuchinos, por un bosque replantado a mano en el siglo XIX. Se elige entre la subida al pico y el paseo suave a la Vista Chinesa. Tarde libre; por la noche hay samba para quien quiera.',
      },
      en: {
        title: 'The Tijuca forest',
        text: 'Half a day with a biologist among jequitibás, waterfalls and capuchin monkeys, in a forest replanted by hand in the nineteenth century. You choose between the climb to the peak and the gentle walk to the Vista Chinesa. The afternoon is free; in the evening there is samba for those who wish.',
      },
      pt: {
        title: 'A Floresta da Tijuca',
        text: 'Meio dia com um biólogo entre jequitibás, cachoeiras e macacos-prego, por uma mata replantada à mão no século XIX. Escolhe-se entre a subida ao pico e o passeio suave à Vista Chinesa. Tarde livre; à noite há samba para quem quiser.',
      },
    },
  },
  {
    day: 4,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-casa-mangueira-rosa',
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Un día de playa',
        text: 'Sin programa. Ipanema para nadar por la mañana, el Jardín Botánico a la sombra del mediodía y el tranvía amarillo de regreso, que cruza los arcos de Lapa.',
      },
      en: {
        title: 'A day on the beach',
        text: 'No plan. Ipanema for a swim in the morning, the Botanical Garden for its shade at noon and the yellow tram home, which crosses the Lapa arches.',
      },
      pt: {
        title: 'Um dia de praia',
        text: 'Sem programa. Ipanema para nadar de manhã, o Jardim Botânico para a sombra do meio-dia e o bonde amarelo na volta, que cruza os Arcos da Lapa.',
      },
    },
  },
  {
    day: 5,
    overnight: 'hotel',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 45, km: 20, service: 'private' },
      { mode: 'flight', minutes: 215, included: true },
      { mode: 'car', minutes: 30, km: 14, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a São Luís',
        text: 'Tres horas y media hacia el norte, hasta la única capital brasileña fundada por franceses. Paseo con guía por el centro de azulejos portugueses, patrimonio de la Humanidad, y noche en una posada del centro. En junio y julio, las calles ensayan el bumba meu boi.',
      },
      en: {
        title: 'Flight to São Luís',
        text: 'Three and a half hours north, to the only Brazilian capital founded by the French. A guided stroll through the centre of Portuguese tiles, a World Heritage site, and a night at an inn in the old town. In June and July the streets belong to the bumba meu boi.',
      },
      pt: {
        title: 'Voo para São Luís',
        text: 'Três horas e meia rumo ao norte, até a única capital brasileira fundada por franceses. Passeio com guia pelo centro de azulejos portugueses, patrimônio da Humanidade, e noite numa pousada do centro. Em junho e julho, as ruas são do bumba meu boi.',
      },
    },
  },
  {
    day: 6,
    destination: 'lencois-maranhenses',
    overnight: 'hotel',
    hotel: 'lencois-pouso-do-buriti',
    meals: ['breakfast', 'dinner'],
    transfers: [
      {
        mode: 'car',
        minutes: 240,
        km: 255,
        toDestination: 'lencois-maranhenses',
        service: 'private',
      },
    ],
    details: {
      es: {
        title: 'A Barreirinhas',
        text: 'Cuatro horas de ruta entre palmares hasta el río Preguiças. La posada tiene muelle propio y un chapuzón de agua dulce espera a la llegada. Cena de pescado de río en la galería.',
      },
      en: {
        title: 'To Barreirinhas',
        text: 'Four hours by road among palms to the Preguiças river. The inn has a jetty of its own, and a swim in fresh water awaits you. Dinner is river fish on the veranda.',
      },
      pt: {
        title: 'A Barreirinhas',
        text: 'Quatro horas de estrada entre palmeirais até o rio Preguiças. A pousada tem cais próprio e um banho de água doce espera na chegada. Jantar de peixe de rio na varanda.',
      },
    },
  },
  {
    day: 7,
    destination: 'lencois-maranhenses',
    overnight: 'hotel',
    tours: ['lencois-preguicas'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'boat', minutes: 150, km: 45, service: 'shared' }],
    details: {
      es: {
        title: 'El río Preguiças hasta Atins',
        text: 'En lancha entre manglares y buritíes, con paradas en Vassouras, el faro de Mandacaru y Caburé, donde se almuerza robalo a la brasa. En lugar de volver, se sigue hasta Atins: calles de arena, una posada sencilla y camarones al fuego.',
      },
      en: {
        title: 'The Preguiças river to Atins',
        text: 'By launch between mangroves and buriti palms, stopping at Vassouras, the Mandacaru lighthouse and Caburé, where lunch is grilled snook. Instead of turning back you go on to Atins: streets of sand, a simple inn and prawns over the fire.',
      },
      pt: {
        title: 'O rio Preguiças até Atins',
        text: 'De voadeira entre mangues e buritis, com paradas em Vassouras, no farol de Mandacaru e em Caburé, onde se almoça robalo na brasa. Em vez de voltar, segue-se até Atins: ruas de areia, uma pousada simples e camarões no fogo.',
      },
    },
  },
]
