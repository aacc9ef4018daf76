import type { DemoDay } from '../../itinerary-model.ts'

export const glacierAndChannelDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-viento-blanco',
    transfers: [{ mode: 'car', minutes: 25, km: 22, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a El Calafate',
        text: 'Traslado desde el aeropuerto por la orilla del Lago Argentino. Tarde de piscina cubierta y hogar, o de flamencos en la laguna Nimez.',
      },
      en: {
        title: 'Arrival in El Calafate',
        text: 'A transfer from the airport along Lake Argentino. An afternoon by the indoor pool and the log fire, or with the flamingos of the Nimez lagoon.',
      },
      pt: {
        title: 'Chegada a El Calafate',
        text: 'Traslado do aeroporto pela margem do Lago Argentino. Tarde de piscina coberta e lareira, ou de flamingos na laguna Nimez.',
      },
    },
  },
  {
    day: 2,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-viento-blanco',
    tours: ['calafate-walkways'],
    optionalTours: ['calafate-ice-trek'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 90, km: 80, service: 'private' },
      { mode: 'car', minutes: 90, km: 80, service: 'private' },
    ],
    details: {
      es: {
        title: 'Pasarelas del Perito Moreno',
        text: 'Cuatro horas frente a la pared de hielo, con el guía eligiendo la pasarela según la luz. Quien quiera caminar sobre el glaciar puede cambiar esta jornada.',
      },
      en: {
        title: 'The walkways of Perito Moreno',
        text: 'Four hours before the wall of ice, with your guide choosing the walkway by the light. Those who would like to walk on the glacier can exchange this day.',
      },
      pt: {
        title: 'Passarelas do Perito Moreno',
        text: 'Quatro horas diante da parede de gelo, com o guia escolhendo a passarela conforme a luz. Quem quiser caminhar sobre a geleira pode trocar este dia.',
      },
    },
  },
  {
    day: 3,
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
        title: 'Témpanos del Upsala y Spegazzini',
        text: 'Catamarán desde Puerto Bandera, témpanos más altos que el barco y un frente de más de cien metros. Vianda a bordo y un desembarco corto en el bosque.',
      },
      en: {
        title: 'The icebergs of Upsala and Spegazzini',
        text: 'A catamaran from Puerto Bandera, icebergs taller than the boat and a front of over a hundred metres. Packed lunch on board and a short landing in the forest.',
      },
      pt: {
        title: 'Icebergs do Upsala e Spegazzini',
        text: 'Catamarã de Puerto Bandera, icebergs mais altos que o barco e uma frente de mais de cem metros. Lanche a bordo e um desembarque curto no bosque.',
      },
    },
  },
  {
    day: 4,
    destination: 'ushuaia',
    overnight: 'hotel',
    hotel: 'ushuaia-altos-del-beagle',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 25, km: 22, service: 'private' },
      { mode: 'flight', minutes: 80, toDestination: 'ushuaia', included: true },
      { mode: 'car', minutes: 20, km: 10, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Ushuaia',
        text: 'Ochenta minutos sobre hielos y montañas. El hotel tiene una piscina climatizada al aire libre que mira al canal; la ciudad queda a diez minutos en auto.',
      },
      en: {
        title: 'Flight to Ushuaia',
        text: 'Eighty minutes over ice and mountains. The hotel has a heated outdoor pool that looks over the channel; town is ten minutes away by car.',
      },
      pt: {
        title: 'Voo para Ushuaia',
        text: 'Oitenta minutos sobre gelos e montanhas. O hotel tem uma piscina aquecida ao ar livre que olha para o canal; a cidade fica a dez minutos de carro.',
      },
    },
  },
  {
    day: 5,
    destination: 'ushuaia',
    overnight: 'hotel',
    hotel: 'ushuaia-altos-del-beagle',
    tours: ['ushuaia-beagle'],
    optionalTours: ['ushuaia-penguins'],
    meals: ['breakfast'],
    transfers: [{ mode: 'boat', minutes: 150, service: 'shared' }],
    details: {
      es: {
        title: 'Canal Beagle',
        text: 'Isla de los Lobos, isla de los Pájaros, el faro Les Éclaireurs y una caminata en las islas Bridges, con bebidas calientes a bordo. Tarde libre en el puerto.',
      },
      en: {
        title: 'The Beagle Channel',
        text: 'Sea Lion Island, Bird Island, the Les Éclaireurs lighthouse and a walk on the Bridges Islands, with hot drinks on board. A free afternoon by the harbour.',
      },
      pt: {
        title: 'Canal Beagle',
        text: 'Ilha dos Lobos, ilha dos Pássaros, o farol Les Éclaireurs e uma caminhada nas ilhas Bridges, com bebidas quentes a bordo. Tarde livre no porto.',
      },
    },
  },
  {
    day: 6,
    destination: 'ushuaia',
    overnight: 'hotel',
    hotel: 'ushuaia-altos-del-beagle',
    tours: ['ushuaia-national-park'],
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'car', minutes: 20, km: 10, service: 'private' },
      { mode: 'train', minutes: 50, km: 7, service: 'shared' },
      { mode: 'car', minutes: 35, km: 25, service: 'private' },
    ],
    details: {
      es: {
        title: 'Tren del Fin del Mundo y senda costera',
        text: 'El tren de los presos hasta el parque, ocho kilómetros de bosque junto al agua y pícnic frente a la ensenada Zaratiegui. El día termina en Lapataia, donde se acaba la ruta 3.',
      },
      en: {
        title: 'The End of the World train and the coastal trail',
        text: "The convicts' train into the park, eight kilometres of forest beside the water and a picnic facing Zaratiegui cove. The day ends at Lapataia, where Route 3 runs out.",
      },
      pt: {
        title: 'Trem do Fim do Mundo e trilha costeira',
        text: 'O trem dos presos até o parque, oito quilômetros de bosque junto à água e piquenique diante da enseada Zaratiegui. O dia termina em Lapataia, onde acaba a ruta 3.',
      },
    },
  },
  {
    day: 7,
    destination: 'ushuaia',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 20, km: 10, service: 'private' }],
    details: {
      es: {
        title: 'Salida de Ushuaia',
        text: 'Traslado al aeropuerto. Hay vuelos directos a Buenos Aires durante todo el día, de tres horas y media; se cotizan con la fecha.',
      },
      en: {
        title: 'Leaving Ushuaia',
        text: 'A transfer to the airport. There are direct flights to Buenos Aires all day long, three and a half hours; they are quoted once the date is known.',
      },
      pt: {
        title: 'Saída de Ushuaia',
        text: 'Traslado ao aeroporto. Há voos diretos a Buenos Aires o dia todo, de três horas e meia; são cotados conforme a data.',
      },
    },
  },
]
