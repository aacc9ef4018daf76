import type { DemoDay } from '../../itinerary-model.ts'

export const argentinaClassicDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    meals: ['dinner'],
    transfers: [{ mode: 'car', minutes: 50, km: 35, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Buenos Aires',
        text: 'Lo esperamos en Ezeiza y lo llevamos al hotel, un palacio de 1912 en Recoleta. Tarde libre para caminar hasta el cementerio o los museos de la avenida del Libertador. Por la noche, primera cena de parrilla, a diez minutos en auto.',
      },
      en: {
        title: 'Arrival in Buenos Aires',
        text: 'We meet you at Ezeiza and drive you to the hotel, a mansion of 1912 in Recoleta. The afternoon is free to walk to the cemetery or to the museums on Libertador avenue. In the evening, a first dinner from the grill, ten minutes away by car.',
      },
      pt: {
        title: 'Chegada a Buenos Aires',
        text: 'Esperamos você em Ezeiza e seguimos para o hotel, um palacete de 1912 na Recoleta. Tarde livre para caminhar até o cemitério ou os museus da avenida del Libertador. À noite, primeiro jantar de parrilla, a dez minutos de carro.',
      },
    },
  },
  {
    day: 2,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    tours: ['buenos-aires-neighbourhoods'],
    optionalTours: ['buenos-aires-milonga', 'buenos-aires-parrilla'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'De Plaza de Mayo a La Boca',
        text: 'Media jornada por el sur de la ciudad con una historiadora: el Cabildo, los patios de San Telmo, un café notable y Caminito. El recorrido termina junto al Riachuelo, cerca de las dos. La tarde queda libre; quien quiera cierra el día en una milonga de barrio.',
      },
      en: {
        title: 'From Plaza de Mayo to La Boca',
        text: 'Half a day through the south of the city with a historian: the Cabildo, the courtyards of San Telmo, a listed café and Caminito. It ends beside the Riachuelo at about two. The afternoon is free; those who wish can close the day at a neighbourhood milonga.',
      },
      pt: {
        title: 'Da Plaza de Mayo a La Boca',
        text: 'Meio dia pelo sul da cidade com uma historiadora: o Cabildo, os pátios de San Telmo, um café histórico e o Caminito. O percurso termina junto ao Riachuelo, por volta das duas. A tarde fica livre; quem quiser encerra o dia numa milonga de bairro.',
      },
    },
  },
  {
    day: 3,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-timbo-lodge',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 25, km: 10, service: 'private' },
      { mode: 'flight', minutes: 110, toDestination: 'iguazu', included: true },
      { mode: 'car', minutes: 25, km: 20, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Iguazú',
        text: 'Vuelo de media mañana desde Aeroparque, el aeropuerto de la ciudad, y llegada a la tierra colorada a la hora del almuerzo. El lodge está dentro de la reserva Iryapú, sobre pilotes. Por la tarde hay senderos propios con guía y una piscina entre palmeras.',
      },
      en: {
        title: 'Flight to Iguazú',
        text: 'A mid-morning flight from Aeroparque, the city airport, lands on red earth in time for lunch. The lodge stands on stilts inside the Iryapú reserve. In the afternoon there are private trails with a guide and a pool among the palms.',
      },
      pt: {
        title: 'Voo para Iguaçu',
        text: 'Voo no meio da manhã a partir do Aeroparque, o aeroporto da cidade, e chegada à terra vermelha na hora do almoço. O lodge fica dentro da reserva Iryapú, sobre palafitas. À tarde há trilhas próprias com guia e uma piscina entre palmeiras.',
      },
    },
  },
  {
    day: 4,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-timbo-lodge',
    tours: ['iguazu-devils-throat'],
    optionalTours: ['iguazu-full-moon'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 20, km: 15, service: 'private' },
      { mode: 'car', minutes: 20, km: 15, service: 'private' },
    ],
    details: {
      es: {
        title: 'Lado argentino y Garganta del Diablo',
        text: 'Entramos cuando abre el parque para llegar a la Garganta antes que la multitud. Después, el circuito Superior y, pasado el almuerzo, el Inferior, donde uno se moja. Son unos siete kilómetros casi llanos. Si hay luna llena, se puede volver de noche.',
      },
      en: {
        title: "The Argentine side and the Devil's Throat",
        text: 'We enter as the park opens, so as to reach the Throat ahead of the crowd. Then comes the Upper Circuit and, after lunch, the Lower one, where you get wet. It is some seven kilometres, nearly all flat. At full moon you can come back at night.',
      },
      pt: {
        title: 'Lado argentino e Garganta do Diabo',
        text: 'Entramos quando o parque abre, para chegar à Garganta antes da multidão. Depois, o circuito Superior e, passado o almoço, o Inferior, onde todos se molham. São cerca de sete quilômetros quase planos. Se houver lua cheia, é possível voltar à noite.',
      },
    },
  },
  {
    day: 5,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-timbo-lodge',
    tours: ['iguazu-brazilian-side'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 45, km: 25, service: 'private' },
      { mode: 'car', minutes: 45, km: 25, service: 'private' },
    ],
    details: {
      es: {
        title: 'La vista desde Brasil',
        text: 'Cruzamos el puente Tancredo Neves con los trámites resueltos y caminamos el kilómetro y medio de miradores que da las cataratas de frente. El sendero termina en una plataforma sobre el río. De regreso al mediodía, con tarde libre en el lodge.',
      },
      en: {
        title: 'The view from Brazil',
        text: 'We cross the Tancredo Neves bridge with the formalities seen to and walk the kilometre and a half of lookouts that face the falls. The trail ends on a platform over the river. Back by midday, with a free afternoon at the lodge.',
      },
      pt: {
        title: 'A vista do lado brasileiro',
        text: 'Cruzamos a ponte Tancredo Neves com os trâmites resolvidos e percorremos o quilômetro e meio de mirantes que mostra as cataratas de frente. A trilha termina numa plataforma sobre o rio. Volta ao meio-dia, com tarde livre no lodge.',
      },
    },
  },
  {
    day: 6,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-viento-blanco',
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 25, km: 20, service: 'private' },
      { mode: 'flight', minutes: 330, toDestination: 'el-calafate', included: true },
      { mode: 'car', minutes: 25, km: 22, service: 'private' },
    ],
    details: {
      es: {
        title: 'De la selva a la estepa',
        text: 'El cambio más grande del viaje: se desayuna entre tucanes y se cena frente al Lago Argentino. Son dos vuelos con conexión en Aeroparque, unas siete horas de puerta a puerta. Cena en el hotel, con cordero o centolla.',
      },
      en: {
        title: 'From forest to steppe',
        text: 'The greatest change of the journey: breakfast among toucans, dinner facing Lake Argentino. It takes two flights with a connection at Aeroparque, some seven hours from door to door. Dinner is at the hotel, with lamb or king crab.',
      },
      pt: {
        title: 'Da selva à estepe',
        text: 'A maior mudança da viagem: café da manhã entre tucanos e jantar diante do Lago Argentino. São dois voos com conexão no Aeroparque, cerca de sete horas de porta a porta. Jantar no hotel, com cordeiro ou centolla.',
      },
    },
  },
  {
    day: 7,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-viento-blanco',
    tours: ['calafate-walkways'],
    optionalTours: ['calafate-ice-trek'],
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'car', minutes: 90, km: 80, service: 'private' },
      { mode: 'car', minutes: 90, km: 80, service: 'private' },
    ],
    details: {
      es: {
        title: 'Pasarelas del Perito Moreno',
        text: 'Ochenta kilómetros hasta el frente del glaciar, con parada en la curva de los Suspiros. Cuatro horas en las pasarelas, a distintas alturas, para ver y oír los desprendimientos. Quien quiera pisar el hielo puede cambiar la jornada por la caminata con crampones.',
      },
      en: {
        title: 'The walkways of Perito Moreno',
        text: 'Eighty kilometres to the face of the glacier, with a stop at the Bend of Sighs. Four hours on the walkways, at various heights, to see and hear the ice come down. If you would rather stand on it, the day can be exchanged for the crampon walk.',
      },
      pt: {
        title: 'Passarelas do Perito Moreno',
        text: 'Oitenta quilômetros até a frente da geleira, com parada na curva dos Suspiros. Quatro horas nas passarelas, em várias alturas, para ver e ouvir o gelo cair. Quem quiser pisar no gelo pode trocar o dia pela caminhada com grampões.',
      },
    },
  },
  {
    day: 8,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-viento-blanco',
    tours: ['calafate-icebergs'],
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'car', minutes: 50, km: 47, service: 'private' },
      { mode: 'boat', minutes: 330, service: 'shared' },
      { mode: 'car', minutes: 50, km: 47, service: 'private' },
    ],
    details: {
      es: {
        title: 'Entre témpanos: Upsala y Spegazzini',
        text: 'Desde Puerto Bandera el catamarán entra en el canal Upsala, donde flotan témpanos más altos que el barco, y sigue hasta el Spegazzini, de más de cien metros de frente. Hay un desembarco corto en el bosque. Lleve abrigo para las cubiertas.',
      },
      en: {
        title: 'Among icebergs: Upsala and Spegazzini',
        text: 'From Puerto Bandera the catamaran enters the Upsala channel, where icebergs float taller than the boat, and goes on to Spegazzini, whose front rises over a hundred metres. There is a short landing in the forest. Bring something warm for the decks.',
      },
      pt: {
        title: 'Entre icebergs: Upsala e Spegazzini',
        text: 'De Puerto Bandera o catamarã entra no canal Upsala, onde flutuam icebergs mais altos que o barco, e segue até o Spegazzini, com mais de cem metros de frente. Há um desembarque curto no bosque. Leve agasalho para o convés.',
      },
    },
  },
  {
    day: 9,
    destination: 'ushuaia',
    overnight: 'hotel',
    hotel: 'ushuaia-altos-del-beagle',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 25, km: 22, service: 'private' },
      { mode: 'flight', minutes: 80, toDestination: 'ushuaia', included: true },
      { mode: 'car', minutes: 20, km: 10, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Ushuaia',
        text: 'Ochenta minutos de vuelo sobre el campo de hielo y la cordillera Darwin; pida ventanilla. El hotel mira al canal desde la ladera del glaciar Martial. Tarde libre para el museo del Presidio o para una centolla en la calle Maipú.',
      },
      en: {
        title: 'Flight to Ushuaia',
        text: 'Eighty minutes over the ice field and the Darwin range; ask for a window. The hotel looks over the channel from the slope below the Martial glacier. The afternoon is free for the prison museum or for king crab on Maipú street.',
      },
      pt: {
        title: 'Voo para Ushuaia',
        text: 'Oitenta minutos de voo sobre o campo de gelo e a cordilheira Darwin; peça janela. O hotel olha para o canal da encosta da geleira Martial. Tarde livre para o museu do Presídio ou para uma centolla na rua Maipú.',
      },
    },
  },
  {
    day: 10,
    destination: 'ushuaia',
    overnight: 'hotel',
    hotel: 'ushuaia-altos-del-beagle',
    tours: ['ushuaia-beagle'],
    optionalTours: ['ushuaia-penguins', 'ushuaia-national-park'],
    meals: ['breakfast'],
    transfers: [{ mode: 'boat', minutes: 150, service: 'shared' }],
    details: {
      es: {
        title: 'Canal Beagle',
        text: 'Por la mañana, dos horas y media en barco chico: lobos marinos, cormoranes, el faro Les Éclaireurs y una caminata corta en las islas Bridges, entre concheros yámanas. Tarde libre. De noviembre a marzo se puede reservar el día completo de la pingüinera.',
      },
      en: {
        title: 'The Beagle Channel',
        text: 'In the morning, two and a half hours in a small boat: sea lions, cormorants, the Les Éclaireurs lighthouse and a short walk on the Bridges Islands, among Yámana shell mounds. The afternoon is free. From November to March you can book the full day to the penguins instead.',
      },
      pt: {
        title: 'Canal Beagle',
        text: 'De manhã, duas horas e meia em barco pequeno: leões-marinhos, cormorões, o farol Les Éclaireurs e uma caminhada curta nas ilhas Bridges, entre sambaquis yámanas. Tarde livre. De novembro a março é possível reservar o dia inteiro da pinguineira.',
      },
    },
  },
  {
    day: 11,
    destination: 'buenos-aires',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 20, km: 10, service: 'private' },
      { mode: 'flight', minutes: 215, toDestination: 'buenos-aires', included: true },
    ],
    details: {
      es: {
        title: 'Regreso a Buenos Aires',
        text: 'Vuelo directo a Buenos Aires, tres horas y media, y conexión internacional. Elegimos el horario según su vuelo de regreso; si sale de noche desde Ezeiza, incluimos el traslado entre aeropuertos.',
      },
      en: {
        title: 'Back to Buenos Aires',
        text: 'A direct flight to Buenos Aires, three and a half hours, and your international connection. We choose the time to suit your flight home; if it leaves Ezeiza at night, the transfer between airports is included.',
      },
      pt: {
        title: 'Volta a Buenos Aires',
        text: 'Voo direto a Buenos Aires, três horas e meia, e conexão internacional. Escolhemos o horário conforme o seu voo de volta; se ele sair à noite de Ezeiza, incluímos o traslado entre aeroportos.',
      },
    },
  },
]
