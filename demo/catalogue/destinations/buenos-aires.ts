import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const buenosAires: DemoDestination = {
  key: 'buenos-aires',
  region: 'ciudad-de-buenos-aires',
  starred: true,
  tags: ['ciudad', 'tango', 'gastronomía', 'cultura', 'historia', 'noche'],
  details: {
    es: {
      name: 'Buenos Aires',
      description: `Buenos Aires se entiende caminando y se disfruta sentado. Se camina por San Telmo un domingo de feria, por los palacios de Recoleta, por los bosques de Palermo cuando florecen los jacarandás; y se sienta uno en un café de mesas de mármol a mirar pasar la ciudad, que es lo que hacen los porteños desde hace un siglo.

La **avenida 9 de Julio**, con el Obelisco en el medio, parte el centro en dos. A pocas cuadras está el Teatro Colón, una de las mejores acústicas del mundo, y más al sur La Boca, con sus conventillos de chapa pintados con los restos de pintura de los barcos. De noche la ciudad cambia de turno: milongas que arrancan a las once, librerías abiertas hasta tarde, parrillas donde se come a cualquier hora.

Cada barrio es un pueblo con su panadería, su cancha y su discusión. Nuestro consejo es elegir pocos y darles tiempo.

**Cuándo ir:** todo el año. Noviembre es violeta de jacarandás; marzo y abril tienen el mejor clima. Tres noches es lo mínimo, y conviene repartirlas entre el comienzo y el final del viaje.`,
    },
    en: {
      name: 'Buenos Aires',
      description: `Buenos Aires is understood on foot and enjoyed sitting down. You walk through San Telmo on a market Sunday, past the mansions of Recoleta, under the jacarandas of Palermo; and you sit at a marble table in a café and watch the city go by, which is what its people have been doing for a century.

**Avenida 9 de Julio**, with the Obelisk at its heart, cuts the centre in two. A few blocks away stands the Teatro Colón, with one of the finest acoustics anywhere, and further south La Boca, its tin tenements painted with whatever the ships had left over. At night the city changes shift: milongas that warm up at eleven, bookshops open late, grills where you can eat at any hour.

Every neighbourhood is a village with its own bakery, football ground and argument. Our advice is to choose a few and give them time.

**When to go:** any month. November is violet with jacarandas; March and April have the best weather. Three nights at the very least, best split between the start and the end of your journey.`,
    },
    pt: {
      name: 'Buenos Aires',
      description: `Buenos Aires se entende a pé e se aproveita sentado. Anda-se por San Telmo num domingo de feira, pelos palacetes da Recoleta, pelos bosques de Palermo quando florescem os jacarandás; e senta-se a uma mesa de mármore num café para ver a cidade passar, que é o que os portenhos fazem há um século.

A **avenida 9 de Julio**, com o Obelisco no meio, divide o centro em dois. A poucas quadras fica o Teatro Colón, uma das melhores acústicas do mundo, e mais ao sul La Boca, com seus cortiços de zinco pintados com a tinta que sobrava dos navios. À noite a cidade troca de turno: milongas que esquentam às onze, livrarias abertas até tarde, parrillas onde se come a qualquer hora.

Cada bairro é uma cidadezinha com sua padaria, seu estádio e sua discussão. Nosso conselho é escolher poucos e dar tempo a eles.

**Quando ir:** o ano todo. Novembro é roxo de jacarandás; março e abril têm o melhor clima. Três noites é o mínimo, de preferência divididas entre o começo e o fim da viagem.`,
    },
  },
  pictures: [
    slider('buenos-aires', 0, 'dusk', 'spring'),
    slider('buenos-aires', 1, 'golden', 'spring'),
    slider('tango', 0, 'night', 'summer'),
    main('buenos-aires', 0, 'golden', 'spring'),
    main('tango', 0, 'dusk', 'summer'),
    detail('buenos-aires', 0, 'night', 'summer'),
    detail('tango', 1, 'dusk', 'autumn'),
  ],
  tours: [
    {
      key: 'buenos-aires-milonga',
      category: 'city',
      starred: true,
      starredInDestination: true,
      tags: ['tango', 'milonga', 'clase'],
      details: {
        es: {
          name: 'Noche de milonga con bailarines',
          description: `Nada de show con plumas: una clase de una hora para aprender a caminar abrazado, una copa de vino y después la milonga de verdad, la de los vecinos, en un club de barrio con piso de madera. Una pareja de bailarines acompaña al grupo, explica los códigos del cabeceo y, si se anima, lo saca a la pista. Máximo ocho personas, con traslado de ida y vuelta.`,
        },
        en: {
          name: 'A night at the milonga with dancers',
          description: `No feathers and no stage: an hour's class to learn how to walk in an embrace, a glass of wine, and then a real milonga, the neighbours' own, in a local club with a wooden floor. A couple of dancers come with the group, explain the code of nods and glances and, if you dare, take you out on the floor. Eight people at most, transfers included.`,
        },
        pt: {
          name: 'Noite de milonga com dançarinos',
          description: `Nada de show com plumas: uma hora de aula para aprender a caminhar abraçado, uma taça de vinho e depois a milonga de verdade, a dos vizinhos, num clube de bairro com piso de madeira. Um casal de dançarinos acompanha o grupo, explica os códigos do convite pelo olhar e, se você topar, leva para a pista. No máximo oito pessoas, com traslado de ida e volta.`,
        },
      },
      pictures: [main('tango', 0, 'night', 'summer'), slider('tango', 1, 'dusk', 'summer')],
    },
    {
      key: 'buenos-aires-neighbourhoods',
      category: 'heritage',
      starredInDestination: true,
      tags: ['a pie', 'arquitectura', 'barrios'],
      details: {
        es: {
          name: 'De Plaza de Mayo a La Boca',
          description: `Medio día a pie y en auto por el sur histórico: la Plaza de Mayo y sus dos siglos de manifestaciones, el Cabildo, los patios de San Telmo, un café notable y, por fin, Caminito y la Usina del Arte. La guía es historiadora y prefiere las preguntas incómodas. Se termina a la orilla del Riachuelo con un sándwich de bondiola en mano.`,
        },
        en: {
          name: 'From Plaza de Mayo to La Boca',
          description: `Half a day, on foot and by car, through the old south: Plaza de Mayo and its two centuries of protest, the colonial Cabildo, the courtyards of San Telmo, one of the city's listed cafés and, last, Caminito and the arts centre in the old power station. Your guide is a historian who likes awkward questions. It ends by the Riachuelo with a pork sandwich in hand.`,
        },
        pt: {
          name: 'Da Plaza de Mayo a La Boca',
          description: `Meio dia a pé e de carro pelo sul histórico: a Plaza de Mayo e seus dois séculos de manifestações, o Cabildo, os pátios de San Telmo, um café tombado e, por fim, Caminito e o centro cultural na antiga usina elétrica. A guia é historiadora e prefere as perguntas incômodas. Termina à beira do Riachuelo com um sanduíche de bondiola na mão.`,
        },
      },
      pictures: [main('caminito', 0, 'day', 'summer'), slider('caminito', 0, 'golden', 'summer')],
    },
    {
      key: 'buenos-aires-parrilla',
      category: 'table',
      starredInDestination: true,
      tags: ['asado', 'malbec', 'gastronomía'],
      details: {
        es: {
          name: 'El asado, explicado y comido',
          description: `En una terraza de Palermo, un parrillero enseña el fuego, los cortes y los tiempos mientras el grupo prueba de a poco: provoleta, mollejas, entraña, asado de tira, vacío. Se aprende a pedir el punto justo, a hacer un chimichurri y a no apurar las brasas. Con malbec de Agrelo y flan con dulce de leche. Hay menú vegetariano a la misma parrilla.`,
        },
        en: {
          name: 'The asado, explained and eaten',
          description: `On a roof terrace in Palermo a grill master explains fire, cuts and timing while the group tastes its way through: grilled provolone, sweetbreads, skirt steak, short ribs, flank. You learn how to order it done the way you like, how to make a chimichurri and why the embers must never be hurried. Malbec from Agrelo and crème caramel with dulce de leche to finish. Vegetarians eat well from the same grill.`,
        },
        pt: {
          name: 'O asado, explicado e comido',
          description: `Num terraço de Palermo, um parrillero ensina o fogo, os cortes e os tempos enquanto o grupo vai provando: provoleta, molejas, entraña, asado de tira, vacío. Aprende-se a pedir o ponto certo, a preparar um chimichurri e a não apressar as brasas. Com malbec de Agrelo e pudim com doce de leite. Há menu vegetariano na mesma grelha. Grupos de até doze pessoas.`,
        },
      },
      pictures: [main('asado', 0, 'dusk', 'summer'), slider('asado', 1, 'dusk', 'summer')],
    },
    {
      key: 'buenos-aires-estancia',
      category: 'countryside',
      starredInDestination: true,
      tags: ['gaucho', 'caballos', 'día de campo', 'familias'],
      details: {
        es: {
          name: 'Día de campo en San Antonio de Areco',
          description: `A ciento trece kilómetros de la capital, el pueblo gaucho por excelencia. Por la mañana, talleres de plateros y sogueros; al mediodía, asado bajo los eucaliptos de una estancia del siglo XIX; por la tarde, cabalgata por la pampa o paseo en sulky. Hay ñandúes en los potreros y mate para todos. Vuelta con la última luz, dormidos y con olor a humo.`,
        },
        en: {
          name: 'A day in the country at San Antonio de Areco',
          description: `Some 110 kilometres from the capital lies the gaucho town of them all. In the morning, the workshops of silversmiths and rawhide braiders; at noon, an asado under the eucalyptus of a nineteenth-century estancia; in the afternoon, a ride across the pampa or a turn in a sulky. There are rheas in the paddocks and mate for everyone. Home at last light, drowsy and smelling of smoke.`,
        },
        pt: {
          name: 'Dia de campo em San Antonio de Areco',
          description: `A cento e treze quilômetros da capital, a cidade gaúcha por excelência. De manhã, ateliês de prateiros e trançadores de couro; ao meio-dia, churrasco sob os eucaliptos de uma estância do século XIX; à tarde, cavalgada pelo pampa ou passeio de charrete. Há emas nos potreiros e mate para todos. Volta com a última luz, sonolentos e cheirando a fumaça.`,
        },
      },
      pictures: [main('gauchos', 0, 'golden', 'summer'), slider('gauchos', 0, 'golden', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'buenos-aires-palacio-alvarado',
      stars: 5,
      tags: ['recoleta', 'lujo', 'spa'],
      details: {
        es: {
          name: 'Palacio Alvarado',
          description: `Residencia de 1912 en Recoleta, con escalera de mármol, jardín de invierno y noventa habitaciones silenciosas. Té completo a las cinco.`,
        },
        en: {
          name: 'Palacio Alvarado',
          description: `A 1912 mansion in Recoleta with a marble staircase, a winter garden and ninety quiet rooms. Full tea at five.`,
        },
        pt: {
          name: 'Palacio Alvarado',
          description: `Palacete de 1912 na Recoleta, com escadaria de mármore, jardim de inverno e noventa quartos silenciosos. Chá completo às cinco.`,
        },
      },
    },
    {
      key: 'buenos-aires-casa-balcarce',
      stars: 4,
      tags: ['boutique', 'san telmo'],
      details: {
        es: {
          name: 'Casa Balcarce',
          description: `Catorce cuartos alrededor de tres patios en una casa chorizo de San Telmo, con terraza, parrilla y biblioteca de tango.`,
        },
        en: {
          name: 'Casa Balcarce',
          description: `Fourteen rooms around three courtyards in an old San Telmo townhouse, with a roof terrace, a grill and a tango library.`,
        },
        pt: {
          name: 'Casa Balcarce',
          description: `Catorze quartos em torno de três pátios numa antiga casa de San Telmo, com terraço, parrilla e biblioteca de tango.`,
        },
      },
    },
  ],
}
