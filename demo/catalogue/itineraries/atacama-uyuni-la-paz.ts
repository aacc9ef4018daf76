import type { DemoDay } from '../../itinerary-model.ts'

export const atacamaUyuniLaPazDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-hosteria-ayllu',
    transfers: [{ mode: 'car', minutes: 85, km: 100, service: 'shared' }],
    details: {
      es: {
        title: 'Llegada a San Pedro de Atacama',
        text: 'Traslado desde Calama al oasis, a 2.400 metros. Tarde libre, mucha agua y una reunión con el guía, que revisa abrigo y bolsas de dormir. Las calles del pueblo son de tierra: traiga calzado cerrado.',
      },
      en: {
        title: 'Arrival in San Pedro de Atacama',
        text: 'A transfer from Calama to the oasis, at 2,400 metres. A free afternoon, plenty of water and a meeting with the guide, who goes over warm clothes and sleeping bags. The village streets are of earth: bring closed shoes.',
      },
      pt: {
        title: 'Chegada a San Pedro de Atacama',
        text: 'Traslado de Calama ao oásis, a 2.400 metros. Tarde livre, muita água e uma reunião com o guia, que revê agasalhos e sacos de dormir. As ruas da vila são de terra: traga calçado fechado.',
      },
    },
  },
  {
    day: 2,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-hosteria-ayllu',
    optionalTours: ['atacama-stars'],
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 45, km: 35, service: 'shared' }],
    details: {
      es: {
        title: 'Valle de la Luna',
        text: 'Mañana libre para acostumbrarse a la altura. Por la tarde, dunas y crestas de sal del Valle de la Luna, con el sol cayendo sobre el Licancabur. Esta noche es la mejor para los telescopios, si no hay luna.',
      },
      en: {
        title: 'Valley of the Moon',
        text: 'The morning is free for getting used to the altitude. In the afternoon, the dunes and salt ridges of the Valley of the Moon, with the last sun on Licancabur. Tonight is the best for telescopes, if there is no moon.',
      },
      pt: {
        title: 'Vale da Lua',
        text: 'Manhã livre para se acostumar à altitude. À tarde, dunas e cristas de sal do Vale da Lua, com o sol se pondo sobre o Licancabur. Esta noite é a melhor para os telescópios, se não houver lua.',
      },
    },
  },
  {
    day: 3,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-hosteria-ayllu',
    tours: ['atacama-lagoons'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 280, km: 330, service: 'shared' }],
    details: {
      es: {
        title: 'Salar y lagunas altiplánicas',
        text: 'Primera subida a 4.100 metros, de ida y vuelta en el día: Chaxa y sus flamencos, Socaire, Miscanti y Miñiques. Se duerme abajo, que es la manera de aclimatarse. Cena liviana y mochila lista para la frontera.',
      },
      en: {
        title: 'Salt flat and highland lagoons',
        text: 'A first climb to 4,100 metres, there and back in the day: Chaxa and its flamingos, Socaire, Miscanti and Miñiques. You sleep low, which is the way to acclimatise. A light dinner, and bags ready for the border.',
      },
      pt: {
        title: 'Salar e lagoas altiplânicas',
        text: 'Primeira subida a 4.100 metros, ida e volta no dia: Chaxa e seus flamingos, Socaire, Miscanti e Miñiques. Dorme-se embaixo, que é o jeito de se aclimatar. Jantar leve e bagagem pronta para a fronteira.',
      },
    },
  },
  {
    day: 4,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    tours: ['uyuni-lagoons-crossing'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 60, km: 50, service: 'shared' },
      { mode: 'car', minutes: 240, km: 150, toDestination: 'salar-de-uyuni', service: 'private' },
    ],
    details: {
      es: {
        title: 'Hito Cajón, Laguna Verde y géiseres',
        text: 'Cambio de vehículo en la frontera, a 4.480 metros, y entrada a la reserva Eduardo Avaroa: Laguna Verde, el desierto de Dalí, un baño termal y los géiseres Sol de Mañana. Noche en un refugio de piedra cerca de Laguna Colorada.',
      },
      en: {
        title: 'Hito Cajón, Laguna Verde and geysers',
        text: 'We change vehicles at the border, at 4,480 metres, and enter the Eduardo Avaroa reserve: Laguna Verde, the Dalí desert, a hot bath and the Sol de Mañana geysers. The night is in a stone lodge near Laguna Colorada.',
      },
      pt: {
        title: 'Hito Cajón, Laguna Verde e gêiseres',
        text: 'Troca de veículo na fronteira, a 4.480 metros, e entrada na reserva Eduardo Avaroa: Laguna Verde, o deserto de Dalí, um banho termal e os gêiseres Sol de Mañana. Noite num refúgio de pedra perto da Laguna Colorada.',
      },
    },
  },
  {
    day: 5,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 300, km: 190, service: 'private' }],
    details: {
      es: {
        title: 'Laguna Colorada y las lagunas del norte',
        text: 'La laguna roja por la mañana, con tres especies de flamencos; después, el Árbol de Piedra y el rosario de Honda, Hedionda y Cañapa bajo el volcán Ollagüe. Segunda noche en refugio, ya a 3.700 metros.',
      },
      en: {
        title: 'Laguna Colorada and the northern lagoons',
        text: 'The red lagoon in the morning, with three species of flamingo; then the Stone Tree and the chain of Honda, Hedionda and Cañapa under the Ollagüe volcano. A second night in a lodge, down at 3,700 metres.',
      },
      pt: {
        title: 'Laguna Colorada e as lagoas do norte',
        text: 'A lagoa vermelha de manhã, com três espécies de flamingos; depois, a Árvore de Pedra e a sequência de Honda, Hedionda e Cañapa sob o vulcão Ollagüe. Segunda noite em refúgio, já a 3.700 metros.',
      },
    },
  },
  {
    day: 6,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    hotel: 'uyuni-casa-de-sal-tunupa',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 210, km: 150, service: 'private' }],
    details: {
      es: {
        title: 'Hacia el salar',
        text: 'Por el salar de Chiguana y los campos de quinua de San Juan, donde hay chullpas de mil años, hasta la orilla del gran salar. Llegada al hotel de sal a media tarde, con ducha caliente y terraza.',
      },
      en: {
        title: 'Towards the salt flat',
        text: 'Across the Chiguana flat and the quinoa fields of San Juan, where there are burial towers a thousand years old, to the shore of the great salar. You reach the salt hotel by mid-afternoon, for a hot shower and the terrace.',
      },
      pt: {
        title: 'Rumo ao salar',
        text: 'Pelo salar de Chiguana e os campos de quinoa de San Juan, onde há chullpas de mil anos, até a beira do grande salar. Chegada ao hotel de sal no meio da tarde, com banho quente e terraço.',
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
        title: 'El salar, hasta las estrellas',
        text: 'Cementerio de trenes, montículos de Colchani, almuerzo en medio del blanco y subida a Incahuasi entre cactus de diez metros. Se espera la puesta de sol con vino de Tarija y se vuelve con la Vía Láctea encima.',
      },
      en: {
        title: 'The salt flat, until the stars',
        text: 'The train graveyard, the heaps at Colchani, lunch amid all that white and a climb up Incahuasi among ten-metre cacti. We wait for sunset with wine from Tarija and drive back under the Milky Way.',
      },
      pt: {
        title: 'O salar, até as estrelas',
        text: 'Cemitério de trens, montes de sal em Colchani, almoço no meio do branco e subida à Incahuasi entre cactos de dez metros. Espera-se o pôr do sol com vinho de Tarija e volta-se sob a Via Láctea.',
      },
    },
  },
  {
    day: 8,
    destination: 'la-paz',
    overnight: 'hotel',
    hotel: 'la-paz-hotel-chuquiago',
    tours: ['la-paz-cable-cars'],
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 30, km: 25, service: 'private' },
      { mode: 'flight', minutes: 60, toDestination: 'la-paz', included: true },
      { mode: 'car', minutes: 45, km: 15, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a La Paz y teleféricos',
        text: 'Una hora de vuelo a El Alto, a 4.060 metros, y media jornada en el aire: de la línea Roja a la Verde, con bajadas en el cementerio de los murales y el mercado de las Brujas. Cena de cocina boliviana en lo alto del hotel.',
      },
      en: {
        title: 'Flight to La Paz and the cable cars',
        text: "An hour's flight to El Alto, at 4,060 metres, and half a day in the air: from the Red line to the Green, getting off at the painted cemetery and the Witches' Market. A dinner of Bolivian cooking at the top of the hotel.",
      },
      pt: {
        title: 'Voo a La Paz e teleféricos',
        text: 'Uma hora de voo a El Alto, a 4.060 metros, e meio dia no ar: da linha Vermelha à Verde, com descidas no cemitério dos murais e no mercado das Bruxas. Jantar de cozinha boliviana no alto do hotel.',
      },
    },
  },
  {
    day: 9,
    destination: 'la-paz',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 45, km: 15, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a El Alto',
        text: 'Cuarenta y cinco minutos cuesta arriba hasta el aeropuerto, con el Illimani a la espalda. Los vuelos internacionales salen temprano: el desayuno se sirve a la hora que haga falta.',
      },
      en: {
        title: 'Transfer to El Alto',
        text: 'Forty-five minutes uphill to the airport, with Illimani behind you. International flights leave early: breakfast is served at whatever hour is needed.',
      },
      pt: {
        title: 'Traslado a El Alto',
        text: 'Quarenta e cinco minutos ladeira acima até o aeroporto, com o Illimani às costas. Os voos internacionais saem cedo: o café da manhã é servido na hora que for preciso.',
      },
    },
  },
]
