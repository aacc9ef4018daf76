import type { DemoItinerary } from '../model.ts'
import { main, slider } from '../pictures.ts'

export const packages: readonly DemoItinerary[] = [
  {
    key: 'tango-and-waterfalls',
    days: 6,
    nights: 5,
    starred: true,
    destinations: ['buenos-aires', 'iguazu'],
    tours: ['buenos-aires-milonga', 'iguazu-devils-throat', 'iguazu-brazilian-side'],
    hotels: ['buenos-aires-casa-balcarce', 'iguazu-tres-fronteras'],
    tags: ['escapada', 'primera vez'],
    details: {
      es: {
        name: 'Tango y cataratas',
        description: `Tres noches en **Buenos Aires** y dos en **Iguazú**: la combinación más pedida, y con razón. Hotel con encanto en San Telmo, noche de milonga con bailarines y los dos lados de las cataratas, con vuelos de ida y vuelta, traslados, entradas y desayunos.\n\nSale cualquier día del año. Si coincide con la luna llena, avísenos: cambiamos una cena por el paseo nocturno a la Garganta del Diablo.`,
      },
      en: {
        name: 'Tango and waterfalls',
        description: `Three nights in **Buenos Aires** and two at **Iguazú**: the pair most often asked for, and rightly so. A charming hotel in San Telmo, a milonga night with dancers and both sides of the falls, with return flights, transfers, entrance fees and breakfasts.\n\nIt starts on any day of the year. If it coincides with a full moon, tell us: we will exchange a dinner for the night walk to the Devil's Throat.`,
      },
      pt: {
        name: 'Tango e cataratas',
        description: `Três noites em **Buenos Aires** e duas em **Iguaçu**: a combinação mais pedida, e com razão. Hotel charmoso em San Telmo, noite de milonga com dançarinos e os dois lados das cataratas, com voos de ida e volta, traslados, ingressos e cafés da manhã.\n\nSai em qualquer dia do ano. Se coincidir com a lua cheia, avise: trocamos um jantar pelo passeio noturno à Garganta do Diabo.`,
      },
    },
    pictures: [slider('iguazu', 2, 'dawn', 'summer'), main('iguazu', 1, 'dawn', 'spring')],
  },
  {
    key: 'glacier-and-channel',
    days: 7,
    nights: 6,
    starred: true,
    destinations: ['el-calafate', 'ushuaia'],
    tours: ['calafate-walkways', 'calafate-icebergs', 'ushuaia-beagle', 'ushuaia-national-park'],
    hotels: ['calafate-viento-blanco', 'ushuaia-altos-del-beagle'],
    tags: ['sur', 'clásico'],
    details: {
      es: {
        name: 'Glaciar y Canal Beagle',
        description: `Los dos extremos imprescindibles del sur en una semana. Tres noches en **El Calafate**, con pasarelas del Perito Moreno y navegación entre témpanos, y tres en **Ushuaia**, con el Beagle en barco chico y el tren del Fin del Mundo.\n\nHoteles con spa y vista al agua, vuelos internos, traslados y excursiones con guía. De octubre a abril, todos los días; en invierno, con trineos en lugar de senderos.`,
      },
      en: {
        name: 'Glacier and Beagle Channel',
        description: `The two places in the far south that nobody should miss, in one week. Three nights in **El Calafate**, with the Perito Moreno walkways and a boat among icebergs, and three in **Ushuaia**, with the Beagle in a small vessel and the End of the World train.\n\nHotels with a spa and a view of the water, domestic flights, transfers and guided outings. Daily from October to April; in winter, with sledges instead of trails.`,
      },
      pt: {
        name: 'Geleira e Canal Beagle',
        description: `Os dois extremos imprescindíveis do sul em uma semana. Três noites em **El Calafate**, com as passarelas do Perito Moreno e navegação entre icebergs, e três em **Ushuaia**, com o Beagle em barco pequeno e o trem do Fim do Mundo.\n\nHotéis com spa e vista para a água, voos internos, traslados e passeios com guia. De outubro a abril, todos os dias; no inverno, com trenós em vez de trilhas.`,
      },
    },
    pictures: [slider('icebergs', 2, 'dawn', 'summer'), main('penguins', 1, 'golden', 'summer')],
  },
  {
    key: 'trails-of-the-south',
    days: 6,
    nights: 5,
    destinations: ['el-calafate', 'el-chalten'],
    tours: ['calafate-ice-trek', 'chalten-laguna-de-los-tres', 'chalten-sunrise'],
    hotels: ['calafate-posada-coiron', 'chalten-hosteria-piedra-clavada'],
    tags: ['caminatas', 'aventura'],
    details: {
      es: {
        name: 'Crampones y senderos',
        description: `Una escapada para caminantes: dos noches en **El Calafate**, con crampones sobre el hielo, y tres en **El Chaltén**, a pasos de los senderos del Fitz Roy. Posadas cálidas, viandas generosas y un día de margen para que el viento no arruine nada.\n\nIncluye traslados por la ruta 40, guías y bastones. De noviembre a mediados de abril; los primeros quince días de abril, con el bosque encendido, se agotan primero.`,
      },
      en: {
        name: 'Crampons and trails',
        description: `A break for walkers: two nights in **El Calafate**, with crampons on the ice, and three in **El Chaltén**, steps away from the trails of Fitz Roy. Warm inns, generous packed lunches and a spare day so that the wind can ruin nothing.\n\nTransfers along Route 40, guides and poles are included. November to mid-April; the first fortnight of April, when the forest is ablaze, sells out first.`,
      },
      pt: {
        name: 'Grampões e trilhas',
        description: `Uma escapada para caminhantes: duas noites em **El Calafate**, com grampões sobre o gelo, e três em **El Chaltén**, a passos das trilhas do Fitz Roy. Pousadas aconchegantes, lanches generosos e um dia de folga para que o vento não estrague nada.\n\nInclui traslados pela ruta 40, guias e bastões. De novembro a meados de abril; a primeira quinzena de abril, com o bosque todo vermelho, é a que se esgota primeiro.`,
      },
    },
    pictures: [slider('fitz-roy', 1, 'golden', 'autumn'), main('fitz-roy', 0, 'dusk', 'autumn')],
  },
  {
    key: 'city-and-lakes',
    days: 7,
    nights: 6,
    destinations: ['buenos-aires', 'bariloche'],
    tours: ['buenos-aires-parrilla', 'bariloche-circuito-chico', 'bariloche-seven-lakes'],
    hotels: ['buenos-aires-palacio-alvarado', 'bariloche-peninsula-grand'],
    tags: ['familias', 'cuatro estaciones'],
    details: {
      es: {
        name: 'Ciudad y lagos',
        description: `Dos noches de teatros, librerías y asado en **Buenos Aires** y cuatro entre lagos en **Bariloche**, con el Circuito Chico, la ruta de los Siete Lagos y una tarde sin programa para mirar el agua.\n\nFunciona en cualquier estación: playa fría en verano, bosques rojos en abril, nieve de julio a septiembre. Chicos de hasta once años, sin cargo en la habitación de los padres.`,
      },
      en: {
        name: 'City and lakes',
        description: `Two nights of theatres, bookshops and asado in **Buenos Aires** and four among the lakes of **Bariloche**, with the Circuito Chico, the Seven Lakes road and an afternoon with no plan but to look at the water.\n\nIt works in any season: chilly beaches in summer, red forests in April, snow from July to September. Children up to eleven stay free in their parents' room.`,
      },
      pt: {
        name: 'Cidade e lagos',
        description: `Duas noites de teatros, livrarias e churrasco em **Buenos Aires** e quatro entre lagos em **Bariloche**, com o Circuito Chico, a estrada dos Sete Lagos e uma tarde sem programa para olhar a água.\n\nFunciona em qualquer estação: praia fria no verão, bosques vermelhos em abril, neve de julho a setembro. Crianças de até onze anos não pagam no quarto dos pais.`,
      },
    },
    pictures: [slider('bariloche', 0, 'dusk', 'autumn'), main('bariloche', 1, 'golden', 'autumn')],
  },
  {
    key: 'wine-weekend',
    days: 5,
    nights: 4,
    destinations: ['mendoza', 'buenos-aires'],
    tours: ['mendoza-uco-wineries', 'mendoza-ride', 'buenos-aires-parrilla'],
    hotels: ['mendoza-finca-alamos-negros', 'buenos-aires-casa-balcarce'],
    tags: ['escapada', 'parejas'],
    details: {
      es: {
        name: 'Fin de semana largo entre viñas',
        description: `Tres noches en una villa entre las viñas del **Valle de Uco** y una en **Buenos Aires**, antes de volver. Bodegas con almuerzo en pasos, cabalgata al atardecer, baño al aire libre frente a la cordillera y, en la ciudad, el asado mejor explicado de Palermo.\n\nChofer privado en Mendoza los cuatro días. Todo el año; en marzo, con la cosecha, reserve con tiempo.`,
      },
      en: {
        name: 'A long weekend among the vines',
        description: `Three nights in a villa among the vineyards of the **Uco Valley** and one in **Buenos Aires** before you go home. Wineries with a lunch in courses, a ride at sunset, an outdoor bath facing the Andes and, in the city, the best-explained asado in Palermo.\n\nA private driver in Mendoza on all four days. Any time of year; for the harvest in March, book well ahead.`,
      },
      pt: {
        name: 'Fim de semana prolongado entre vinhas',
        description: `Três noites numa casa de campo entre os vinhedos do **Vale de Uco** e uma em **Buenos Aires**, antes de voltar. Vinícolas com almoço harmonizado, cavalgada ao entardecer, banho ao ar livre diante da cordilheira e, na cidade, o churrasco mais bem explicado de Palermo.\n\nMotorista particular em Mendoza nos quatro dias. O ano todo; em março, com a colheita, reserve com bastante antecedência.`,
      },
    },
    pictures: [slider('mendoza', 2, 'golden', 'autumn'), main('wine-table', 0, 'day', 'autumn')],
  },
  {
    key: 'seven-colours',
    days: 5,
    nights: 4,
    destinations: ['salta', 'quebrada-de-humahuaca'],
    tours: ['salta-cafayate', 'quebrada-salinas', 'quebrada-hornocal'],
    hotels: ['salta-casona-del-cabildo', 'quebrada-manantial-purmamarca'],
    tags: ['escapada', 'pueblos'],
    details: {
      es: {
        name: 'Siete colores en cinco días',
        description: `Lo mejor del norte sin apuro: dos noches en **Salta**, con un día a Cafayate por la quebrada roja, y dos en **Purmamarca**, con las Salinas Grandes por la mañana y el Hornocal al atardecer.\n\nAuto con chofer del lugar, hoteles de adobe y piedra, y las empanadas que hagan falta. De marzo a diciembre; para carnaval, en febrero, hay que decidirse un año antes.`,
      },
      en: {
        name: 'Seven colours in five days',
        description: `The best of the north without haste: two nights in **Salta**, with a day to Cafayate through the red gorge, and two in **Purmamarca**, with Salinas Grandes in the morning and the Hornocal at sunset.\n\nA car with a local driver, hotels of adobe and stone, and as many empanadas as it takes. March to December; for carnival in February you must decide a year ahead.`,
      },
      pt: {
        name: 'Sete cores em cinco dias',
        description: `O melhor do norte sem pressa: duas noites em **Salta**, com um dia em Cafayate pelo desfiladeiro vermelho, e duas em **Purmamarca**, com as Salinas Grandes de manhã e o Hornocal ao entardecer.\n\nCarro com motorista do lugar, hotéis de adobe e pedra, e quantas empanadas forem necessárias. De março a dezembro; para o carnaval, em fevereiro, é preciso decidir um ano antes.`,
      },
    },
    pictures: [slider('quebrada', 0, 'dusk', 'autumn'), main('quebrada', 0, 'day', 'autumn')],
  },
  {
    key: 'river-plate-escape',
    days: 5,
    nights: 4,
    destinations: ['buenos-aires', 'colonia-del-sacramento'],
    tours: ['buenos-aires-neighbourhoods', 'buenos-aires-milonga', 'colonia-old-town'],
    hotels: ['buenos-aires-palacio-alvarado', 'colonia-posada-de-la-muralla'],
    tags: ['escapada', 'parejas'],
    details: {
      es: {
        name: 'Una orilla y la otra',
        description: `Tres noches en un palacio de **Recoleta** y una en una casa portuguesa de **Colonia**, con el río de por medio. De día, historia contada por historiadores; de noche, milonga en un lado y silencio en el otro.\n\nIncluye barco de ida y vuelta con trámite de migraciones asistido, traslados y desayunos. Todo el año, y especialmente en otoño, cuando la luz del Plata es de oro.`,
      },
      en: {
        name: 'One bank and the other',
        description: `Three nights in a **Recoleta** palace and one in a Portuguese house in **Colonia**, with the river in between. By day, history told by historians; by night, a milonga on one side and silence on the other.\n\nThe ferry both ways with help at immigration, transfers and breakfasts are included. All year, and above all in autumn, when the light on the Plate is golden.`,
      },
      pt: {
        name: 'Uma margem e a outra',
        description: `Três noites num palacete da **Recoleta** e uma numa casa portuguesa de **Colônia**, com o rio no meio. De dia, história contada por historiadores; à noite, milonga de um lado e silêncio do outro.\n\nInclui barco de ida e volta com assistência na imigração, traslados e cafés da manhã. O ano todo, e especialmente no outono, quando a luz do Prata é de ouro.`,
      },
    },
    pictures: [slider('colonia', 2, 'golden', 'autumn'), main('colonia', 0, 'day', 'autumn')],
  },
  {
    key: 'samba-and-falls',
    days: 6,
    nights: 5,
    destinations: ['rio-de-janeiro', 'iguazu'],
    tours: [
      'rio-sugarloaf-corcovado',
      'rio-samba',
      'iguazu-brazilian-side',
      'iguazu-devils-throat',
    ],
    hotels: ['rio-hotel-morro-da-lua', 'iguazu-timbo-lodge'],
    tags: ['playa', 'primera vez'],
    details: {
      es: {
        name: 'Río y las cataratas',
        description: `Tres noches sobre la playa de **Ipanema** y dos en la selva de **Iguazú**. El Cristo antes que nadie, el Pan de Azúcar al atardecer, samba donde nació el samba y las cataratas por los dos costados.\n\nVuelo directo entre ambos destinos, traslados y entradas con horario. Todo el año, menos en Carnaval, que tiene programa propio.`,
      },
      en: {
        name: 'Rio and the falls',
        description: `Three nights above **Ipanema** beach and two in the forest of **Iguazú**. Christ the Redeemer before anyone else, Sugarloaf at sunset, samba where samba was born and the falls from both sides.\n\nFlights between the two, transfers and timed tickets are included. All year, except for Carnival, which has a programme of its own.`,
      },
      pt: {
        name: 'Rio e as cataratas',
        description: `Três noites na praia de **Ipanema** e duas na selva de **Iguaçu**. O Cristo antes de todo mundo, o Pão de Açúcar no fim da tarde, samba onde o samba nasceu e as cataratas pelos dois lados.\n\nVoos entre os dois destinos, traslados e ingressos com hora marcada. O ano todo, menos no Carnaval, que tem programa próprio.`,
      },
    },
    pictures: [slider('rio', 2, 'golden', 'summer'), main('rio', 0, 'day', 'summer')],
  },
  {
    key: 'sacred-valley-and-lake',
    days: 8,
    nights: 7,
    starred: true,
    destinations: ['machu-picchu', 'lago-titicaca'],
    tours: [
      'machu-picchu-by-train',
      'machu-picchu-maras-moray',
      'titicaca-uros-taquile',
      'titicaca-kayak',
    ],
    hotels: [
      'machu-picchu-hacienda-kantu',
      'machu-picchu-casa-del-pututo',
      'titicaca-hotel-balsa-dorada',
    ],
    tags: ['arqueología', 'comunidades'],
    details: {
      es: {
        name: 'Machu Picchu y el lago sagrado',
        description: `Cinco noches entre el **Valle Sagrado** y **Cusco**, en orden de altura, y dos a orillas del **Titicaca**. Machu Picchu en tren panorámico con el circuito completo, salineras y andenes, y el lago en lancha y en kayak, con las familias que lo habitan.\n\nTren o ruta del Sol entre las dos regiones, entradas a nombre del viajero y oxígeno a mano. De abril a noviembre.`,
      },
      en: {
        name: 'Machu Picchu and the sacred lake',
        description: `Five nights between the **Sacred Valley** and **Cusco**, in order of altitude, and two on the shore of **Titicaca**. Machu Picchu by panoramic train with the full circuit, salt pans and terraces, and the lake by launch and by kayak, with the families who live on it.\n\nTrain or the Route of the Sun between the two, tickets in the traveller's name and oxygen at hand. April to November.`,
      },
      pt: {
        name: 'Machu Picchu e o lago sagrado',
        description: `Cinco noites entre o **Vale Sagrado** e **Cusco**, em ordem de altitude, e duas à beira do **Titicaca**. Machu Picchu de trem panorâmico com o circuito completo, salinas e terraços, e o lago de lancha e de caiaque, com as famílias que o habitam.\n\nTrem ou rota do Sol entre as duas regiões, ingressos em nome do viajante e oxigênio à mão. De abril a novembro.`,
      },
    },
    pictures: [
      slider('machu-picchu', 2, 'dawn', 'spring'),
      main('machu-picchu', 0, 'day', 'spring'),
    ],
  },
  {
    key: 'salt-and-stars',
    days: 7,
    nights: 6,
    destinations: ['san-pedro-de-atacama', 'salar-de-uyuni'],
    tours: ['atacama-stars', 'atacama-lagoons', 'uyuni-lagoons-crossing', 'uyuni-mirror'],
    hotels: ['atacama-hosteria-ayllu', 'uyuni-casa-de-sal-tunupa'],
    tags: ['travesía', 'cielos'],
    details: {
      es: {
        name: 'Sal y estrellas',
        description: `De **San Pedro de Atacama** al **Salar de Uyuni** por tierra, con tres noches de aclimatación en el oasis, dos en refugios de las lagunas y una en un hotel de sal. De día, flamencos, géiseres y blanco sin fin; de noche, uno de los mejores cielos del planeta.\n\nVehículo 4x4 con oxígeno y dos conductores. De mayo a noviembre; en verano se ofrece la versión del espejo de agua.`,
      },
      en: {
        name: 'Salt and stars',
        description: `From **San Pedro de Atacama** to the **Salar de Uyuni** overland, with three nights in the oasis to get used to the altitude, two in lodges by the lagoons and one in a hotel of salt. By day, flamingos, geysers and endless white; by night, one of the best skies on the planet.\n\nA 4x4 with oxygen and two drivers. May to November; in summer we offer the mirror version.`,
      },
      pt: {
        name: 'Sal e estrelas',
        description: `De **San Pedro de Atacama** ao **Salar de Uyuni** por terra, com três noites de aclimatação no oásis, duas em refúgios das lagoas e uma num hotel de sal. De dia, flamingos, gêiseres e branco sem fim; à noite, um dos melhores céus do planeta.\n\nVeículo 4x4 com oxigênio e dois motoristas. De maio a novembro; no verão oferecemos a versão do espelho d'água.`,
      },
    },
    pictures: [slider('uyuni', 0, 'dawn', 'autumn'), main('uyuni', 1, 'dusk', 'summer')],
  },
  {
    key: 'moai-and-desert',
    days: 9,
    nights: 8,
    destinations: ['rapa-nui', 'san-pedro-de-atacama'],
    tours: ['rapa-nui-sunrise-tongariki', 'rapa-nui-orongo', 'atacama-lagoons', 'atacama-stars'],
    hotels: ['rapa-nui-hare-moana', 'atacama-casa-chanar'],
    tags: ['luna de miel', 'arqueología'],
    details: {
      es: {
        name: 'Moais y desierto',
        description: `Los dos extremos de Chile que nadie espera: cuatro noches en **Rapa Nui**, con amanecer en Tongariki y la aldea del hombre pájaro, y cuatro en **Atacama**, con lagunas de altura y telescopios. Entre una y otra, una conexión en Santiago.\n\nGuía rapanui acreditado, entrada al parque y todos los vuelos incluidos. Todo el año; en febrero, la isla entera está de fiesta.`,
      },
      en: {
        name: 'Moai and desert',
        description: `The two ends of Chile that nobody expects: four nights on **Rapa Nui**, with sunrise at Tongariki and the village of the birdman, and four in **Atacama**, with high lagoons and telescopes. Between them, a connection in Santiago.\n\nAn accredited Rapanui guide, the park ticket and all flights are included. Any time of year; in February the whole island is on holiday.`,
      },
      pt: {
        name: 'Moais e deserto',
        description: `Os dois extremos do Chile que ninguém espera: quatro noites em **Rapa Nui**, com amanhecer em Tongariki e a aldeia do homem-pássaro, e quatro no **Atacama**, com lagoas de altitude e telescópios. Entre uma e outra, uma conexão em Santiago.\n\nGuia rapanui credenciado, ingresso do parque e todos os voos incluídos. O ano todo; em fevereiro, a ilha inteira está em festa.`,
      },
    },
    pictures: [slider('rapa-nui', 1, 'golden', 'summer'), main('rapa-nui', 1, 'dusk', 'summer')],
  },
  {
    key: 'uruguay-slowly',
    days: 6,
    nights: 5,
    destinations: ['colonia-del-sacramento', 'jose-ignacio'],
    tours: [
      'colonia-old-town',
      'colonia-carmelo-wine',
      'jose-ignacio-garzon',
      'jose-ignacio-beach-ride',
    ],
    hotels: ['colonia-posada-de-la-muralla', 'jose-ignacio-la-barca-azul'],
    tags: ['sin apuro', 'verano'],
    details: {
      es: {
        name: 'Uruguay sin apuro',
        description: `Dos noches de adoquines en **Colonia**, viñas en Carmelo y tres noches de arena en **José Ignacio**, con un alto en Montevideo para caminar la rambla. Cabalgata por la playa, fuegos en Pueblo Garzón y ningún despertador.\n\nAuto con chofer todo el recorrido, desde Colonia o desde el puerto de Buenos Aires. De octubre a abril; marzo es el secreto mejor guardado.`,
      },
      en: {
        name: 'Uruguay, slowly',
        description: `Two nights of cobbles in **Colonia**, vineyards in Carmelo and three nights of sand in **José Ignacio**, with a stop in Montevideo to walk the seafront. A ride along the beach, open fires in Pueblo Garzón and no alarm clocks.\n\nA car and driver all the way, from Colonia or from the port of Buenos Aires. October to April; March is the best-kept secret.`,
      },
      pt: {
        name: 'Uruguai sem pressa',
        description: `Duas noites de ruas de pedra em **Colônia**, vinhedos em Carmelo e três noites de areia em **José Ignacio**, com uma parada em Montevidéu para caminhar pela orla. Cavalgada na praia, cozinha na brasa em Pueblo Garzón e nenhum despertador.\n\nCarro com motorista em todo o percurso, a partir de Colônia ou do porto de Buenos Aires. De outubro a abril; março é o segredo mais bem guardado.`,
      },
    },
    pictures: [slider('coast', 2, 'golden', 'summer'), main('coast', 0, 'golden', 'summer')],
  },
]
