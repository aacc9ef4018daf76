import type { DemoDay } from '../../itinerary-model.ts'

export const whalesAndPenguinsDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'peninsula-valdes',
    overnight: 'hotel',
    hotel: 'valdes-costa-del-golfo',
    meals: ['dinner'],
    transfers: [{ mode: 'car', minutes: 55, km: 65, service: 'shared' }],
    details: {
      es: {
        title: 'Puerto Madryn y El Doradillo',
        text: 'Llegada a Trelew o a Puerto Madryn y encuentro con el guía. Al atardecer, con marea alta, las ballenas pasan a pocos metros de la playa de El Doradillo: se las ve desde la orilla y se las oye respirar. Cena de presentación.',
      },
      en: {
        title: 'Puerto Madryn and El Doradillo',
        text: 'You land at Trelew or Puerto Madryn and meet the guide. At sunset, with the tide high, whales pass a few metres off the beach of El Doradillo: you watch them from the shore and hear them breathe. A welcome dinner follows.',
      },
      pt: {
        title: 'Puerto Madryn e El Doradillo',
        text: 'Chegada a Trelew ou a Puerto Madryn e encontro com o guia. Ao entardecer, com maré alta, as baleias passam a poucos metros da praia de El Doradillo: são vistas da areia e dá para ouvi-las respirar. Jantar de apresentação.',
      },
    },
  },
  {
    day: 2,
    destination: 'peninsula-valdes',
    overnight: 'hotel',
    hotel: 'valdes-costa-del-golfo',
    tours: ['valdes-whales'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'bus', minutes: 80, km: 100, service: 'shared' },
      { mode: 'boat', minutes: 90, service: 'shared' },
      { mode: 'bus', minutes: 80, km: 100, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Avistaje en Puerto Pirámides',
        text: 'Cien kilómetros hasta el pueblo, con parada en el istmo Ameghino, que deja ver los dos golfos. Hora y media de navegación con capitanes de larga experiencia; cuando una ballena se acerca, se corta el motor. Si cierra el puerto, queda el día siguiente.',
      },
      en: {
        title: 'Whale watching at Puerto Pirámides',
        text: 'A hundred kilometres to the village, with a stop at the Ameghino isthmus, from which both gulfs can be seen. An hour and a half on the water with captains of long standing; when a whale comes near, the engine is cut. If the port is closed, there is tomorrow.',
      },
      pt: {
        title: 'Avistamento em Puerto Pirámides',
        text: 'Cem quilômetros até a vila, com parada no istmo Ameghino, de onde se veem os dois golfos. Hora e meia de navegação com capitães de longa experiência; quando uma baleia se aproxima, desliga-se o motor. Se o porto fechar, há o dia seguinte.',
      },
    },
  },
  {
    day: 3,
    destination: 'peninsula-valdes',
    overnight: 'hotel',
    hotel: 'valdes-costa-del-golfo',
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'bus', minutes: 330, km: 370, service: 'shared' }],
    details: {
      es: {
        title: 'Caleta Valdés y Punta Norte',
        text: 'El borde oriental de la península, por caminos de ripio: elefantes marinos en plena temporada de harenes, guanacos, maras y, con suerte, orcas patrullando la costa. Almuerzo en un campo de ovejas. Es el margen del avistaje si el viento lo pidió.',
      },
      en: {
        title: 'Caleta Valdés and Punta Norte',
        text: 'The eastern edge of the peninsula, on gravel: elephant seals at the height of the harem season, guanacos, maras and, with luck, orcas patrolling the shore. Lunch is on a sheep farm. The day also serves as the margin for the boat if the wind asks for it.',
      },
      pt: {
        title: 'Caleta Valdés e Punta Norte',
        text: 'A borda oriental da península, por estradas de terra: elefantes-marinhos em plena época de haréns, guanacos, maras e, com sorte, orcas rondando a costa. Almoço numa fazenda de ovelhas. O dia serve também de folga para o barco, se o vento exigir.',
      },
    },
  },
  {
    day: 4,
    destination: 'peninsula-valdes',
    overnight: 'hotel',
    hotel: 'valdes-costa-del-golfo',
    tours: ['valdes-punta-tombo'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'bus', minutes: 280, km: 370, service: 'shared' }],
    details: {
      es: {
        title: 'Punta Tombo y té galés',
        text: 'Por la ruta 3 hacia el sur, con parada en el museo de dinosaurios de Trelew. Tres kilómetros de sendero entre nidos: el pingüino tiene prioridad de paso. De regreso, té con torta negra en Gaiman, fundado por galeses en 1874.',
      },
      en: {
        title: 'Punta Tombo and Welsh tea',
        text: 'South on Route 3, with a stop at the dinosaur museum in Trelew. Three kilometres of trail among nests, where penguins have right of way. On the way back, tea and black cake in Gaiman, settled by the Welsh in 1874.',
      },
      pt: {
        title: 'Punta Tombo e chá galês',
        text: 'Pela ruta 3 rumo ao sul, com parada no museu de dinossauros de Trelew. Três quilômetros de trilha entre ninhos: o pinguim tem prioridade. Na volta, chá com bolo negro em Gaiman, fundada por galeses em 1874.',
      },
    },
  },
  {
    day: 5,
    destination: 'ushuaia',
    overnight: 'hotel',
    hotel: 'ushuaia-posada-del-farero',
    meals: ['breakfast'],
    transfers: [
      { mode: 'bus', minutes: 55, km: 65, service: 'shared' },
      { mode: 'flight', minutes: 130, toDestination: 'ushuaia', included: true },
      { mode: 'car', minutes: 15, km: 7, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Vuelo a Ushuaia',
        text: 'Vuelo de Trelew a Ushuaia, poco más de dos horas; los días sin directo, por Buenos Aires. Tarde de puerto y museo Marítimo, instalado en el antiguo presidio, con el guía.',
      },
      en: {
        title: 'Flight to Ushuaia',
        text: 'A flight from Trelew to Ushuaia, a little over two hours; on days without a direct one, by Buenos Aires. An afternoon of harbour and of the Maritime Museum, housed in the old prison, with the guide.',
      },
      pt: {
        title: 'Voo para Ushuaia',
        text: 'Voo de Trelew a Ushuaia, pouco mais de duas horas; nos dias sem direto, por Buenos Aires. Tarde de porto e do museu Marítimo, instalado no antigo presídio, com o guia.',
      },
    },
  },
  {
    day: 6,
    destination: 'ushuaia',
    overnight: 'hotel',
    hotel: 'ushuaia-posada-del-farero',
    tours: ['ushuaia-beagle'],
    optionalTours: ['ushuaia-national-park'],
    meals: ['breakfast'],
    transfers: [{ mode: 'boat', minutes: 150, service: 'shared' }],
    details: {
      es: {
        title: 'Canal Beagle',
        text: 'Dos horas y media en un barco que puede acercarse sin molestar: isla de los Lobos, isla de los Pájaros y desembarco en las Bridges. El guía separa un cormorán imperial de uno de roca a cien metros. Tarde libre, o el Parque Nacional como excursión opcional.',
      },
      en: {
        title: 'The Beagle Channel',
        text: 'Two and a half hours in a boat that can come close without disturbing: Sea Lion Island, Bird Island and a landing on the Bridges. The guide tells an imperial cormorant from a rock one at a hundred metres. The afternoon is free, or there is the national park as an optional excursion.',
      },
      pt: {
        title: 'Canal Beagle',
        text: 'Duas horas e meia num barco que pode chegar perto sem incomodar: ilha dos Lobos, ilha dos Pássaros e desembarque nas Bridges. O guia distingue um cormorão-imperial de um das rochas a cem metros. Tarde livre, ou o Parque Nacional como passeio opcional.',
      },
    },
  },
  {
    day: 7,
    destination: 'ushuaia',
    overnight: 'hotel',
    hotel: 'ushuaia-posada-del-farero',
    tours: ['ushuaia-penguins'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'bus', minutes: 90, km: 85, service: 'shared' },
      { mode: 'boat', minutes: 20, service: 'shared' },
      { mode: 'bus', minutes: 90, km: 85, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Isla Martillo y Estancia Harberton',
        text: 'Por tierra hasta la primera estancia de la isla, de 1886, y de allí en bote semirrígido a la pingüinera. Se camina una hora, en grupos de veinte, entre pingüinos de Magallanes y papúa. Incluye el museo de mamíferos marinos y el almuerzo en la estancia.',
      },
      en: {
        title: 'Martillo island and Estancia Harberton',
        text: 'Overland to the first estancia on the island, of 1886, and from there by inflatable to the rookery. You walk for an hour, in groups of twenty, among Magellanic and gentoo penguins. The museum of sea mammals and lunch at the estancia are included.',
      },
      pt: {
        title: 'Ilha Martillo e Estancia Harberton',
        text: 'Por terra até a primeira estância da ilha, de 1886, e dali em bote inflável à pinguineira. Caminha-se uma hora, em grupos de vinte, entre pinguins-de-magalhães e pinguins-gentoo. Inclui o museu de mamíferos marinhos e o almoço na estância.',
      },
    },
  },
  {
    day: 8,
    destination: 'ushuaia',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 15, km: 7, service: 'shared' },
      { mode: 'flight', minutes: 215, included: true },
    ],
    details: {
      es: {
        title: 'Vuelo a Buenos Aires',
        text: 'Traslado al aeropuerto y vuelo a Buenos Aires, tres horas y media. El guía se despide en Ushuaia.',
      },
      en: {
        title: 'Flight to Buenos Aires',
        text: 'A transfer to the airport and a flight to Buenos Aires, three and a half hours. The guide says goodbye in Ushuaia.',
      },
      pt: {
        title: 'Voo para Buenos Aires',
        text: 'Traslado ao aeroporto e voo a Buenos Aires, três horas e meia. O guia se despede em Ushuaia.',
      },
    },
  },
]
