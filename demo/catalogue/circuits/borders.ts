import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'

/** Circuits that cross from one country to the next. */
export const borderCircuits: readonly DemoItinerary[] = [
  {
    key: 'lakes-crossing',
    days: 7,
    nights: 6,
    starred: true,
    destinations: ['bariloche', 'puerto-varas'],
    tours: [
      'bariloche-circuito-chico',
      'bariloche-victoria-island',
      'varas-petrohue',
      'varas-chiloe',
    ],
    hotels: ['bariloche-peninsula-grand', 'varas-casa-del-colono'],
    tags: ['cruce andino', 'barco'],
    details: {
      es: {
        name: 'Cruce de los lagos: de Bariloche a Puerto Varas',
        description: `Tres lagos, cuatro trayectos por tierra y una frontera en medio del bosque: el paso más lindo de la cordillera se hace en barco, como hace más de un siglo. A cada lado, tiempo de sobra para disfrutar de dos pueblos que comparten montañas y discuten por el chocolate.

- **Días 1 a 3 · Bariloche.** Circuito Chico, cerro Campanario e isla Victoria; una tarde libre para probar cerveza frente al lago.
- **Día 4 · El cruce.** Lago Nahuel Huapi, Puerto Blest, laguna Frías con el Tronador encima, paso fronterizo, Peulla y lago Todos los Santos hasta Petrohué.
- **Días 5 y 6 · Puerto Varas.** Saltos del Petrohué y volcán Osorno; al otro día, Chiloé con sus iglesias y palafitos.
- **Día 7.** Traslado a Puerto Montt y vuelo a Santiago.

Todos los días del año, con noche opcional en Peulla. El clima es cambiante y el barco sale igual: impermeable a mano. También se hace en sentido inverso.`,
      },
      en: {
        name: 'The lake crossing: Bariloche to Puerto Varas',
        description: `Three lakes, four stretches overland and a border in the middle of the forest: the most beautiful pass in the Andes is made by boat, as it was over a century ago. On either side there is time to enjoy two towns that share their mountains and argue about chocolate.

- **Days 1 to 3 · Bariloche.** Circuito Chico, Cerro Campanario and Victoria Island; a free afternoon for beer by the lake.
- **Day 4 · The crossing.** Lake Nahuel Huapi, Puerto Blest, Laguna Frías under Mount Tronador, the border, Peulla and Lake Todos los Santos as far as Petrohué.
- **Days 5 and 6 · Puerto Varas.** The Petrohué falls and Osorno volcano; next day Chiloé with its churches and stilt houses.
- **Day 7.** Transfer to Puerto Montt and flight to Santiago.

Every day of the year, with an optional night in Peulla. The weather changes and the boat sails all the same: keep your raincoat at hand. The route can also be made the other way round.`,
      },
      pt: {
        name: 'Travessia dos lagos: de Bariloche a Puerto Varas',
        description: `Três lagos, quatro trechos por terra e uma fronteira no meio do bosque: o passo mais bonito da cordilheira se faz de barco, como há mais de um século. De cada lado, tempo de sobra para aproveitar duas cidades que dividem as montanhas e discutem pelo chocolate.

- **Dias 1 a 3 · Bariloche.** Circuito Chico, cerro Campanario e ilha Victoria; uma tarde livre para provar cerveja diante do lago.
- **Dia 4 · A travessia.** Lago Nahuel Huapi, Puerto Blest, laguna Frías com o Tronador logo acima, fronteira, Peulla e lago Todos los Santos até Petrohué.
- **Dias 5 e 6 · Puerto Varas.** Saltos do Petrohué e vulcão Osorno; no outro dia, Chiloé com suas igrejas e palafitas.
- **Dia 7.** Traslado a Puerto Montt e voo para Santiago.

Todos os dias do ano, com noite opcional em Peulla. O tempo muda e o barco sai do mesmo jeito: capa de chuva à mão. Também se faz no sentido inverso.`,
      },
    },
    pictures: [
      slider('bariloche', 1, 'dawn', 'spring'),
      slider('puerto-varas', 0, 'golden', 'spring'),
      main('puerto-varas', 1, 'golden', 'spring'),
    ],
  },
  {
    key: 'two-banks',
    days: 8,
    nights: 7,
    destinations: ['buenos-aires', 'colonia-del-sacramento', 'jose-ignacio'],
    tours: [
      'buenos-aires-milonga',
      'buenos-aires-neighbourhoods',
      'colonia-old-town',
      'colonia-carmelo-wine',
      'jose-ignacio-garzon',
    ],
    hotels: [
      'buenos-aires-palacio-alvarado',
      'colonia-posada-de-la-muralla',
      'jose-ignacio-la-barca-azul',
    ],
    tags: ['río de la plata', 'verano'],
    details: {
      es: {
        name: 'Las dos orillas: Buenos Aires y la costa uruguaya',
        description: `El Río de la Plata separa dos ciudades que se llaman hermanas y se miran de reojo. Este circuito lo cruza en barco y sigue la costa hasta donde el río se hace océano: tango primero, adoquines después, arena al final.

- **Días 1 a 3 · Buenos Aires.** Barrios del sur con historiadora, milonga con bailarines y un día para perderse en Palermo.
- **Día 4 · Colonia.** Barco de la mañana, casco histórico a pie y puesta de sol sobre la muralla.
- **Día 5 · Carmelo.** Viñas junto al río, tannat y quesos, en bicicleta o en auto.
- **Días 6 y 7 · José Ignacio.** Por la costa, con almuerzo en Montevideo: rambla, mercado y un chivito. Playa, faro y una noche de fuegos en Pueblo Garzón.
- **Día 8.** Traslado al aeropuerto de Carrasco o de Punta del Este.

De octubre a abril. En enero conviene reservar con seis meses. Sin vuelos internos: todo el viaje se hace a ras del agua.`,
      },
      en: {
        name: 'The two banks: Buenos Aires and the Uruguayan coast',
        description: `The River Plate divides two cities that call each other sisters and watch each other sideways. This circuit crosses it by ferry and follows the shore to where the river turns into ocean: tango first, cobbles next, sand at the end.

- **Days 1 to 3 · Buenos Aires.** The southern quarters with a historian, a milonga with dancers and a day to get lost in Palermo.
- **Day 4 · Colonia.** Morning ferry, the old town on foot and sunset from the wall.
- **Day 5 · Carmelo.** Vineyards by the river, tannat and cheese, by bicycle or by car.
- **Days 6 and 7 · José Ignacio.** Along the coast, with lunch in Montevideo: the seafront, the market and a chivito sandwich. Beach, lighthouse and an evening of open fires in Pueblo Garzón.
- **Day 8.** Transfer to Carrasco or Punta del Este airport.

October to April. For January, book six months ahead. No domestic flights: the whole journey keeps close to the water.`,
      },
      pt: {
        name: 'As duas margens: Buenos Aires e a costa uruguaia',
        description: `O Rio da Prata separa duas cidades que se chamam de irmãs e se olham de lado. Este circuito o atravessa de barco e segue a costa até onde o rio vira oceano: tango primeiro, pedras depois, areia no fim.

- **Dias 1 a 3 · Buenos Aires.** Bairros do sul com historiadora, milonga com dançarinos e um dia para se perder em Palermo.
- **Dia 4 · Colônia.** Barco da manhã, centro histórico a pé e pôr do sol sobre a muralha.
- **Dia 5 · Carmelo.** Vinhedos junto ao rio, tannat e queijos, de bicicleta ou de carro.
- **Dias 6 e 7 · José Ignacio.** Pela costa, com almoço em Montevidéu: orla, mercado e um chivito. Praia, farol e um jantar na brasa em Pueblo Garzón.
- **Dia 8.** Traslado ao aeroporto de Carrasco ou de Punta del Este.

De outubro a abril. Para janeiro, convém reservar com seis meses de antecedência. Sem voos internos: a viagem toda se faz rente à água.`,
      },
    },
    pictures: [
      slider('colonia', 1, 'golden', 'summer'),
      slider('coast', 1, 'golden', 'summer'),
      main('colonia', 1, 'golden', 'summer'),
    ],
  },
  {
    key: 'puna-to-atacama',
    days: 9,
    nights: 8,
    destinations: ['salta', 'quebrada-de-humahuaca', 'san-pedro-de-atacama'],
    tours: ['quebrada-hornocal', 'quebrada-salinas', 'atacama-lagoons', 'atacama-stars'],
    hotels: ['salta-casona-del-cabildo', 'quebrada-patio-tilcara', 'atacama-casa-chanar'],
    tags: ['paso de jama', 'ruta escénica'],
    details: {
      es: {
        name: 'De la Puna a Atacama por el Paso de Jama',
        description: `Un solo desierto y dos países. Se sube de Salta a la Quebrada, se cruzan los salares y se baja a San Pedro por un paso asfaltado a 4.200 metros, entre volcanes que no tienen nombre en los mapas comunes.

- **Días 1 y 2 · Salta.** La ciudad y sus peñas; una noche más para aclimatarse y comer empanadas.
- **Días 3 y 4 · Quebrada de Humahuaca.** Purmamarca, Tilcara y el Hornocal, con noches en posadas de adobe.
- **Día 5 · Paso de Jama.** Cuesta de Lipán, Salinas Grandes, Susques con su iglesia de 1598, lagunas de altura y descenso al salar de Atacama. Diez horas muy espaciadas.
- **Días 6 a 8 · San Pedro.** Valle de la Luna, lagunas altiplánicas, géiseres del Tatio si el cuerpo acompaña y una noche de telescopios.
- **Día 9.** Traslado a Calama.

De abril a noviembre. Vehículo con oxígeno, conductor y guía; hace falta seguro con cobertura de altura. Se combina muy bien con Uyuni.`,
      },
      en: {
        name: 'From the Puna to Atacama over the Jama pass',
        description: `One desert and two countries. You climb from Salta to the Quebrada, cross the salt flats and come down to San Pedro over a paved pass at 4,200 metres, among volcanoes that ordinary maps leave nameless.

- **Days 1 and 2 · Salta.** The city and its folk taverns; an extra night to get used to the altitude and eat empanadas.
- **Days 3 and 4 · Quebrada de Humahuaca.** Purmamarca, Tilcara and the Hornocal, with nights in adobe inns.
- **Day 5 · The Jama pass.** Lipán, Salinas Grandes, Susques with its church of 1598, high lagoons and the descent to the Atacama salt flat. Ten hours, well spaced.
- **Days 6 to 8 · San Pedro.** Valley of the Moon, highland lagoons, the Tatio geysers if you feel up to it and a night of telescopes.
- **Day 9.** Transfer to Calama.

April to November. Vehicle with oxygen, driver and guide; you need insurance that covers altitude. It combines very well with Uyuni.`,
      },
      pt: {
        name: 'Da Puna ao Atacama pelo Paso de Jama',
        description: `Um só deserto e dois países. Sobe-se de Salta à Quebrada, cruzam-se os salares e desce-se a San Pedro por um passo asfaltado a 4.200 metros, entre vulcões sem nome nos mapas comuns.

- **Dias 1 e 2 · Salta.** A cidade e suas peñas; uma noite a mais para se aclimatar e comer empanadas.
- **Dias 3 e 4 · Quebrada de Humahuaca.** Purmamarca, Tilcara e o Hornocal, com noites em pousadas de adobe.
- **Dia 5 · Paso de Jama.** Cuesta de Lipán, Salinas Grandes, Susques com sua igreja de 1598, lagoas de altitude e descida ao salar de Atacama. Dez horas bem espaçadas.
- **Dias 6 a 8 · San Pedro.** Vale da Lua, lagoas altiplânicas, gêiseres do Tatio se o corpo acompanhar e uma noite de telescópios.
- **Dia 9.** Traslado a Calama.

De abril a novembro. Veículo com oxigênio, motorista e guia; é preciso seguro com cobertura de altitude. Combina muito bem com Uyuni.`,
      },
    },
    pictures: [
      slider('atacama', 1, 'dawn', 'winter'),
      slider('salinas-grandes', 1, 'day', 'winter'),
      main('atacama', 1, 'golden', 'winter'),
    ],
  },
  {
    key: 'atacama-uyuni-la-paz',
    days: 9,
    nights: 8,
    starred: true,
    destinations: ['san-pedro-de-atacama', 'salar-de-uyuni', 'la-paz'],
    tours: ['atacama-lagoons', 'uyuni-lagoons-crossing', 'uyuni-mirror', 'la-paz-cable-cars'],
    hotels: ['atacama-hosteria-ayllu', 'uyuni-casa-de-sal-tunupa', 'la-paz-hotel-chuquiago'],
    tags: ['travesía', '4x4'],
    details: {
      es: {
        name: 'Tres desiertos: Atacama, Uyuni y La Paz',
        description: `La gran travesía del altiplano, en subida paulatina y con noches bien elegidas. Se empieza en un oasis, se cruza un planeta de lagunas de colores y se termina en la ciudad más vertical del mundo.

- **Días 1 a 3 · San Pedro de Atacama.** Valle de la Luna, salar y lagunas altiplánicas; tardes libres para acostumbrarse a la altura.
- **Días 4 y 5 · Lagunas de Lípez.** Frontera de Hito Cajón, Laguna Verde, géiseres Sol de Mañana, Laguna Colorada y noches en refugios con calefacción.
- **Días 6 y 7 · Uyuni.** Isla Incahuasi, almuerzo en medio del salar, atardecer y estrellas desde un hotel de sal.
- **Día 8 · La Paz.** Vuelo, tarde en teleférico y cena de cocina boliviana.
- **Día 9.** Traslado a El Alto.

De mayo a noviembre el recorrido es completo; de enero a marzo el salar es espejo y el trazado cambia con el agua. Máximo ocho viajeros en dos vehículos, con oxígeno y teléfono satelital.`,
      },
      en: {
        name: 'Three deserts: Atacama, Uyuni and La Paz',
        description: `The great crossing of the high plain, climbing little by little and with well-chosen nights. It begins in an oasis, crosses a planet of coloured lagoons and ends in the most vertical city in the world.

- **Days 1 to 3 · San Pedro de Atacama.** Valley of the Moon, salt flat and highland lagoons; free afternoons for getting used to the altitude.
- **Days 4 and 5 · The lagoons of Lípez.** The Hito Cajón border, Laguna Verde, the Sol de Mañana geysers, Laguna Colorada and nights in heated lodges.
- **Days 6 and 7 · Uyuni.** Incahuasi island, lunch in the middle of the salt, sunset and stars from a hotel built of it.
- **Day 8 · La Paz.** Flight, an afternoon by cable car and a dinner of new Bolivian cooking.
- **Day 9.** Transfer to El Alto.

From May to November the route is complete; from January to March the flat is a mirror and the way round it follows the water. Eight travellers at most in two vehicles, with oxygen and a satellite phone.`,
      },
      pt: {
        name: 'Três desertos: Atacama, Uyuni e La Paz',
        description: `A grande travessia do altiplano, em subida gradual e com noites bem escolhidas. Começa num oásis, cruza um planeta de lagoas coloridas e termina na cidade mais vertical do mundo.

- **Dias 1 a 3 · San Pedro de Atacama.** Vale da Lua, salar e lagoas altiplânicas; tardes livres para se acostumar à altitude.
- **Dias 4 e 5 · Lagoas de Lípez.** Fronteira de Hito Cajón, Laguna Verde, gêiseres Sol de Mañana, Laguna Colorada e noites em refúgios com aquecimento.
- **Dias 6 e 7 · Uyuni.** Ilha Incahuasi, almoço no meio do salar, pôr do sol e estrelas num hotel de sal.
- **Dia 8 · La Paz.** Voo, tarde de teleférico e jantar de cozinha boliviana.
- **Dia 9.** Traslado a El Alto.

De maio a novembro o percurso é completo; de janeiro a março o salar é espelho e o traçado muda com a água. No máximo oito viajantes em dois veículos, com oxigênio e telefone por satélite.`,
      },
    },
    pictures: [
      slider('uyuni', 2, 'golden', 'summer'),
      slider('atacama', 0, 'golden', 'winter'),
      main('uyuni', 0, 'day', 'summer'),
    ],
  },
  {
    key: 'falls-and-cities',
    days: 9,
    nights: 8,
    destinations: ['rio-de-janeiro', 'iguazu', 'buenos-aires'],
    tours: [
      'rio-sugarloaf-corcovado',
      'rio-samba',
      'iguazu-brazilian-side',
      'iguazu-devils-throat',
      'buenos-aires-milonga',
    ],
    hotels: ['rio-hotel-morro-da-lua', 'iguazu-tres-fronteras', 'buenos-aires-casa-balcarce'],
    tags: ['primera vez', 'música'],
    details: {
      es: {
        name: 'Samba, cataratas y tango',
        description: `Las dos ciudades con más ritmo de Sudamérica y, entre una y otra, la mayor caída de agua del planeta. Un clásico que funciona tanto para una luna de miel como para un grupo de amigos.

- **Días 1 a 3 · Río de Janeiro.** Cristo Redentor en el primer tren, Pan de Azúcar al atardecer, una noche de samba en la Pequeña África y una mañana de playa sin culpa.
- **Día 4 · Foz do Iguaçu.** Vuelo y lado brasileño de las cataratas, con la vista de frente.
- **Día 5 · Iguazú.** Cruce de la frontera, lado argentino y Garganta del Diablo.
- **Días 6 a 8 · Buenos Aires.** Vuelo, barrios del sur, asado en una terraza y milonga con bailarines. Un día libre para librerías o para cruzar a Colonia.
- **Día 9.** Traslado a Ezeiza.

Todo el año. Para Carnaval, en febrero o marzo, las noches de Río se reservan con un año. Incluye vuelos, traslados y trámites de frontera; conviene revisar con tiempo si hace falta visa para Brasil.`,
      },
      en: {
        name: 'Samba, waterfalls and tango',
        description: `The two cities with most rhythm in South America and, between them, the greatest waterfall system on the planet. A classic that suits a honeymoon as well as a party of friends.

- **Days 1 to 3 · Rio de Janeiro.** Christ the Redeemer by the first train, Sugarloaf at sunset, a samba night in Little Africa and a guiltless morning on the beach.
- **Day 4 · Foz do Iguaçu.** Flight and the Brazilian side of the falls, with the grand view.
- **Day 5 · Iguazú.** Over the border to the Argentine side and the Devil's Throat.
- **Days 6 to 8 · Buenos Aires.** Flight, the southern quarters, an asado on a roof terrace and a milonga with dancers. A free day for bookshops or for crossing to Colonia.
- **Day 9.** Transfer to Ezeiza.

All year. For Carnival, in February or March, nights in Rio are booked a year ahead. Flights, transfers and border formalities are included; do check in good time whether you need a visa for Brazil.`,
      },
      pt: {
        name: 'Samba, cataratas e tango',
        description: `As duas cidades com mais ritmo da América do Sul e, entre uma e outra, o maior conjunto de quedas d'água do planeta. Um clássico que serve tanto para a lua de mel quanto para um grupo de amigos.

- **Dias 1 a 3 · Rio de Janeiro.** Cristo Redentor no primeiro trem, Pão de Açúcar no fim da tarde, uma noite de samba na Pequena África e uma manhã de praia sem culpa.
- **Dia 4 · Foz do Iguaçu.** Voo e lado brasileiro das cataratas, com a vista de frente.
- **Dia 5 · Iguazú.** Travessia da fronteira, lado argentino e Garganta do Diabo.
- **Dias 6 a 8 · Buenos Aires.** Voo, bairros do sul, churrasco num terraço e milonga com dançarinos. Um dia livre para livrarias ou para atravessar até Colônia.
- **Dia 9.** Traslado a Ezeiza.

O ano todo. Para o Carnaval, em fevereiro ou março, as noites do Rio se reservam com um ano de antecedência. Inclui voos, traslados e trâmites de fronteira.`,
      },
    },
    pictures: [
      slider('rio', 0, 'dusk', 'summer'),
      slider('tango', 1, 'night', 'summer'),
      main('rio', 1, 'golden', 'summer'),
    ],
  },
]
