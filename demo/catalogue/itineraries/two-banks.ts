import type { DemoDay } from '../../itinerary-model.ts'

export const twoBanksDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    transfers: [{ mode: 'car', minutes: 50, km: 35, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Buenos Aires',
        text: 'Traslado de Ezeiza a Recoleta. El té completo del hotel se sirve a las cinco y reemplaza bien una cena temprana. Tarde libre para la plaza Francia y el museo de Bellas Artes, a seis cuadras.',
      },
      en: {
        title: 'Arrival in Buenos Aires',
        text: "A transfer from Ezeiza to Recoleta. The hotel's full tea is served at five and stands in well for an early dinner. The afternoon is free for Plaza Francia and the Museum of Fine Arts, six blocks away.",
      },
      pt: {
        title: 'Chegada a Buenos Aires',
        text: 'Traslado de Ezeiza à Recoleta. O chá completo do hotel é servido às cinco e substitui bem um jantar cedo. Tarde livre para a plaza Francia e o museu de Belas Artes, a seis quadras.',
      },
    },
  },
  {
    day: 2,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    tours: ['buenos-aires-neighbourhoods', 'buenos-aires-milonga'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'El sur de día, la milonga de noche',
        text: 'Por la mañana, de Plaza de Mayo a La Boca con una historiadora que agradece las preguntas incómodas. Siesta. Por la noche, clase de una hora y una milonga de club con pareja de bailarines; hay que llevar zapatos que no se agarren al piso.',
      },
      en: {
        title: 'The south by day, the milonga by night',
        text: "In the morning, from Plaza de Mayo to La Boca with a historian who likes awkward questions. A rest. In the evening, an hour's class and a club milonga with a couple of dancers; wear shoes that slide.",
      },
      pt: {
        title: 'O sul de dia, a milonga à noite',
        text: 'De manhã, da Plaza de Mayo a La Boca com uma historiadora que agradece as perguntas incômodas. Descanso. À noite, uma hora de aula e uma milonga de clube com um casal de dançarinos; leve sapatos que deslizem.',
      },
    },
  },
  {
    day: 3,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    optionalTours: ['buenos-aires-parrilla', 'buenos-aires-estancia'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Un día para perderse en Palermo',
        text: 'Sin programa: los bosques, el jardín japonés, las librerías y los talleres de Palermo Viejo. Quien quiera, un asado explicado en una terraza o un día de campo en San Antonio de Areco.',
      },
      en: {
        title: 'A day to get lost in Palermo',
        text: 'No plan: the woods, the Japanese garden, the bookshops and workshops of old Palermo. For those who wish, an asado explained on a roof terrace or a day in the country at San Antonio de Areco.',
      },
      pt: {
        title: 'Um dia para se perder em Palermo',
        text: 'Sem programa: os bosques, o jardim japonês, as livrarias e os ateliês de Palermo Viejo. Para quem quiser, um churrasco explicado num terraço ou um dia de campo em San Antonio de Areco.',
      },
    },
  },
  {
    day: 4,
    destination: 'colonia-del-sacramento',
    overnight: 'hotel',
    hotel: 'colonia-posada-de-la-muralla',
    tours: ['colonia-old-town'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 15, km: 5, service: 'private' },
      {
        mode: 'boat',
        minutes: 75,
        km: 50,
        toDestination: 'colonia-del-sacramento',
        service: 'shared',
      },
      { mode: 'car', minutes: 10, km: 2, service: 'private' },
    ],
    details: {
      es: {
        title: 'En barco a Colonia',
        text: 'Barco de la mañana, hora y cuarto de río. La posada está dentro de la muralla. A última hora, dos horas a pie por el casco con un guía que distingue un muro portugués de uno español, y puesta de sol desde el faro.',
      },
      en: {
        title: 'By ferry to Colonia',
        text: 'The morning ferry takes an hour and a quarter over the river. The inn stands within the wall. Late in the day, two hours on foot through the old town with a guide who can tell a Portuguese wall from a Spanish one, and sunset from the lighthouse.',
      },
      pt: {
        title: 'De barco a Colônia',
        text: 'Barco da manhã, uma hora e quinze de rio. A pousada fica dentro da muralha. No fim do dia, duas horas a pé pelo centro antigo com um guia que distingue um muro português de um espanhol, e pôr do sol no farol.',
      },
    },
  },
  {
    day: 5,
    destination: 'colonia-del-sacramento',
    overnight: 'hotel',
    hotel: 'colonia-posada-de-la-muralla',
    tours: ['colonia-carmelo-wine'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 70, km: 77, service: 'private' },
      { mode: 'car', minutes: 70, km: 77, service: 'private' },
    ],
    details: {
      es: {
        title: 'Carmelo: tannat, quesos y bicicletas',
        text: 'Setenta y siete kilómetros hasta las bodegas de familias piamontesas que llevan cuatro generaciones en la zona. Se pedalea de una a otra por caminos llanos, o se va en auto, y se almuerza pasta casera. Regreso a Colonia al anochecer.',
      },
      en: {
        title: 'Carmelo: tannat, cheese and bicycles',
        text: 'Seventy-seven kilometres to the wineries of families from Piedmont, four generations in the district. You cycle from one to the next on flat roads, or are driven, and have fresh pasta for lunch. Back in Colonia at nightfall.',
      },
      pt: {
        title: 'Carmelo: tannat, queijos e bicicletas',
        text: 'Setenta e sete quilômetros até as vinícolas de famílias piemontesas, há quatro gerações na região. Pedala-se de uma a outra por estradas planas, ou vai-se de carro, e almoça-se massa caseira. Volta a Colônia ao anoitecer.',
      },
    },
  },
  {
    day: 6,
    destination: 'jose-ignacio',
    overnight: 'hotel',
    hotel: 'jose-ignacio-la-barca-azul',
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 150, km: 180, service: 'private' },
      { mode: 'car', minutes: 150, km: 180, toDestination: 'jose-ignacio', service: 'private' },
    ],
    details: {
      es: {
        title: 'Por la costa, con almuerzo en Montevideo',
        text: 'Ruta 1 hasta la capital, caminata por la rambla y la Ciudad Vieja, y un chivito o un asado en el mercado. Por la tarde, dos horas y media hasta las dunas de José Ignacio. El hotel cocina al fuego sobre la arena.',
      },
      en: {
        title: 'Along the coast, with lunch in Montevideo',
        text: 'Route 1 to the capital, a walk along the seafront and through the Old City, and a chivito sandwich or grilled meat in the market. In the afternoon, two and a half hours to the dunes of José Ignacio. The hotel cooks over fire on the sand.',
      },
      pt: {
        title: 'Pela costa, com almoço em Montevidéu',
        text: 'Ruta 1 até a capital, caminhada pela orla e pela Cidade Velha, e um chivito ou um churrasco no mercado. À tarde, duas horas e meia até as dunas de José Ignacio. O hotel cozinha na brasa, sobre a areia.',
      },
    },
  },
  {
    day: 7,
    destination: 'jose-ignacio',
    overnight: 'hotel',
    hotel: 'jose-ignacio-la-barca-azul',
    tours: ['jose-ignacio-garzon'],
    optionalTours: ['jose-ignacio-beach-ride'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 80, km: 90, service: 'private' }],
    details: {
      es: {
        title: 'Playa, faro y Pueblo Garzón',
        text: 'Mañana de mar y de faro. Desde el mediodía, tierra adentro: un olivar, una bodega que cree en el albariño y una mesa larga en la plaza de Pueblo Garzón, con cordero y zapallos al rescoldo.',
      },
      en: {
        title: 'Beach, lighthouse and Pueblo Garzón',
        text: 'A morning of sea and lighthouse. From midday, inland: an olive grove, a winery that believes in albariño and a long table on the square of Pueblo Garzón, with lamb and pumpkins from the embers.',
      },
      pt: {
        title: 'Praia, farol e Pueblo Garzón',
        text: 'Manhã de mar e de farol. A partir do meio-dia, terra adentro: um olival, uma vinícola que acredita no albariño e uma mesa longa na praça de Pueblo Garzón, com cordeiro e abóboras no borralho.',
      },
    },
  },
  {
    day: 8,
    destination: 'jose-ignacio',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 115, km: 160, service: 'private' }],
    details: {
      es: {
        title: 'Traslado al aeropuerto',
        text: 'Al aeropuerto de Carrasco, a menos de dos horas, o al de Punta del Este, a cincuenta y cinco minutos. Quien vuelve a Buenos Aires puede tomar el barco en Montevideo.',
      },
      en: {
        title: 'Transfer to the airport',
        text: 'To Carrasco airport, less than two hours away, or to Punta del Este, fifty-five minutes. If you are going back to Buenos Aires you can take the ferry from Montevideo.',
      },
      pt: {
        title: 'Traslado ao aeroporto',
        text: 'Ao aeroporto de Carrasco, a menos de duas horas, ou ao de Punta del Este, a cinquenta e cinco minutos. Quem volta a Buenos Aires pode tomar o barco em Montevidéu.',
      },
    },
  },
]
