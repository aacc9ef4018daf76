import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const salta: DemoDestination = {
  key: 'salta',
  region: 'salta',
  starred: true,
  tags: ['norte argentino', 'andes', 'vino', 'historia', 'tren', 'cultura'],
  details: {
    es: {
      name: 'Salta y los Valles Calchaquíes',
      description: `A Salta le dicen *la Linda* y no hace falta explicarlo: una plaza con recovas, iglesias pintadas de rosa y oro, balcones de cedro, empanadas al horno de barro y, de noche, peñas donde la guitarra pasa de mano en mano. La ciudad se fundó en 1582 y todavía camina a paso de siesta.

Desde aquí salen las mejores rutas del norte. La cuesta del Obispo sube hasta los cardones y baja a **Cachi**, blanca y de adobe; la quebrada de las Conchas, roja como un horno, lleva a **Cafayate**, donde el torrontés crece a 1.700 metros. Y por el oeste, hacia la Puna, va el **Tren a las Nubes**, que cruza el viaducto La Polvorilla a 4.220 metros sobre el mar.

**Cuándo ir:** de abril a noviembre, con cielo limpio. Entre enero y marzo las lluvias pueden cortar algún camino de cornisa. Cuatro noches: dos en la ciudad, dos en los valles.`,
    },
    en: {
      name: 'Salta and the Calchaquí Valleys',
      description: `They call Salta *la Linda*, the fair one, and nobody asks why: an arcaded square, churches painted pink and gold, cedar balconies, empanadas from the clay oven and, at night, folk taverns where the guitar goes from hand to hand. The city was founded in 1582 and still walks at the pace of its siesta.

The best roads of the north begin here. The Obispo pass climbs to the giant cacti and comes down in **Cachi**, white and built of adobe; the Conchas gorge, red as an oven, leads to **Cafayate**, where torrontés grapes ripen at 1,700 metres. And to the west, toward the Puna, runs the **Train to the Clouds**, over the Polvorilla viaduct at 4,220 metres above the sea.

**When to go:** April to November, under clean skies. From January to March the rains may close a mountain road or two. Four nights: two in the city, two in the valleys.`,
    },
    pt: {
      name: 'Salta e os Vales Calchaquíes',
      description: `Chamam Salta de *la Linda*, e nem é preciso explicar: uma praça com arcadas, igrejas pintadas de rosa e ouro, sacadas de cedro, empanadas de forno de barro e, à noite, peñas onde o violão passa de mão em mão. A cidade foi fundada em 1582 e ainda anda no ritmo da sesta.

Daqui partem as melhores estradas do norte. A Cuesta del Obispo sobe até os cactos gigantes e desce em **Cachi**, branca e de adobe; a Quebrada de las Conchas, vermelha como um forno, leva a **Cafayate**, onde o torrontés cresce a 1.700 metros. E a oeste, rumo à Puna, vai o **Trem das Nuvens**, que cruza o viaduto La Polvorilla a 4.220 metros de altitude.

**Quando ir:** de abril a novembro, com céu limpo. Entre janeiro e março as chuvas podem fechar algum trecho de serra. Quatro noites: duas na cidade, duas nos vales.`,
    },
  },
  pictures: [
    slider('viaduct', 0, 'day', 'summer'),
    slider('viaduct', 1, 'golden', 'autumn'),
    slider('quebrada', 2, 'dusk', 'autumn'),
    main('viaduct', 0, 'golden', 'summer'),
    detail('viaduct', 0, 'dawn', 'winter'),
    detail('wine-table', 1, 'day', 'summer'),
  ],
  tours: [
    {
      key: 'salta-train-to-the-clouds',
      category: 'roads',
      starred: true,
      starredInDestination: true,
      tags: ['tren', 'altura', 'día completo'],
      details: {
        es: {
          name: 'Tren a las Nubes',
          description: `La salida combina ruta y rieles: de madrugada, en bus, por la quebrada del Toro hasta San Antonio de los Cobres; desde allí, una hora de tren hasta el viaducto La Polvorilla, de 224 metros de largo y 63 de alto, con parada para asomarse y comprar artesanías. A bordo viajan médico y oxígeno. Conviene cenar liviano la noche anterior y tomar mucha agua.`,
        },
        en: {
          name: 'Train to the Clouds',
          description: `The outing joins road and rail: at dawn by coach up the Toro gorge to San Antonio de los Cobres; from there, an hour by train to the Polvorilla viaduct, 224 metres long and 63 high, with a stop to look down and to buy handicrafts. A doctor and oxygen travel on board. Have a light dinner the night before and drink plenty of water.`,
        },
        pt: {
          name: 'Trem das Nuvens',
          description: `O passeio combina estrada e trilhos: de madrugada, de ônibus, pela Quebrada del Toro até San Antonio de los Cobres; dali, uma hora de trem até o viaduto La Polvorilla, de 224 metros de comprimento e 63 de altura, com parada para olhar lá de cima e comprar artesanato. Viajam a bordo médico e oxigênio. Convém jantar leve na véspera e beber muita água.`,
        },
      },
      pictures: [main('viaduct', 1, 'day', 'summer'), slider('viaduct', 2, 'day', 'summer')],
    },
    {
      key: 'salta-cafayate',
      category: 'table',
      starredInDestination: true,
      tags: ['torrontés', 'bodegas', 'quebrada de las conchas'],
      details: {
        es: {
          name: 'Cafayate: quebrada roja y vino de altura',
          description: `Por la ruta 68, la quebrada de las Conchas va mostrando sus esculturas: la Garganta del Diablo, el Anfiteatro, donde siempre hay alguien cantando, los Castillos. En Cafayate se visitan dos bodegas, una grande y una de garaje, y se almuerza en el patio con torrontés helado y cabrito. De postre, helado de vino en la plaza. Doce horas, o mejor todavía, con una noche allá.`,
        },
        en: {
          name: 'Cafayate: red gorge and high-altitude wine',
          description: `Along Route 68 the Conchas gorge shows its sculptures one by one: the Devil's Throat, the Amphitheatre, where somebody is always singing, the Castles. In Cafayate you visit two wineries, one large and one the size of a garage, and have lunch in a courtyard with ice-cold torrontés and kid goat. For dessert, wine sorbet in the square. Twelve hours or, better still, with a night there.`,
        },
        pt: {
          name: 'Cafayate: desfiladeiro vermelho e vinho de altitude',
          description: `Pela ruta 68, a Quebrada de las Conchas vai mostrando suas esculturas: a Garganta do Diabo, o Anfiteatro, onde sempre há alguém cantando, os Castelos. Em Cafayate visitam-se duas vinícolas, uma grande e outra de garagem, e almoça-se no pátio com torrontés gelado e cabrito. De sobremesa, sorvete de vinho na praça. Doze horas ou, melhor ainda, com uma noite lá.`,
        },
      },
      pictures: [main('wine-table', 1, 'day', 'autumn'), slider('wine-table', 1, 'day', 'autumn')],
    },
  ],
  hotels: [
    {
      key: 'salta-casona-del-cabildo',
      stars: 4.5,
      tags: ['colonial', 'céntrico'],
      details: {
        es: {
          name: 'La Casona del Cabildo',
          description: `Solar del siglo XVIII con dos patios, aljibe y habitaciones de techos altos, a media cuadra de la plaza 9 de Julio.`,
        },
        en: {
          name: 'La Casona del Cabildo',
          description: `An eighteenth-century house with two courtyards, an old well and high-ceilinged rooms, half a block from the main square.`,
        },
        pt: {
          name: 'La Casona del Cabildo',
          description: `Casarão do século XVIII com dois pátios, poço antigo e quartos de pé-direito alto, a meia quadra da praça principal.`,
        },
      },
    },
    {
      key: 'salta-finca-torrontes',
      stars: 4,
      tags: ['viñedo', 'cafayate', 'piscina'],
      details: {
        es: {
          name: 'Finca El Torrontés',
          description: `Galería de arcos frente a las viñas de Cafayate, piscina con vista a los médanos y un asador que enciende el fuego a las once.`,
        },
        en: {
          name: 'Finca El Torrontés',
          description: `An arcaded gallery facing the vines of Cafayate, a pool that looks at the dunes and a grill master who lights his fire at eleven.`,
        },
        pt: {
          name: 'Finca El Torrontés',
          description: `Galeria de arcos diante dos vinhedos de Cafayate, piscina com vista para as dunas e um churrasqueiro que acende o fogo às onze.`,
        },
      },
    },
  ],
}
