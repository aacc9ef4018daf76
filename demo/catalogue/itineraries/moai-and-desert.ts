import type { DemoDay } from '../../itinerary-model.ts'

export const moaiAndDesertDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'rapa-nui',
    overnight: 'hotel',
    hotel: 'rapa-nui-hare-moana',
    meals: ['dinner'],
    transfers: [
      { mode: 'flight', minutes: 320, included: true },
      { mode: 'car', minutes: 15, km: 5, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Rapa Nui',
        text: 'Cinco horas y media desde Santiago, hasta el aeropuerto más aislado del mundo, donde se recibe con flores. Bungaló de piedra frente al mar y atún fresco a la parrilla.',
      },
      en: {
        title: 'Flight to Rapa Nui',
        text: 'Five and a half hours from Santiago to the most remote airport in the world, where you are met with flowers. A stone bungalow facing the sea, and fresh tuna from the grill.',
      },
      pt: {
        title: 'Voo a Rapa Nui',
        text: 'Cinco horas e meia de Santiago até o aeroporto mais isolado do mundo, onde se é recebido com flores. Bangalô de pedra diante do mar e atum fresco na grelha.',
      },
    },
  },
  {
    day: 2,
    destination: 'rapa-nui',
    overnight: 'hotel',
    hotel: 'rapa-nui-hare-moana',
    tours: ['rapa-nui-orongo'],
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 45, km: 20, service: 'private' }],
    details: {
      es: {
        title: 'Rano Kau, Orongo y Tahai',
        text: 'Dos horas de subida suave entre eucaliptos hasta el borde del cráter y la aldea del hombre pájaro. Se baja en auto y se espera la puesta de sol entre las estatuas de Tahai.',
      },
      en: {
        title: 'Rano Kau, Orongo and Tahai',
        text: 'Two hours of gentle climb through eucalyptus to the rim of the crater and the village of the birdman. You come down by car and wait for sunset among the statues of Tahai.',
      },
      pt: {
        title: 'Rano Kau, Orongo e Tahai',
        text: 'Duas horas de subida suave entre eucaliptos até a borda da cratera e a aldeia do homem-pássaro. Desce-se de carro e espera-se o pôr do sol entre as estátuas de Tahai.',
      },
    },
  },
  {
    day: 3,
    destination: 'rapa-nui',
    overnight: 'hotel',
    hotel: 'rapa-nui-hare-moana',
    tours: ['rapa-nui-sunrise-tongariki'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 120, km: 60, service: 'private' }],
    details: {
      es: {
        title: 'Amanecer en Tongariki y Rano Raraku',
        text: 'Salida a oscuras para ver recortarse las quince siluetas. Después, la cantera con moais a medio hacer y un guía rapanui que separa lo que se sabe de lo que se cuenta. Almuerzo y baño en Anakena.',
      },
      en: {
        title: 'Sunrise at Tongariki and Rano Raraku',
        text: 'We leave in the dark to see the fifteen silhouettes cut out. Then the quarry with its unfinished moai and a Rapanui guide who keeps what is known apart from what is told. Lunch and a swim at Anakena.',
      },
      pt: {
        title: 'Amanhecer em Tongariki e Rano Raraku',
        text: 'Saída no escuro para ver recortarem-se as quinze silhuetas. Depois, a pedreira com moais inacabados e um guia rapanui que separa o que se sabe do que se conta. Almoço e banho em Anakena.',
      },
    },
  },
  {
    day: 4,
    destination: 'rapa-nui',
    overnight: 'hotel',
    hotel: 'rapa-nui-hare-moana',
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Día libre en Hanga Roa',
        text: 'El museo, la iglesia con sus santos de madera rapanui, una bicicleta por la costa o un buceo en agua de sesenta metros de visibilidad. Mañana se vuela temprano.',
      },
      en: {
        title: 'A free day in Hanga Roa',
        text: "The museum, the church with its Rapanui wooden saints, a bicycle along the coast or a dive in water you can see sixty metres through. Tomorrow's flight is early.",
      },
      pt: {
        title: 'Dia livre em Hanga Roa',
        text: 'O museu, a igreja com seus santos de madeira rapanui, uma bicicleta pela costa ou um mergulho em água de sessenta metros de visibilidade. Amanhã voa-se cedo.',
      },
    },
  },
  {
    day: 5,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 15, km: 5, service: 'private' },
      { mode: 'flight', minutes: 285, included: true },
      { mode: 'flight', minutes: 125, toDestination: 'san-pedro-de-atacama', included: true },
      { mode: 'car', minutes: 85, km: 100, service: 'private' },
    ],
    details: {
      es: {
        title: 'Del océano al desierto',
        text: 'El día largo del viaje: vuelo a Santiago, conexión a Calama y ruta hasta el oasis, adonde se llega de noche. Si los horarios no encajan, se duerme en Santiago con el mismo precio y se quita la última noche de San Pedro.',
      },
      en: {
        title: 'From ocean to desert',
        text: 'The long day of the journey: a flight to Santiago, a connection to Calama and the road to the oasis, which you reach at night. If the timetables do not fit, you sleep in Santiago at the same price and San Pedro loses a night.',
      },
      pt: {
        title: 'Do oceano ao deserto',
        text: 'O dia longo da viagem: voo a Santiago, conexão a Calama e estrada até o oásis, aonde se chega à noite. Se os horários não combinarem, dorme-se em Santiago pelo mesmo preço e San Pedro perde uma noite.',
      },
    },
  },
  {
    day: 6,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    tours: ['atacama-stars'],
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 40, km: 30, service: 'shared' }],
    details: {
      es: {
        title: 'Descanso y telescopios',
        text: 'Mañana de piscinas entre chañares y tarde en el Valle de la Luna, si hay ganas. Por la noche, un astrónomo, seis telescopios y mantas para todos.',
      },
      en: {
        title: 'Rest and telescopes',
        text: 'A morning by the pools among chañar trees and an afternoon in the Valley of the Moon, if you feel like it. At night, an astronomer, six telescopes and blankets for all.',
      },
      pt: {
        title: 'Descanso e telescópios',
        text: 'Manhã de piscinas entre chañares e tarde no Vale da Lua, se houver vontade. À noite, um astrônomo, seis telescópios e cobertores para todos.',
      },
    },
  },
  {
    day: 7,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    tours: ['atacama-lagoons'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 280, km: 330, service: 'shared' }],
    details: {
      es: {
        title: 'Salar y lagunas altiplánicas',
        text: 'Toconao, Chaxa y la subida a Miscanti y Miñiques, a 4.100 metros, con almuerzo en Socaire. Al tercer día en el oasis el cuerpo la agradece más.',
      },
      en: {
        title: 'Salt flat and highland lagoons',
        text: 'Toconao, Chaxa and the climb to Miscanti and Miñiques, at 4,100 metres, with lunch in Socaire. By the third day in the oasis the body takes it more kindly.',
      },
      pt: {
        title: 'Salar e lagoas altiplânicas',
        text: 'Toconao, Chaxa e a subida a Miscanti e Miñiques, a 4.100 metros, com almoço em Socaire. No terceiro dia no oásis o corpo a recebe melhor.',
      },
    },
  },
  {
    day: 8,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Día libre en el oasis',
        text: 'Géiseres del Tatio antes del alba o termas de Puritama a media mañana, con las salidas propias de la casa. Cena de despedida en el pueblo, por cuenta de cada uno.',
      },
      en: {
        title: 'A free day in the oasis',
        text: "The Tatio geysers before dawn or the springs of Puritama at mid-morning, with the house's own outings. A last dinner in the village, at leisure.",
      },
      pt: {
        title: 'Dia livre no oásis',
        text: 'Gêiseres do Tatio antes da alvorada ou termas de Puritama no meio da manhã, com as saídas próprias da casa. Jantar de despedida na vila, por conta de cada um.',
      },
    },
  },
  {
    day: 9,
    destination: 'san-pedro-de-atacama',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 85, km: 100, service: 'private' },
      { mode: 'flight', minutes: 125, included: true },
    ],
    details: {
      es: {
        title: 'Vuelo a Santiago',
        text: 'Traslado a Calama y vuelo a Santiago, dos horas, para la conexión internacional. Ajustamos el horario a su vuelo de regreso.',
      },
      en: {
        title: 'Flight to Santiago',
        text: 'A transfer to Calama and a flight to Santiago, two hours, for your international connection. We match it to your flight home.',
      },
      pt: {
        title: 'Voo a Santiago',
        text: 'Traslado a Calama e voo a Santiago, duas horas, para a conexão internacional. Ajustamos o horário ao seu voo de volta.',
      },
    },
  },
]
