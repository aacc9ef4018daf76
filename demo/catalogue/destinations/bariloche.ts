import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const bariloche: DemoDestination = {
  key: 'bariloche',
  region: 'rio-negro',
  starred: true,
  tags: ['patagonia', 'lagos', 'nieve', 'montaña', 'familias', 'gastronomía'],
  details: {
    es: {
      name: 'Bariloche y los lagos',
      description: `Desde el cerro Campanario el mapa se vuelve paisaje: penínsulas cubiertas de coihues, islas, siete brazos de un lago azul oscuro y, al fondo, la cordillera con nieve hasta bien entrado el verano. Bariloche creció a orillas del **Nahuel Huapi**, dentro del primer parque nacional de la Argentina, y aprendió a vivir de él en todas las estaciones.

En verano se nada en lagos helados, se pedalea el Circuito Chico y se duerme en refugios de montaña. En invierno se esquía en el cerro Catedral, uno de los centros más grandes del hemisferio sur. El otoño pinta las lengas de rojo y la primavera llena de retamas y lupinos la ruta de los Siete Lagos.

La mesa es otra excusa: trucha, ciervo, curanto en Colonia Suiza, cerveza de más de veinte fábricas y chocolate de tradición familiar.

**Cuándo ir:** de diciembre a marzo por los lagos, de julio a septiembre por la nieve, abril por el color. Cuatro noches permiten alternar días de ruta y días de no hacer nada.`,
    },
    en: {
      name: 'Bariloche and the lakes',
      description: `From Cerro Campanario the map turns into a landscape: peninsulas covered in southern beech, islands, the seven arms of a dark blue lake and, behind it all, mountains that keep their snow well into summer. Bariloche grew on the shore of **Nahuel Huapi**, inside Argentina's first national park, and has learnt to live from it in every season.

In summer you swim in icy lakes, cycle the Circuito Chico and sleep in mountain huts. In winter you ski at Cerro Catedral, among the largest resorts in the southern hemisphere. Autumn turns the forests red, and spring lines the Seven Lakes road with yellow broom and lupins.

The table is another reason to come: trout, venison, the earth-oven feast of Colonia Suiza, beer from more than twenty breweries and chocolate made by the same families for generations.

**When to go:** December to March for the lakes, July to September for snow, April for colour. Four nights let you alternate days on the road with days of doing nothing at all.`,
    },
    pt: {
      name: 'Bariloche e os lagos',
      description: `Do cerro Campanario o mapa vira paisagem: penínsulas cobertas de coihues, ilhas, os sete braços de um lago azul-escuro e, ao fundo, a cordilheira com neve até o verão adiantado. Bariloche cresceu à beira do **Nahuel Huapi**, dentro do primeiro parque nacional da Argentina, e aprendeu a viver dele em todas as estações.

No verão nada-se em lagos gelados, pedala-se o Circuito Chico e dorme-se em refúgios de montanha. No inverno esquia-se no Cerro Catedral, um dos maiores centros do hemisfério sul. O outono pinta os bosques de vermelho e a primavera enche de giestas e lupinos a estrada dos Sete Lagos.

A mesa é outra desculpa: truta, cervo, o curanto de Colonia Suiza, cerveja de mais de vinte fábricas e chocolate de tradição familiar.

**Quando ir:** de dezembro a março pelos lagos, de julho a setembro pela neve, abril pelas cores. Quatro noites permitem alternar dias de estrada e dias de não fazer nada.`,
    },
  },
  pictures: [
    slider('bariloche', 0, 'day', 'summer'),
    slider('bariloche', 1, 'golden', 'autumn'),
    slider('bariloche', 2, 'dawn', 'winter'),
    main('bariloche', 0, 'day', 'summer'),
    main('bariloche', 1, 'dusk', 'autumn'),
    detail('bariloche', 0, 'golden', 'autumn'),
    detail('bariloche', 1, 'mist', 'winter'),
  ],
  tours: [
    {
      key: 'bariloche-circuito-chico',
      category: 'roads',
      starredInDestination: true,
      tags: ['miradores', 'familias'],
      details: {
        es: {
          name: 'Circuito Chico y cerro Campanario',
          description: `Sesenta kilómetros que resumen la zona: la avenida que bordea el lago, la aerosilla del Campanario, la península San Pedro, la capilla de San Eduardo frente al hotel más fotografiado de la Patagonia, el puente Angostura y el Punto Panorámico. Medio día, con tiempo para un chocolate caliente arriba. Se puede hacer en bicicleta con camioneta de apoyo. Todos los días, en cualquier estación.`,
        },
        en: {
          name: 'Circuito Chico and Cerro Campanario',
          description: `Sixty kilometres that sum up the region: the road along the lake, the Campanario chairlift, the San Pedro peninsula, the chapel of San Eduardo facing the most photographed hotel in Patagonia, the Angostura bridge and the great lookout. Half a day, with time for hot chocolate at the top. You can also ride it by bicycle, with a van behind you.`,
        },
        pt: {
          name: 'Circuito Chico e cerro Campanario',
          description: `Sessenta quilômetros que resumem a região: a avenida à beira do lago, o teleférico do Campanario, a península San Pedro, a capela de San Eduardo diante do hotel mais fotografado da Patagônia, a ponte Angostura e o Ponto Panorâmico. Meio dia, com tempo para um chocolate quente lá em cima. Também se faz de bicicleta, com caminhonete de apoio. Todos os dias do ano.`,
        },
      },
      pictures: [
        main('bariloche', 0, 'golden', 'spring'),
        slider('bariloche', 0, 'golden', 'spring'),
      ],
    },
    {
      key: 'bariloche-seven-lakes',
      category: 'roads',
      starred: true,
      starredInDestination: true,
      tags: ['siete lagos', 'día completo', 'otoño'],
      details: {
        es: {
          name: 'Ruta de los Siete Lagos',
          description: `De Villa La Angostura a San Martín de los Andes por la ruta 40: Correntoso, Espejo, Escondido, Villarino, Falkner, Machónico y Lácar, cada uno de un verde distinto. Paramos donde la luz lo pide, almorzamos frente al agua y volvemos por Paso Córdoba si el camino está seco. Once horas muy bien usadas; en abril, la salida más linda del año.`,
        },
        en: {
          name: 'The Seven Lakes road',
          description: `From Villa La Angostura to San Martín de los Andes on Route 40: Correntoso, Espejo, Escondido, Villarino, Falkner, Machónico and Lácar, each a different green. We stop where the light asks for it, have lunch by the water and come back over the Córdoba pass if the road is dry. Eleven hours well spent and, in April, the prettiest outing of the year.`,
        },
        pt: {
          name: 'Estrada dos Sete Lagos',
          description: `De Villa La Angostura a San Martín de los Andes pela ruta 40: Correntoso, Espejo, Escondido, Villarino, Falkner, Machónico e Lácar, cada um de um verde diferente. Paramos onde a luz pede, almoçamos diante da água e voltamos pelo Paso Córdoba se a estrada estiver seca. Onze horas muito bem gastas; em abril, o passeio mais bonito do ano. Almoço não incluído.`,
        },
      },
      pictures: [main('bariloche', 1, 'day', 'autumn'), slider('bariloche', 1, 'day', 'autumn')],
    },
    {
      key: 'bariloche-victoria-island',
      category: 'water',
      starredInDestination: true,
      tags: ['barco', 'arrayanes', 'familias'],
      details: {
        es: {
          name: 'Isla Victoria y bosque de arrayanes',
          description: `Se navega desde Puerto Pañuelo hasta la península Quetrihué, donde una pasarela cruza el bosque de arrayanes de corteza color canela, algunos con más de trescientos años. Después, la isla Victoria: sendas entre coníferas de medio mundo, una playa volcánica y pinturas rupestres. Las gaviotas acompañan el barco y comen de la mano. Medio día, en cualquier estación. Se reserva con asiento asegurado a bordo.`,
        },
        en: {
          name: 'Victoria Island and the arrayán forest',
          description: `We sail from Puerto Pañuelo to the Quetrihué peninsula, where a walkway crosses the forest of cinnamon-barked arrayanes, some of them over three hundred years old. Then Victoria Island: paths among conifers from half the world, a volcanic beach and rock paintings. Gulls follow the boat and feed from the hand. Half a day, in any season. Your seat on board is reserved beforehand.`,
        },
        pt: {
          name: 'Ilha Victoria e bosque de arrayanes',
          description: `Navega-se de Puerto Pañuelo até a península Quetrihué, onde uma passarela atravessa o bosque de arrayanes de casca cor de canela, alguns com mais de trezentos anos. Depois, a ilha Victoria: trilhas entre coníferas de meio mundo, uma praia vulcânica e pinturas rupestres. As gaivotas seguem o barco e comem na mão. Meio dia, em qualquer estação. O lugar a bordo é reservado com antecedência.`,
        },
      },
      pictures: [main('bariloche', 0, 'dawn', 'summer'), slider('bariloche', 2, 'day', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'bariloche-peninsula-grand',
      stars: 5,
      tags: ['lago', 'golf', 'spa'],
      details: {
        es: {
          name: 'Gran Hotel Península',
          description: `Piedra, troncos y tejuela de alerce entre dos lagos, con spa, nueve hoyos de golf y una terraza donde el té dura toda la tarde.`,
        },
        en: {
          name: 'Gran Hotel Península',
          description: `Stone, logs and larch shingles between two lakes, with a spa, nine holes of golf and a terrace where tea lasts all afternoon.`,
        },
        pt: {
          name: 'Gran Hotel Península',
          description: `Pedra, troncos e telhas de madeira entre dois lagos, com spa, nove buracos de golfe e um terraço onde o chá dura a tarde toda.`,
        },
      },
    },
    {
      key: 'bariloche-cabanas-radal',
      stars: 3.5,
      tags: ['cabañas', 'familias', 'playa'],
      details: {
        es: {
          name: 'Cabañas del Radal',
          description: `Ocho cabañas con cocina, estufa a leña y bajada propia a la playa, en el kilómetro trece de la avenida Bustillo.`,
        },
        en: {
          name: 'Cabañas del Radal',
          description: `Eight cabins with kitchens, wood stoves and their own path to the beach, at kilometre thirteen of the lake road.`,
        },
        pt: {
          name: 'Cabañas del Radal',
          description: `Oito chalés com cozinha, lareira e descida própria para a praia, no quilômetro treze da avenida Bustillo.`,
        },
      },
    },
  ],
}
