import type { DemoDay } from '../../itinerary-model.ts'

export const punaToAtacamaDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-casona-del-cabildo',
    transfers: [{ mode: 'car', minutes: 20, km: 10, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Salta',
        text: 'Traslado al hotel, una casa del siglo XVIII a media cuadra de la plaza. Tarde tranquila en el centro. Se cena temprano: dos de las empanadas salteñas son una entrada y seis una cena.',
      },
      en: {
        title: 'Arrival in Salta',
        text: 'A transfer to the hotel, an eighteenth-century house half a block from the square. A quiet afternoon in the centre. Dinner is early: two Salta empanadas are a starter, six a meal.',
      },
      pt: {
        title: 'Chegada a Salta',
        text: 'Traslado ao hotel, uma casa do século XVIII a meia quadra da praça. Tarde tranquila no centro. Janta-se cedo: duas empanadas de Salta são uma entrada, seis são um jantar.',
      },
    },
  },
  {
    day: 2,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-casona-del-cabildo',
    optionalTours: ['salta-cafayate'],
    meals: ['breakfast', 'dinner'],
    details: {
      es: {
        title: 'La ciudad y sus peñas',
        text: 'Museo de Alta Montaña y teleférico al San Bernardo con guía, por la mañana. La tarde queda libre para descansar antes de subir. Por la noche, peña con bombo y guitarra en la calle Balcarce.',
      },
      en: {
        title: 'The city and its folk taverns',
        text: 'The museum of high-altitude archaeology and the cable car up San Bernardo with a guide, in the morning. The afternoon is free, for a rest before the climb. In the evening, drum and guitar in a tavern on Balcarce street.',
      },
      pt: {
        title: 'A cidade e suas peñas',
        text: 'Museu de Arqueologia de Alta Montanha e teleférico ao San Bernardo com guia, de manhã. A tarde fica livre para descansar antes de subir. À noite, peña com bumbo e violão na rua Balcarce.',
      },
    },
  },
  {
    day: 3,
    destination: 'quebrada-de-humahuaca',
    overnight: 'hotel',
    hotel: 'quebrada-patio-tilcara',
    optionalTours: ['quebrada-llamas'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      {
        mode: 'car',
        minutes: 190,
        km: 210,
        toDestination: 'quebrada-de-humahuaca',
        service: 'private',
      },
    ],
    details: {
      es: {
        title: 'Purmamarca y Tilcara',
        text: 'De 1.180 a 2.460 metros, con parada en Purmamarca para rodear el cerro de los Siete Colores por el paseo de los Colorados. Almuerzo en un patio y llegada a Tilcara con tiempo para la plaza y sus tejidos.',
      },
      en: {
        title: 'Purmamarca and Tilcara',
        text: 'From 1,180 to 2,460 metres, with a stop in Purmamarca to walk around the Hill of Seven Colours by the Paseo de los Colorados. Lunch is in a courtyard, and you reach Tilcara in time for the square and its weavings.',
      },
      pt: {
        title: 'Purmamarca e Tilcara',
        text: 'De 1.180 a 2.460 metros, com parada em Purmamarca para contornar o cerro das Sete Cores pelo paseo de los Colorados. Almoço num pátio e chegada a Tilcara a tempo de ver a praça e seus tecidos.',
      },
    },
  },
  {
    day: 4,
    destination: 'quebrada-de-humahuaca',
    overnight: 'hotel',
    hotel: 'quebrada-patio-tilcara',
    tours: ['quebrada-hornocal'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 170, km: 135, service: 'private' }],
    details: {
      es: {
        title: 'Humahuaca y el Hornocal',
        text: 'El pucará por la mañana, el reloj de Humahuaca al mediodía y el Hornocal a la hora del sol bajo, a 4.350 metros. Es también una prueba para el cuerpo: mañana se cruza a esa altura, sentado y sin prisa.',
      },
      en: {
        title: 'Humahuaca and the Hornocal',
        text: 'The fortress in the morning, the clock of Humahuaca at noon and the Hornocal when the sun is low, at 4,350 metres. It is a trial for the body as well: tomorrow you cross at that height, seated and unhurried.',
      },
      pt: {
        title: 'Humahuaca e o Hornocal',
        text: 'O pucará de manhã, o relógio de Humahuaca ao meio-dia e o Hornocal na hora do sol baixo, a 4.350 metros. É também uma prova para o corpo: amanhã cruza-se nessa altura, sentado e sem pressa.',
      },
    },
  },
  {
    day: 5,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    tours: ['quebrada-salinas'],
    meals: ['breakfast', 'boxLunch', 'dinner'],
    transfers: [
      {
        mode: 'car',
        minutes: 450,
        km: 435,
        toDestination: 'san-pedro-de-atacama',
        service: 'private',
      },
    ],
    details: {
      es: {
        title: 'Paso de Jama',
        text: 'Cuesta de Lipán, las Salinas Grandes con un guía de las comunidades y Susques, con su iglesia de 1598. La frontera está a 4.200 metros; después vienen las lagunas de altura, el Licancabur y una bajada de dos mil metros al oasis. Diez horas con las paradas, oxígeno a bordo.',
      },
      en: {
        title: 'The Jama pass',
        text: 'The Lipán road, Salinas Grandes with a guide from the communities, and Susques with its church of 1598. The border stands at 4,200 metres; then come high lagoons, Licancabur and a descent of two thousand metres to the oasis. Ten hours with the stops, and oxygen on board.',
      },
      pt: {
        title: 'Paso de Jama',
        text: 'Cuesta de Lipán, as Salinas Grandes com um guia das comunidades e Susques, com sua igreja de 1598. A fronteira fica a 4.200 metros; depois vêm as lagoas de altitude, o Licancabur e uma descida de dois mil metros até o oásis. Dez horas com as paradas, oxigênio a bordo.',
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
        title: 'Valle de la Luna y una noche de estrellas',
        text: 'Mañana libre en las piscinas del hotel. Al atardecer, el Valle de la Luna desde la gran duna y, ya de noche, un astrónomo con seis telescopios a veinte minutos del pueblo. Si hay luna llena, se pasa a otra noche.',
      },
      en: {
        title: 'Valley of the Moon and a night of stars',
        text: "The morning is free, in the hotel's pools. At sunset, the Valley of the Moon from the great dune and, after dark, an astronomer with six telescopes twenty minutes from the village. At full moon it is moved to another night.",
      },
      pt: {
        title: 'Vale da Lua e uma noite de estrelas',
        text: 'Manhã livre nas piscinas do hotel. Ao entardecer, o Vale da Lua visto da grande duna e, já de noite, um astrônomo com seis telescópios a vinte minutos da vila. Na lua cheia, passa para outra noite.',
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
        text: 'Toconao y los flamencos de Chaxa por la mañana; después, la subida a Miscanti y Miñiques, a 4.100 metros. Almuerzo en Socaire con lo que da la huerta de altura. Al tercer día en el oasis, el cuerpo ya acompaña.',
      },
      en: {
        title: 'Salt flat and highland lagoons',
        text: 'Toconao and the flamingos of Chaxa in the morning; then the climb to Miscanti and Miñiques, at 4,100 metres. Lunch in Socaire is what the highland gardens give. On the third day in the oasis the body goes along.',
      },
      pt: {
        title: 'Salar e lagoas altiplânicas',
        text: 'Toconao e os flamingos de Chaxa de manhã; depois, a subida a Miscanti e Miñiques, a 4.100 metros. Almoço em Socaire com o que dá a horta de altitude. No terceiro dia no oásis, o corpo já acompanha.',
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
        title: 'Día libre, o los géiseres del Tatio',
        text: 'Quien se sienta bien puede salir a las cinco hacia los géiseres, a 4.300 metros, y desayunar junto al vapor. Los demás tienen el pueblo, las termas de Puritama o una bicicleta hasta la garganta del Diablo.',
      },
      en: {
        title: 'A free day, or the Tatio geysers',
        text: "Those who feel well can leave at five for the geysers, at 4,300 metres, and have breakfast beside the steam. For the others there is the village, the hot springs of Puritama or a bicycle to the Devil's Throat gorge.",
      },
      pt: {
        title: 'Dia livre, ou os gêiseres do Tatio',
        text: 'Quem se sentir bem pode sair às cinco rumo aos gêiseres, a 4.300 metros, e tomar café junto ao vapor. Para os demais há a vila, as termas de Puritama ou uma bicicleta até a garganta do Diabo.',
      },
    },
  },
  {
    day: 9,
    destination: 'san-pedro-de-atacama',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 85, km: 100, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a Calama',
        text: 'Cien kilómetros de desierto hasta el aeropuerto de Calama. El vuelo a Santiago dura dos horas; conviene no tomar una conexión internacional en menos de cuatro.',
      },
      en: {
        title: 'Transfer to Calama',
        text: 'A hundred kilometres of desert to Calama airport. The flight to Santiago takes two hours; leave at least four for an international connection.',
      },
      pt: {
        title: 'Traslado a Calama',
        text: 'Cem quilômetros de deserto até o aeroporto de Calama. O voo a Santiago dura duas horas; convém deixar pelo menos quatro para uma conexão internacional.',
      },
    },
  },
]
