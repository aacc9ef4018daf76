import type { DemoDay } from '../../itinerary-model.ts'

export const jungleAndWetlandsDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-timbo-lodge',
    optionalTours: ['iguazu-full-moon'],
    transfers: [{ mode: 'car', minutes: 25, km: 20, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Iguazú',
        text: 'Traslado del aeropuerto al lodge, en la reserva Iryapú. Caminata corta con el guía de la casa para reconocer huellas y cantos antes de que oscurezca. Si la fecha coincide con la luna llena, esta noche se puede volver al parque.',
      },
      en: {
        title: 'Arrival at Iguazú',
        text: 'A transfer from the airport to the lodge, in the Iryapú reserve. A short walk with the house guide to learn tracks and calls before dark. If the date falls at full moon, you can go into the park tonight.',
      },
      pt: {
        title: 'Chegada a Iguaçu',
        text: 'Traslado do aeroporto ao lodge, na reserva Iryapú. Caminhada curta com o guia da casa para reconhecer pegadas e cantos antes de escurecer. Se a data coincidir com a lua cheia, esta noite é possível entrar no parque.',
      },
    },
  },
  {
    day: 2,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-timbo-lodge',
    tours: ['iguazu-devils-throat'],
    optionalTours: ['iguazu-brazilian-side'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 20, km: 15, service: 'private' },
      { mode: 'car', minutes: 20, km: 15, service: 'private' },
    ],
    details: {
      es: {
        title: 'Las cataratas a primera hora',
        text: 'A la puerta del parque cuando abre, y derecho a la Garganta. El día completo alcanza para los dos circuitos y para buscar vencejos, coatíes y tucanes con un guía naturalista. Regreso al lodge a media tarde.',
      },
      en: {
        title: 'The falls first thing',
        text: 'At the gate as the park opens, and straight to the Throat. A full day allows for both circuits and for swifts, coatis and toucans with a naturalist. Back at the lodge by mid-afternoon.',
      },
      pt: {
        title: 'As cataratas logo cedo',
        text: 'No portão quando o parque abre, e direto à Garganta. O dia inteiro dá para os dois circuitos e para procurar andorinhões, quatis e tucanos com um guia naturalista. Volta ao lodge no meio da tarde.',
      },
    },
  },
  {
    day: 3,
    destination: 'esteros-del-ibera',
    overnight: 'hotel',
    hotel: 'ibera-posada-agua-que-brilla',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 190, km: 245, service: 'private' },
      {
        mode: 'car',
        minutes: 270,
        km: 270,
        toDestination: 'esteros-del-ibera',
        service: 'private',
      },
    ],
    details: {
      es: {
        title: 'La ruta de la tierra colorada',
        text: 'Por la ruta 12 hasta San Ignacio Miní, con almuerzo y visita a un secadero de yerba mate. Desde Posadas se sigue por Corrientes; los últimos cien kilómetros son de ripio y arena, en 4x4. Se llega a la laguna con las luciérnagas.',
      },
      en: {
        title: 'The red-earth road',
        text: 'Along Route 12 to San Ignacio Miní, with lunch and a visit to a house where mate is dried. From Posadas we go on into Corrientes; the last hundred kilometres are gravel and sand, by 4x4. You reach the lagoon with the fireflies.',
      },
      pt: {
        title: 'A estrada da terra vermelha',
        text: 'Pela ruta 12 até San Ignacio Miní, com almoço e visita a um secador de erva-mate. De Posadas segue-se por Corrientes; os últimos cem quilômetros são de terra e areia, em 4x4. Chega-se à lagoa com os vaga-lumes.',
      },
    },
  },
  {
    day: 4,
    destination: 'esteros-del-ibera',
    overnight: 'hotel',
    hotel: 'ibera-posada-agua-que-brilla',
    tours: ['ibera-boat-safari'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'boat', minutes: 150, service: 'shared' }],
    details: {
      es: {
        title: 'Safari en lancha',
        text: 'Al amanecer, dos horas y media por la laguna Iberá y sus embalsados, que tiemblan al pisarlos. A mediodía, siesta y galería; por la tarde, el sendero de los monos aulladores en el monte de la reserva.',
      },
      en: {
        title: 'Boat safari',
        text: "At daybreak, two and a half hours on the Iberá lagoon and its floating islands, which tremble underfoot. At midday, a rest on the veranda; in the afternoon, the howler monkeys' trail in the woods of the reserve.",
      },
      pt: {
        title: 'Safári de barco',
        text: 'Ao amanhecer, duas horas e meia pela lagoa Iberá e suas ilhas flutuantes, que tremem sob os pés. Ao meio-dia, sesta e varanda; à tarde, a trilha dos bugios na mata da reserva.',
      },
    },
  },
  {
    day: 5,
    destination: 'esteros-del-ibera',
    overnight: 'hotel',
    hotel: 'ibera-posada-agua-que-brilla',
    tours: ['ibera-ride'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'horse', minutes: 180, km: 12 }],
    details: {
      es: {
        title: 'Con los menchos',
        text: 'Mañana libre para aves. Por la tarde, tres horas a caballo entre palmares y agua, con los jinetes correntinos, y de regreso asado con mandioca y acordeón bajo un cielo sin una sola lámpara. Recado ancho y casco para todos.',
      },
      en: {
        title: 'With the menchos',
        text: 'The morning is free for birds. In the afternoon, three hours on horseback through palms and water with the horsemen of Corrientes; back home, an asado with cassava and an accordion under a sky without one lamp. Broad saddles, and helmets for all.',
      },
      pt: {
        title: 'Com os menchos',
        text: 'Manhã livre para aves. À tarde, três horas a cavalo entre palmeirais e água, com os cavaleiros de Corrientes, e na volta churrasco com mandioca e acordeão sob um céu sem uma só lâmpada. Sela larga e capacete para todos.',
      },
    },
  },
  {
    day: 6,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'car', minutes: 240, km: 210, service: 'private' },
      { mode: 'flight', minutes: 95, toDestination: 'buenos-aires', included: true },
      { mode: 'car', minutes: 30, km: 12, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Buenos Aires',
        text: 'Cuatro horas de 4x4 hasta Posadas, con una última vuelta por el estero al salir, y vuelo de la tarde a Buenos Aires. Noche en San Telmo, en una casa de tres patios.',
      },
      en: {
        title: 'Flight to Buenos Aires',
        text: 'Four hours by 4x4 to Posadas, with a last turn along the marsh on the way out, and an afternoon flight to Buenos Aires. The night is in San Telmo, in a house of three courtyards.',
      },
      pt: {
        title: 'Voo para Buenos Aires',
        text: 'Quatro horas de 4x4 até Posadas, com uma última volta pelo banhado na saída, e voo da tarde a Buenos Aires. Noite em San Telmo, numa casa de três pátios.',
      },
    },
  },
  {
    day: 7,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    tours: ['buenos-aires-milonga'],
    optionalTours: ['buenos-aires-neighbourhoods', 'buenos-aires-parrilla'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Un día propio y una milonga',
        text: 'Día libre para librerías, museos o un asado explicado en Palermo. Por la noche, una hora de clase para aprender a caminar en abrazo y una milonga verdadera, en un club de barrio, con una pareja de bailarines.',
      },
      en: {
        title: 'A day of your own and a milonga',
        text: "A free day for bookshops, museums or an asado explained in Palermo. In the evening, an hour's class to learn to walk in an embrace and a real milonga, in a neighbourhood club, with a couple of dancers.",
      },
      pt: {
        title: 'Um dia livre e uma milonga',
        text: 'Dia livre para livrarias, museus ou um churrasco explicado em Palermo. À noite, uma hora de aula para aprender a caminhar em abraço e uma milonga de verdade, num clube de bairro, com um casal de dançarinos.',
      },
    },
  },
  {
    day: 8,
    destination: 'buenos-aires',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 50, km: 33, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a Ezeiza',
        text: 'Mañana en San Telmo; los domingos, la feria llega hasta la puerta de la casa. Traslado a Ezeiza tres horas y media antes de su vuelo.',
      },
      en: {
        title: 'Transfer to Ezeiza',
        text: 'A morning in San Telmo; on Sundays the street fair reaches the door of the house. Transfer to Ezeiza three and a half hours before your flight.',
      },
      pt: {
        title: 'Traslado a Ezeiza',
        text: 'Manhã em San Telmo; aos domingos, a feira chega à porta da casa. Traslado a Ezeiza três horas e meia antes do seu voo.',
      },
    },
  },
]
