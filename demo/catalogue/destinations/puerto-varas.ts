import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const puertoVaras: DemoDestination = {
  key: 'puerto-varas',
  region: 'los-lagos',
  tags: ['patagonia', 'lagos', 'volcanes', 'navegación', 'gastronomía', 'familias'],
  details: {
    es: {
      name: 'Puerto Varas y el lago Llanquihue',
      description: `Cuando se despeja, y se despeja, aparece al otro lado del agua un cono blanco que parece dibujado: el **Osorno**, 2.652 metros, el volcán más elegante del sur de Chile. Puerto Varas se acomodó enfrente, con sus casas de tejuela, su iglesia de torres rojas y los rosales que los colonos alemanes plantaron a mediados del siglo XIX.

Alrededor del lago Llanquihue se pedalea, se toma *kuchen* en Frutillar, donde hay un teatro sobre el agua, y se prueba la cocina chilota. A una hora están los **saltos del Petrohué**, de un verde imposible, y el lago Todos los Santos, puerta del cruce andino hacia Bariloche. Hacia el sur, un transbordador lleva a **Chiloé**, con dieciséis iglesias de madera que son Patrimonio Mundial y palafitos reflejados en la marea.

**Cuándo ir:** de noviembre a abril; en primavera los lupinos llenan los caminos. Lleve impermeable siempre. Tres noches, más una si va a la isla.`,
    },
    en: {
      name: 'Puerto Varas and Lake Llanquihue',
      description: `When the sky clears, and it does, a white cone stands across the water as if somebody had drawn it: **Osorno**, 2,652 metres, the most elegant volcano in southern Chile. Puerto Varas settled down opposite, with its shingled houses, its red-towered church and the roses that German settlers planted in the middle of the nineteenth century.

Around Lake Llanquihue you cycle, you have *kuchen* in Frutillar, where a theatre stands over the water, and you taste the cooking of Chiloé. An hour away are the **Petrohué falls**, of an impossible green, and Lake Todos los Santos, where the Andean crossing to Bariloche begins. To the south a ferry goes to **Chiloé**, with sixteen wooden churches on the World Heritage list and houses on stilts mirrored by the tide.

**When to go:** November to April; in spring lupins fill the roadsides. Always carry a raincoat. Three nights, and one more if you go to the island.`,
    },
    pt: {
      name: 'Puerto Varas e o lago Llanquihue',
      description: `Quando o céu abre, e ele abre, aparece do outro lado da água um cone branco que parece desenhado: o **Osorno**, 2.652 metros, o vulcão mais elegante do sul do Chile. Puerto Varas se acomodou em frente, com suas casas de telhas de madeira, sua igreja de torres vermelhas e as roseiras que os colonos alemães plantaram em meados do século XIX.

Em volta do lago Llanquihue pedala-se, come-se *kuchen* em Frutillar, onde há um teatro sobre a água, e prova-se a cozinha de Chiloé. A uma hora estão os **saltos do Petrohué**, de um verde impossível, e o lago Todos los Santos, porta da travessia andina para Bariloche. Ao sul, uma balsa leva a **Chiloé**, com dezesseis igrejas de madeira que são Patrimônio Mundial e palafitas refletidas na maré.

**Quando ir:** de novembro a abril; na primavera os lupinos enchem os caminhos. Leve sempre capa de chuva. Três noites, mais uma se for à ilha.`,
    },
  },
  pictures: [
    slider('puerto-varas', 0, 'day', 'spring'),
    slider('puerto-varas', 1, 'golden', 'autumn'),
    slider('puerto-varas', 2, 'dawn', 'summer'),
    main('puerto-varas', 0, 'dawn', 'summer'),
    detail('puerto-varas', 0, 'dusk', 'winter'),
    detail('puerto-varas', 1, 'day', 'summer'),
  ],
  tours: [
    {
      key: 'varas-petrohue',
      category: 'water',
      starredInDestination: true,
      tags: ['saltos', 'volcán osorno', 'barco'],
      details: {
        es: {
          name: 'Volcán Osorno, Petrohué y Todos los Santos',
          description: `Se sube en auto hasta la base del volcán, donde un telesilla alcanza la nieve, se camina por las pasarelas de los saltos del Petrohué y se navega una hora por el lago Todos los Santos, el *lago esmeralda*, con el Puntiagudo enfrente. Almuerzo en Ensenada con salmón y murta. Si las nubes tapan la cumbre, se invierte el orden: casi siempre funciona.`,
        },
        en: {
          name: 'Osorno volcano, Petrohué and Todos los Santos',
          description: `You drive up to the foot of the volcano, where a chairlift reaches the snow, walk the boardwalks of the Petrohué falls and sail for an hour on Lake Todos los Santos, the *emerald lake*, facing the sharp peak of Puntiagudo. Lunch in Ensenada is salmon and murta berries. When clouds hide the summit we turn the order round: it nearly always works.`,
        },
        pt: {
          name: 'Vulcão Osorno, Petrohué e Todos los Santos',
          description: `Sobe-se de carro até a base do vulcão, onde um teleférico chega à neve, caminha-se pelas passarelas dos saltos do Petrohué e navega-se uma hora pelo lago Todos los Santos, o *lago esmeralda*, com o Puntiagudo em frente. Almoço em Ensenada com salmão e murta. Se as nuvens cobrirem o cume, invertemos a ordem: quase sempre funciona. Dia inteiro, sem pressa.`,
        },
      },
      pictures: [
        main('puerto-varas', 1, 'day', 'winter'),
        slider('puerto-varas', 2, 'day', 'winter'),
      ],
    },
    {
      key: 'varas-chiloe',
      category: 'heritage',
      starredInDestination: true,
      tags: ['chiloé', 'iglesias', 'palafitos'],
      details: {
        es: {
          name: 'Chiloé: iglesias de madera y palafitos',
          description: `El transbordador cruza el canal de Chacao entre lobos y pelícanos, y del otro lado empieza otra manera de vivir. Visitamos Castro, con su iglesia amarilla y sus palafitos, Dalcahue en día de feria y Nercón, construida con tarugos, sin un solo clavo. Se almuerza en una cocinería frente al muelle: empanadas de mariscos, milcao y, si hay, curanto al hoyo. Día largo.`,
        },
        en: {
          name: 'Chiloé: wooden churches and stilt houses',
          description: `The ferry crosses the Chacao channel among sea lions and pelicans, and on the far side another way of life begins. We visit Castro, with its yellow church and its houses on stilts, Dalcahue on market day and Nercón, put together with wooden pegs and not one nail. Lunch is at a harbour kitchen: seafood empanadas, potato milcao and, when there is one, a curanto from the pit. A long day.`,
        },
        pt: {
          name: 'Chiloé: igrejas de madeira e palafitas',
          description: `A balsa cruza o canal de Chacao entre lobos-marinhos e pelicanos, e do outro lado começa outro modo de viver. Visitamos Castro, com sua igreja amarela e suas palafitas, Dalcahue em dia de feira e Nercón, montada com cavilhas, sem um único prego. Almoça-se numa cozinha do porto: empanadas de mariscos, milcao e, se houver, curanto na terra. Dia longo.`,
        },
      },
      pictures: [
        main('puerto-varas', 0, 'mist', 'spring'),
        slider('puerto-varas', 0, 'mist', 'spring'),
      ],
    },
  ],
  hotels: [
    {
      key: 'varas-casa-del-colono',
      stars: 4,
      tags: ['vista al lago', 'histórico'],
      details: {
        es: {
          name: 'Hotel Casa del Colono',
          description: `Casona de alerce de 1925 sobre la costanera, con mirador al Osorno y kuchen recién hecho todas las tardes.`,
        },
        en: {
          name: 'Hotel Casa del Colono',
          description: `A larch-wood mansion of 1925 on the lakefront, with a view of Osorno and freshly baked kuchen every afternoon.`,
        },
        pt: {
          name: 'Hotel Casa del Colono',
          description: `Casarão de madeira de 1925 na orla do lago, com vista para o Osorno e kuchen fresquinho todas as tardes.`,
        },
      },
    },
  ],
}
