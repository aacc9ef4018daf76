import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const ushuaia: DemoDestination = {
  key: 'ushuaia',
  region: 'tierra-del-fuego',
  starred: true,
  tags: ['patagonia', 'fin del mundo', 'fauna', 'navegación', 'nieve', 'historia'],
  details: {
    es: {
      name: 'Ushuaia y el Canal Beagle',
      description: `Ushuaia vive entre dos vértigos: a la espalda, los Andes que aquí se tuercen hacia el este y caen al agua; adelante, el **Canal Beagle**, la puerta de la Antártida. Las casas de chapa de colores trepan la ladera, en el puerto se cruzan veleros, pesqueros y rompehielos, y en verano la tarde dura hasta las once.

La historia también es extrema. Los yámanas navegaron estos canales en canoas de corteza durante seis mil años; después llegaron los misioneros, el penal que le dio vida al pueblo y el tren que llevaba a los presos a buscar leña y hoy lleva viajeros al Parque Nacional Tierra del Fuego.

Se navega hasta el faro **Les Éclaireurs** entre lobos marinos y cormoranes, se camina por bosques de lenga hasta la Laguna Esmeralda y se come centolla recién sacada.

**Cuándo ir:** de noviembre a marzo hay pingüinos y días larguísimos; de junio a septiembre, esquí y trineos; en abril, el bosque rojo. Tres noches son lo justo. Traiga abrigo aunque sea enero.`,
    },
    en: {
      name: 'Ushuaia and the Beagle Channel',
      description: `Ushuaia lives between two precipices: at its back the Andes, which here bend to the east and fall into the sea; before it the **Beagle Channel**, the doorway to Antarctica. Painted tin houses climb the slope, yachts, fishing boats and icebreakers meet in the harbour, and in summer the evening goes on until eleven.

Its history is just as extreme. For six thousand years the Yámana paddled these channels in bark canoes; then came the missionaries, the prison that gave the town its living, and the train that took convicts to cut firewood and now takes travellers into Tierra del Fuego National Park.

You sail to **Les Éclaireurs** lighthouse among sea lions and cormorants, walk through beech forest to Laguna Esmeralda and eat king crab straight from the boat.

**When to go:** November to March for penguins and very long days; June to September for skiing and sledges; April for the red forest. Three nights are about right. Pack for the cold, even in January.`,
    },
    pt: {
      name: 'Ushuaia e o Canal Beagle',
      description: `Ushuaia vive entre duas vertigens: às costas, os Andes, que aqui se dobram para o leste e caem na água; à frente, o **Canal Beagle**, porta da Antártida. As casas de zinco coloridas sobem a encosta, no porto se cruzam veleiros, pesqueiros e quebra-gelos, e no verão a tarde dura até as onze.

A história também é extrema. Os yámanas navegaram por estes canais em canoas de casca durante seis mil anos; depois vieram os missionários, o presídio que deu vida à cidade e o trem que levava os presos para buscar lenha e hoje leva viajantes ao Parque Nacional Tierra del Fuego.

Navega-se até o farol **Les Éclaireurs** entre lobos-marinhos e biguás, caminha-se por bosques de lenga até a Laguna Esmeralda e come-se centolla recém-pescada.

**Quando ir:** de novembro a março há pinguins e dias longuíssimos; de junho a setembro, esqui e trenós; em abril, o bosque vermelho. Três noites são a medida certa. Traga agasalho mesmo em janeiro.`,
    },
  },
  pictures: [
    slider('ushuaia', 0, 'golden', 'summer'),
    slider('ushuaia', 1, 'day', 'winter'),
    slider('penguins', 0, 'day', 'summer'),
    main('ushuaia', 0, 'dusk', 'summer'),
    main('ushuaia', 1, 'day', 'autumn'),
    detail('ushuaia', 0, 'night', 'winter'),
    detail('penguins', 0, 'golden', 'summer'),
  ],
  tours: [
    {
      key: 'ushuaia-beagle',
      category: 'water',
      starred: true,
      starredInDestination: true,
      tags: ['faro', 'lobos marinos', 'imperdible'],
      details: {
        es: {
          name: 'Navegación por el Canal Beagle',
          description: `Dos horas y media en una embarcación chica, de las que se acercan sin molestar. La isla de los Lobos, la de los Pájaros, el faro Les Éclaireurs y un desembarco en las islas Bridges, con una caminata corta entre concheros yámanas y arbustos achaparrados por el viento. A bordo hay bebidas calientes y una guía que distingue a los cormoranes a cien metros.`,
        },
        en: {
          name: 'Sailing the Beagle Channel',
          description: `Two and a half hours in a small boat, the kind that can go close without disturbing. Sea Lion Island, Bird Island, Les Éclaireurs lighthouse and a landing on the Bridges Islands, with a short walk among Yámana shell mounds and wind-bent shrubs. There are hot drinks on board and a guide who can tell one cormorant from another at a hundred metres.`,
        },
        pt: {
          name: 'Navegação pelo Canal Beagle',
          description: `Duas horas e meia numa embarcação pequena, das que se aproximam sem incomodar. A ilha dos Lobos, a dos Pássaros, o farol Les Éclaireurs e um desembarque nas ilhas Bridges, com uma caminhada curta entre sambaquis yámanas e arbustos curvados pelo vento. A bordo há bebidas quentes e uma guia que distingue os biguás a cem metros. Saídas de manhã e à tarde.`,
        },
      },
      pictures: [main('ushuaia', 0, 'dawn', 'summer'), slider('ushuaia', 1, 'dawn', 'autumn')],
    },
    {
      key: 'ushuaia-penguins',
      category: 'wildlife',
      starredInDestination: true,
      tags: ['pingüinos', 'isla martillo'],
      details: {
        es: {
          name: 'Pingüinos en la isla Martillo',
          description: `Por tierra hasta la estancia Harberton, la primera de la isla, fundada en 1886, y de allí en gomón a la pingüinera. Los grupos son de veinte personas y caminan una hora entre nidos de pingüinos magallánicos y papúa, con un guía que cuida las distancias. Se visita también el museo de mamíferos marinos. De noviembre a marzo; día casi completo.`,
        },
        en: {
          name: 'Penguins of Martillo Island',
          description: `Overland to Estancia Harberton, the first on the island, founded in 1886, and from there by inflatable to the rookery. Groups are limited to twenty people, who walk for an hour among the nests of Magellanic and gentoo penguins with a guide minding the distances. The museum of sea mammals is included. November to March; most of a day. Book early: places are few.`,
        },
        pt: {
          name: 'Pinguins na ilha Martillo',
          description: `Por terra até a estância Harberton, a primeira da ilha, fundada em 1886, e dali de bote inflável até a pinguineira. Os grupos são de vinte pessoas e caminham uma hora entre ninhos de pinguins-de-magalhães e gentoo, com um guia que cuida das distâncias. Visita-se também o museu de mamíferos marinhos. De novembro a março; quase o dia inteiro. Vagas limitadas.`,
        },
      },
      pictures: [main('penguins', 0, 'day', 'summer'), slider('penguins', 1, 'golden', 'summer')],
    },
    {
      key: 'ushuaia-national-park',
      category: 'trekking',
      starredInDestination: true,
      tags: ['senderos', 'tren', 'parque nacional'],
      details: {
        es: {
          name: 'Senda costera y tren del Fin del Mundo',
          description: `El viejo tren de los presos resopla siete kilómetros entre tocones centenarios hasta el Parque Nacional Tierra del Fuego. Allí se camina la senda costera, ocho kilómetros de bosque junto al agua, con almuerzo de campo frente a la ensenada Zaratiegui, y se termina en la bahía Lapataia, donde acaba la ruta 3, a 3.079 kilómetros de Buenos Aires. Entradas al parque incluidas.`,
        },
        en: {
          name: 'Coastal trail and End of the World train',
          description: `The old convicts' train puffs for seven kilometres past century-old stumps into Tierra del Fuego National Park. There you walk the coastal trail, eight kilometres of forest beside the water, with a picnic lunch facing Zaratiegui cove, and finish at Lapataia bay, where Route 3 comes to an end 3,079 kilometres from Buenos Aires. Park tickets are included. Wear boots and carry a waterproof jacket.`,
        },
        pt: {
          name: 'Trilha costeira e trem do Fim do Mundo',
          description: `O velho trem dos presos bufa por sete quilômetros entre tocos centenários até o Parque Nacional Tierra del Fuego. Ali se caminha pela trilha costeira, oito quilômetros de bosque junto à água, com almoço de campo diante da enseada Zaratiegui, e termina-se na baía Lapataia, onde acaba a ruta 3, a 3.079 quilômetros de Buenos Aires. Ingressos do parque incluídos. Leve botas.`,
        },
      },
      pictures: [main('bariloche', 1, 'mist', 'autumn'), slider('bariloche', 2, 'dusk', 'autumn')],
    },
  ],
  hotels: [
    {
      key: 'ushuaia-altos-del-beagle',
      stars: 5,
      tags: ['vista al canal', 'spa'],
      details: {
        es: {
          name: 'Altos del Beagle',
          description: `En la ladera del glaciar Martial, con piscina exterior climatizada sobre la ciudad y el canal. Carta de centolla y merluza negra.`,
        },
        en: {
          name: 'Altos del Beagle',
          description: `On the slope below the Martial glacier, with a heated outdoor pool above the town and the channel. King crab and black hake on the menu.`,
        },
        pt: {
          name: 'Altos del Beagle',
          description: `Na encosta da geleira Martial, com piscina externa aquecida sobre a cidade e o canal. Cardápio de centolla e merluza negra.`,
        },
      },
    },
    {
      key: 'ushuaia-posada-del-farero',
      stars: 3,
      tags: ['céntrico', 'familias'],
      details: {
        es: {
          name: 'Posada del Farero',
          description: `Casa fueguina de 1930 restaurada, a una cuadra del puerto, con mapas, estufa y tortas a la hora del té.`,
        },
        en: {
          name: 'Posada del Farero',
          description: `A restored Fuegian house of 1930, one block from the harbour, with maps, a stove and cakes at tea time.`,
        },
        pt: {
          name: 'Posada del Farero',
          description: `Casa fueguina de 1930 restaurada, a uma quadra do porto, com mapas, lareira e bolos na hora do chá.`,
        },
      },
    },
  ],
}
