import type { DemoDay } from '../../itinerary-model.ts'

export const grandSouthAmericaLastDays: readonly DemoDay[] = [
  {
    day: 12,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 85, km: 100, service: 'private' },
      { mode: 'flight', minutes: 125, included: true },
      { mode: 'flight', minutes: 125, toDestination: 'buenos-aires', included: true },
      { mode: 'car', minutes: 30, km: 12, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelos a Buenos Aires',
        text: 'De Calama a Santiago y de allí, sobre la cordillera y el Aconcagua, a Buenos Aires: siéntese del lado izquierdo. Llegada al anochecer y cena liviana en el hotel o en la cuadra.',
      },
      en: {
        title: 'Flights to Buenos Aires',
        text: 'Calama to Santiago and from there, over the Andes and Aconcagua, to Buenos Aires: sit on the left. You arrive at nightfall, for a light dinner at the hotel or down the street.',
      },
      pt: {
        title: 'Voos a Buenos Aires',
        text: 'De Calama a Santiago e dali, sobre a cordilheira e o Aconcágua, a Buenos Aires: sente-se do lado esquerdo. Chegada ao anoitecer e jantar leve no hotel ou na mesma quadra.',
      },
    },
  },
  {
    day: 13,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    tours: ['buenos-aires-neighbourhoods', 'buenos-aires-milonga'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Barrios del sur y milonga',
        text: 'Plaza de Mayo, San Telmo y La Boca con una historiadora, hasta las dos. Siesta. Por la noche, una milonga de club con bailarines y un grupo de ocho como máximo.',
      },
      en: {
        title: 'The southern quarters and a milonga',
        text: 'Plaza de Mayo, San Telmo and La Boca with a historian, until two. A siesta. In the evening, a club milonga with dancers and a party of eight at most.',
      },
      pt: {
        title: 'Bairros do sul e milonga',
        text: 'Plaza de Mayo, San Telmo e La Boca com uma historiadora, até as duas. Sesta. À noite, uma milonga de clube com dançarinos e um grupo de oito no máximo.',
      },
    },
  },
  {
    day: 14,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    optionalTours: ['buenos-aires-parrilla', 'buenos-aires-estancia'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Sueño atrasado',
        text: 'Día libre a mitad de viaje, con lavandería en el hotel. El té completo se sirve a las cinco. Para quien no sepa quedarse quieto, un asado en Palermo o un día de campo en Areco.',
      },
      en: {
        title: 'Lost sleep recovered',
        text: 'A free day halfway through, with a laundry at the hotel. Full tea is served at five. For those who cannot sit still there is an asado in Palermo or a day in the country at Areco.',
      },
      pt: {
        title: 'Sono atrasado',
        text: 'Dia livre no meio da viagem, com lavanderia no hotel. O chá completo é servido às cinco. Para quem não sabe ficar parado, um churrasco em Palermo ou um dia de campo em Areco.',
      },
    },
  },
  {
    day: 15,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-viento-blanco',
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 25, km: 10, service: 'private' },
      { mode: 'flight', minutes: 195, toDestination: 'el-calafate', included: true },
      { mode: 'car', minutes: 25, km: 22, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a El Calafate',
        text: 'Tres horas y cuarto hasta la estepa. El hotel mira al Lago Argentino desde la loma, con hogar encendido desde media tarde. Cena de cordero patagónico.',
      },
      en: {
        title: 'Flight to El Calafate',
        text: 'Three and a quarter hours to the steppe. The hotel looks over Lake Argentino from the hill, with a log fire from mid-afternoon. Dinner is Patagonian lamb.',
      },
      pt: {
        title: 'Voo a El Calafate',
        text: 'Três horas e quinze até a estepe. O hotel olha para o Lago Argentino do alto da colina, com lareira acesa desde o meio da tarde. Jantar de cordeiro patagônico.',
      },
    },
  },
  {
    day: 16,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-viento-blanco',
    tours: ['calafate-ice-trek'],
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'car', minutes: 90, km: 80, service: 'shared' },
      { mode: 'boat', minutes: 20, service: 'shared' },
      { mode: 'car', minutes: 90, km: 80, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Sobre el Perito Moreno',
        text: 'Barco por el brazo Rico, crampones y una hora y media sobre el hielo; después, tiempo en las pasarelas. Admite de 8 a 65 años; quien no pueda hacer la caminata pasa el día en las pasarelas con otro guía.',
      },
      en: {
        title: 'On Perito Moreno',
        text: 'A boat over the Rico arm, crampons and an hour and a half on the ice; then time on the walkways. Ages 8 to 65; those who cannot make the walk spend the day on the walkways with another guide.',
      },
      pt: {
        title: 'Sobre o Perito Moreno',
        text: 'Barco pelo braço Rico, grampões e uma hora e meia sobre o gelo; depois, tempo nas passarelas. De 8 a 65 anos; quem não puder fazer a caminhada passa o dia nas passarelas com outro guia.',
      },
    },
  },
  {
    day: 17,
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
        title: 'Entre témpanos',
        text: 'Catamarán desde Puerto Bandera al canal Upsala y al frente del Spegazzini. Es un día sentado, que las piernas agradecen.',
      },
      en: {
        title: 'Among icebergs',
        text: 'A catamaran from Puerto Bandera to the Upsala channel and the front of Spegazzini. It is a day in a seat, and your legs will be glad of it.',
      },
      pt: {
        title: 'Entre icebergs',
        text: 'Catamarã de Puerto Bandera ao canal Upsala e à frente do Spegazzini. É um dia sentado, que as pernas agradecem.',
      },
    },
  },
  {
    day: 18,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-timbo-lodge',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 25, km: 22, service: 'private' },
      { mode: 'flight', minutes: 330, toDestination: 'iguazu', included: true },
      { mode: 'car', minutes: 25, km: 20, service: 'private' },
    ],
    details: {
      es: {
        title: 'De la estepa a la selva',
        text: 'Dos vuelos con conexión en Aeroparque y veinticinco grados de diferencia. El lodge está en la reserva Iryapú; se llega a tiempo para un baño entre palmeras.',
      },
      en: {
        title: 'From steppe to forest',
        text: 'Two flights with a connection at Aeroparque and a difference of twenty-five degrees. The lodge is in the Iryapú reserve; you arrive in time for a swim among palms.',
      },
      pt: {
        title: 'Da estepe à selva',
        text: 'Dois voos com conexão no Aeroparque e vinte e cinco graus de diferença. O lodge fica na reserva Iryapú; chega-se a tempo de um banho entre palmeiras.',
      },
    },
  },
  {
    day: 19,
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
        text: 'Al abrir el parque, derecho a la Garganta; después, los circuitos Superior e Inferior con un guía naturalista. Siete kilómetros casi llanos y una muda de ropa en la mochila.',
      },
      en: {
        title: "The Argentine side and the Devil's Throat",
        text: 'As the park opens, straight to the Throat; then the Upper and Lower circuits with a naturalist. Seven kilometres, nearly flat, and a change of clothes in your bag.',
      },
      pt: {
        title: 'Lado argentino e Garganta do Diabo',
        text: 'Na abertura do parque, direto à Garganta; depois, os circuitos Superior e Inferior com um guia naturalista. Sete quilômetros quase planos e uma muda de roupa na mochila.',
      },
    },
  },
  {
    day: 20,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-hotel-morro-da-lua',
    tours: ['iguazu-brazilian-side'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 45, km: 25, service: 'private' },
      { mode: 'car', minutes: 20, km: 12, service: 'private' },
      { mode: 'flight', minutes: 125, toDestination: 'rio-de-janeiro', included: true },
      { mode: 'car', minutes: 50, km: 28, service: 'private' },
    ],
    details: {
      es: {
        title: 'La vista desde Brasil y vuelo a Río',
        text: 'Se cruza el puente temprano, se camina el lado brasileño y se vuela desde Foz do Iguaçu a media tarde. Por la noche, Ipanema.',
      },
      en: {
        title: 'The view from Brazil and a flight to Rio',
        text: 'We cross the bridge early, walk the Brazilian side and fly from Foz do Iguaçu in mid-afternoon. By night, Ipanema.',
      },
      pt: {
        title: 'A vista do lado brasileiro e voo ao Rio',
        text: 'Cruza-se a ponte cedo, percorre-se o lado brasileiro e voa-se de Foz do Iguaçu no meio da tarde. À noite, Ipanema.',
      },
    },
  },
  {
    day: 21,
    destination: 'rio-de-janeiro',
    overnight: 'none',
    tours: ['rio-sugarloaf-corcovado'],
    optionalTours: ['rio-samba'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 120, km: 45, service: 'private' },
      { mode: 'car', minutes: 50, km: 28, service: 'private' },
    ],
    details: {
      es: {
        title: 'El Cristo, el Pan de Azúcar y el vuelo',
        text: 'Primer tren al Corcovado, almuerzo en Urca y Pan de Azúcar al atardecer, para despedirse con la bahía encendida. La habitación queda disponible hasta las seis. El vuelo de regreso debe salir después de las once de la noche.',
      },
      en: {
        title: 'Christ the Redeemer, Sugarloaf and your flight',
        text: 'The first train up Corcovado, lunch in Urca and Sugarloaf at sunset, to say goodbye with the bay lit up. Your room is yours until six. The flight home should leave after eleven at night.',
      },
      pt: {
        title: 'O Cristo, o Pão de Açúcar e o voo',
        text: 'Primeiro trem ao Corcovado, almoço na Urca e Pão de Açúcar ao entardecer, para se despedir com a baía acesa. O quarto fica disponível até as seis. O voo de volta deve sair depois das onze da noite.',
      },
    },
  },
]
