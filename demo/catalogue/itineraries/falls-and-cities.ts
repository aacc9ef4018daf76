import type { DemoDay } from '../../itinerary-model.ts'

export const fallsAndCitiesDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-hotel-morro-da-lua',
    transfers: [{ mode: 'car', minutes: 50, km: 28, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Río de Janeiro',
        text: 'Traslado del Galeão a Ipanema. El hotel tiene la piscina en la azotea y, a las seis de la tarde, medio barrio aplaude la puesta de sol en el Arpoador, a diez minutos a pie.',
      },
      en: {
        title: 'Arrival in Rio de Janeiro',
        text: 'A transfer from Galeão to Ipanema. The hotel has its pool on the roof and, at six in the evening, half the neighbourhood applauds the sunset at Arpoador, ten minutes away on foot.',
      },
      pt: {
        title: 'Chegada ao Rio de Janeiro',
        text: 'Traslado do Galeão a Ipanema. O hotel tem a piscina na cobertura e, às seis da tarde, meio bairro aplaude o pôr do sol no Arpoador, a dez minutos a pé.',
      },
    },
  },
  {
    day: 2,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-hotel-morro-da-lua',
    tours: ['rio-sugarloaf-corcovado'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 120, km: 45, service: 'private' }],
    details: {
      es: {
        title: 'El Cristo y el Pan de Azúcar',
        text: 'Primer tren al Corcovado, antes de que suba la niebla y la gente. Almuerzo en la mureta de Urca y, a las cuatro y media, el Pan de Azúcar para ver la ciudad de día, al atardecer y encendida. Si el cielo no ayuda, se cambia el día.',
      },
      en: {
        title: 'Christ the Redeemer and Sugarloaf',
        text: 'The first train up Corcovado, before the mist and the crowd. Lunch on the sea wall of Urca and, at half past four, Sugarloaf, to see the city by day, at sunset and lit up. If the sky does not help, we change the day.',
      },
      pt: {
        title: 'O Cristo e o Pão de Açúcar',
        text: 'Primeiro trem ao Corcovado, antes da neblina e da multidão. Almoço na mureta da Urca e, às quatro e meia, o Pão de Açúcar para ver a cidade de dia, no pôr do sol e acesa. Se o céu não ajudar, trocamos o dia.',
      },
    },
  },
  {
    day: 3,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-hotel-morro-da-lua',
    tours: ['rio-samba'],
    optionalTours: ['rio-tijuca'],
    meals: ['breakfast', 'dinner'],
    transfers: [{ mode: 'car', minutes: 60, km: 24, service: 'private' }],
    details: {
      es: {
        title: 'Mañana de playa, noche de samba',
        text: 'La mañana es del mar. Por la tarde, el muelle de Valongo con una historiadora del barrio; al anochecer, feijoada y rueda de samba, los lunes en la Pedra do Sal y los demás días en un local de Lapa. Regreso en auto.',
      },
      en: {
        title: 'A morning on the beach, a night of samba',
        text: 'The morning belongs to the sea. In the afternoon, the Valongo wharf with a historian of the neighbourhood; at nightfall, feijoada and a samba circle, on Mondays at Pedra do Sal and on other days at a club in Lapa. You are driven home.',
      },
      pt: {
        title: 'Manhã de praia, noite de samba',
        text: 'A manhã é do mar. À tarde, o cais do Valongo com uma historiadora do bairro; ao anoitecer, feijoada e roda de samba, às segundas na Pedra do Sal e nos outros dias numa casa da Lapa. Volta de carro.',
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
      { mode: 'car', minutes: 50, km: 28, service: 'private' },
      { mode: 'flight', minutes: 125, toDestination: 'iguazu', included: true },
      { mode: 'car', minutes: 60, km: 40, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Foz do Iguaçu y lado brasileño',
        text: 'Dos horas de vuelo y derecho al parque, con el equipaje a buen resguardo: un kilómetro y medio de miradores que muestran las cataratas de frente. Al final de la tarde se cruza el puente y se llega al hotel, sobre la confluencia de los dos ríos.',
      },
      en: {
        title: 'Flight to Foz do Iguaçu and the Brazilian side',
        text: 'Two hours in the air and straight to the park, with the luggage in safe hands: a kilometre and a half of lookouts that face the falls. Late in the afternoon we cross the bridge to the hotel, above the meeting of the two rivers.',
      },
      pt: {
        title: 'Voo a Foz do Iguaçu e lado brasileiro',
        text: 'Duas horas de voo e direto ao parque, com a bagagem bem guardada: um quilômetro e meio de mirantes que mostram as cataratas de frente. No fim da tarde cruza-se a ponte e chega-se ao hotel, sobre o encontro dos dois rios.',
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
        text: 'Un día completo en el parque con guía naturalista: la Garganta al abrir, el circuito Superior y, pasado el almuerzo, el Inferior, con rocío garantizado. Siete kilómetros casi llanos.',
      },
      en: {
        title: "The Argentine side and the Devil's Throat",
        text: 'A full day in the park with a naturalist: the Throat at opening time, the Upper Circuit and, after lunch, the Lower one, with spray for all. Seven kilometres, nearly flat.',
      },
      pt: {
        title: 'Lado argentino e Garganta do Diabo',
        text: 'Um dia inteiro no parque com guia naturalista: a Garganta na abertura, o circuito Superior e, passado o almoço, o Inferior, com banho certo. Sete quilômetros quase planos.',
      },
    },
  },
  {
    day: 6,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 30, km: 25, service: 'private' },
      { mode: 'flight', minutes: 110, toDestination: 'buenos-aires', included: true },
      { mode: 'car', minutes: 30, km: 12, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Buenos Aires',
        text: 'Vuelo a Aeroparque, que queda dentro de la ciudad, y tarde en San Telmo: el mercado de 1897, los anticuarios, un vermut en una esquina. La casa tiene biblioteca de tango para ir entrando en tema.',
      },
      en: {
        title: 'Flight to Buenos Aires',
        text: 'A flight to Aeroparque, inside the city, and an afternoon in San Telmo: the market of 1897, the antique shops, a vermouth on a corner. The house has a tango library by way of introduction.',
      },
      pt: {
        title: 'Voo a Buenos Aires',
        text: 'Voo ao Aeroparque, dentro da cidade, e tarde em San Telmo: o mercado de 1897, os antiquários, um vermute na esquina. A casa tem biblioteca de tango para entrar no clima.',
      },
    },
  },
  {
    day: 7,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    tours: ['buenos-aires-neighbourhoods', 'buenos-aires-milonga'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Barrios del sur y milonga',
        text: 'Por la mañana, de Plaza de Mayo a La Boca con una historiadora. Por la noche, una hora de clase y una milonga de club, con una pareja de bailarines que explica los códigos de la mirada.',
      },
      en: {
        title: 'The southern quarters and a milonga',
        text: "In the morning, from Plaza de Mayo to La Boca with a historian. In the evening, an hour's class and a club milonga, with a couple of dancers who explain the code of glances.",
      },
      pt: {
        title: 'Bairros do sul e milonga',
        text: 'De manhã, da Plaza de Mayo a La Boca com uma historiadora. À noite, uma hora de aula e uma milonga de clube, com um casal de dançarinos que explica os códigos do olhar.',
      },
    },
  },
  {
    day: 8,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    tours: ['buenos-aires-parrilla'],
    optionalTours: ['buenos-aires-estancia'],
    meals: ['breakfast', 'lunch'],
    details: {
      es: {
        title: 'Asado en una terraza y tarde libre',
        text: 'Al mediodía, fuego, cortes y tiempos en una terraza de Palermo. La tarde queda libre para librerías o para una siesta. Quien prefiera cruzar a Colonia puede cambiar el día: hay barco por la mañana.',
      },
      en: {
        title: 'An asado on a roof terrace and a free afternoon',
        text: 'At midday, fire, cuts and timing on a terrace in Palermo. The afternoon is free for bookshops or a siesta. If you would rather cross to Colonia, the day can be exchanged: a ferry leaves in the morning.',
      },
      pt: {
        title: 'Churrasco num terraço e tarde livre',
        text: 'Ao meio-dia, fogo, cortes e tempos num terraço de Palermo. A tarde fica livre para livrarias ou para uma sesta. Quem preferir atravessar até Colônia pode trocar o dia: há barco de manhã.',
      },
    },
  },
  {
    day: 9,
    destination: 'buenos-aires',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 50, km: 33, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a Ezeiza',
        text: 'Traslado al aeropuerto tres horas y media antes del vuelo. Si sale de noche, la habitación puede conservarse hasta las seis de la tarde con un cargo que se indica en la cotización.',
      },
      en: {
        title: 'Transfer to Ezeiza',
        text: 'A transfer to the airport three and a half hours before your flight. If it leaves at night, the room can be kept until six in the evening for a charge that is stated in the quote.',
      },
      pt: {
        title: 'Traslado a Ezeiza',
        text: 'Traslado ao aeroporto três horas e meia antes do voo. Se ele sair à noite, o apartamento pode ser mantido até as seis da tarde por um valor indicado no orçamento.',
      },
    },
  },
]
