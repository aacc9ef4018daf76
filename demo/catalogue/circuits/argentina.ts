import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'

export const argentinaCircuits: readonly DemoItinerary[] = [
  {
    key: 'argentina-classic',
    days: 11,
    nights: 10,
    starred: true,
    destinations: ['buenos-aires', 'iguazu', 'el-calafate', 'ushuaia'],
    tours: [
      'buenos-aires-neighbourhoods',
      'iguazu-devils-throat',
      'iguazu-brazilian-side',
      'calafate-walkways',
      'calafate-icebergs',
      'ushuaia-beagle',
    ],
    hotels: [
      'buenos-aires-palacio-alvarado',
      'iguazu-timbo-lodge',
      'calafate-viento-blanco',
      'ushuaia-altos-del-beagle',
    ],
    tags: ['primera vez', 'imperdible'],
    details: {
      es: {
        name: 'Argentina esencial: de la selva al fin del mundo',
        description: `El viaje que recomendamos a quien viene por primera vez: una gran ciudad, las cataratas, el hielo y el canal más austral, con vuelos bien encadenados y sin una sola madrugada inútil.

- **Días 1 y 2 · Buenos Aires.** Llegada, caminata de Plaza de Mayo a La Boca y primera cena de parrilla.
- **Días 3 a 5 · Iguazú.** Vuelo al norte. Lado argentino con la Garganta del Diablo; al otro día, la vista de frente desde Brasil.
- **Días 6 a 8 · El Calafate.** Vuelo a la Patagonia. Pasarelas del Perito Moreno y navegación entre témpanos hasta el Spegazzini.
- **Días 9 y 10 · Ushuaia.** Vuelo corto sobre la cordillera, navegación por el Beagle y una tarde libre para la centolla.
- **Día 11.** Regreso a Buenos Aires y conexión internacional.

Sale todos los días del año. Incluye vuelos internos, traslados, desayunos, entradas y guías en cada lugar. Se puede sumar una noche de tango o un día de estancia.`,
      },
      en: {
        name: 'Essential Argentina: from the jungle to the end of the world',
        description: `The journey we recommend for a first visit: one great city, the falls, the ice and the southernmost channel, with flights that follow on neatly and not one wasted dawn.

- **Days 1 and 2 · Buenos Aires.** Arrival, a walk from Plaza de Mayo to La Boca and a first dinner from the grill.
- **Days 3 to 5 · Iguazú.** Flight north. The Argentine side with the Devil's Throat; next day the grand view from Brazil.
- **Days 6 to 8 · El Calafate.** Flight to Patagonia. The walkways of Perito Moreno and a day's sailing among icebergs as far as Spegazzini.
- **Days 9 and 10 · Ushuaia.** A short flight over the mountains, the Beagle Channel by boat and a free afternoon for king crab.
- **Day 11.** Back to Buenos Aires and your international connection.

Departures every day of the year. Domestic flights, transfers, breakfasts, entrance fees and local guides are included. A tango night or a day on an estancia can be added.`,
      },
      pt: {
        name: 'Argentina essencial: da selva ao fim do mundo',
        description: `A viagem que recomendamos a quem vem pela primeira vez: uma grande cidade, as cataratas, o gelo e o canal mais austral, com voos bem encadeados e nenhuma madrugada à toa.

- **Dias 1 e 2 · Buenos Aires.** Chegada, caminhada da Plaza de Mayo a La Boca e primeiro jantar de parrilla.
- **Dias 3 a 5 · Iguaçu.** Voo para o norte. Lado argentino com a Garganta do Diabo; no dia seguinte, a vista de frente, do lado brasileiro.
- **Dias 6 a 8 · El Calafate.** Voo para a Patagônia. Passarelas do Perito Moreno e navegação entre icebergs até o Spegazzini.
- **Dias 9 e 10 · Ushuaia.** Voo curto sobre a cordilheira, navegação pelo Beagle e uma tarde livre para a centolla.
- **Dia 11.** Volta a Buenos Aires e conexão internacional.

Saídas todos os dias do ano. Inclui voos internos, traslados, cafés da manhã, ingressos e guias em cada lugar. Dá para acrescentar uma noite de tango ou um dia de estância.`,
      },
    },
    pictures: [
      slider('perito-moreno', 1, 'golden', 'autumn'),
      slider('iguazu', 1, 'day', 'spring'),
      main('ushuaia', 1, 'golden', 'summer'),
    ],
  },
  {
    key: 'ice-and-granite',
    days: 10,
    nights: 9,
    starred: true,
    destinations: ['el-calafate', 'el-chalten', 'torres-del-paine'],
    tours: [
      'calafate-ice-trek',
      'chalten-laguna-de-los-tres',
      'chalten-sunrise',
      'paine-base-of-the-towers',
    ],
    hotels: ['calafate-posada-coiron', 'chalten-refugio-lenga', 'paine-estancia-tres-cuernos'],
    tags: ['caminatas', 'parques nacionales'],
    details: {
      es: {
        name: 'Hielo y granito: gran trekking patagónico',
        description: `Los dos macizos más hermosos de la Patagonia y el glaciar que los separa, a pie y a buen ritmo. Se camina mucho de día y se duerme muy bien de noche; el equipaje grande viaja siempre en vehículo.

- **Días 1 a 3 · El Calafate.** Llegada, laguna de los flamencos y, al día siguiente, caminata con crampones sobre el Perito Moreno.
- **Días 4 a 6 · El Chaltén.** Ruta 40 hasta el pie del Fitz Roy. Laguna de los Tres, amanecer en el mirador de los Cóndores y un día de reserva por si manda el viento.
- **Días 7 a 9 · Torres del Paine.** Cruce de la frontera por Cerro Castillo, lago Pehoé y caminata a la base de las Torres.
- **Día 10.** Traslado a Puerto Natales o regreso a El Calafate.

De noviembre a abril, hasta doce viajeros. Requiere buen estado físico: etapas de hasta veintidós kilómetros, sin tramos técnicos. Incluye guías de montaña, viandas y bastones.`,
      },
      en: {
        name: 'Ice and granite: the great Patagonian trek',
        description: `The two loveliest massifs in Patagonia and the glacier between them, on foot and at a good pace. You walk hard by day and sleep soundly by night; the heavy luggage always goes by road.

- **Days 1 to 3 · El Calafate.** Arrival, the flamingo lagoon and, next day, a walk with crampons on Perito Moreno.
- **Days 4 to 6 · El Chaltén.** Route 40 to the foot of Fitz Roy. Laguna de los Tres, sunrise at the Condors' lookout and a spare day in case the wind has other ideas.
- **Days 7 to 9 · Torres del Paine.** Over the border at Cerro Castillo, Lake Pehoé and the walk to the base of the Towers.
- **Day 10.** Transfer to Puerto Natales or back to El Calafate.

November to April, twelve travellers at most. You need to be fit: stages of up to twenty-two kilometres, none of them technical. Mountain guides, packed lunches and poles are included.`,
      },
      pt: {
        name: 'Gelo e granito: o grande trekking patagônico',
        description: `Os dois maciços mais bonitos da Patagônia e a geleira que os separa, a pé e em bom ritmo. Caminha-se muito de dia e dorme-se muito bem à noite; a bagagem grande viaja sempre de carro.

- **Dias 1 a 3 · El Calafate.** Chegada, lagoa dos flamingos e, no dia seguinte, caminhada com grampões sobre o Perito Moreno.
- **Dias 4 a 6 · El Chaltén.** Ruta 40 até o pé do Fitz Roy. Laguna de los Tres, amanhecer no mirante dos Condores e um dia de reserva para o caso de o vento mandar.
- **Dias 7 a 9 · Torres del Paine.** Travessia da fronteira por Cerro Castillo, lago Pehoé e caminhada à base das Torres.
- **Dia 10.** Traslado a Puerto Natales ou volta a El Calafate.

De novembro a abril, até doze viajantes. Pede bom preparo físico: etapas de até vinte e dois quilômetros, sem trechos técnicos. Inclui guias de montanha, lanches e bastões.`,
      },
    },
    pictures: [
      slider('fitz-roy', 0, 'golden', 'autumn'),
      slider('torres-del-paine', 0, 'day', 'summer'),
      main('torres-del-paine', 1, 'golden', 'summer'),
    ],
  },
  {
    key: 'northwest-colours',
    days: 8,
    nights: 7,
    starred: true,
    destinations: ['salta', 'quebrada-de-humahuaca'],
    tours: ['salta-train-to-the-clouds', 'salta-cafayate', 'quebrada-salinas', 'quebrada-hornocal'],
    hotels: ['salta-casona-del-cabildo', 'salta-finca-torrontes', 'quebrada-manantial-purmamarca'],
    tags: ['ruta 40', 'pueblos', 'artesanías'],
    details: {
      es: {
        name: 'Los colores del norte: Salta y Jujuy',
        description: `Una semana redonda por el noroeste, que sube y baja entre los 1.100 y los 4.300 metros con la calma que la altura pide. Auto con chofer salteño, pueblos de adobe y todos los colores que caben en un cerro.

- **Días 1 y 2 · Salta.** La ciudad, el museo de alta montaña con los niños del Llullaillaco y noche de peña.
- **Día 3 · Cachi.** Cuesta del Obispo y Parque Nacional Los Cardones; noche en los Valles Calchaquíes.
- **Día 4 · Cafayate.** Ruta 40 por la quebrada de las Flechas, torrontés y cena en la finca.
- **Día 5 · Regreso a Salta** por la quebrada de las Conchas, roja de punta a punta.
- **Día 6 · Purmamarca.** Cerro de los Siete Colores, cuesta de Lipán y Salinas Grandes.
- **Día 7 · Quebrada.** Tilcara, Humahuaca y el Hornocal al atardecer.
- **Día 8.** Traslado al aeropuerto de Jujuy o Salta.

De marzo a noviembre. Los sábados de temporada se puede cambiar un día por el Tren a las Nubes.`,
      },
      en: {
        name: 'Colours of the north: Salta and Jujuy',
        description: `A complete week in the northwest, up and down between 1,100 and 4,300 metres with the calm that altitude asks for. A car with a driver from Salta, adobe villages and every colour that will fit on a hillside.

- **Days 1 and 2 · Salta.** The city, the mountain museum with the children of Llullaillaco and a night of folk music.
- **Day 3 · Cachi.** The Obispo pass and Los Cardones National Park; the night in the Calchaquí Valleys.
- **Day 4 · Cafayate.** Route 40 through the gorge of the Arrows, torrontés and dinner at the vineyard.
- **Day 5 · Back to Salta** by the Conchas gorge, red from end to end.
- **Day 6 · Purmamarca.** The Hill of Seven Colours, the Lipán pass and Salinas Grandes.
- **Day 7 · The Quebrada.** Tilcara, Humahuaca and the Hornocal at sunset.
- **Day 8.** Transfer to the airport of Jujuy or Salta.

March to November. On Saturdays in season one day can be exchanged for the Train to the Clouds.`,
      },
      pt: {
        name: 'As cores do norte: Salta e Jujuy',
        description: `Uma semana redonda pelo noroeste, que sobe e desce entre os 1.100 e os 4.300 metros com a calma que a altitude pede. Carro com motorista de Salta, povoados de adobe e todas as cores que cabem num morro.

- **Dias 1 e 2 · Salta.** A cidade, o museu de alta montanha com as crianças do Llullaillaco e noite de música folclórica.
- **Dia 3 · Cachi.** Cuesta del Obispo e Parque Nacional Los Cardones; noite nos Vales Calchaquíes.
- **Dia 4 · Cafayate.** Ruta 40 pela Quebrada de las Flechas, torrontés e jantar na vinícola.
- **Dia 5 · Volta a Salta** pela Quebrada de las Conchas, vermelha de ponta a ponta.
- **Dia 6 · Purmamarca.** Morro das Sete Cores, Cuesta de Lipán e Salinas Grandes.
- **Dia 7 · Quebrada.** Tilcara, Humahuaca e o Hornocal ao entardecer.
- **Dia 8.** Traslado ao aeroporto de Jujuy ou Salta.

De março a novembro. Aos sábados, na temporada, é possível trocar um dia pelo Trem das Nuvens.`,
      },
    },
    pictures: [
      slider('quebrada', 1, 'day', 'autumn'),
      slider('salinas-grandes', 0, 'golden', 'winter'),
      main('quebrada', 1, 'day', 'spring'),
    ],
  },
  {
    key: 'wine-road',
    days: 9,
    nights: 8,
    destinations: ['buenos-aires', 'mendoza', 'salta'],
    tours: [
      'buenos-aires-parrilla',
      'mendoza-uco-wineries',
      'mendoza-high-andes',
      'mendoza-ride',
      'salta-cafayate',
    ],
    hotels: ['buenos-aires-casa-balcarce', 'mendoza-finca-alamos-negros', 'salta-finca-torrontes'],
    tags: ['bodegas', 'torrontés'],
    details: {
      es: {
        name: 'La ruta del vino, del malbec al torrontés',
        description: `De las viñas más australes de Cuyo a las más altas del norte, con la cordillera siempre a un costado de la copa. Es un viaje para comer despacio, dormir entre parrales y volver con una caja bajo el brazo.

- **Días 1 y 2 · Buenos Aires.** Llegada, almuerzo de asado explicado y un bar de vinos en Palermo.
- **Días 3 a 5 · Mendoza.** Luján de Cuyo y Valle de Uco, con almuerzo en pasos; alta montaña hasta el mirador del Aconcagua; cabalgata y cena criolla.
- **Días 6 y 7 · Salta y Cafayate.** Vuelo al norte, quebrada de las Conchas y dos noches entre viñas a 1.700 metros.
- **Día 8 · Colomé o Tolombón.** Una bodega remota, de las que figuran entre las más altas del mundo.
- **Día 9.** Regreso a Salta y vuelo a Buenos Aires.

Todo el año; en marzo se participa de la cosecha y en agosto de la poda. Incluye doce degustaciones, chofer en cada región y embalaje para llevar seis botellas en avión.`,
      },
      en: {
        name: 'The wine road, from malbec to torrontés',
        description: `From the vineyards of Cuyo to the highest of the north, with the Andes always beside the glass. A journey for eating slowly, sleeping among vines and going home with a case under your arm.

- **Days 1 and 2 · Buenos Aires.** Arrival, an asado explained over lunch and a wine bar in Palermo.
- **Days 3 to 5 · Mendoza.** Luján de Cuyo and the Uco Valley, with a lunch in courses; the high road to the Aconcagua lookout; a ride and a country dinner.
- **Days 6 and 7 · Salta and Cafayate.** Flight north, the Conchas gorge and two nights among vines at 1,700 metres.
- **Day 8 · Colomé or Tolombón.** A remote winery, with some of the highest vineyards in the world.
- **Day 9.** Back to Salta and a flight to Buenos Aires.

All year; in March you join the harvest and in August the pruning. Twelve tastings, a driver in each region and packing for six bottles on the plane are included.`,
      },
      pt: {
        name: 'A rota do vinho, do malbec ao torrontés',
        description: `Das vinhas de Cuyo às mais altas do norte, com a cordilheira sempre ao lado da taça. É uma viagem para comer devagar, dormir entre parreirais e voltar com uma caixa debaixo do braço.

- **Dias 1 e 2 · Buenos Aires.** Chegada, almoço de asado explicado e um bar de vinhos em Palermo.
- **Dias 3 a 5 · Mendoza.** Luján de Cuyo e Vale de Uco, com almoço harmonizado; alta montanha até o mirante do Aconcágua; cavalgada e jantar campeiro.
- **Dias 6 e 7 · Salta e Cafayate.** Voo para o norte, Quebrada de las Conchas e duas noites entre vinhedos a 1.700 metros.
- **Dia 8 · Colomé ou Tolombón.** Uma vinícola remota, com alguns dos vinhedos mais altos do mundo.
- **Dia 9.** Volta a Salta e voo para Buenos Aires.

O ano todo; em março participa-se da colheita e em agosto da poda. Inclui doze degustações, motorista em cada região e embalagem para levar seis garrafas no avião.`,
      },
    },
    pictures: [
      slider('wine-table', 0, 'dusk', 'autumn'),
      slider('mendoza', 1, 'golden', 'autumn'),
      main('mendoza', 1, 'golden', 'autumn'),
    ],
  },
  {
    key: 'whales-and-penguins',
    days: 8,
    nights: 7,
    destinations: ['peninsula-valdes', 'ushuaia'],
    tours: ['valdes-whales', 'valdes-punta-tombo', 'ushuaia-penguins', 'ushuaia-beagle'],
    hotels: ['valdes-costa-del-golfo', 'ushuaia-posada-del-farero'],
    tags: ['vida silvestre', 'mar'],
    details: {
      es: {
        name: 'Ballenas y pingüinos: la Patagonia del mar',
        description: `La Patagonia que mira al agua, pensada para los meses en que casi todos los animales están en casa. Un viaje que entusiasma por igual a chicos, abuelos y fotógrafos.

- **Día 1 · Puerto Madryn.** Llegada por Trelew o directo, y atardecer en la playa de El Doradillo, donde las ballenas pasan a metros.
- **Días 2 y 3 · Península Valdés.** Avistaje embarcado en Puerto Pirámides, elefantes marinos en Caleta Valdés y noche frente al golfo.
- **Día 4 · Punta Tombo.** Pingüinera y té galés en Gaiman.
- **Día 5 · Ushuaia.** Vuelo al sur; tarde de puerto y museo del Fin del Mundo.
- **Día 6 · Canal Beagle.** Navegación en barco chico, con desembarco en las islas Bridges.
- **Día 7 · Isla Martillo.** Caminata entre pingüinos con cupo limitado y visita a la estancia Harberton.
- **Día 8.** Vuelo a Buenos Aires.

De octubre a fines de noviembre coinciden ballenas y pingüinos en los dos lugares. Grupos de hasta catorce, con guía naturalista todo el viaje.`,
      },
      en: {
        name: "Whales and penguins: Patagonia's sea side",
        description: `The Patagonia that faces the water, planned for the months when nearly all its animals are at home. A journey that thrills children, grandparents and photographers alike.

- **Day 1 · Puerto Madryn.** Arrival by Trelew or direct, and sunset on El Doradillo beach, where whales pass within metres.
- **Days 2 and 3 · Península Valdés.** Whale watching by boat at Puerto Pirámides, elephant seals at Caleta Valdés and a night by the gulf.
- **Day 4 · Punta Tombo.** The penguin rookery and Welsh tea in Gaiman.
- **Day 5 · Ushuaia.** Flight south; an afternoon of harbour and museum.
- **Day 6 · Beagle Channel.** A small boat and a landing on the Bridges Islands.
- **Day 7 · Martillo Island.** A walk among penguins, in limited numbers, and a visit to Estancia Harberton.
- **Day 8.** Flight to Buenos Aires.

From October to late November whales and penguins coincide in both places. Up to fourteen travellers, with a naturalist guide throughout.`,
      },
      pt: {
        name: 'Baleias e pinguins: a Patagônia do mar',
        description: `A Patagônia que olha para a água, pensada para os meses em que quase todos os animais estão em casa. Uma viagem que entusiasma igualmente crianças, avós e fotógrafos.

- **Dia 1 · Puerto Madryn.** Chegada por Trelew ou direto, e entardecer na praia de El Doradillo, onde as baleias passam a poucos metros.
- **Dias 2 e 3 · Península Valdés.** Observação embarcada em Puerto Pirámides, elefantes-marinhos em Caleta Valdés e noite diante do golfo.
- **Dia 4 · Punta Tombo.** Pinguineira e chá galês em Gaiman.
- **Dia 5 · Ushuaia.** Voo para o sul; tarde de porto e museu do Fim do Mundo.
- **Dia 6 · Canal Beagle.** Navegação em barco pequeno, com desembarque nas ilhas Bridges.
- **Dia 7 · Ilha Martillo.** Caminhada entre pinguins com vagas limitadas e visita à estância Harberton.
- **Dia 8.** Voo para Buenos Aires.

De outubro ao fim de novembro coincidem baleias e pinguins nos dois lugares. Grupos de até catorze, com guia naturalista a viagem toda.`,
      },
    },
    pictures: [
      slider('valdes', 0, 'golden', 'spring'),
      slider('penguins', 0, 'golden', 'spring'),
      main('penguins', 0, 'dawn', 'spring'),
    ],
  },
  {
    key: 'jungle-and-wetlands',
    days: 8,
    nights: 7,
    destinations: ['iguazu', 'esteros-del-ibera', 'buenos-aires'],
    tours: [
      'iguazu-devils-throat',
      'iguazu-full-moon',
      'ibera-boat-safari',
      'ibera-ride',
      'buenos-aires-milonga',
    ],
    hotels: ['iguazu-timbo-lodge', 'ibera-posada-agua-que-brilla', 'buenos-aires-casa-balcarce'],
    tags: ['aves', 'naturaleza'],
    bannedTags: ['noche', 'historia'],
    details: {
      es: {
        name: 'Selva y esteros: el litoral por dentro',
        description: `La tierra colorada, el agua quieta y, al final, la ciudad. Un recorrido de ritmo amable por el litoral argentino, con las mejores horas de luz reservadas para mirar animales.

- **Días 1 y 2 · Iguazú.** Cataratas a primera hora y, si la luna acompaña, paseo nocturno a la Garganta del Diablo.
- **Día 3 · Ruta de la tierra colorada.** San Ignacio Miní, la misión jesuítica mejor conservada del país, y un secadero de yerba mate.
- **Días 4 y 5 · Iberá.** Lancha al amanecer entre carpinchos y yacarés, cabalgata con menchos y noche de chamamé bajo un cielo sin una sola luz.
- **Día 6 · Vuelo a Buenos Aires** desde Posadas o Corrientes.
- **Día 7 · Buenos Aires.** Día libre y milonga con bailarines.
- **Día 8.** Traslado a Ezeiza.

De marzo a noviembre. Buena elección para observadores de aves: más de cuatrocientas especies posibles, con guía especializado a pedido. Incluye un trayecto de ripio en 4x4.`,
      },
      en: {
        name: 'Jungle and wetlands: inside the Littoral',
        description: `Red earth, still water and, at the end, the city. A gentle route through Argentina's river country, with the best hours of light kept for watching animals.

- **Days 1 and 2 · Iguazú.** The falls first thing in the morning and, if the moon agrees, the night walk to the Devil's Throat.
- **Day 3 · The red-earth road.** San Ignacio Miní, the best preserved Jesuit mission in the country, and a mate-drying house.
- **Days 4 and 5 · Iberá.** By boat at daybreak among capybaras and caimans, a ride with the menchos and a night of chamamé under a sky without one lamp.
- **Day 6 · Flight to Buenos Aires** from Posadas or Corrientes.
- **Day 7 · Buenos Aires.** A day of your own and a milonga with dancers.
- **Day 8.** Transfer to Ezeiza.

March to November. A good choice for birdwatchers: more than four hundred possible species, with a specialist guide on request. One stretch of gravel is covered by 4x4.`,
      },
      pt: {
        name: 'Selva e banhados: o litoral por dentro',
        description: `A terra vermelha, a água quieta e, no fim, a cidade. Um percurso de ritmo ameno pelo litoral argentino, com as melhores horas de luz reservadas para observar animais.

- **Dias 1 e 2 · Iguaçu.** Cataratas logo cedo e, se a lua ajudar, passeio noturno à Garganta do Diabo.
- **Dia 3 · Estrada da terra vermelha.** San Ignacio Miní, a missão jesuítica mais bem conservada do país, e um secadouro de erva-mate.
- **Dias 4 e 5 · Iberá.** Barco ao amanhecer entre capivaras e jacarés, cavalgada com menchos e noite de chamamé sob um céu sem uma só luz.
- **Dia 6 · Voo para Buenos Aires** de Posadas ou Corrientes.
- **Dia 7 · Buenos Aires.** Dia livre e milonga com dançarinos.
- **Dia 8.** Traslado a Ezeiza.

De março a novembro. Boa escolha para observadores de aves: mais de quatrocentas espécies possíveis, com guia especializado a pedido. Inclui um trecho de rípio em 4x4.`,
      },
    },
    pictures: [
      slider('ibera', 0, 'golden', 'autumn'),
      slider('iguazu', 2, 'golden', 'summer'),
      main('ibera', 1, 'day', 'spring'),
    ],
  },
]
