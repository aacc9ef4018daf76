import type { DemoDay } from '../../itinerary-model.ts'

export const sevenColoursDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-casona-del-cabildo',
    transfers: [{ mode: 'car', minutes: 20, km: 10, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Salta',
        text: 'Traslado al centro y tarde a pie por la plaza, el Cabildo y San Francisco. Antes de acostarse, una empanada al horno de barro y mucha agua.',
      },
      en: {
        title: 'Arrival in Salta',
        text: 'A transfer to the centre and an afternoon on foot around the square, the Cabildo and San Francisco. Before bed, an empanada from the clay oven and plenty of water.',
      },
      pt: {
        title: 'Chegada a Salta',
        text: 'Traslado ao centro e tarde a pé pela praça, o Cabildo e San Francisco. Antes de dormir, uma empanada do forno de barro e muita água.',
      },
    },
  },
  {
    day: 2,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-casona-del-cabildo',
    tours: ['salta-cafayate'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 400, km: 380, service: 'private' }],
    details: {
      es: {
        title: 'Cafayate por la quebrada roja',
        text: 'Ruta 68 de ida y de vuelta, con los Castillos, el Anfiteatro y la Garganta del Diablo bajo dos luces distintas. En Cafayate, dos bodegas y almuerzo en un patio. Son doce horas.',
      },
      en: {
        title: 'Cafayate by the red gorge',
        text: "Route 68 there and back, with the Castles, the Amphitheatre and the Devil's Throat in two different lights. In Cafayate, two wineries and lunch in a courtyard. It takes twelve hours.",
      },
      pt: {
        title: 'Cafayate pelo desfiladeiro vermelho',
        text: 'Ruta 68 na ida e na volta, com os Castelos, o Anfiteatro e a Garganta do Diabo sob duas luzes. Em Cafayate, duas vinícolas e almoço num pátio. São doze horas.',
      },
    },
  },
  {
    day: 3,
    destination: 'quebrada-de-humahuaca',
    overnight: 'hotel',
    hotel: 'quebrada-manantial-purmamarca',
    tours: ['quebrada-hornocal'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      {
        mode: 'car',
        minutes: 160,
        km: 185,
        toDestination: 'quebrada-de-humahuaca',
        service: 'private',
      },
      { mode: 'car', minutes: 210, km: 180, service: 'private' },
    ],
    details: {
      es: {
        title: 'La Quebrada y el Hornocal',
        text: 'Salida a las siete hacia Tilcara y su pucará, almuerzo en Humahuaca y 4x4 al Hornocal, a 4.350 metros, cuando el sol le da de frente. Noche en Purmamarca, con la piscina tibia.',
      },
      en: {
        title: 'The Quebrada and the Hornocal',
        text: 'We leave at seven for Tilcara and its fortress, have lunch in Humahuaca and go by 4x4 to the Hornocal, at 4,350 metres, when the sun strikes it full. The night is in Purmamarca, with its warm pool.',
      },
      pt: {
        title: 'A Quebrada e o Hornocal',
        text: 'Saída às sete rumo a Tilcara e seu pucará, almoço em Humahuaca e 4x4 ao Hornocal, a 4.350 metros, quando o sol bate de frente. Noite em Purmamarca, com a piscina morna.',
      },
    },
  },
  {
    day: 4,
    destination: 'quebrada-de-humahuaca',
    overnight: 'hotel',
    hotel: 'quebrada-manantial-purmamarca',
    tours: ['quebrada-salinas'],
    optionalTours: ['quebrada-llamas'],
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 150, km: 130, service: 'private' }],
    details: {
      es: {
        title: 'Salinas Grandes',
        text: 'Cuesta de Lipán con la luz de la mañana, vicuñas en el alto y el salar con un guía de las comunidades. Regreso al mediodía; tarde libre para el paseo de los Colorados y la feria de la plaza.',
      },
      en: {
        title: 'Salinas Grandes',
        text: 'The Lipán road in the morning light, vicuñas at the top and the salt flat with a guide from the communities. Back by midday; a free afternoon for the Paseo de los Colorados and the market on the square.',
      },
      pt: {
        title: 'Salinas Grandes',
        text: 'Cuesta de Lipán com a luz da manhã, vicunhas no alto e o salar com um guia das comunidades. Volta ao meio-dia; tarde livre para o paseo de los Colorados e a feira da praça.',
      },
    },
  },
  {
    day: 5,
    destination: 'quebrada-de-humahuaca',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 80, km: 95, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a Jujuy o Salta',
        text: 'Hora y veinte hasta el aeropuerto de Jujuy, o dos horas y tres cuartos hasta el de Salta. El chofer elige el camino con menos tránsito.',
      },
      en: {
        title: 'Transfer to Jujuy or Salta',
        text: 'An hour and twenty minutes to Jujuy airport, or two hours and three quarters to that of Salta. Your driver knows which way has less traffic.',
      },
      pt: {
        title: 'Traslado a Jujuy ou Salta',
        text: 'Uma hora e vinte até o aeroporto de Jujuy, ou duas horas e três quartos até o de Salta. O motorista escolhe o caminho com menos trânsito.',
      },
    },
  },
]
