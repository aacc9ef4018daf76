import type { DemoDay } from '../../itinerary-model.ts'

export const brazilSandAndForestLastDays: readonly DemoDay[] = [
  {
    day: 8,
    destination: 'lencois-maranhenses',
    overnight: 'hotel',
    hotel: 'lencois-pouso-do-buriti',
    tours: ['lencois-lagoons'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'boat', minutes: 75, km: 40, service: 'shared' },
      { mode: 'car', minutes: 200, km: 170, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Lagunas al atardecer',
        text: 'Regreso por el río y tarde en las dunas de Santo Amaro: media hora en camioneta por la arena y después descalzos, de laguna en laguna, hasta que la última duna se pone rosada. Vuelta a la posada de noche.',
      },
      en: {
        title: 'Lagoons at sunset',
        text: 'Back up the river, and an afternoon in the dunes of Santo Amaro: half an hour by truck over the sand and then barefoot, from lagoon to lagoon, until the last dune turns pink. We return to the inn after dark.',
      },
      pt: {
        title: 'Lagoas ao pôr do sol',
        text: 'Volta pelo rio e tarde nas dunas de Santo Amaro: meia hora de jardineira pela areia e depois descalços, de lagoa em lagoa, até a última duna ficar cor-de-rosa. Retorno à pousada à noite.',
      },
    },
  },
  {
    day: 9,
    destination: 'amazonia',
    overnight: 'hotel',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 240, km: 255, service: 'private' },
      { mode: 'flight', minutes: 300, toDestination: 'amazonia', included: true },
      { mode: 'car', minutes: 25, km: 14, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Manaos',
        text: 'Regreso a São Luís y vuelo con una conexión. Llegada de noche a un hotel del centro, a pocos pasos del largo de São Sebastião, donde el Teatro Amazonas queda iluminado hasta tarde.',
      },
      en: {
        title: 'Flight to Manaus',
        text: 'Back to São Luís and a flight with one connection. You arrive in the evening at a hotel in the centre, steps from the Largo de São Sebastião, where the Teatro Amazonas stays lit until late.',
      },
      pt: {
        title: 'Voo para Manaus',
        text: 'Volta a São Luís e voo com uma conexão. Chegada à noite a um hotel do centro, a poucos passos do largo de São Sebastião, onde o Teatro Amazonas fica iluminado até tarde.',
      },
    },
  },
  {
    day: 10,
    destination: 'amazonia',
    overnight: 'hotel',
    hotel: 'amazonia-samauma-lodge',
    tours: ['amazonia-meeting-of-waters'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [
      { mode: 'boat', minutes: 240, service: 'shared' },
      { mode: 'boat', minutes: 90, km: 60, service: 'private' },
    ],
    details: {
      es: {
        title: 'El encuentro de las aguas y el lodge',
        text: 'Barco desde el puerto hasta la línea donde corren juntos el agua negra y la de color café, lago de las victorias regias y almuerzo en una casa flotante. Al final del día, lancha río Negro arriba hasta el lodge. Casi sin mosquitos: el agua ácida no los quiere.',
      },
      en: {
        title: 'The meeting of the waters and the lodge',
        text: 'A boat from the port to the line where black water and coffee-coloured water run together, the lake of the giant lilies and lunch in a floating house. Late in the day, a launch up the Negro to the lodge. Hardly a mosquito: they do not care for acid water.',
      },
      pt: {
        title: 'O encontro das águas e o lodge',
        text: 'Barco do porto até a linha onde correm juntas a água preta e a barrenta, lago das vitórias-régias e almoço numa casa flutuante. No fim do dia, lancha rio Negro acima até o lodge. Quase sem mosquitos: a água ácida os espanta.',
      },
    },
  },
  {
    day: 11,
    destination: 'amazonia',
    overnight: 'hotel',
    hotel: 'amazonia-samauma-lodge',
    tours: ['amazonia-night-canoe'],
    meals: ['breakfast', 'lunch', 'dinner'],
    details: {
      es: {
        title: 'Selva de día, canoa de noche',
        text: 'Caminata de tres horas por tierra firme con un guía ribereño: huellas, resinas, plantas que curan. Siesta obligatoria. De noche, canoa de cuatro plazas por el bosque inundado, con el motor apagado y una sola linterna.',
      },
      en: {
        title: 'Forest by day, canoe by night',
        text: 'A three-hour walk on dry land with a guide born on the river: tracks, resins, plants that heal. A siesta is compulsory. At night, a four-seat canoe through the flooded forest, with the motor off and a single lamp.',
      },
      pt: {
        title: 'Floresta de dia, canoa de noite',
        text: 'Caminhada de três horas em terra firme com um guia ribeirinho: pegadas, resinas, plantas que curam. Sesta obrigatória. À noite, canoa de quatro lugares pela floresta alagada, com o motor desligado e uma só lanterna.',
      },
    },
  },
  {
    day: 12,
    destination: 'amazonia',
    overnight: 'hotel',
    hotel: 'amazonia-samauma-lodge',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'boat', minutes: 120, service: 'private' }],
    details: {
      es: {
        title: 'Botos y comunidades del río Negro',
        text: 'Al amanecer, delfines grises y rosados desde la canoa, sin tocarlos ni alimentarlos. Después, una comunidad que hace harina de mandioca y vende su artesanía sin intermediarios. Tarde de hamaca y baño en el río.',
      },
      en: {
        title: 'Dolphins and villages of the Negro',
        text: 'At sunrise, grey and pink dolphins from the canoe, neither touched nor fed. Then a village that makes cassava flour and sells its crafts without a middleman. An afternoon of hammock and a swim in the river.',
      },
      pt: {
        title: 'Botos e comunidades do rio Negro',
        text: 'Ao amanhecer, tucuxis e botos-cor-de-rosa vistos da canoa, sem tocá-los nem alimentá-los. Depois, uma comunidade que faz farinha de mandioca e vende seu artesanato sem intermediários. Tarde de rede e banho de rio.',
      },
    },
  },
  {
    day: 13,
    destination: 'amazonia',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'boat', minutes: 90, km: 60, service: 'private' },
      { mode: 'car', minutes: 30, km: 14, service: 'private' },
    ],
    details: {
      es: {
        title: 'Manaos, el teatro y el vuelo',
        text: 'Lancha a Manaos y visita guiada al Teatro Amazonas, con su cúpula de treinta y seis mil tejas. Traslado al aeropuerto por la tarde. Los vuelos a São Paulo y a Lisboa, Miami o Panamá se cotizan aparte.',
      },
      en: {
        title: 'Manaus, the theatre and your flight',
        text: 'A launch to Manaus and a guided visit to the Teatro Amazonas, with its dome of thirty-six thousand tiles. A transfer to the airport in the afternoon. Flights to São Paulo and abroad are quoted apart.',
      },
      pt: {
        title: 'Manaus, o teatro e o voo',
        text: 'Lancha a Manaus e visita guiada ao Teatro Amazonas, com sua cúpula de trinta e seis mil escamas de cerâmica. Traslado ao aeroporto à tarde. Os voos a São Paulo e ao exterior são cotados à parte.',
      },
    },
  },
]
