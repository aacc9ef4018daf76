import type { DemoDay } from '../../itinerary-model.ts'

export const incaRoadsLastDays: readonly DemoDay[] = [
  {
    day: 8,
    destination: 'la-paz',
    overnight: 'hotel',
    hotel: 'la-paz-hotel-chuquiago',
    tours: ['la-paz-cable-cars'],
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 210, km: 155, toDestination: 'la-paz', service: 'private' },
    ],
    details: {
      es: {
        title: 'La Paz en teleférico',
        text: 'Tres horas y media con el cruce del estrecho de Tiquina en balsa. Por la tarde, la ciudad desde los cables: la línea Roja sobre el cementerio, los cholets de El Alto, el mercado de las Brujas. Cena en lo alto del hotel, frente al Illimani.',
      },
      en: {
        title: 'La Paz by cable car',
        text: "Three and a half hours, with the Tiquina strait crossed on a raft. In the afternoon, the city from its cables: the Red line over the cemetery, the cholets of El Alto, the Witches' Market. Dinner at the top of the hotel, facing Illimani.",
      },
      pt: {
        title: 'La Paz de teleférico',
        text: 'Três horas e meia, com a travessia do estreito de Tiquina em balsa. À tarde, a cidade vista dos cabos: a linha Vermelha sobre o cemitério, os cholets de El Alto, o mercado das Bruxas. Jantar no alto do hotel, diante do Illimani.',
      },
    },
  },
  {
    day: 9,
    destination: 'la-paz',
    overnight: 'hotel',
    hotel: 'la-paz-hotel-chuquiago',
    tours: ['la-paz-tiwanaku'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 180, km: 145, service: 'private' }],
    details: {
      es: {
        title: 'Tiwanaku',
        text: 'Setenta y dos kilómetros de altiplano hasta la ciudad que mandó aquí seis siglos antes de los incas. Una arqueóloga lee el templete, Kalasasaya, la Puerta del Sol y los bloques de Pumapunku. Regreso a media tarde; la noche es libre.',
      },
      en: {
        title: 'Tiwanaku',
        text: 'Seventy-two kilometres of high plain to the city that ruled here for six centuries before the Inca. An archaeologist reads the sunken temple, Kalasasaya, the Gate of the Sun and the blocks of Pumapunku. Back by mid-afternoon; the evening is free.',
      },
      pt: {
        title: 'Tiwanaku',
        text: 'Setenta e dois quilômetros de altiplano até a cidade que mandou aqui por seis séculos antes dos incas. Uma arqueóloga lê o templo, Kalasasaya, a Porta do Sol e os blocos de Pumapunku. Volta no meio da tarde; a noite é livre.',
      },
    },
  },
  {
    day: 10,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    hotel: 'uyuni-casa-de-sal-tunupa',
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 45, km: 15, service: 'private' },
      { mode: 'flight', minutes: 60, toDestination: 'salar-de-uyuni', included: true },
      { mode: 'car', minutes: 30, km: 25, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Uyuni',
        text: 'Una hora de vuelo sobre el lago Poopó y traslado al hotel, hecho de bloques de sal con buena calefacción. Al atardecer, primera salida a la orilla del salar.',
      },
      en: {
        title: 'Flight to Uyuni',
        text: 'An hour in the air over Lake Poopó and a transfer to the hotel, built of salt blocks and properly heated. At sunset, a first outing to the edge of the flat.',
      },
      pt: {
        title: 'Voo para Uyuni',
        text: 'Uma hora de voo sobre o lago Poopó e traslado ao hotel, feito de blocos de sal com bom aquecimento. Ao entardecer, primeira saída à beira do salar.',
      },
    },
  },
  {
    day: 11,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    hotel: 'uyuni-casa-de-sal-tunupa',
    tours: ['uyuni-mirror'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 240, km: 200, service: 'private' }],
    details: {
      es: {
        title: 'El salar y la isla Incahuasi',
        text: 'El cementerio de trenes, Colchani, una mesa puesta en medio del blanco y los cactus de la isla Incahuasi. Se espera el atardecer sobre la sal y se vuelve bajo la Vía Láctea. Anteojos de sol y protector, sin excepción.',
      },
      en: {
        title: 'The salt flat and Incahuasi island',
        text: 'The train graveyard, Colchani, a table laid amid the white and the cacti of Incahuasi island. We wait for sunset on the salt and drive back under the Milky Way. Sunglasses and sun cream, without exception.',
      },
      pt: {
        title: 'O salar e a ilha Incahuasi',
        text: 'O cemitério de trens, Colchani, uma mesa posta no meio do branco e os cactos da ilha Incahuasi. Espera-se o pôr do sol sobre o sal e volta-se sob a Via Láctea. Óculos de sol e protetor, sem exceção.',
      },
    },
  },
  {
    day: 12,
    destination: 'la-paz',
    overnight: 'hotel',
    hotel: 'la-paz-hotel-chuquiago',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 30, km: 25, service: 'private' },
      { mode: 'flight', minutes: 60, toDestination: 'la-paz', included: true },
      { mode: 'car', minutes: 45, km: 15, service: 'private' },
    ],
    details: {
      es: {
        title: 'Regreso a La Paz',
        text: 'Mañana sin apuro junto al salar y vuelo de la tarde. Última noche en el centro, con tiempo para la calle Sagárnaga y sus tejidos.',
      },
      en: {
        title: 'Back to La Paz',
        text: 'An unhurried morning beside the flat and an afternoon flight. A last night in the centre, in time for Sagárnaga street and its weavings.',
      },
      pt: {
        title: 'Volta a La Paz',
        text: 'Manhã sem pressa junto ao salar e voo da tarde. Última noite no centro, a tempo de ver a rua Sagárnaga e seus tecidos.',
      },
    },
  },
  {
    day: 13,
    destination: 'la-paz',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 45, km: 15, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a El Alto',
        text: 'Traslado al aeropuerto, a 4.060 metros, para el vuelo internacional. La mayoría sale entre las tres y las siete de la mañana: preparamos el desayuno para llevar.',
      },
      en: {
        title: 'Transfer to El Alto',
        text: 'A transfer to the airport, at 4,060 metres, for your international flight. Most leave between three and seven in the morning: we pack your breakfast.',
      },
      pt: {
        title: 'Traslado a El Alto',
        text: 'Traslado ao aeroporto, a 4.060 metros, para o voo internacional. A maioria sai entre três e sete da manhã: preparamos o café para levar.',
      },
    },
  },
]
