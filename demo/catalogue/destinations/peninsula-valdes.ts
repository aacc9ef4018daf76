import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const peninsulaValdes: DemoDestination = {
  key: 'peninsula-valdes',
  region: 'chubut',
  tags: ['patagonia', 'ballenas', 'fauna', 'unesco', 'navegación', 'familias'],
  details: {
    es: {
      name: 'Península Valdés y Puerto Madryn',
      description: `En junio llegan las primeras y en diciembre se van las últimas: durante medio año, la **ballena franca austral** viene a parir a los golfos que abrazan la península. Se las ve desde la playa de El Doradillo, tan cerca que se oye el soplido, o desde las lanchas de Puerto Pirámides, que paran el motor y dejan que ellas decidan.

Valdés es Patrimonio Mundial desde 1999 y tiene calendario propio. Hay lobos y elefantes marinos todo el año, pingüinos de septiembre a abril, toninas en primavera y, en marzo y abril, las orcas que se varan a propósito en Punta Norte para cazar. Más al sur, Punta Tombo reúne una de las mayores colonias de pingüinos de Magallanes del mundo, y en Gaiman los galeses siguen sirviendo el té con siete tortas.

**Cuándo ir:** septiembre y octubre lo tienen casi todo. La estepa es ventosa; traiga rompeviento. Tres noches en Madryn o, mejor, una de ellas en Pirámides.`,
    },
    en: {
      name: 'Península Valdés and Puerto Madryn',
      description: `The first arrive in June and the last leave in December: for half the year the **southern right whale** comes to give birth in the gulfs on either side of the peninsula. You see them from the beach at El Doradillo, so near that you hear them breathe, or from the boats of Puerto Pirámides, which stop their engines and let the whales decide.

A World Heritage site since 1999, Valdés keeps a calendar of its own. Sea lions and elephant seals are there all year, penguins from September to April, dolphins in spring and, in March and April, the orcas that beach themselves on purpose at Punta Norte to hunt. Further south, Punta Tombo holds one of the largest colonies of Magellanic penguins anywhere, and in Gaiman the Welsh still serve tea with seven cakes.

**When to go:** September and October have nearly everything. The steppe is windy; bring a windproof jacket. Three nights in Madryn or, better, one of them in Pirámides.`,
    },
    pt: {
      name: 'Península Valdés e Puerto Madryn',
      description: `Em junho chegam as primeiras e em dezembro vão embora as últimas: durante meio ano, a **baleia-franca-austral** vem parir nos golfos que abraçam a península. É possível vê-las da praia de El Doradillo, tão perto que se ouve o sopro, ou das lanchas de Puerto Pirámides, que desligam o motor e deixam que elas decidam.

Valdés é Patrimônio Mundial desde 1999 e tem calendário próprio. Há lobos e elefantes-marinhos o ano todo, pinguins de setembro a abril, golfinhos na primavera e, em março e abril, as orcas que encalham de propósito em Punta Norte para caçar. Mais ao sul, Punta Tombo reúne uma das maiores colônias de pinguins-de-magalhães do mundo, e em Gaiman os galeses continuam servindo o chá com sete bolos.

**Quando ir:** setembro e outubro têm quase tudo. A estepe é ventosa; traga corta-vento. Três noites em Madryn ou, melhor, uma delas em Pirámides.`,
    },
  },
  pictures: [
    slider('valdes', 0, 'day', 'spring'),
    slider('valdes', 1, 'golden', 'spring'),
    slider('penguins', 1, 'dawn', 'spring'),
    main('valdes', 0, 'golden', 'spring'),
    detail('valdes', 0, 'dusk', 'winter'),
    detail('penguins', 1, 'day', 'spring'),
  ],
  tours: [
    {
      key: 'valdes-whales',
      category: 'wildlife',
      starred: true,
      starredInDestination: true,
      tags: ['ballenas', 'barco', 'imperdible'],
      details: {
        es: {
          name: 'Avistaje de ballenas en Puerto Pirámides',
          description: `Una hora y media en el golfo Nuevo con capitanes que llevan treinta temporadas mirando el agua. Las madres se acercan con sus crías, asoman la cabeza, muestran la cola; el motor se apaga y solo queda el soplido. De junio a mediados de diciembre, siempre que el puerto esté abierto. Se complementa con las elefanterías de Caleta Valdés y un almuerzo de campo.`,
        },
        en: {
          name: 'Whale watching at Puerto Pirámides',
          description: `An hour and a half on the Golfo Nuevo with captains who have been watching this water for thirty seasons. Mothers come over with their calves, lift their heads, show their tails; the engine is cut and only the breathing is left. June to mid-December, whenever the port is open. It goes well with the elephant seals of Caleta Valdés and a lunch on a sheep farm.`,
        },
        pt: {
          name: 'Observação de baleias em Puerto Pirámides',
          description: `Uma hora e meia no golfo Nuevo com capitães que há trinta temporadas observam essa água. As mães se aproximam com os filhotes, põem a cabeça para fora, mostram a cauda; o motor se cala e só resta o sopro. De junho a meados de dezembro, sempre que o porto estiver aberto. Combina com os elefantes-marinhos de Caleta Valdés e um almoço de campo.`,
        },
      },
      pictures: [main('valdes', 1, 'day', 'spring'), slider('valdes', 2, 'dawn', 'spring')],
    },
    {
      key: 'valdes-punta-tombo',
      category: 'wildlife',
      starredInDestination: true,
      tags: ['pingüinos', 'punta tombo', 'gaiman'],
      details: {
        es: {
          name: 'Punta Tombo y té galés en Gaiman',
          description: `Tres kilómetros de sendero entre cientos de miles de pingüinos que cruzan el camino sin mirar a los costados: ellos tienen prioridad y los visitantes esperan. Se llega por la ruta 3, con una parada en Trelew para ver los dinosaurios del museo, y a la vuelta hay té galés en Gaiman, con torta negra y mantel bordado. De fines de septiembre a principios de abril.`,
        },
        en: {
          name: 'Punta Tombo and Welsh tea in Gaiman',
          description: `Three kilometres of trail among hundreds of thousands of penguins that cross without looking: they have right of way and visitors wait. You get there by Route 3, with a stop in Trelew for the dinosaurs of its museum, and on the way back there is Welsh tea in Gaiman, with black cake and an embroidered tablecloth. Late September to early April.`,
        },
        pt: {
          name: 'Punta Tombo e chá galês em Gaiman',
          description: `Três quilômetros de trilha entre centenas de milhares de pinguins que atravessam sem olhar para os lados: a preferência é deles e os visitantes esperam. Chega-se pela ruta 3, com parada em Trelew para ver os dinossauros do museu, e na volta há chá galês em Gaiman, com bolo preto e toalha bordada. Do fim de setembro ao início de abril.`,
        },
      },
      pictures: [main('penguins', 1, 'dawn', 'spring'), slider('penguins', 2, 'day', 'spring')],
    },
  ],
  hotels: [
    {
      key: 'valdes-costa-del-golfo',
      stars: 4,
      tags: ['playa', 'vista al mar'],
      details: {
        es: {
          name: 'Hotel Costa del Golfo',
          description: `Frente a la playa de Puerto Madryn, con un mirador en la azotea donde un vigía avisa cuando pasan ballenas.`,
        },
        en: {
          name: 'Hotel Costa del Golfo',
          description: `On the seafront of Puerto Madryn, with a rooftop lookout where a watchman rings when whales go by.`,
        },
        pt: {
          name: 'Hotel Costa del Golfo',
          description: `De frente para a praia de Puerto Madryn, com um mirante no terraço onde um vigia avisa quando passam baleias.`,
        },
      },
    },
  ],
}
