import type { DemoDay } from '../../itinerary-model.ts'

export const cityAndLakesDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    transfers: [{ mode: 'car', minutes: 50, km: 35, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Buenos Aires',
        text: 'Traslado a un palacio de 1912 en Recoleta. Tarde libre para los museos de la avenida del Libertador, o para el teatro: la función empieza a las ocho y media.',
      },
      en: {
        title: 'Arrival in Buenos Aires',
        text: 'A transfer to a mansion of 1912 in Recoleta. The afternoon is free for the museums of Libertador avenue, or for the theatre: curtains rise at half past eight.',
      },
      pt: {
        title: 'Chegada a Buenos Aires',
        text: 'Traslado a um palacete de 1912 na Recoleta. Tarde livre para os museus da avenida del Libertador, ou para o teatro: as sessões começam às oito e meia.',
      },
    },
  },
  {
    day: 2,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    tours: ['buenos-aires-parrilla'],
    optionalTours: ['buenos-aires-neighbourhoods', 'buenos-aires-milonga'],
    meals: ['breakfast', 'lunch'],
    details: {
      es: {
        title: 'Librerías y asado',
        text: 'Mañana libre. Al mediodía, un maestro parrillero explica el fuego en una terraza de Palermo; los vegetarianos comen bien de la misma parrilla. Por la tarde, la calle Corrientes y sus librerías.',
      },
      en: {
        title: 'Bookshops and asado',
        text: 'A free morning. At midday a grill master explains the fire on a roof terrace in Palermo; vegetarians eat well from the same grill. In the afternoon, Corrientes street and its bookshops.',
      },
      pt: {
        title: 'Livrarias e churrasco',
        text: 'Manhã livre. Ao meio-dia, um mestre da parrilla explica o fogo num terraço de Palermo; os vegetarianos comem bem da mesma grelha. À tarde, a rua Corrientes e suas livrarias.',
      },
    },
  },
  {
    day: 3,
    destination: 'bariloche',
    overnight: 'hotel',
    hotel: 'bariloche-peninsula-grand',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 25, km: 10, service: 'private' },
      { mode: 'flight', minutes: 140, toDestination: 'bariloche', included: true },
      { mode: 'car', minutes: 45, km: 35, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Bariloche',
        text: 'Dos horas y veinte desde Aeroparque y media hora larga junto al lago hasta la península. Té en la terraza: dura toda la tarde.',
      },
      en: {
        title: 'Flight to Bariloche',
        text: 'Two hours and twenty minutes from Aeroparque and a good half hour along the lake to the peninsula. Tea on the terrace lasts all afternoon.',
      },
      pt: {
        title: 'Voo para Bariloche',
        text: 'Duas horas e vinte do Aeroparque e uma boa meia hora à beira do lago até a península. Chá no terraço: dura a tarde toda.',
      },
    },
  },
  {
    day: 4,
    destination: 'bariloche',
    overnight: 'hotel',
    hotel: 'bariloche-peninsula-grand',
    tours: ['bariloche-circuito-chico'],
    optionalTours: ['bariloche-victoria-island'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Circuito Chico',
        text: 'Sesenta kilómetros en media jornada: el Campanario en telesilla, la capilla de San Eduardo, el puente de Angostura y el gran mirador, con chocolate caliente arriba. Tarde libre.',
      },
      en: {
        title: 'Circuito Chico',
        text: 'Sixty kilometres in half a day: Campanario by chairlift, the chapel of San Eduardo, the Angostura bridge and the great lookout, with hot chocolate at the top. A free afternoon.',
      },
      pt: {
        title: 'Circuito Chico',
        text: 'Sessenta quilômetros em meio dia: o Campanario de cadeirinha, a capela de San Eduardo, a ponte de Angostura e o grande mirante, com chocolate quente lá em cima. Tarde livre.',
      },
    },
  },
  {
    day: 5,
    destination: 'bariloche',
    overnight: 'hotel',
    hotel: 'bariloche-peninsula-grand',
    tours: ['bariloche-seven-lakes'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 390, km: 380, service: 'private' }],
    details: {
      es: {
        title: 'Los Siete Lagos',
        text: 'Villa La Angostura y los siete lagos hasta San Martín de los Andes, cada uno de otro verde. Almuerzo junto al agua y regreso por el paso Córdoba si el camino está seco. Son once horas con paradas.',
      },
      en: {
        title: 'The Seven Lakes',
        text: 'Villa La Angostura and the seven lakes to San Martín de los Andes, each a different green. Lunch by the water, and back over the Córdoba pass if the road is dry. Eleven hours with stops.',
      },
      pt: {
        title: 'Os Sete Lagos',
        text: 'Villa La Angostura e os sete lagos até San Martín de los Andes, cada um de outro verde. Almoço à beira da água e volta pelo passo Córdoba se a estrada estiver seca. São onze horas com paradas.',
      },
    },
  },
  {
    day: 6,
    destination: 'bariloche',
    overnight: 'hotel',
    hotel: 'bariloche-peninsula-grand',
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Una tarde para mirar el agua',
        text: 'Sin programa. En verano, playa fría y kayak; en abril, bosques rojos; de julio a septiembre, el cerro Catedral a cuarenta minutos, con clases y alquiler de equipo.',
      },
      en: {
        title: 'A day to look at the water',
        text: 'No plan. In summer, chilly beaches and kayaks; in April, red forests; from July to September, Cerro Catedral forty minutes away, with lessons and equipment for hire.',
      },
      pt: {
        title: 'Um dia para olhar a água',
        text: 'Sem programa. No verão, praia fria e caiaque; em abril, bosques vermelhos; de julho a setembro, o cerro Catedral a quarenta minutos, com aulas e aluguel de equipamento.',
      },
    },
  },
  {
    day: 7,
    destination: 'buenos-aires',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 45, km: 35, service: 'private' },
      { mode: 'flight', minutes: 135, toDestination: 'buenos-aires', included: true },
    ],
    details: {
      es: {
        title: 'Regreso a Buenos Aires',
        text: 'Traslado y vuelo a Buenos Aires, con tiempo para una conexión nocturna. Ajustamos el horario a su vuelo de regreso.',
      },
      en: {
        title: 'Back to Buenos Aires',
        text: 'A transfer and a flight to Buenos Aires, in time for a connection at night. We match it to your flight home.',
      },
      pt: {
        title: 'Volta a Buenos Aires',
        text: 'Traslado e voo a Buenos Aires, a tempo de uma conexão noturna. Ajustamos o horário ao seu voo de volta.',
      },
    },
  },
]
