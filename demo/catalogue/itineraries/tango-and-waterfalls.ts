import type { DemoDay } from '../../itinerary-model.ts'

export const tangoAndWaterfallsDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    transfers: [{ mode: 'car', minutes: 50, km: 33, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a San Telmo',
        text: 'Traslado de Ezeiza a una casa antigua con tres patios y terraza con parrilla. Tarde libre para el mercado de 1897 y los anticuarios de la calle Defensa.',
      },
      en: {
        title: 'Arrival in San Telmo',
        text: 'A transfer from Ezeiza to an old house with three courtyards and a grill on the roof. The afternoon is free for the market of 1897 and the antique shops of Defensa street.',
      },
      pt: {
        title: 'Chegada a San Telmo',
        text: 'Traslado de Ezeiza a uma casa antiga com três pátios e terraço com parrilla. Tarde livre para o mercado de 1897 e os antiquários da rua Defensa.',
      },
    },
  },
  {
    day: 2,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    tours: ['buenos-aires-milonga'],
    optionalTours: ['buenos-aires-neighbourhoods'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'La ciudad de día, la milonga de noche',
        text: 'Día libre para caminar; quien quiera, media jornada por el sur con una historiadora. A las nueve, una hora de clase y una milonga de club con una pareja de bailarines. El regreso en auto está incluido.',
      },
      en: {
        title: 'The city by day, the milonga by night',
        text: "A free day for walking or, if you like, half of it in the south with a historian. At nine, an hour's class and a club milonga with a couple of dancers. The drive home is included.",
      },
      pt: {
        title: 'A cidade de dia, a milonga à noite',
        text: 'Dia livre para caminhar; quem quiser, meio dia pelo sul com uma historiadora. Às nove, uma hora de aula e uma milonga de clube com um casal de dançarinos. A volta de carro está incluída.',
      },
    },
  },
  {
    day: 3,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    optionalTours: ['buenos-aires-parrilla', 'buenos-aires-estancia'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Día libre en Buenos Aires',
        text: 'Recoleta, los bosques de Palermo o una librería en un teatro. También se puede sumar un asado explicado o un día de campo en San Antonio de Areco.',
      },
      en: {
        title: 'A free day in Buenos Aires',
        text: 'Recoleta, the woods of Palermo or a bookshop in a theatre. You can also add an asado explained on a terrace or a day in the country at San Antonio de Areco.',
      },
      pt: {
        title: 'Dia livre em Buenos Aires',
        text: 'Recoleta, os bosques de Palermo ou uma livraria num teatro. Também é possível somar um churrasco explicado ou um dia de campo em San Antonio de Areco.',
      },
    },
  },
  {
    day: 4,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-tres-fronteras',
    tours: ['iguazu-brazilian-side'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 30, km: 12, service: 'private' },
      { mode: 'flight', minutes: 110, toDestination: 'iguazu', included: true },
      { mode: 'car', minutes: 60, km: 45, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Iguazú y lado brasileño',
        text: 'Vuelo temprano desde Aeroparque y directo a Brasil con el equipaje a resguardo: el kilómetro y medio que muestra las cataratas de frente. Al atardecer, la confluencia de los tres países desde la terraza del hotel.',
      },
      en: {
        title: 'Flight to Iguazú and the Brazilian side',
        text: 'An early flight from Aeroparque and straight over to Brazil with your luggage in safe hands: the kilometre and a half that faces the falls. At sunset, three countries from the hotel terrace.',
      },
      pt: {
        title: 'Voo a Iguaçu e lado brasileiro',
        text: 'Voo cedo a partir do Aeroparque e direto ao Brasil com a bagagem bem guardada: o quilômetro e meio que mostra as cataratas de frente. Ao entardecer, os três países vistos do terraço do hotel.',
      },
    },
  },
  {
    day: 5,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-tres-fronteras',
    tours: ['iguazu-devils-throat'],
    optionalTours: ['iguazu-full-moon'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 30, km: 20, service: 'private' },
      { mode: 'car', minutes: 30, km: 20, service: 'private' },
    ],
    details: {
      es: {
        title: 'Lado argentino y Garganta del Diablo',
        text: 'Un día completo en el parque: la Garganta al abrir, el circuito Superior y, después del almuerzo, el Inferior. Regreso al hotel para la piscina climatizada.',
      },
      en: {
        title: "The Argentine side and the Devil's Throat",
        text: 'A full day in the park: the Throat at opening time, the Upper Circuit and, after lunch, the Lower one. Back to the hotel and its heated pool.',
      },
      pt: {
        title: 'Lado argentino e Garganta do Diabo',
        text: 'Um dia inteiro no parque: a Garganta na abertura, o circuito Superior e, depois do almoço, o Inferior. Volta ao hotel para a piscina aquecida.',
      },
    },
  },
  {
    day: 6,
    destination: 'buenos-aires',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 30, km: 25, service: 'private' },
      { mode: 'flight', minutes: 110, toDestination: 'buenos-aires', included: true },
    ],
    details: {
      es: {
        title: 'Regreso a Buenos Aires',
        text: 'Vuelo a Buenos Aires para conectar con su regreso. Si el vuelo internacional sale de Ezeiza, conviene dejar cinco horas entre uno y otro.',
      },
      en: {
        title: 'Back to Buenos Aires',
        text: 'A flight to Buenos Aires to connect with your flight home. If that leaves from Ezeiza, allow five hours between the two.',
      },
      pt: {
        title: 'Volta a Buenos Aires',
        text: 'Voo a Buenos Aires para conectar com a sua volta. Se o voo internacional sair de Ezeiza, convém deixar cinco horas entre um e outro.',
      },
    },
  },
]
