import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const mendoza: DemoDestination = {
  key: 'mendoza',
  region: 'mendoza',
  starred: true,
  tags: ['vino', 'andes', 'gastronomía', 'malbec', 'montaña', 'luna de miel'],
  details: {
    es: {
      name: 'Mendoza y el Valle de Uco',
      description: `Mendoza es un oasis inventado. Donde llueven apenas doscientos milímetros al año, los huarpes primero y los inmigrantes después abrieron acequias para el agua de deshielo, plantaron álamos contra el viento y viñas hasta el pie de la cordillera. Por eso la ciudad es tan verde y por eso el **malbec** aquí sabe a piedra y a violetas.

Las bodegas están en tres zonas: Luján de Cuyo, cuna del malbec argentino; Maipú, con sus olivares; y el **Valle de Uco**, a más de mil metros, donde la arquitectura compite con la montaña. Se prueba, se almuerza largo en pasos y se duerme una siesta sin culpa.

Y después está la montaña: la ruta 7 sube por Uspallata y Puente del Inca hasta el mirador del **Aconcagua**, que con 6.961 metros es el techo de América.

**Cuándo ir:** marzo es vendimia, abril y mayo son dorados, septiembre y octubre traen los primeros brotes; en invierno hay nieve en la alta montaña. Tres noches como mínimo, y chofer designado siempre.`,
    },
    en: {
      name: 'Mendoza and the Uco Valley',
      description: `Mendoza is an oasis that people made. Where barely two hundred millimetres of rain fall in a year, first the Huarpe and then the immigrants dug channels for the meltwater, planted poplars against the wind and vines to the foot of the Andes. That is why the city is so green, and why **malbec** here tastes of stone and violets.

Wineries lie in three areas: Luján de Cuyo, the cradle of Argentine malbec; Maipú, with its olive groves; and the **Uco Valley**, above a thousand metres, where architecture competes with the mountains. You taste, you sit down to a long lunch in courses, you sleep a guiltless siesta.

Then there is the high country: Route 7 climbs by Uspallata and Puente del Inca to the lookout over **Aconcagua**, at 6,961 metres the roof of the Americas.

**When to go:** March is harvest, April and May are golden, September and October bring the first shoots; in winter there is snow higher up. Three nights at least, and always somebody else at the wheel.`,
    },
    pt: {
      name: 'Mendoza e Vale de Uco',
      description: `Mendoza é um oásis inventado. Onde mal chovem duzentos milímetros por ano, primeiro os huarpes e depois os imigrantes abriram canais para a água do degelo, plantaram álamos contra o vento e vinhas até o pé da cordilheira. Por isso a cidade é tão verde e por isso o **malbec** aqui tem gosto de pedra e de violetas.

As vinícolas estão em três zonas: Luján de Cuyo, berço do malbec argentino; Maipú, com seus olivais; e o **Vale de Uco**, a mais de mil metros, onde a arquitetura compete com a montanha. Prova-se, almoça-se longamente em etapas e dorme-se uma sesta sem culpa.

E depois há a montanha: a ruta 7 sobe por Uspallata e Puente del Inca até o mirante do **Aconcágua**, que com 6.961 metros é o teto das Américas.

**Quando ir:** março é a vindima, abril e maio são dourados, setembro e outubro trazem os primeiros brotos; no inverno há neve na alta montanha. Três noites no mínimo, e sempre com motorista.`,
    },
  },
  pictures: [
    slider('mendoza', 0, 'golden', 'autumn'),
    slider('mendoza', 1, 'day', 'summer'),
    slider('mendoza', 2, 'dawn', 'spring'),
    main('mendoza', 0, 'day', 'summer'),
    main('wine-table', 0, 'golden', 'autumn'),
    detail('mendoza', 0, 'dusk', 'autumn'),
    detail('wine-table', 0, 'dusk', 'summer'),
  ],
  tours: [
    {
      key: 'mendoza-uco-wineries',
      category: 'table',
      starred: true,
      starredInDestination: true,
      tags: ['bodegas', 'almuerzo', 'malbec'],
      details: {
        es: {
          name: 'Bodegas del Valle de Uco con almuerzo en pasos',
          description: `Tres bodegas muy distintas en un día: una catedral de hormigón, una familiar que todavía pisa en lagares y una tercera donde el almuerzo de cinco pasos dura lo que el sol tarda en cruzar la ventana. Degustaciones dirigidas por enólogos, visita a la finca y chofer bilingüe de puerta a puerta. Se puede cambiar una bodega por una cabalgata corta entre viñas.`,
        },
        en: {
          name: 'Uco Valley wineries with a lunch in courses',
          description: `Three very different wineries in a day: a cathedral of concrete, a family that still treads its grapes, and a third where a five-course lunch lasts as long as the sun takes to cross the window. Winemakers lead the tastings, you walk the vineyard, and a bilingual driver takes you door to door. One winery can be swapped for a short ride among the vines.`,
        },
        pt: {
          name: 'Vinícolas do Vale de Uco com almoço harmonizado',
          description: `Três vinícolas bem diferentes em um dia: uma catedral de concreto, uma familiar que ainda pisa as uvas em lagares e uma terceira onde o almoço em cinco etapas dura o que o sol leva para cruzar a janela. Degustações conduzidas por enólogos, visita ao vinhedo e motorista bilíngue de porta a porta. Dá para trocar uma vinícola por uma cavalgada curta entre as vinhas.`,
        },
      },
      pictures: [
        main('wine-table', 0, 'day', 'summer'),
        slider('wine-table', 0, 'golden', 'autumn'),
      ],
    },
    {
      key: 'mendoza-high-andes',
      category: 'roads',
      starredInDestination: true,
      tags: ['aconcagua', 'alta montaña', 'día completo'],
      details: {
        es: {
          name: 'Alta montaña y mirador del Aconcagua',
          description: `La ruta 7 sigue el río Mendoza y el trazado del viejo ferrocarril trasandino hasta la frontera con Chile. Paradas en el dique Potrerillos, los álamos de Uspallata, el puente natural del Inca y el Parque Provincial Aconcagua, donde se camina una hora por la laguna de Horcones con la pared sur enfrente. En verano se sube al Cristo Redentor, a casi cuatro mil metros.`,
        },
        en: {
          name: 'The high Andes and the Aconcagua lookout',
          description: `Route 7 follows the Mendoza river and the old trans-Andean railway up to the Chilean border. We stop at the Potrerillos dam, the poplars of Uspallata, the natural bridge of the Inca and Aconcagua Provincial Park, where you walk for an hour around the Horcones lagoon with the south face in front. In summer the road goes on to the Christ the Redeemer statue, at nearly four thousand metres.`,
        },
        pt: {
          name: 'Alta montanha e mirante do Aconcágua',
          description: `A ruta 7 acompanha o rio Mendoza e o traçado da velha ferrovia transandina até a fronteira com o Chile. Paradas na represa de Potrerillos, nos álamos de Uspallata, na ponte natural do Inca e no Parque Provincial Aconcágua, onde se caminha uma hora em torno da lagoa de Horcones com a parede sul à frente. No verão sobe-se ao Cristo Redentor, a quase quatro mil metros.`,
        },
      },
      pictures: [main('mendoza', 1, 'day', 'winter'), slider('mendoza', 2, 'day', 'winter')],
    },
    {
      key: 'mendoza-ride',
      category: 'countryside',
      starredInDestination: true,
      tags: ['caballos', 'atardecer', 'asado'],
      details: {
        es: {
          name: 'Cabalgata al atardecer con asado criollo',
          description: `Dos horas a caballo por la precordillera, con un baqueano que conoce cada jarilla, hasta un filo desde donde se ven las luces de la ciudad y las viñas. A la vuelta espera el asado: carne al asador, ensaladas, vino de la casa y guitarra. Caballos mansos, monturas de cuero de oveja y cascos para todos. No hace falta experiencia; edad mínima, ocho años.`,
        },
        en: {
          name: 'Sunset ride with a country asado',
          description: `Two hours on horseback through the foothills, with a guide who knows every bush, up to a ridge that looks over the vineyards and the lights of the city. The asado is waiting when you come down: meat from the spit, salads, house wine and a guitar. Gentle horses, sheepskin saddles and helmets for everyone. No experience needed; eight years old and over.`,
        },
        pt: {
          name: 'Cavalgada ao entardecer com churrasco crioulo',
          description: `Duas horas a cavalo pela pré-cordilheira, com um vaqueano que conhece cada arbusto, até uma crista de onde se veem as vinhas e as luzes da cidade. Na volta espera o churrasco: carne no espeto, saladas, vinho da casa e violão. Cavalos mansos, selas de pelego e capacetes para todos. Não é preciso ter experiência; idade mínima, oito anos. Traslado incluído.`,
        },
      },
      pictures: [main('gauchos', 1, 'dusk', 'autumn'), slider('gauchos', 1, 'dusk', 'autumn')],
    },
  ],
  hotels: [
    {
      key: 'mendoza-finca-alamos-negros',
      stars: 5,
      tags: ['viñedo', 'spa', 'lujo'],
      details: {
        es: {
          name: 'Finca Álamos Negros',
          description: `Doce villas entre viñas del Valle de Uco, cada una con hogar, terraza y baño al aire libre frente al Cordón del Plata.`,
        },
        en: {
          name: 'Finca Álamos Negros',
          description: `Twelve villas among the vines of the Uco Valley, each with a fireplace, a terrace and an outdoor bath facing the Cordón del Plata.`,
        },
        pt: {
          name: 'Finca Álamos Negros',
          description: `Doze chalés entre vinhedos do Vale de Uco, cada uma com lareira, terraço e banheira ao ar livre diante do Cordón del Plata.`,
        },
      },
    },
    {
      key: 'mendoza-hotel-acequia',
      stars: 4,
      tags: ['céntrico', 'piscina'],
      details: {
        es: {
          name: 'Hotel La Acequia',
          description: `A dos cuadras de la plaza Independencia, con patio de parrales, piscina y una cava que se visita con el sommelier de la casa.`,
        },
        en: {
          name: 'Hotel La Acequia',
          description: `Two blocks from Independence Square, with a vine-shaded courtyard, a pool and a cellar you visit with the house sommelier.`,
        },
        pt: {
          name: 'Hotel La Acequia',
          description: `A duas quadras da praça Independencia, com pátio de parreiras, piscina e uma adega que se visita com o sommelier da casa.`,
        },
      },
    },
  ],
}
